// '/finance/aset/prabayar': costs that were paid ahead, as the schedules that their templates charge (decision 105).
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';

type Answer = AnswerOf<'finance.prabayar'>;
type Row = Answer['data'][number];
type Account = Answer['accounts'][number];
type Figure = 'total_amount' | 'charged_amount' | 'rest_amount';

const Name = ({ row }: { readonly row: Row }) => (
  <span className={layout.lines}>
    <Link to={`/finance/master/jurnaltemplate/${row.id}`}>{row.name}</Link>
    <span className={words.quiet}>{`${row.akun.code} ${row.akun.name}`}</span>
    {row.invoice_id !== null && <Link to={`/finance/biaya/invoice/${row.invoice_id}`}>{row.invoice_code}</Link>}
    {row.problem !== null && <span className={words.alarm}>{row.problem}</span>}
  </span>
);

const Next = ({ row }: { readonly row: Row }) => {
  const { t } = useTranslation();
  if (!row.is_active) return t('prepaid.stopped');
  return row.next_at === null ? t('prepaid.done') : <DateText value={row.next_at} />;
};

const useColumns = (rows: readonly Row[]): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const figure = (key: Figure, head: string): Column<Row> => ({
    key,
    head,
    as: 'figure',
    cell: (row) => formatNumber(row[key]),
    sum: formatNumber(rows.reduce((sum, row) => sum + row[key], 0)),
  });
  return [
    { key: 'name', head: t('prepaid.name'), as: 'name', cell: (row) => <Name row={row} /> },
    { key: 'from', head: t('prepaid.from'), as: 'code', cell: ({ start_at }) => <DateText value={start_at} /> },
    { key: 'until', head: t('prepaid.until'), as: 'code', cell: ({ end_at }) => <DateText value={end_at} /> },
    {
      key: 'months',
      head: t('prepaid.months'),
      as: 'code',
      cell: ({ charged_months, months }) => t('prepaid.monthsOf', { n: charged_months, all: months }),
    },
    figure('total_amount', t('prepaid.total')),
    figure('charged_amount', t('prepaid.charged')),
    figure('rest_amount', t('prepaid.rest')),
    { key: 'next', head: t('prepaid.next'), as: 'code', cell: (row) => <Next row={row} /> },
  ];
};

const Difference = ({ amount }: { readonly amount: number }) => (
  <span className={amount === 0 ? undefined : words.alarm}>{formatNumber(amount)}</span>
);

const Accounts = ({ rows }: { readonly rows: readonly Account[] }) => {
  const { t } = useTranslation();
  return (
    <section className={`${surface.sheet} ${layout.stack}`}>
      <h2 className={words.heading}>{t('prepaid.accounts')}</h2>
      <DataTable<Account>
        label={t('prepaid.accounts')}
        rows={rows}
        keyOf={({ akun }) => akun.id}
        phone="cards"
        columns={[
          {
            key: 'account',
            head: t('prepaid.account'),
            as: 'name',
            cell: ({ akun }) => (
              <Link to={`/finance/laporan-v2/bukubesar?akun=${akun.id}`}>{`${akun.code} ${akun.name}`}</Link>
            ),
          },
          { key: 'rest', head: t('prepaid.rest'), as: 'figure', cell: (row) => formatNumber(row.rest_amount) },
          { key: 'ledger', head: t('prepaid.ledger'), as: 'figure', cell: (row) => formatNumber(row.ledger_amount) },
          {
            key: 'difference',
            head: t('prepaid.difference'),
            as: 'figure',
            cell: ({ difference }) => <Difference amount={difference} />,
          },
        ]}
      />
    </section>
  );
};

export default function PrepaidPage() {
  const { t } = useTranslation();
  const { query, answer } = useCall('finance.prabayar', {}, { staleTime: 0 });
  const rows = answer?.data ?? [];
  return (
    <>
      <PageHeader title={t('prepaid.title')} note={t('prepaid.about')} />
      <div className={layout.stackLarge}>
        <DataTable<Row>
          label={t('prepaid.schedules')}
          rows={rows}
          keyOf={({ id, akun }) => `${id} ${akun.id}`}
          phone="cards"
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
          empty={t('prepaid.none')}
          sumLabel={t('prepaid.sum')}
          columns={useColumns(rows)}
        />
        {answer && answer.accounts.length > 0 && <Accounts rows={answer.accounts} />}
      </div>
    </>
  );
}
