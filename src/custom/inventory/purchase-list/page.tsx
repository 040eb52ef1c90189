// '/inventory/purchase': orders to suppliers, and how much of each has come (inventory.md 4).
import { Progress } from 'antd';
import { purchase } from '../../../resources/inventory/purchase.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { ListRow } from '../../../screens/list/use-records.ts';
import { useMirrored } from '../../../layouts/navigation.tsx';

const Received = ({ row }: { readonly row: ListRow }) => (
  <Progress
    percent={Number(row['received_percent'])}
    size="small"
    aria-label={purchase.fields.received_percent.label}
  />
);
const overrides = { cells: { received_percent: Received } } as const;

export default function PurchasesPage() {
  return <ListScreen resource={useMirrored(purchase)} overrides={overrides} />;
}
