// '/finance/tindakan/transaction': rows of what is owed, each with how it came about (finance.md 4, 6.13).
import { hutang } from '../../../resources/finance/hutang.ts';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const Why = ({ row }: { row: ListRow }) => (
  <WhyButton call="finance.hutang.why" id={row.id} of={String(row['description'])} />
);
const overrides: RowOverrides = { Actions: Why };

export default function PayableRowsPage() {
  return <ListScreen resource={hutang} overrides={overrides} />;
}
