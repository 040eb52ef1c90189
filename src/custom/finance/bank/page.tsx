// '/finance/bank': the bank accounts of the branch, how far each is reconciled, and what parts bank and ledger.
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { bankNames } from '../../../resources/finance/bank.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { formatNumber } from '../../../resources/kernel/money.ts';

const RegisterDrawer = lazy(async () => ({ default: (await import('./register-drawer.tsx')).RegisterDrawer }));

type Account = AnswerOf<'finance.bank.rekening'>['data'][number];

const Name = ({ account }: { readonly account: Account }) => (
  <span className={layout.lines}>
    <Link to={`/finance/bank/${account.id}`}>{account.akun.name}</Link>
    <span className={words.quiet}>
      {bankNames.find(({ value }) => value === account.bank)?.label} {account.account_no} · {account.akun.code}
    </span>
  </span>
);

const figure = (amount: number | null): string => (amount === null ? '–' : formatNumber(amount));

const Difference = ({ account: { difference } }: { readonly account: Account }) => (
  <span className={difference === null || difference === 0 ? undefined : words.alarm}>{figure(difference)}</span>
);

export default function BankPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [adding, setAdding] = useState(false);
  const { query, answer } = useCall('finance.bank.rekening', {}, { staleTime: 0 });
  return (
    <>
      <PageHeader
        title={t('bank.title')}
        note={t('bank.about')}
        actions={
          mayCall(me, 'finance.bank.daftarkan') && (
            <Button type="primary" onClick={() => setAdding(true)}>
              {t('bank.register')}
            </Button>
          )
        }
      />
      <DataTable<Account>
        label={t('bank.accounts')}
        rows={answer?.data ?? []}
        keyOf={({ id }) => id}
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        empty={t('bank.none')}
        phone="cards"
        columns={[
          { key: 'name', head: t('bank.account'), as: 'name', cell: (account) => <Name account={account} /> },
          {
            key: 'closed',
            head: t('bank.closedUntil'),
            as: 'code',
            cell: ({ closed_until }) => (closed_until ? <DateText value={closed_until} /> : t('bank.never')),
          },
          {
            key: 'imported',
            head: t('bank.importedUntil'),
            as: 'code',
            cell: ({ imported_until }) => (imported_until ? <DateText value={imported_until} /> : '–'),
          },
          { key: 'bank', head: t('bank.bankBalance'), as: 'figure', cell: (row) => figure(row.bank_amount) },
          { key: 'ledger', head: t('bank.ledgerBalance'), as: 'figure', cell: (row) => figure(row.ledger_amount) },
          { key: 'lines', head: t('bank.openLines'), as: 'figure', cell: ({ line_count }) => line_count },
          { key: 'entries', head: t('bank.openEntries'), as: 'figure', cell: ({ entry_count }) => entry_count },
          { key: 'difference', head: t('bank.difference'), as: 'figure', cell: (row) => <Difference account={row} /> },
        ]}
      />
      {adding && (
        <Suspense>
          <RegisterDrawer onDone={() => void query.refetch()} onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </>
  );
}
