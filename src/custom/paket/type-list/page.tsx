// '/paket/promosi/tipe': kinds of packages, behind the tab beside the packages themselves (paket.md 4).
import { KindTabs } from '../../../parts/paket/offer/kind-tabs.tsx';
import { pakettype } from '../../../resources/paket/type.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';

export default function PackageKindsPage() {
  return (
    <ListScreen resource={pakettype}>
      <KindTabs open={pakettype} />
    </ListScreen>
  );
}
