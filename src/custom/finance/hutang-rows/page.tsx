// '/finance/tindakan/transaction': rows of what is owed, each with how it came about (finance.md 4, 6.13).
import { hutang, hutangSource } from '../../../resources/finance/hutang.ts';
import { OverrideButton } from '../../../parts/finance/share/override-button.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const Actions = ({ row }: { row: ListRow }) => (
  <>
    <WhyButton call="finance.hutang.why" id={row.id} of={String(row['description'])} />
    {row['source_type'] === hutangSource.income && (
      <OverrideButton id={Number(row['source_id'])} of={String(row['description'])} />
    )}
  </>
);
const overrides: RowOverrides = { Actions };

export default function PayableRowsPage() {
  return <ListScreen resource={hutang} overrides={overrides} />;
}
