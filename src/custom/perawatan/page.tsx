// '/service/visit/perawatan': the working list of treatments, planned and done, of all visits (service.md 4).
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { maySee } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import { visitperawatan } from '../../resources/service/visitperawatan.ts';
import { ListScreen } from '../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../screens/list/row-overrides.ts';
import type { ListRow } from '../../screens/list/use-records.ts';
import { formlabsOfVisit } from '../../screens/parts/formlab/formlab.ts';
import { visitPath } from '../../screens/parts/visit/visit.ts';
import { StatusChip } from '../../screens/parts/status-chip.tsx';

const VisitCell = ({ row }: { row: ListRow }) => {
  const visit = row.visitdata as { readonly id: number; readonly name: string };
  return <Link to={visitPath(visit.id)}>{visit.name}</Link>;
};

/** 'Lab' where a form lab hangs on the treatment, leading to it. */
const LabCell = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  if (row.islab !== true) return null;
  return (
    <Link to={formlabsOfVisit(Number(row.visit_id))}>
      <StatusChip tone="info" label={t('lab.chip')} />
    </Link>
  );
};

const overrides: RowOverrides = { cells: { visit_id: VisitCell, islab: LabCell } };

export default function TreatmentsPage() {
  const { role } = useUser();
  const { fields } = visitperawatan;
  const totals = [
    { sum: 'qty', label: fields.qty.label },
    ...(maySee(role, 'money') ? [{ sum: 'amount', label: fields.amount.label, money: true } as const] : []),
  ];
  return <ListScreen resource={visitperawatan} overrides={overrides} creates={false} totals={totals} />;
}
