// '/finance/tindakan/labfee': fees of laboratories, each with how it came about (finance.md 4, 6.13).
import { labfee } from '../../../resources/finance/labfee.ts';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const Why = ({ row }: { row: ListRow }) => <WhyButton call="finance.labfee.why" id={row.id} of={String(row.id)} />;
const overrides: RowOverrides = { Actions: Why };

export default function LabfeePage() {
  return <ListScreen resource={labfee} overrides={overrides} />;
}
