// What bank and ledger hold, and what is between them.
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

export type Account = AnswerOf<'finance.bank.kerja'>['account'];

interface Fact {
  readonly term: string;
  readonly text: string;
  readonly alarm?: boolean;
}

const UnderWayDrawer = onDemand(async () => (await import('./under-way-drawer.tsx')).UnderWayDrawer);

interface Props {
  readonly account: Account;
  readonly onDone: () => void;
}

export const AccountFigures = ({ account, onDone }: Props) => {
  const me = useUser();
  const [open, setOpen] = useState(false);
  const { t } = useTranslation();
  const day = (value: string | null) => (value === null ? t('bank.never') : formatDate(value));
  const amount = (value: number | null) => (value === null ? '–' : formatRupiah(value));
  // The balances are those of the last day that the bank told.
  const facts: readonly Fact[] = [
    { term: t('bank.importedUntil'), text: day(account.imported_until) },
    { term: t('bank.bankBalance'), text: amount(account.bank_amount) },
    { term: t('bank.ledgerBalance'), text: amount(account.ledger_amount) },
    { term: t('bank.difference'), text: amount(account.difference), alarm: (account.difference ?? 0) !== 0 },
    { term: t('bank.closedUntil'), text: day(account.closed_until) },
  ];
  return (
    <>
      <dl className={layout.facts}>
        {facts.map(({ term, text, alarm }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={alarm ? words.alarm : undefined}>{text}</dd>
          </div>
        ))}
      </dl>
      {account.opening_difference !== null && account.opening_difference !== 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('bank.openingDiffers', {
            amount: formatRupiah(account.opening_difference),
            day: formatDate(account.start_date),
          })}
          action={
            mayCall(me, 'finance.bank.jalan') && (
              <Button size="small" onClick={() => setOpen(true)}>
                {t('bank.underWay')}
              </Button>
            )
          }
        />
      )}
      {open && <UnderWayDrawer id={account.id} onDone={onDone} onClose={() => setOpen(false)} />}
    </>
  );
};
