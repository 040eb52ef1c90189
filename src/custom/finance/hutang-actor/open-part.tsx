// What is open of one payee, page by page: what of it is ticked on all pages, and paying that.
import { Button } from 'antd';
import dayjs from 'dayjs';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { MOST_PARTS } from '../../../resources/finance/slip-wish.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { DayPicker } from '../../../kit/date/day-picker.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { Paging } from '../../../kit/table/paging.tsx';
import type { PayeeAt } from '../../../parts/finance/payable/payee.ts';
import { EVERYTHING, sumsOf, wishOf } from './choice.ts';
import { OpenRows } from './open-rows.tsx';

const PayDrawer = lazy(async () => ({ default: (await import('./pay-drawer.tsx')).PayDrawer }));

type Answer = AnswerOf<'finance.hutang.terbuka'>;
const START = { page: 1, limit: 50 };

interface RowsProps {
  readonly payee: PayeeAt;
  readonly answer: Answer;
  readonly until: string | null;
  /** Another page, or another day, is on its way. */
  readonly stale: boolean;
  readonly onChanged: () => void;
}
const Rows = ({ payee, answer: { data, count, all }, until, stale, onChanged }: RowsProps) => {
  const { t } = useTranslation();
  const me = useUser();
  const [choice, setChoice] = useState(EVERYTHING);
  const [paying, setPaying] = useState(false);
  const chosen = sumsOf(choice, all);
  const full = chosen.count >= MOST_PARTS;
  return (
    <>
      {all && mayCall(me, 'finance.hutangtransaction.bayar') && (
        <div className={layout.between}>
          <span role="status">
            {t('hutang.chosen', { n: formatNumber(chosen.count), amount: formatRupiah(chosen.amount) })}
          </span>
          <Button type="primary" disabled={chosen.amount <= 0 || stale} onClick={() => setPaying(true)}>
            {t('hutang.pay')}
          </Button>
        </div>
      )}
      {all && count > all.count && (
        <p className={words.quiet}>
          {t('hutang.more', { n: formatNumber(all.count), all: formatNumber(count), amount: formatRupiah(all.amount) })}{' '}
          {full && t('hutang.full', { n: formatNumber(MOST_PARTS) })}
        </p>
      )}
      <OpenRows
        rows={data}
        all={all}
        choice={choice}
        count={chosen.count}
        full={full}
        stale={stale}
        onChange={setChoice}
        onReleased={onChanged}
      />
      {paying && (
        <Suspense>
          <PayDrawer
            payee={payee}
            rows={wishOf(choice, all, until)}
            onPaid={onChanged}
            onClose={() => setPaying(false)}
          />
        </Suspense>
      )}
    </>
  );
};

/** What was ticked belongs to these sums: where others come, all is ticked again. */
const markOf = ({ count, amount, all }: Answer): string => JSON.stringify([count, amount, all]);

export const OpenPart = ({ payee, onChanged }: { payee: PayeeAt; onChanged: () => void }) => {
  const { t } = useTranslation();
  const { actor_type, actor_id } = payee;
  const [until, setUntil] = useState<string | null>(null);
  const [paging, setPaging] = useState(START);
  const { query, answer } = useCall(
    'finance.hutang.terbuka',
    { actor_type, actor_id, ...(until !== null && { until }), ...paging },
    { staleTime: 0, keep: true },
  );
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  // What stood on the last page is paid.
  const pages = Math.max(1, Math.ceil(answer.count / paging.limit));
  if (!query.isPlaceholderData && paging.page > pages) setPaging({ ...paging, page: pages });
  const onMoved = () => {
    void query.refetch();
    onChanged();
  };
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <label className={layout.row}>
          {t('hutang.until')}
          <DayPicker
            format={['DD MMM YYYY', 'D/M/YYYY', 'DD/MM/YYYY', 'DDMMYYYY']}
            value={until === null ? null : dayjs(until)}
            onChange={(day: dayjs.Dayjs | null) => {
              setUntil(day?.format('YYYY-MM-DD') ?? null);
              setPaging({ ...paging, page: 1 });
            }}
          />
        </label>
        <span className={words.quiet}>
          {t('hutang.openSum', { n: formatNumber(answer.count), amount: formatRupiah(answer.amount) })}
        </span>
      </div>
      <Rows
        key={`${until} ${markOf(answer)}`}
        payee={payee}
        answer={answer}
        until={until}
        stale={query.isPlaceholderData}
        onChanged={onMoved}
      />
      {answer.count > START.limit && (
        <Paging of={t('hutang.open')} {...paging} count={answer.count} onChange={setPaging} />
      )}
    </div>
  );
};
