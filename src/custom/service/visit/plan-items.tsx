// The items of a plan by phase; those that wait for a visit can be ticked.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { planItemState, treatmentplan } from '../../../resources/service/treatmentplan.ts';
import { Money } from '../../../kit/money/money.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { isOpen, type PlanItem } from './plan.ts';
import style from './visit.module.css';

interface Props {
  readonly title: string;
  readonly items: readonly PlanItem[];
  /** Ticked items; undefined where none can be pulled. */
  readonly ticked?: ReadonlySet<number>;
  readonly onTick: (id: number, on: boolean) => void;
}

const { fields } = treatmentplan.fields.items;

const Chip = ({ item }: { item: PlanItem }) => {
  const { t } = useTranslation();
  if (item.status === planItemState.planned && item.visitperawatan_id !== null)
    return <StatusChip label={t('chart.plan.pulled')} tone="info" />;
  const state = fields.status.options.find(({ value }) => value === item.status);
  return state && <StatusChip label={state.label} tone={state.tone} />;
};

const ItemRow = ({
  item,
  money,
  ticked,
  onTick,
}: Pick<Props, 'ticked' | 'onTick'> & { item: PlanItem; money: boolean }) => {
  const { t } = useTranslation();
  const where = [item.tooth, item.surfaces?.join('')].filter(Boolean).join(' ');
  const priority = fields.priority.options.find(({ value }) => value === item.priority)?.label;
  return (
    <tr className={style.row} data-cancelled={item.status === planItemState.cancelled}>
      {ticked && (
        <td>
          <Checkbox
            aria-label={t('chart.plan.tick', { name: `${item.name} ${where}`.trim() })}
            disabled={!isOpen(item)}
            checked={ticked.has(item.id)}
            onChange={({ target }) => onTick(item.id, target.checked)}
          />
        </td>
      )}
      <th scope="row" className={style.what}>
        <span className={style.quiet}>{item.code}</span> {item.name}
      </th>
      <td data-label={fields.tooth.label}>{where || t('value.empty')}</td>
      <td data-label={fields.phase.label}>{item.phase ?? t('value.empty')}</td>
      <td data-label={fields.priority.label}>{priority ?? t('value.empty')}</td>
      <td data-label={fields.qty.label} className={style.right}>
        {formatNumber(item.qty)}
      </td>
      {money && (
        <>
          <td data-label={fields.price.label} className={style.right}>
            <Money value={item.price} />
          </td>
          <td data-label={fields.discount_amount.label} className={style.right}>
            <Money value={item.discount_amount} />
          </td>
          <td data-label={fields.amount.label} className={style.right}>
            <Money value={item.amount} />
          </td>
        </>
      )}
      <td>
        <Chip item={item} />
      </td>
    </tr>
  );
};

export const PlanItems = ({ title, items, ticked, onTick }: Props) => {
  const { t } = useTranslation();
  const money = maySee(useUser().role, 'money');
  const left = ['perawatan_id', 'tooth', 'phase', 'priority'] as const;
  const right = ['qty', ...(money ? (['price', 'discount_amount', 'amount'] as const) : [])] as const;
  return (
    <ScrollRegion label={t('chart.plan.itemsOf', { title })} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            {ticked && (
              <th scope="col">
                <span className="visually-hidden">{t('chart.plan.choose')}</span>
              </th>
            )}
            {left.map((name) => (
              <th key={name} scope="col">
                {fields[name].label}
              </th>
            ))}
            {right.map((name) => (
              <th key={name} scope="col" className={style.right}>
                {fields[name].label}
              </th>
            ))}
            <th scope="col">{t('list.status')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <ItemRow key={item.id} item={item} money={money} ticked={ticked} onTick={onTick} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
