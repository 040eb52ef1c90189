// '/inventory/warehouse/adjustment': corrections of the stock, and opening stock out of Excel (inventory.md 4, 8).
import { adjustment } from '../../../resources/inventory/adjustment.ts';
import { StockImport } from '../../../parts/inventory/import/stock-import.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';

export default function AdjustmentsPage() {
  return <ListScreen resource={adjustment} tools={<StockImport of="adjustment" />} />;
}
