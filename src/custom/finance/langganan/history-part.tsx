// Tab 'Riwayat': what was sent to whom and when, and why something was not; what failed is tried again from here.
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { deliveryState, deliveryStates, reportLabel } from '../../../resources/finance/subscription.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { InstantText } from '../../../kit/date/date-text.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { RangeText } from './range-text.tsx';

type Delivery = AnswerOf<'finance.langganan.riwayat'>['data'][number];

/** What waits is looked at again by itself. */
const LOOK_MS = 4_000;
const isOpen = ({ status }: Delivery): boolean => status === deliveryState.waiting || status === deliveryState.mailing;

const State = ({ delivery }: { readonly delivery: Delivery }) => {
  const { t } = useTranslation();
  const { status, report, problem, next_at, tries } = delivery;
  const state = deliveryStates.find(({ value }) => value === status);
  const isTrial = report === null && status === deliveryState.mailing;
  return (
    <span className={layout.lines}>
      <span>
        <StatusChip label={isTrial ? t('langganan.trialWaits') : (state?.label ?? '')} tone={state?.tone} />
      </span>
      {problem && <span className={words.quiet}>{problem}</span>}
      {isOpen(delivery) && problem && next_at && (
        <span className={words.quiet}>
          {t('langganan.again', { n: tries + 1 })} <InstantText value={next_at} />
        </span>
      )}
    </span>
  );
};

const Retry = ({ delivery, onDone }: { readonly delivery: Delivery; readonly onDone: () => void }) => {
  const { t } = useTranslation();
  const { send, busy } = useSend('finance.langganan.ulang', tellDone(t('langganan.retried')), { tellsRefusal: true });
  if (delivery.status !== deliveryState.failed || delivery.report === null) return null;
  return (
    <Button
      size="small"
      loading={busy}
      aria-label={t('langganan.retryOf', { name: delivery.reader.name })}
      onClick={() => void send({ id: delivery.id }, undefined).then(onDone, () => undefined)}
    >
      {t('langganan.retry')}
    </Button>
  );
};

const Reader = ({ delivery: { reader, email } }: { readonly delivery: Delivery }) => (
  <span className={layout.lines}>
    <span>{reader.name}</span>
    {email && <span className={words.quiet}>{email}</span>}
  </span>
);

export const HistoryPart = () => {
  const { t } = useTranslation();
  const [{ page, limit }, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  const [failed, setFailed] = useState(false);
  const asked = { page, limit, ...(failed && { gagal: 'true' as const }) };
  const { query, answer } = useCall('finance.langganan.riwayat', asked, {
    keep: true,
    staleTime: 0,
    refetchInterval: LOOK_MS,
  });
  return (
    <div className={layout.stack}>
      <Checkbox
        checked={failed}
        onChange={({ target }) => {
          setFailed(target.checked);
          turn({ page: 1, limit });
        }}
      >
        {t('langganan.failedOnly')}
      </Checkbox>
      <DataTable<Delivery>
        label={t('langganan.history')}
        rows={answer?.data ?? []}
        keyOf={({ id }) => id}
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        empty={failed ? t('langganan.noFailures') : t('langganan.noHistory')}
        phone="cards"
        columns={[
          {
            key: 'report',
            head: t('langganan.report'),
            as: 'name',
            cell: ({ report }) => (report === null ? t('langganan.trial') : reportLabel(report)),
          },
          {
            key: 'range',
            head: t('langganan.range'),
            as: 'code',
            cell: (row) => (row.report === null ? '–' : <RangeText of={row} />),
          },
          { key: 'reader', head: t('langganan.reader'), cell: (row) => <Reader delivery={row} /> },
          {
            key: 'sent',
            head: t('langganan.sentAt'),
            as: 'code',
            cell: ({ sent_at, made_at }) => (sent_at || made_at ? <InstantText value={sent_at ?? made_at} /> : '–'),
          },
          { key: 'by', head: t('langganan.askedBy'), cell: ({ asked_by }) => asked_by ?? t('langganan.schedule') },
          { key: 'state', head: t('langganan.state'), cell: (row) => <State delivery={row} /> },
          {
            key: 'retry',
            head: t('langganan.actions'),
            as: 'action',
            cell: (row) => <Retry delivery={row} onDone={() => void query.refetch()} />,
          },
        ]}
      />
      {answer && answer.count > limit && <Paging page={page} limit={limit} count={answer.count} onChange={turn} />}
    </div>
  );
};
