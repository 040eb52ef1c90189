// '/finance/income/tindakanmedis': incomes of treatments, each with how it came about (finance.md 4, 6.13).
import { tindakanincome } from '../../../resources/finance/tindakanincome.ts';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const Why = ({ row }: { row: ListRow }) => (
  <WhyButton call="finance.tindakanincome.why" id={row.id} of={String(row['name'])} />
);
const overrides: RowOverrides = { Actions: Why };

export default function TreatmentIncomePage() {
  return <ListScreen resource={tindakanincome} overrides={overrides} />;
}
