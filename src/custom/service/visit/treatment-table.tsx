// The treatments of the visit, a row each; on a narrow screen the row is a card.
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { can, maySee, type Who } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { Money } from '../../../kit/money/money.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { usePlainVerb } from '../../../parts/service/visit/use-visit-verb.ts';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly visit: VisitData;
  readonly treatments: readonly TreatmentData[];
  readonly onEdit: (treatment: TreatmentData) => void;
}

const { fields, states } = visitperawatan;

/** Steps of a treatment while its visit is open; it is done only in the unit (service.md 3.2). */
const verbsOf = (visit: VisitData, { status }: TreatmentData, who: Who): readonly NamedVerb[] =>
  visit.status === visitState.finished || visit.status === visitState.cancelled
    ? []
    : verbsFor(visitperawatan, who, status).filter(
        ({ name }) => name !== 'selesai' || visit.status === visitState.inUnit,
      );

const Actions = ({ visit, treatment, onEdit }: Omit<Props, 'treatments'> & { treatment: TreatmentData }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { run, busy } = usePlainVerb(visitperawatan);
  const verbs = verbsOf(visit, treatment, me);
  const editable =
    verbs.length > 0 && treatment.status === visitperawatan.state.planned && can(me, visitperawatan.name, 'edit');
  const button = (named: NamedVerb, onClick?: () => void) => (
    <Button
      key={named.name}
      size="small"
      type={named.verb.tone === 'primary' ? 'primary' : 'default'}
      danger={named.verb.tone === 'danger'}
      loading={busy(named, treatment)}
      aria-label={`${named.verb.label}: ${treatment.name}`}
      onClick={onClick}
    >
      {named.verb.label}
    </Button>
  );
  return (
    <div className={layout.end}>
      {editable && (
        <Button size="small" aria-label={`${t('show.edit')}: ${treatment.name}`} onClick={() => onEdit(treatment)}>
          {t('show.edit')}
        </Button>
      )}
      {verbs.map((named) =>
        named.verb.confirm ? (
          <Popconfirm
            key={named.name}
            title={named.verb.confirm}
            okText={named.verb.label}
            cancelText={t('form.cancel')}
            onConfirm={() => void run(named, treatment)}
          >
            {button(named)}
          </Popconfirm>
        ) : (
          button(named, () => void run(named, treatment))
        ),
      )}
    </div>
  );
};

const What = ({ treatment }: { treatment: TreatmentData }) => {
  const staff = [treatment.doctordata?.name, treatment.perawatdata?.name].filter(Boolean).join(' · ');
  return (
    <>
      <span className={words.faint}>{treatment.code}</span> {treatment.name}
      {staff && <div className={words.faint}>{staff}</div>}
      {treatment.note && <div className={words.faint}>{treatment.note}</div>}
    </>
  );
};

/** Paid for by a package. */
const SlotChip = () => {
  const { t } = useTranslation();
  return <StatusChip label={t('slot.chip')} tone="info" />;
};

const Price = ({
  treatment: { price, discount_amount, membershipperawatan_id: slot },
}: {
  treatment: TreatmentData;
}) => (
  <div>
    {slot === null ? <Money value={price} /> : <SlotChip />}
    {(discount_amount ?? 0) > 0 && (
      <div className={words.faint}>
        {fields.discount_amount.label} <Money value={discount_amount} />
      </div>
    )}
  </div>
);

const StateChip = ({ treatment: { status } }: { treatment: TreatmentData }) => {
  const { label, tone } = states[status];
  return <StatusChip label={label} tone={tone} />;
};

const worth: readonly Column<TreatmentData>[] = [
  { key: 'price', head: fields.price.label, as: 'figure', cell: (treatment) => <Price treatment={treatment} /> },
  {
    key: 'amount',
    head: fields.amount.label,
    as: 'figure',
    cell: ({ amount, membershipperawatan_id: slot }) =>
      slot === null ? <Money strong value={amount} /> : <SlotChip />,
  },
];

export const TreatmentTable = ({ visit, treatments, onEdit }: Props) => {
  const { t } = useTranslation();
  const money = maySee(useUser().role, 'money');
  const where = ({ tooth, surfaces }: TreatmentData) =>
    [tooth?.join(', '), surfaces?.join('')].filter(Boolean).join(' ') || t('value.empty');
  return (
    <DataTable<TreatmentData>
      label={visitperawatan.label}
      phone="cards"
      rows={treatments}
      keyOf={({ id }) => id}
      lookOf={({ status }) => (status === visitperawatan.state.cancelled ? 'gone' : undefined)}
      columns={[
        {
          key: 'what',
          head: fields.perawatan_id.label,
          as: 'name',
          cell: (treatment) => <What treatment={treatment} />,
        },
        { key: 'tooth', head: fields.tooth.label, cell: where },
        { key: 'qty', head: fields.qty.label, as: 'figure', cell: ({ qty }) => formatNumber(qty) },
        ...(money ? worth : []),
        { key: 'status', head: t('list.status'), cell: (treatment) => <StateChip treatment={treatment} /> },
        {
          key: 'actions',
          head: <span className="visually-hidden">{t('visit.actions')}</span>,
          as: 'action',
          cell: (treatment) => <Actions visit={visit} treatment={treatment} onEdit={onEdit} />,
        },
      ]}
    />
  );
};
