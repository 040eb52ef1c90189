// The line of time: one entry an event, grouped by day, the newest first; open bills above it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { angsuran } from '../../../resources/finance/angsuran.ts';
import type { OpenInstallment } from '../../../resources/finance/bill-detail.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { Link } from '../../../kit/page/link.tsx';
import { paymentPath, visitPath } from '../../../parts/service/visit/visit.ts';
import style from './customer.module.css';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import { type Due, type Entry, toneOf } from './entry.ts';
import words from '../../../kit/style/words.module.css';

const linkOf = ({ kind, id, parent_id }: Entry): string =>
  ({
    visit: visitPath(id),
    treatment: visitPath(parent_id),
    bill: paymentPath(id),
    receipt: `/finance/payment/transaction/${id}`,
  })[kind];

const EntryRow = ({ entry }: { entry: Entry }) => {
  const { t } = useTranslation();
  return (
    <li className={style.entry} data-kind={entry.kind}>
      <time className={words.quiet} dateTime={entry.day}>
        <DateText value={entry.day} />
      </time>
      <div className={`${layout.row} ${style.what}`}>
        <span className={`${words.quiet} ${style.kind}`}>{t(`customer.kind.${entry.kind}`)}</span>
        <Link to={linkOf(entry)}>{entry.title ?? t('cashier.draft')}</Link>
        <StatusChip label={entry.statusname} tone={toneOf(entry)} />
        {entry.person && <span className={words.quiet}>{entry.person}</span>}
      </div>
      <span className={style.amount}>
        <Money value={entry.amount} />
      </span>
    </li>
  );
};

/** Of a bill on credit; what is late stands out. */
const OpenInstallments = ({ rows }: { rows: readonly OpenInstallment[] }) => {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <ul className={`${surface.sunken} ${layout.stackTight} ${style.installments}`} aria-label={angsuran.label}>
      {rows.map(({ id, no, due_date, outstanding }) => (
        <li key={id} className={due_date !== null && due_date < today ? words.danger : undefined}>
          <span>{no === 0 ? t('kas.downPayment') : t('kas.installment', { no })}</span>
          <span>{due_date === null ? t('kas.withVisit') : <DateText value={due_date} />}</span>
          <Money value={outstanding} />
        </li>
      ))}
    </ul>
  );
};

const DueList = ({ due }: { due: readonly Due[] }) => {
  const { t } = useTranslation();
  const total = due.reduce((sum, { outstanding }) => sum + outstanding, 0);
  return (
    <section className={`${surface.sheet} ${style.due}`} aria-label={t('customer.due')}>
      <h2 className={`${layout.between} ${words.heading}`}>
        {t('customer.due')} <Money strong value={total} />
      </h2>
      <ul className={layout.divided}>
        {due.map(({ id, code, due_date, outstanding, angsurans }) => (
          <li key={id} className={layout.between}>
            <Link to={paymentPath(id)}>{code}</Link>
            {due_date && (
              <span className={words.quiet}>
                {t('customer.dueDate')} <DateText value={due_date} />
              </span>
            )}
            <Money value={outstanding} />
            {angsurans && <OpenInstallments rows={angsurans} />}
          </li>
        ))}
      </ul>
    </section>
  );
};

export const Timeline = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const [page, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const { query, answer } = useCall('service.customer.timeline', { id, ...page }, { keep: true });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  return (
    <div className={layout.stackLarge}>
      {(answer.deposit ?? 0) > 0 && (
        <section className={`${surface.sheet} ${style.due}`} aria-label={t('kas.deposit.balance')}>
          <h2 className={`${layout.between} ${words.heading}`}>
            {t('kas.deposit.balance')} <Money strong value={answer.deposit} />
          </h2>
        </section>
      )}
      {(answer.due?.length ?? 0) > 0 && <DueList due={answer.due ?? []} />}
      <section className={surface.sheet} aria-label={t('customer.timeline')}>
        <h2 className={`${layout.between} ${words.heading}`}>{t('customer.timeline')}</h2>
        {answer.data.length === 0 && <EmptyState />}
        <ol>
          {answer.data.map((entry) => (
            <EntryRow key={`${entry.kind} ${entry.id}`} entry={entry} />
          ))}
        </ol>
        <Paging {...page} count={answer.count} onChange={turn} />
      </section>
    </div>
  );
};
