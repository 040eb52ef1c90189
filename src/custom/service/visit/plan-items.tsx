// The items of a plan by phase; those that wait for a visit can be ticked.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { maySee } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { planItemState, treatmentplan } from '../../../resources/service/treatmentplan.ts';
import { Money } from '../../../kit/money/money.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { isOpen, type PlanItem } from './plan.ts';
import words from '../../../kit/style/words.module.css';

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

const placeOf = ({ tooth, surfaces }: PlanItem): string => [tooth, surfaces?.join('')].filter(Boolean).join(' ');
const priorityOf = ({ priority }: PlanItem): string | undefined =>
  fields.priority.options.find(({ value }) => value === priority)?.label;

const Tick = ({ item, ticked, onTick }: { item: PlanItem } & Required<Pick<Props, 'ticked' | 'onTick'>>) => {
  const { t } = useTranslation();
  return (
    <Checkbox
      aria-label={t('chart.plan.tick', { name: `${item.name} ${placeOf(item)}`.trim() })}
      disabled={!isOpen(item)}
      checked={ticked.has(item.id)}
      onChange={({ target }) => onTick(item.id, target.checked)}
    />
  );
};

type ItemColumn = Column<PlanItem>;

/** What is to be done, where and when. */
const useWork = (): readonly ItemColumn[] => {
  const { t } = useTranslation();
  const none = t('value.empty');
  return [
    {
      key: 'name',
      head: fields.perawatan_id.label,
      as: 'name',
      cell: ({ code, name }) => (
        <>
          <span className={words.faint}>{code}</span> {name}
        </>
      ),
    },
    { key: 'tooth', head: fields.tooth.label, cell: (item) => placeOf(item) || none },
    { key: 'phase', head: fields.phase.label, cell: ({ phase }) => phase ?? none },
    { key: 'priority', head: fields.priority.label, cell: (item) => priorityOf(item) ?? none },
    { key: 'qty', head: fields.qty.label, as: 'figure', cell: ({ qty }) => formatNumber(qty) },
  ];
};

const worth = (['price', 'discount_amount', 'amount'] as const).map((key): ItemColumn => ({
  key,
  head: fields[key].label,
  as: 'figure',
  cell: (item) => <Money value={item[key]} />,
}));

export const PlanItems = ({ title, items, ticked, onTick }: Props) => {
  const { t } = useTranslation();
  const money = maySee(useUser().role, 'money');
  const work = useWork();
  const tick: readonly ItemColumn[] = ticked
    ? [
        {
          key: 'tick',
          head: <span className="visually-hidden">{t('chart.plan.choose')}</span>,
          cell: (item) => <Tick item={item} ticked={ticked} onTick={onTick} />,
        },
      ]
    : [];
  return (
    <DataTable
      label={t('chart.plan.itemsOf', { title })}
      phone="cards"
      rows={items}
      keyOf={({ id }) => id}
      lookOf={({ status }) => (status === planItemState.cancelled ? 'gone' : undefined)}
      columns={[
        ...tick,
        ...work,
        ...(money ? worth : []),
        { key: 'status', head: t('list.status'), cell: (item) => <Chip item={item} /> },
      ]}
    />
  );
};
