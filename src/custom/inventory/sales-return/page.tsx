// '/inventory/sales/retur': sold goods that came back; a return begins at its sale (inventory.md 4).
import { salesreturn } from '../../../resources/inventory/salesreturn.ts';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';

export default function SalesReturnPage() {
  return <ListScreen resource={useMirrored(salesreturn)} creates={false} />;
}
