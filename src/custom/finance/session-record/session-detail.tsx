// By method what came in and went out, what was counted against it, and the documents of it.
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { type SessionMoveKind, sessionMoveLabels } from '../../../resources/finance/session-calls.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import style from './session-record.module.css';
import words from '../../../kit/style/words.module.css';

type Detail = AnswerOf<'finance.kasirsesi.rincian'>;
type Count = Detail['counts'][number];
type Line = Detail['lines'][number];

/** Where the document of a line is read. */
const PATHS: Partial<Record<SessionMoveKind, string>> = {
  receipt: '/finance/payment/transaction',
  payout: '/finance/payment/transaction',
  receiptBack: '/finance/payment/transaction',
  expense: '/finance/biaya/transaction',
  expenseBack: '/finance/biaya/transaction',
  slip: '/finance/hutang/transaction',
  slipBack: '/finance/hutang/transaction',
};

const Row = ({ label, value, strong = false }: { label: string; value: number; strong?: boolean }) => (
  <div className={strong ? words.name : undefined}>
    <dt>{label}</dt>
    <dd>
      <Money value={value} strong={strong} />
    </dd>
  </div>
);

/** How the expected amount of one method came about. */
const Method = ({ method, parts, expected_amount, counted_amount, difference_amount }: Count) => {
  const { t } = useTranslation();
  return (
    <section className={`${surface.card} ${layout.stackSmall}`} aria-label={method}>
      <h3 className={words.heading}>{method}</h3>
      <dl className={layout.pairs}>
        {parts.map(({ kind, amount, count }) => (
          <Row key={kind} label={`${sessionMoveLabels[kind]}${count > 0 ? ` (${count})` : ''}`} value={amount} />
        ))}
      </dl>
      <dl className={surface.sums}>
        <Row label={t('kas.session.expected')} value={expected_amount} strong />
        <Row label={t('kas.session.counted')} value={counted_amount} />
        <Row label={t('kas.session.difference')} value={difference_amount} strong={difference_amount !== 0} />
      </dl>
    </section>
  );
};

const CodeCell = ({ kind, id, code }: Line) => {
  const path = PATHS[kind];
  return path ? <Link to={`${path}/${id}`}>{code}</Link> : code;
};

const useColumns = (): readonly Column<Line>[] => {
  const { t } = useTranslation();
  return [
    { key: 'at', head: t('kas.session.at'), cell: ({ at }) => <InstantText value={at} /> },
    { key: 'code', head: t('kas.session.code'), as: 'name', cell: (line) => <CodeCell {...line} /> },
    { key: 'kind', head: t('kas.session.what'), cell: ({ kind }) => sessionMoveLabels[kind] },
    { key: 'name', head: t('kas.session.whose'), cell: ({ name }) => name ?? '' },
    { key: 'method', head: t('cashier.method'), cell: ({ method }) => method },
    { key: 'amount', head: t('cashier.amount'), as: 'figure', cell: ({ amount }) => <Money value={amount} /> },
  ];
};

export const SessionDetail = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  const { query, answer } = useCall('finance.kasirsesi.rincian', { id });
  const columns = useColumns();
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  return (
    <div className={layout.stackLarge}>
      <h2 className={words.heading}>{t('kas.session.how')}</h2>
      <div className={`${layout.tiles} ${style.methods}`}>
        {answer.counts.map((count) => (
          <Method key={count.paymentmethod_id} {...count} />
        ))}
      </div>
      <div className={layout.stackSmall}>
        <h2 className={words.heading}>{t('kas.session.documents')}</h2>
        <DataTable
          label={t('kas.session.documents')}
          rows={answer.lines}
          keyOf={({ kind, id: of, paymentmethod_id }) => `${kind} ${of} ${paymentmethod_id}`}
          columns={columns}
        />
      </div>
    </div>
  );
};
