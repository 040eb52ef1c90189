// '/service/visit/perawatan': the derived list of treatments, where the nurse confirms what each used up (service.md 4).
import { visitperawatan } from '../../resources/service/visitperawatan.ts';
import { ListScreen } from '../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../screens/list/row-overrides.ts';
import type { ListRow } from '../../screens/list/use-records.ts';
import { BhpActions } from '../../screens/parts/bhp/bhp-actions.tsx';
import type { BhpTreatment } from '../../screens/parts/bhp/bhp.ts';

interface TreatmentRow extends ListRow, BhpTreatment {
  readonly visitdata: { readonly status: number };
}

const Bhp = ({ row }: { row: ListRow }) => {
  const treatment = row as unknown as TreatmentRow;
  return <BhpActions treatment={treatment} visitStatus={treatment.visitdata.status} />;
};
const overrides: RowOverrides = { Actions: Bhp };

export default function TreatmentsPage() {
  return <ListScreen resource={visitperawatan} overrides={overrides} />;
}
