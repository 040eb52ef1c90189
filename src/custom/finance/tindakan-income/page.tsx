// '/finance/income/tindakanmedis': incomes of treatments, each with how it came about (finance.md 4, 6.13).
import { incomeSums } from '../../../resources/finance/tindakanincome-fields.ts';
import { tindakanincome } from '../../../resources/finance/tindakanincome.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { incomeCells, WhyIncome } from '../../../parts/finance/income/cells.tsx';
import { OverrideButton } from '../../../parts/finance/share/override-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const { bill: _bill, customer: _customer, mitra: _partner, ...filters } = tindakanincome.list.filters;
const page: Resource = { ...tindakanincome, list: { ...tindakanincome.list, filters } };
const Actions = ({ row }: { row: ListRow }) => (
  <>
    <WhyIncome row={row} />
    {row['status'] !== tindakanincome.state.cancelled && <OverrideButton id={row.id} of={String(row['name'])} />}
  </>
);
const overrides: RowOverrides = { cells: incomeCells(), Actions };
const totals = incomeSums.map((sum) => ({ sum, label: tindakanincome.fields[sum].label, money: true as const }));

export default function TreatmentIncomePage() {
  return <ListScreen resource={page} overrides={overrides} totals={totals} />;
}
