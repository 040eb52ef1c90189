// Tab 'Jadwal': what comes by itself, to whom and when next; sent at once, changed, paused and stopped from here.
import { MoreOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { rangeText, reportLabel, rhythmText, subscriptionState } from '../../../resources/finance/subscription.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText, InstantText } from '../../../kit/date/date-text.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

const SubscriptionDrawer = onDemand(async () => (await import('./subscription-drawer.tsx')).SubscriptionDrawer);
const StopDialog = onDemand(async () => (await import('./stop-dialog.tsx')).StopDialog);

export type Subscription = AnswerOf<'finance.langganan.daftar'>['data'][number];

interface RowProps {
  readonly subscription: Subscription;
  readonly onDone: () => void;
}

const Actions = ({ subscription, onDone }: RowProps) => {
  const { t } = useTranslation();
  const [step, take] = useState<'edit' | 'stop'>();
  const { id, version, status } = subscription;
  const isActive = status === subscriptionState.active;
  const telling = { tellsRefusal: true };
  const sending = useSend(
    'finance.langganan.kirim',
    (answer) => ({
      type: 'success',
      message: answer?.data.queued ? t('langganan.queued', { count: answer.data.queued }) : t('langganan.sentToday'),
    }),
    telling,
  );
  const pausing = useSend('finance.langganan.status', tellDone(t('form.saved')), telling);
  const failed = () => undefined;
  const sendNow = () => sending.send({ id }, undefined).then(onDone, failed);
  const pause = () =>
    pausing
      .send({ id }, { version, status: isActive ? subscriptionState.paused : subscriptionState.active })
      .then(onDone, failed);
  const name = reportLabel(subscription.report);
  return (
    <span className={layout.end}>
      <Button
        size="small"
        loading={sending.busy}
        onClick={() => void sendNow()}
        aria-label={t('langganan.sendNowOf', { name })}
      >
        {t('langganan.sendNow')}
      </Button>
      <DropMenu
        menu={{
          items: [
            { key: 'edit', label: t('langganan.edit'), onClick: () => take('edit') },
            {
              key: 'pause',
              label: isActive ? t('langganan.pause') : t('langganan.resume'),
              onClick: () => void pause(),
            },
            { key: 'stop', label: t('langganan.stop'), danger: true, onClick: () => take('stop') },
          ],
        }}
      >
        <Button
          size="small"
          loading={pausing.busy}
          icon={<MoreOutlined aria-hidden />}
          aria-label={t('langganan.moreOf', { name })}
          aria-haspopup="menu"
        />
      </DropMenu>
      {step === 'edit' && (
        <SubscriptionDrawer subscription={subscription} onDone={onDone} onClose={() => take(undefined)} />
      )}
      {step === 'stop' && <StopDialog subscription={subscription} onDone={onDone} onClose={() => take(undefined)} />}
    </span>
  );
};

const Report = ({ subscription }: { readonly subscription: Subscription }) => {
  const { t } = useTranslation();
  return (
    <span className={layout.lines}>
      <span>{reportLabel(subscription.report)}</span>
      <span className={words.quiet}>
        {rangeText(subscription.range)}
        {subscription.everywhere && ` · ${t('langganan.everywhere')}`}
      </span>
    </span>
  );
};

export const SubscriptionPart = () => {
  const { t } = useTranslation();
  const [adding, setAdding] = useState(false);
  const { query, answer } = useCall('finance.langganan.daftar', {}, { staleTime: 0 });
  const again = () => void query.refetch();
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <p className={words.quiet}>{t('langganan.when')}</p>
        <Button type="primary" onClick={() => setAdding(true)}>
          {t('langganan.add')}
        </Button>
      </div>
      {answer?.mails === false && <Alert type="info" showIcon message={t('langganan.noMail')} />}
      <DataTable<Subscription>
        label={t('langganan.scheduled')}
        rows={answer?.data ?? []}
        keyOf={({ id }) => id}
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: again } : undefined}
        empty={t('langganan.none')}
        phone="cards"
        lookOf={({ status }) => (status === subscriptionState.active ? undefined : 'faint')}
        columns={[
          { key: 'report', head: t('langganan.report'), as: 'name', cell: (row) => <Report subscription={row} /> },
          { key: 'rhythm', head: t('langganan.rhythm'), cell: ({ rhythm, day }) => rhythmText(rhythm, day) },
          {
            key: 'readers',
            head: t('langganan.readers'),
            cell: ({ readers }) => readers.map(({ name }) => name).join(', '),
          },
          {
            key: 'next',
            head: t('langganan.next'),
            as: 'code',
            cell: ({ next }) => (next ? <DateText value={next} /> : <StatusChip label={t('langganan.paused')} />),
          },
          {
            key: 'last',
            head: t('langganan.last'),
            as: 'code',
            cell: ({ last_at }) => (last_at ? <InstantText value={last_at} /> : '–'),
          },
          {
            key: 'actions',
            head: t('langganan.actions'),
            as: 'action',
            cell: (row) => <Actions subscription={row} onDone={again} />,
          },
        ]}
      />
      {adding && <SubscriptionDrawer onDone={again} onClose={() => setAdding(false)} />}
    </div>
  );
};
