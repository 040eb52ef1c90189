// '/finance/income/tindakanmedis': incomes of treatments, each with how it came about (finance.md 4, 6.13).
import type { ListedOf } from '../../../resources/answers.ts';
import { incomeSums } from '../../../resources/finance/tindakanincome-fields.ts';
import { tindakanincome } from '../../../resources/finance/tindakanincome.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { incomeCells, WhyIncome } from '../../../parts/finance/income/cells.tsx';
import { mergedCells } from '../../../parts/finance/income/merged-cells.tsx';
import { OverrideButton } from '../../../parts/finance/share/override-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';

const { bill: _bill, customer: _customer, mitra: _partner, ...filters } = tindakanincome.list.filters;
const { fields } = tindakanincome;
/** Each stands with what it is told apart by; the sheet has all of them in columns of their own. */
const columns = [
  'transaction_at',
  'customer_id',
  'name',
  'net_amount',
  'lab_amount',
  'doctor_amount',
  'rumahsakit_amount',
  'investor_amount',
  'klinik_amount',
  'status',
] as const;
const page = {
  ...tindakanincome,
  fields: {
    ...fields,
    lab_amount: { ...fields.lab_amount, label: `${fields.lab_amount.label}, ${fields.bhp_amount.label}` },
  },
  list: { ...tindakanincome.list, columns, filters },
} satisfies Resource;
const Actions = ({ row }: { row: ListedOf<'finance.tindakanincome'> }) => (
  <>
    <WhyIncome row={row} />
    {row.status !== tindakanincome.state.cancelled && <OverrideButton id={row.id} of={row.name} />}
  </>
);
const overrides = { cells: { ...incomeCells(), ...mergedCells }, Actions };
const totals = incomeSums.map((sum) => ({ sum, label: fields[sum].label, money: true as const }));

export default function TreatmentIncomePage() {
  return <ListScreen resource={page} overrides={overrides} totals={totals} />;
}
