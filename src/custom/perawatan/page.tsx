// '/service/visit/perawatan': the working list of treatments, planned and done, of all visits (service.md 4).
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { maySee } from '../../policies/index.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { visitperawatan } from '../../resources/service/visitperawatan.ts';
import { nameCell } from '../../screens/list/cells.tsx';
import { ListScreen } from '../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../screens/list/row-overrides.ts';
import type { ListRow } from '../../screens/list/use-records.ts';
import { BhpActions } from '../../screens/parts/bhp/bhp-actions.tsx';
import { bhpState, bhpTones, type BhpTreatment } from '../../screens/parts/bhp/bhp.ts';
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

interface TreatmentRow extends ListRow, BhpTreatment {
  readonly visitdata: { readonly status: number };
}

const BhpCell = ({ row }: { row: ListRow }) => {
  const { t } = useTranslation();
  const state = bhpState(row as TreatmentRow);
  return <StatusChip label={t(`supply.short.${state}`)} tone={bhpTones[state]} />;
};
const Bhp = ({ row }: { row: ListRow }) => {
  const treatment = row as TreatmentRow;
  return <BhpActions treatment={treatment} visitStatus={treatment.visitdata.status} />;
};

const { visit: _visit, ...filters } = visitperawatan.list.filters;
const page: Resource = { ...visitperawatan, list: { ...visitperawatan.list, filters } };
const overrides: RowOverrides = {
  cells: {
    visit_id: VisitCell,
    doctor_id: nameCell('doctordata'),
    perawat_id: nameCell('perawatdata'),
    islab: LabCell,
    isbhpused: BhpCell,
  },
  Actions: Bhp,
};

export default function TreatmentsPage() {
  const { role } = useUser();
  const { fields } = visitperawatan;
  const totals = [
    { sum: 'qty', label: fields.qty.label },
    ...(maySee(role, 'money') ? [{ sum: 'amount', label: fields.amount.label, money: true } as const] : []),
  ];
  return <ListScreen resource={page} overrides={overrides} creates={false} totals={totals} />;
}
