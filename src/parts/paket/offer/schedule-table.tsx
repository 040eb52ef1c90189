// The rows by which a package is paid for: a preview, or what was agreed on (paket.md 6.2).
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import type { ScheduledRow } from '../../../resources/paket/scheme.ts';

export const ScheduleTable = ({ rows }: { readonly rows: readonly ScheduledRow[] }) => {
  const { t } = useTranslation();
  return (
    <DataTable<ScheduledRow>
      label={t('offer.schedule')}
      rows={rows}
      keyOf={({ no }) => no}
      columns={[
        {
          key: 'no',
          head: t('offer.row'),
          as: 'name',
          cell: ({ no }) => (no === 0 ? t('offer.dp') : t('offer.installment', { n: no })),
        },
        { key: 'due', head: t('offer.due'), as: 'code', cell: ({ due_at }) => <DateText value={due_at} /> },
        {
          key: 'amount',
          head: t('offer.amount'),
          as: 'figure',
          cell: ({ amount }) => <Money value={amount} />,
          sum: <Money strong value={rows.reduce((sum, { amount }) => sum + amount, 0)} />,
        },
      ]}
      sumLabel={t('offer.total')}
    />
  );
};
