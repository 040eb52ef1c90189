// '/inventory/master/item': items, in and out of Excel (inventory.md 4).
import { item } from '../../../resources/inventory/item.ts';
import { StockImport } from '../../../parts/inventory/import/stock-import.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';

export default function ItemsPage() {
  return <ListScreen resource={useMirrored(item)} tools={<StockImport of="item" />} />;
}
