// Tab 'Riwayat': closed reconciliations with opening the last one again, and matches with undoing each that is not closed.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { reconciliationState } from '../../../resources/finance/bank.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { ReasonDialog } from '../../../kit/dialog/reason-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { Imports } from './import-list.tsx';
import { Parts } from './parts.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';

type History = AnswerOf<'finance.bank.riwayat'>;
type Match = History['data'][number];
type Closed = History['reconciliations'][number];

interface Props {
  readonly id: number;
  readonly onDone: () => void;
}

const UndoButton = ({ id, match, onDone }: Props & { readonly match: Match }) => {
  const { t } = useTranslation();
  const { send } = useSend('finance.bank.lepas', tellDone(t('bank.undone')));
  const { refusal, busy, run } = useSending(async () => {
    await send({ id }, { match_id: match.id });
    onDone();
  });
  return (
    <>
      {refusal && <RefusalAlert refusal={refusal} />}
      <Button size="small" loading={busy} onClick={() => void run()}>
        {t('bank.undo')}
      </Button>
    </>
  );
};

const Closings = ({ id, rows, onDone }: Props & { readonly rows: readonly Closed[] }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [opening, setOpening] = useState(false);
  const { send } = useSend('finance.bank.buka', tellDone(t('bank.reopened')));
  const last = rows.find(({ status }) => status === reconciliationState.closed);
  const about = (row: Closed) =>
    row.status === reconciliationState.closed
      ? row.ledger_now !== row.ledger_amount &&
        t('bank.bookedSince', { amount: formatRupiah(row.ledger_now - row.ledger_amount) })
      : `${t('bank.reopenedBy', { name: row.reopened_by ?? '' })}: ${row.reopen_reason ?? ''}`;
  return (
    <div className={layout.stackSmall}>
      <div className={layout.between}>
        <h2 className={words.heading}>{t('bank.closings')}</h2>
        {last && mayCall(me, 'finance.bank.buka') && (
          <Button onClick={() => setOpening(true)}>{t('bank.reopen')}</Button>
        )}
      </div>
      {rows.length === 0 ? (
        <p className={words.quiet}>{t('bank.noClosings')}</p>
      ) : (
        <DataTable<Closed>
          label={t('bank.closings')}
          rows={rows}
          keyOf={(row) => row.id}
          phone="cards"
          lookOf={({ status }) => (status === reconciliationState.closed ? undefined : 'gone')}
          columns={[
            {
              key: 'day',
              head: t('bank.closeUntil'),
              as: 'name',
              cell: ({ end_date }) => <DateText value={end_date} />,
            },
            { key: 'bank', head: t('bank.bankBalance'), as: 'figure', cell: (row) => formatNumber(row.bank_amount) },
            {
              key: 'ledger',
              head: t('bank.ledgerBalance'),
              as: 'figure',
              cell: (row) => formatNumber(row.ledger_amount),
            },
            { key: 'way', head: t('bank.onTheWay'), as: 'figure', cell: (row) => formatNumber(row.outstanding_amount) },
            { key: 'by', head: t('bank.by'), as: 'code', cell: ({ created_by }) => created_by ?? '' },
            { key: 'about', head: t('bank.remark'), cell: (row) => about(row) || '' },
          ]}
        />
      )}
      {opening && (
        <ReasonDialog
          title={t('bank.reopen')}
          action={t('bank.reopen')}
          onGiven={async (reason) => {
            await send({ id }, { reason });
            onDone();
          }}
          onClose={() => setOpening(false)}
        />
      )}
    </div>
  );
};

export const HistoryPart = ({ id, onDone }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [page, setPage] = useState(1);
  const { query, answer } = useCall('finance.bank.riwayat', { id, page }, { keep: true, staleTime: 0 });
  const again = () => {
    void query.refetch();
    onDone();
  };
  const mayUndo = mayCall(me, 'finance.bank.lepas');
  const more = answer !== undefined && answer.count > page * 50;
  return (
    <div className={layout.stack}>
      <Imports id={id} rows={answer?.imports ?? []} onDone={again} />
      <Closings id={id} rows={answer?.reconciliations ?? []} onDone={again} />
      <h2 className={words.heading}>{t('bank.matches')}</h2>
      <DataTable<Match>
        label={t('bank.matches')}
        rows={answer?.data ?? []}
        keyOf={(match) => match.id}
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        empty={t('bank.noMatches')}
        phone="cards"
        columns={[
          {
            key: 'bank',
            head: t('bank.line'),
            as: 'name',
            cell: ({ lines }) => <Parts none={t('bank.noLine')} parts={lines} />,
          },
          {
            key: 'ledger',
            head: t('bank.entry'),
            cell: ({ entries }) => <Parts none={t('bank.noEntry')} parts={entries} />,
          },
          { key: 'by', head: t('bank.by'), as: 'code', cell: ({ created_by }) => created_by ?? '' },
          {
            key: 'undo',
            head: t('bank.undo'),
            as: 'action',
            cell: (match) =>
              match.closed ? (
                <StatusChip label={t('bank.isClosed')} />
              ) : (
                mayUndo && <UndoButton id={id} match={match} onDone={again} />
              ),
          },
        ]}
      />
      {(more || page > 1) && (
        <div className={layout.row}>
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('bank.newer')}
          </Button>
          <Button disabled={!more} onClick={() => setPage(page + 1)}>
            {t('bank.older')}
          </Button>
        </div>
      )}
    </div>
  );
};
