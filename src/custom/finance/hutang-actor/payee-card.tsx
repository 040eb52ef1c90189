// 'Kartu Hutang': what a payee was owed and paid, with the balance after each.
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import type { PayeeAt } from '../../../parts/finance/payable/payee.ts';

type Row = AnswerOf<'finance.hutang.kartu'>['data'][number];
const figure = (amount: number): string => (amount === 0 ? '' : formatNumber(amount));

export const PayeeCard = ({ payee: { actor_type, actor_id } }: { payee: PayeeAt }) => {
  const { t } = useTranslation();
  const { query, answer } = useCall('finance.hutang.kartu', { actor_type, actor_id });
  return (
    <DataTable<Row>
      label={t('hutang.card')}
      rows={answer?.data ?? []}
      keyOf={(row) => `${row.day} ${row.source_type} ${row.source_id} ${row.description} ${row.balance}`}
      waits={query.isLoading}
      failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
      phone="cards"
      low="page"
      columns={[
        { key: 'day', head: t('hutang.date'), as: 'code', cell: ({ day }) => <DateText value={day} /> },
        { key: 'about', head: t('hutang.about'), as: 'name', cell: ({ description }) => description },
        { key: 'added', head: t('hutang.added'), as: 'figure', cell: ({ added }) => figure(added) },
        { key: 'paid', head: t('hutang.paidSum'), as: 'figure', cell: ({ paid }) => figure(paid) },
        { key: 'balance', head: t('hutang.balance'), as: 'figure', cell: ({ balance }) => formatNumber(balance) },
      ]}
    />
  );
};
