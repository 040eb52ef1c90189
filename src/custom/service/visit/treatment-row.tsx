// One treatment of the visit as a row; on a narrow screen the row is a card.
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { can, type Who } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { Money } from '../../../kit/money/money.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { usePlainVerb } from '../../../parts/service/visit/use-visit-verb.ts';
import type { TreatmentData, VisitData } from '../../../parts/service/visit/visit.ts';
import { type NamedVerb, verbsFor } from '../../../screens/record/verbs.ts';
import style from './visit.module.css';

interface Props {
  readonly visit: VisitData;
  readonly treatment: TreatmentData;
  readonly money: boolean;
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

const Actions = ({ visit, treatment, onEdit }: Omit<Props, 'money'>) => {
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
    <div className={style.actions}>
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

export const TreatmentRow = ({ visit, treatment, money, onEdit }: Props) => {
  const { t } = useTranslation();
  const state = states[treatment.status as keyof typeof states];
  const where = [treatment.tooth?.join(', '), treatment.surfaces?.join('')].filter(Boolean).join(' ');
  const staff = [treatment.doctordata?.name, treatment.perawatdata?.name].filter(Boolean).join(' · ');
  return (
    <tr className={style.row} data-cancelled={treatment.status === visitperawatan.state.cancelled}>
      <th scope="row" className={style.what}>
        <span className={style.quiet}>{treatment.code}</span> {treatment.name}
        {staff && <div className={style.quiet}>{staff}</div>}
        {treatment.note && <div className={style.quiet}>{treatment.note}</div>}
      </th>
      <td data-label={fields.tooth.label}>{where || t('value.empty')}</td>
      <td data-label={fields.qty.label} className={style.right}>
        {formatNumber(treatment.qty)}
      </td>
      {money && (
        <>
          <td data-label={fields.price.label} className={style.right}>
            <div>
              <Money value={treatment.price} />
              {(treatment.discount_amount ?? 0) > 0 && (
                <div className={style.quiet}>
                  {fields.discount_amount.label} <Money value={treatment.discount_amount} />
                </div>
              )}
            </div>
          </td>
          <td data-label={fields.amount.label} className={style.right}>
            <Money strong value={treatment.amount} />
          </td>
        </>
      )}
      <td data-label={t('list.status')}>
        <StatusChip label={state.label} tone={state.tone} />
      </td>
      <td className={style.actionCell}>
        <Actions visit={visit} treatment={treatment} onEdit={onEdit} />
      </td>
    </tr>
  );
};
