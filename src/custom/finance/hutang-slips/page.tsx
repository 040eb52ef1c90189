// '/finance/hutang/transaction': slips, each with how it came about (finance.md 4, 6.13). A payee is found by his name.
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const { actor_id: _actor, ...filters } = hutangtransaction.list.filters;
const resource: Resource = { ...hutangtransaction, list: { ...hutangtransaction.list, filters } };

const Why = ({ row }: { row: ListRow }) => (
  <WhyButton call="finance.hutangtransaction.why" id={row.id} of={String(row['code'])} />
);
const overrides: RowOverrides = { Actions: Why };

export default function SlipsPage() {
  return <ListScreen resource={resource} overrides={overrides} />;
}
