// 'Daftar tunggu': given-up places with the patients whom they suit, and everybody who waits.
import { useUpdate } from '@refinedev/core';
import { App, Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatTime } from '../../../resources/kernel/date.ts';
import { daftartunggu, waitingStatus } from '../../../resources/service/daftartunggu.ts';
import { suits } from '../../../resources/service/waiting-place.ts';
import { weekdayName } from '../../../resources/service/weekday.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { Typing, useLeave } from '../../../kit/form/leave.tsx';
import { WhatsApp } from '../../../kit/page/whats-app.tsx';
import surface from '../../../kit/style/surface.module.css';
import style from './schedule.module.css';
import type { Place } from './actions.ts';
import { type Proposal, type WaitingRow, wishOf } from './waiting-data.ts';
import { WaitingForm } from './waiting-form.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

export type BookFor = (place: Place, customerId: number) => void;

const WIDTH = 520;
const when = ({ date, time }: Place): string => `${weekdayName(date)}, ${formatDate(date)} · ${formatTime(time)}`;

const ProposalCard = ({ proposal, onBook }: { proposal: Proposal; onBook: BookFor }) => {
  const { t } = useTranslation();
  return (
    <li className={`${surface.card} ${layout.stackTight}`}>
      <b>{when(proposal)}</b>
      <span className={words.faint}>
        {proposal.doctor} · {t('schedule.freeFor', { minutes: proposal.minutes })}
      </span>
      <ul className={layout.stackSmall}>
        {proposal.waiting.map((one) => (
          <li key={one.id} className={style.fits}>
            <span>
              {one.name} <span className={words.faint}>{one.code}</span>
            </span>
            {one.phone && (
              <WhatsApp
                phone={one.phone}
                text={t('schedule.waiting.text', { name: one.name, when: when(proposal), doctor: proposal.doctor })}
                label={t('schedule.reminder.send', { name: one.name })}
              />
            )}
            <Button type="primary" onClick={() => onBook(proposal, one.customer_id)}>
              {t('schedule.bookShort')}
            </Button>
          </li>
        ))}
      </ul>
      {proposal.planned.length > 0 && <h3 className={words.caption}>{t('schedule.planned.fits')}</h3>}
      <ul className={layout.stackSmall}>
        {proposal.planned.map((one) => (
          <li key={`${one.customer_id} ${one.treatments}`} className={style.fits}>
            <span>
              {one.name} <span className={words.faint}>{one.code}</span>
              <br />
              <span className={words.faint}>
                {one.treatments} · {t('booking.minutes', { minutes: one.minutes })}
              </span>
            </span>
            {one.phone && (
              <WhatsApp
                phone={one.phone}
                text={t('schedule.waiting.text', { name: one.name, when: when(proposal), doctor: proposal.doctor })}
                label={t('schedule.reminder.send', { name: one.name })}
              />
            )}
            <Button onClick={() => onBook(proposal, one.customer_id)}>{t('schedule.bookShort')}</Button>
          </li>
        ))}
      </ul>
    </li>
  );
};

const WaitingPerson = ({ row, free, onBook }: { row: WaitingRow; free: readonly Place[]; onBook: BookFor }) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { mutateAsync, mutation } = useUpdate();
  const place = free.find((one) => suits(row, one));
  const drop = async (): Promise<void> => {
    try {
      await mutateAsync({
        resource: daftartunggu.name,
        id: row.id,
        values: { status: waitingStatus.cancelled, version: row.version },
        successNotification: false,
        errorNotification: false,
      });
    } catch (error) {
      message.error(refusalOf(error).message);
    }
  };
  return (
    <li className={`${surface.card} ${layout.stackTight}`}>
      <div>
        <b>{row.customerdata?.name}</b> <span className={words.faint}>{row.customerdata?.code}</span>
        <p className={words.faint}>
          {row.doctordata?.name ?? t('schedule.waiting.anyDoctor')} · {wishOf(row) || t('schedule.waiting.anyTime')} ·{' '}
          {t('schedule.waiting.until', { date: formatDate(row.until) })}
        </p>
        {row.note && <p className={words.faint}>{row.note}</p>}
      </div>
      <div className={layout.row}>
        {place && <Button onClick={() => onBook(place, row.customer_id)}>{when(place)}</Button>}
        <Button loading={mutation.isPending} onClick={() => void drop()}>
          {t('schedule.waiting.drop')}
        </Button>
      </div>
    </li>
  );
};

interface Props {
  readonly rows: readonly WaitingRow[];
  readonly proposals: readonly Proposal[];
  /** Free places of the range that the calendar shows, in order. */
  readonly free: readonly Place[];
  readonly today: string;
  readonly onBook: BookFor;
  readonly onClose: () => void;
}

export const WaitingDrawer = ({ rows, proposals, free, today, onBook, onClose }: Props) => {
  const { t } = useTranslation();
  const [adding, add] = useState(false);
  const { leave, tell } = useLeave(onClose);
  return (
    <Drawer
      open
      title={t('schedule.waiting.title')}
      width={WIDTH}
      onClose={leave}
      extra={!adding && <Button onClick={() => add(true)}>{t('schedule.waiting.add')}</Button>}
    >
      <Typing value={tell}>{adding && <WaitingForm today={today} onDone={() => add(false)} />}</Typing>
      {proposals.length > 0 && (
        <section>
          <h2 className={`${words.heading} ${style.listHead}`}>{t('schedule.waiting.freed')}</h2>
          <ul className={layout.stackSmall}>
            {proposals.map((proposal) => (
              <ProposalCard
                key={`${proposal.doctor_id} ${proposal.date} ${proposal.time}`}
                proposal={proposal}
                onBook={onBook}
              />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2 className={`${words.heading} ${style.listHead}`}>{t('schedule.waiting.all', { count: rows.length })}</h2>
        {rows.length === 0 && <EmptyState title={t('schedule.waiting.none')} />}
        <ul className={layout.stackSmall}>
          {rows.map((row) => (
            <WaitingPerson key={row.id} row={row} free={free} onBook={onBook} />
          ))}
        </ul>
      </section>
    </Drawer>
  );
};
