// 'Pengingat': the appointments of a day, each with its WhatsApp text and the patient's answer (service.md 1).
import { App, DatePicker, Drawer, Segmented } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { useVerb, type VerbBodyOf } from '../../../providers/send.ts';
import { formatTime } from '../../../resources/kernel/date.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { patientAnswers } from '../../../resources/service/visit-booking.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './reminder.module.css';
import words from '../../../kit/style/words.module.css';

type Reminder = AnswerOf<'service.visit.pengingat'>['data'][number];
type Send = (row: Reminder, values: VerbBodyOf<typeof resource.name, 'ingatkan'>) => Promise<void>;

const DAY = 'YYYY-MM-DD';
const DRAWER = 560;
const UNKNOWN = '-';

const Row = ({ row, onSend }: { row: Reminder; onSend: Send }) => {
  const { t } = useTranslation();
  const { customerdata, doctordata, session_time } = row;
  return (
    <li className={style.row}>
      <span className={style.time}>{session_time ? formatTime(session_time) : t('schedule.noTime')}</span>
      <div className={layout.lines}>
        <b>{customerdata.name}</b>
        <span className={words.faint}>
          {customerdata.code} · {doctordata.name}
        </span>
      </div>
      {row.reminder_sent_at && <StatusChip tone="info" label={t('schedule.reminder.sent')} />}
      <div className={`${layout.row} ${style.tools}`}>
        {customerdata.phone && (
          // The chat opens by the link itself; that it was opened is noted beside it.
          <span onClickCapture={() => void onSend(row, {})}>
            <WhatsApp
              phone={customerdata.phone}
              text={row.text}
              label={t('schedule.reminder.send', { name: customerdata.name })}
            />
          </span>
        )}
        <Segmented<NonNullable<Reminder['patient_answer']> | typeof UNKNOWN>
          size="small"
          aria-label={t('schedule.reminder.answerOf', { name: customerdata.name })}
          value={row.patient_answer ?? UNKNOWN}
          onChange={(answer) => void onSend(row, { patient_answer: answer === UNKNOWN ? null : answer })}
          options={[
            { value: UNKNOWN, label: t('schedule.reminder.open') },
            ...patientAnswers.map(({ value, label }) => ({ value, label })),
          ]}
        />
      </div>
    </li>
  );
};

const Rows = ({ date }: { date: string }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { send: remind } = useVerb(resource.name, 'ingatkan');
  const { query, answer } = useCall('service.visit.pengingat', { date });
  useNewsOf(resource.name, () => void query.refetch());
  const send: Send = async (row, values) => {
    try {
      await remind(row, values);
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    await query.refetch();
  };
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  const rows = answer.data;
  if (rows.length === 0) return <EmptyState title={t('schedule.reminder.none')} />;
  return (
    <ul className={layout.divided}>
      {rows.map((row) => (
        <Row key={row.id} row={row} onSend={send} />
      ))}
    </ul>
  );
};

/** @param date day that the drawer opens with: usually tomorrow */
export const ReminderDrawer = ({ date, onClose }: { date: string; onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  const [day, setDay] = useState(date);
  return (
    <Drawer
      open
      title={t('schedule.reminder.title')}
      width={DRAWER}
      onClose={onClose}
      extra={
        <DatePicker
          allowClear={false}
          aria-label={resource.fields.visit_date.label}
          format="DD MMM YYYY"
          value={dayjs(day, DAY)}
          onChange={(next) => setDay(next?.format(DAY) ?? date)}
        />
      }
    >
      <Rows date={day} />
    </Drawer>
  );
};
