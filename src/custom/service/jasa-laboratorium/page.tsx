// '/service/master/laboratorium/jasa': what all laboratories make, in and out of Excel (service.md 8).
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { laboratoriumjasa } from '../../../resources/service/laboratoriumjasa.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { ImportButton } from '../../../screens/import/import-button.tsx';

export default function ServicesPage() {
  const imports = mayCall(useUser(), 'service.laboratoriumjasa.import');
  return <ListScreen resource={laboratoriumjasa} tools={imports && <ImportButton resource={laboratoriumjasa} />} />;
}
