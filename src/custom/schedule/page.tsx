// '/service/visit/jadwal': sessions and appointments of a week or a day, by doctor or unit; drag to move, click to book (service.md 4).
import { MessageOutlined, PlusOutlined } from '@ant-design/icons';
import { useCustomMutation } from '@refinedev/core';
import { Alert, App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../policies/index.ts';
import { DOKTER } from '../../policies/role.ts';
import { useUser } from '../../providers/session.ts';
import { dateIn, formatDate, timeIn } from '../../resources/kernel/date.ts';
import { addDays } from '../../resources/kernel/date.ts';
import { visit as resource } from '../../resources/service/visit.ts';
import { refusalOf } from '../../screens/form/use-fields-form.ts';
import { WaitingRows } from '../../screens/list/waiting-rows.tsx';
import { CountBadge } from '../../screens/parts/count-badge.tsx';
import { DragArea } from '../../screens/parts/drag.tsx';
import { ErrorState } from '../../screens/parts/error-state.tsx';
import { LinkButton } from '../../screens/parts/link-button.tsx';
import { PageHeader } from '../../screens/parts/page-header.tsx';
import { ReminderDrawer } from '../../screens/parts/visit/reminder-drawer.tsx';
import { RescheduleDialog } from '../../screens/parts/visit/reschedule-dialog.tsx';
import { useToday } from '../../screens/parts/visit/use-today.ts';
import { VisitDrawer } from '../../screens/parts/visit/visit-form.tsx';
import { useZone } from '../../screens/parts/zone.ts';
import { type Calendar, type CalendarVisit, freePlaces } from './calendar.ts';
import { DisplacedDrawer } from './displaced-drawer.tsx';
import { CalendarGrid } from './grid.tsx';
import style from './schedule.module.css';
import type { Place } from './slot-list.tsx';
import { CalendarToolbar } from './toolbar.tsx';
import { useCalendar, useCalendarFilter } from './use-calendar.ts';
import { ChipShadow } from './visit-chip.tsx';
import { VisitPeek } from './visit-peek.tsx';
import { useProposals, useWaiting } from './waiting-data.ts';
import { WaitingDrawer } from './waiting-drawer.tsx';

/** What stands open beside the calendar. */
type Sheet =
  | { readonly kind: 'book'; readonly place?: Place; readonly customerId?: number }
  | { readonly kind: 'peek'; readonly visit: CalendarVisit }
  | { readonly kind: 'move'; readonly visit: CalendarVisit }
  | { readonly kind: 'waiting' | 'displaced' | 'reminders' };

/** Moves what was dropped; a refusal is told, and the calendar read anew. */
const useMove = (reload: () => void) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { mutateAsync } = useCustomMutation();
  return async (visit: CalendarVisit, { doctor_id, date, time }: Place): Promise<void> => {
    if (visit.doctor_id === doctor_id && visit.visit_date === date && visit.session_time === time) return;
    try {
      await mutateAsync({
        url: `${resource.path}/${visit.id}/jadwalulang`,
        method: 'post',
        values: { doctor_id, visit_date: date, session_time: time, version: visit.version },
        successNotification: false,
        errorNotification: false,
      });
      const when = `${formatDate(date)} ${time.replace(':', '.')}`;
      message.success(t('schedule.moved', { name: visit.customerdata.name, when }));
    } catch (error) {
      message.error(refusalOf(error).message);
    }
    reload();
  };
};

/** What needs the desk's attention, each with the way to it. */
const Notices = ({
  displaced,
  proposals,
  onShow,
}: {
  displaced: number;
  proposals: number;
  onShow: (kind: 'waiting' | 'displaced') => void;
}) => {
  const { t } = useTranslation();
  const notice = (kind: 'waiting' | 'displaced', count: number) =>
    count > 0 && (
      <Alert
        type="warning"
        showIcon
        className={style.notice}
        message={t(`schedule.${kind}.notice`, { count })}
        action={<Button onClick={() => onShow(kind)}>{t('schedule.show')}</Button>}
      />
    );
  return (
    <>
      {notice('displaced', displaced)}
      {notice('waiting', proposals)}
    </>
  );
};

const nameIn = (calendar: Calendar | undefined) => (id: number) =>
  calendar?.doctors.find((doctor) => doctor.id === id)?.name ?? '';

export default function SchedulePage() {
  const { t } = useTranslation();
  const { role } = useUser();
  const zone = useZone();
  const today = useToday();
  const [filter, change] = useCalendarFilter(today);
  const { calendar, days, problem, reload } = useCalendar(filter);
  const desk = can(role, 'service.daftartunggu', 'list');
  const writes = can(role, resource.name, 'jadwalulang');
  const waiting = useWaiting(desk);
  const proposals = useProposals(desk);
  const [sheet, show] = useState<Sheet>();
  const close = () => show(undefined);
  const move = useMove(reload);
  const at = new Date();
  const now = `${dateIn(zone, at)}T${timeIn(zone, at)}`;
  const displaced = calendar?.displaced ?? [];

  return (
    <>
      <PageHeader
        title={t('schedule.title')}
        actions={
          <>
            <LinkButton to="/service/visit">{t('queue.title')}</LinkButton>
            {desk && (
              <>
                <CountBadge count={waiting.count}>
                  <Button onClick={() => show({ kind: 'waiting' })}>{t('schedule.waiting.title')}</Button>
                </CountBadge>
                <Button icon={<MessageOutlined aria-hidden />} onClick={() => show({ kind: 'reminders' })}>
                  {t('schedule.reminder.title')}
                </Button>
                <Button
                  type="primary"
                  icon={<PlusOutlined aria-hidden />}
                  onClick={() => show({ kind: 'book', place: undefined })}
                >
                  {t('visit.create')}
                </Button>
              </>
            )}
          </>
        }
      />
      <CalendarToolbar filter={filter} today={today} ownOnly={role === DOKTER} onChange={change} />
      <Notices displaced={displaced.length} proposals={proposals.length} onShow={(kind) => show({ kind })} />
      {problem && <ErrorState message={problem} onRetry={reload} />}
      {!problem && !calendar && <WaitingRows />}
      {calendar && (
        <DragArea<CalendarVisit, Place>
          onDrop={(visit, place) => void move(visit, place)}
          overlay={(visit) => <ChipShadow visit={visit} />}
          nameOf={({ customerdata }) => customerdata.name}
        >
          <CalendarGrid
            calendar={calendar}
            days={days}
            by={filter.by}
            today={today}
            now={now}
            writes={writes}
            onOpen={(visit) => show({ kind: 'peek', visit })}
            onBook={(place) => show({ kind: 'book', place })}
          />
        </DragArea>
      )}
      <VisitPeek id={sheet?.kind === 'peek' ? sheet.visit.id : undefined} onClose={close} />
      {sheet?.kind === 'move' && (
        <RescheduleDialog
          visit={sheet.visit}
          onClose={() => {
            close();
            reload();
          }}
        />
      )}
      {sheet?.kind === 'reminders' && <ReminderDrawer date={addDays(today, 1)} onClose={close} />}
      {sheet?.kind === 'displaced' && (
        <DisplacedDrawer
          visits={displaced}
          doctorOf={nameIn(calendar)}
          writes={writes}
          onMove={(visit) => show({ kind: 'move', visit })}
          onClose={close}
        />
      )}
      {sheet?.kind === 'waiting' && (
        <WaitingDrawer
          rows={waiting.rows}
          proposals={proposals}
          free={calendar ? freePlaces(calendar, now) : []}
          today={today}
          onBook={(place, customerId) => show({ kind: 'book', place, customerId })}
          onClose={close}
        />
      )}
      <VisitDrawer
        open={sheet?.kind === 'book'}
        customerId={sheet?.kind === 'book' ? sheet.customerId : undefined}
        doctorId={sheet?.kind === 'book' ? (sheet.place?.doctor_id ?? filter.doctor ?? undefined) : undefined}
        date={(sheet?.kind === 'book' && sheet.place?.date) || filter.date}
        time={sheet?.kind === 'book' ? sheet.place?.time : undefined}
        onClose={() => {
          close();
          reload();
        }}
      />
    </>
  );
}
