// What a sale comes to while it is typed: sums, when how much is due, and what of the price lies on each line.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import type { Allocated } from '../../../resources/paket/allocation.ts';
import { programTypes } from '../../../resources/paket/history-life.ts';
import { paketRefusals } from '../../../resources/paket/refusals.ts';
import type { ScheduledRow } from '../../../resources/paket/scheme.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { type Program, type Reckoned, spreadOver } from './sale-form.ts';

type Spread = Program & Allocated;

const Schedule = ({ rows }: { rows: readonly ScheduledRow[] }) => {
  const { t } = useTranslation();
  const columns: readonly Column<ScheduledRow>[] = [
    {
      key: 'no',
      head: t('membership.part'),
      as: 'name',
      cell: ({ no }) => (no === 0 ? t('membership.dp') : t('membership.installment', { no })),
    },
    { key: 'due', head: t('membership.dueAt'), cell: ({ due_at }) => <DateText value={due_at} /> },
    { key: 'amount', head: t('membership.amount'), as: 'figure', cell: ({ amount }) => <Money value={amount} /> },
  ];
  return <DataTable label={t('membership.schedule')} columns={columns} rows={rows} keyOf={({ no }) => no} />;
};

const nameOf = ({ perawatandata, itemdata }: Program): string => (perawatandata ?? itemdata)?.name ?? '';

const Allocation = ({ rows }: { rows: readonly Spread[] }) => {
  const { t } = useTranslation();
  const columns: readonly Column<Spread>[] = [
    { key: 'name', head: t('membership.program'), as: 'name', cell: nameOf },
    {
      key: 'type',
      head: t('membership.type'),
      cell: ({ type }) => programTypes.find(({ value }) => value === type)?.label,
    },
    {
      key: 'slots',
      head: t('membership.freeSlot'),
      as: 'figure',
      cell: ({ free_slot }) => formatNumber(free_slot),
    },
    {
      key: 'days',
      head: t('membership.validity'),
      cell: ({ expired_duration: days }) =>
        days === 0 ? t('membership.endless') : t('membership.days', { days: formatNumber(days) }),
    },
    {
      key: 'value',
      head: t('membership.value'),
      as: 'figure',
      cell: ({ alloc_total }) => <Money value={alloc_total} />,
    },
  ];
  return (
    <DataTable label={t('membership.programs')} columns={columns} rows={rows} keyOf={({ id }) => id} phone="cards" />
  );
};

interface Props {
  readonly reckoned: Reckoned;
  /** Undefined while they are read. */
  readonly programs: readonly Program[] | undefined;
}

export const SalePreview = ({ reckoned, programs }: Props) => {
  const { t } = useTranslation();
  const { price, discount, total, schedule, by_installments } = reckoned;
  return (
    <section className={layout.stack} aria-label={t('membership.preview')}>
      <dl className={surface.sums} aria-live="polite">
        <div>
          <dt>{t('membership.price')}</dt>
          <dd>
            <Money value={price} />
          </dd>
        </div>
        {discount > 0 && (
          <div>
            <dt>{t('membership.discount')}</dt>
            <dd>
              <Money value={-discount} />
            </dd>
          </div>
        )}
        <div className={words.heading}>
          <dt>{t('membership.total')}</dt>
          <dd>
            <Money strong value={total} />
          </dd>
        </div>
      </dl>
      {programs && <Allocation rows={spreadOver(total, programs)} />}
      {by_installments &&
        (schedule ? (
          <Schedule rows={schedule} />
        ) : (
          <Alert type="error" showIcon message={paketRefusals['package-dp'][1]} />
        ))}
    </section>
  );
};
