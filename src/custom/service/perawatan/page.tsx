// '/service/visit/perawatan': the working list of treatments, planned and done, of all visits (service.md 4).
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import type { Field } from '../../../resources/kernel/field.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { nameCell } from '../../../screens/list/cells.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import { BhpActions } from '../../../parts/service/bhp/bhp-actions.tsx';
import { bhpState, bhpTones } from '../../../parts/service/bhp/bhp.ts';
import { formlabsOfVisit } from '../../../parts/service/formlab/formlab.ts';
import { Money } from '../../../kit/money/money.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { Link } from '../../../kit/page/link.tsx';
import style from '../../../kit/style/value.module.css';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import { fieldOf } from '../../../screens/resource-fields.ts';
import { FieldCell } from '../../../screens/views/field-view.tsx';

type Treatment = ListedOf<'service.visitperawatan'>;

/** 'Lab' where a form lab hangs on the treatment, leading to it. */
const Lab = ({ row }: { row: Treatment }) => {
  const { t } = useTranslation();
  if (!row.islab) return null;
  return (
    <Link to={formlabsOfVisit(row.visit_id)}>
      <StatusChip tone="info" label={t('lab.chip')} />
    </Link>
  );
};

/** Who treated, and who assisted. */
const DoctorName = nameCell('doctordata');
const NurseName = nameCell('perawatdata');
const Team = ({ row }: { row: Treatment }) => (
  <>
    <DoctorName row={row} />
    <span className={style.quiet}>
      <NurseName row={row} />
    </span>
  </>
);

const { fields } = visitperawatan;
const DONE: Field | undefined = fieldOf(visitperawatan, 'performed_at');
/** When it was done, and in which visit. */
const DoneCell = ({ row }: { row: Treatment }) => {
  const visit = row.visitdata;
  return (
    <>
      {DONE && <FieldCell field={DONE} name="performed_at" record={row} />}
      <div>
        <Link to={visitPath(visit.id)}>{visit.name}</Link>
      </div>
    </>
  );
};

const NameCell = ({ row }: { row: Treatment }) => (
  <>
    {row.name}
    {row.tooth && row.tooth.length > 0 && (
      <div className={style.quiet}>
        {fields.tooth.label} <FieldCell field={fields.tooth} name="tooth" record={row} />
      </div>
    )}
    {row.qty !== 1 && (
      <div className={style.quiet}>
        {fields.qty.label} {formatNumber(row.qty)}
      </div>
    )}
  </>
);

/** What is charged; the price and the discount where they say more than that. */
const AmountCell = ({ row }: { row: Treatment }) => (
  <>
    <Money strong value={row.amount} />
    {row.amount !== row.price && (
      <div className={style.quiet}>
        {fields.price.label} <Money value={row.price} />
      </div>
    )}
    {row.discount_amount !== undefined && row.discount_amount > 0 && (
      <div className={style.quiet}>
        {fields.discount_amount.label} <Money value={row.discount_amount} />
      </div>
    )}
  </>
);
const STATUS: Field | undefined = fieldOf(visitperawatan, 'status');
const StateCell = ({ row }: { row: Treatment }) => (
  <span className={style.chips}>
    {STATUS && <FieldCell field={STATUS} name="status" record={row} />}
    <Lab row={row} />
  </span>
);

const BhpCell = ({ row }: { row: Treatment }) => {
  const { t } = useTranslation();
  const state = bhpState(row);
  return <StatusChip label={t(`supply.short.${state}`)} tone={bhpTones[state]} />;
};
const Bhp = ({ row }: { row: Treatment }) => <BhpActions treatment={row} visitStatus={row.visitdata.status} />;

const { visit: _visit, ...filters } = visitperawatan.list.filters;
/** Columns that stand in the cell of another one; the sheet has each of its own. */
const MERGED: readonly string[] = ['visit_id', 'tooth', 'islab', 'perawat_id', 'qty', 'price', 'discount_amount'];
const columns = visitperawatan.list.columns.filter((name) => !MERGED.includes(name));
const page = { ...visitperawatan, list: { ...visitperawatan.list, columns, filters } } satisfies Resource;
const overrides = {
  cells: {
    performed_at: DoneCell,
    name: NameCell,
    status: StateCell,
    doctor_id: Team,
    isbhpused: BhpCell,
    amount: AmountCell,
  },
  Actions: Bhp,
};

export default function TreatmentsPage() {
  const { role } = useUser();
  const totals = [
    { sum: 'qty', label: fields.qty.label },
    ...(maySee(role, 'money') ? [{ sum: 'amount', label: fields.amount.label, money: true } as const] : []),
  ];
  return <ListScreen resource={page} overrides={overrides} creates={false} totals={totals} />;
}
