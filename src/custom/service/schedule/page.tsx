// '/service/visit/jadwal': sessions and appointments of seven days or one, by doctor or unit, on a time axis; drag to
// move, pull to lengthen, click to book (service.md 4, workspace.md 4).
import { MessageOutlined, PlusOutlined, WarningFilled } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { DOKTER } from '../../../policies/role.ts';
import { useNarrow } from '../../../providers/media.ts';
import { useUser } from '../../../providers/session.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { daftartunggu } from '../../../resources/service/daftartunggu.ts';
import { visit as resource } from '../../../resources/service/visit.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { CountBadge } from '../../../kit/chip/count-badge.tsx';
import { DragArea } from '../../../kit/hooks/drag.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { atRest } from '../../../kit/page/at-rest.ts';
import { deferred } from '../../../kit/page/deferred.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import { type Calendar, type CalendarVisit, type Line, linesOf, type Moment } from './calendar.ts';
import { CalendarGrid } from './grid.tsx';
import style from './schedule.module.css';
import type { Sheet } from './sheets.tsx';
import type { Place } from './actions.ts';
import { CalendarToolbar } from './toolbar.tsx';
import { type CalendarFilter, useCalendar, useCalendarFilter, useMoment } from './use-calendar.ts';
import { useMove } from './use-move.ts';
import { useSwipe } from './use-swipe.ts';
import { ChipShadow } from './visit-chip.tsx';
import { useProposals, useWaiting } from './waiting-data.ts';

/** Forms and lists weigh more than the calendar: they come once it stands. */
const Sheets = deferred(async () => (await import('./sheets.tsx')).Sheets);

const Actions = ({ waiting, show }: { waiting: number; show: (sheet: Sheet) => void }) => {
  const { t } = useTranslation();
  return (
    <>
      <CountBadge count={waiting}>
        <Button onClick={() => show({ kind: 'waiting' })}>{t('schedule.waiting.title')}</Button>
      </CountBadge>
      <Button onClick={() => show({ kind: 'planned' })}>{t('schedule.planned.title')}</Button>
      <Button icon={<MessageOutlined aria-hidden />} onClick={() => show({ kind: 'reminders' })}>
        {t('schedule.reminder.title')}
      </Button>
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => show({ kind: 'book' })}>
        {t('visit.create')}
      </Button>
    </>
  );
};

interface NoticeProps {
  readonly kind: 'waiting' | 'displaced';
  readonly count: number;
  readonly show: (sheet: Sheet) => void;
}

/** What needs the desk's attention, with the way to it. */
const Notice = ({ kind, count, show }: NoticeProps) => {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <div className={`${surface.tinted} ${layout.between} ${style.notice}`} data-tone="warning" role="alert">
      <span>
        <WarningFilled aria-hidden /> {t(`schedule.${kind}.notice`, { count })}
      </span>
      <Button onClick={() => show({ kind })}>{t('schedule.show')}</Button>
    </div>
  );
};

interface PickProps {
  readonly lines: readonly Line[];
  readonly value: number;
  readonly onChange: (id: number) => void;
}

/** A phone shows one doctor or unit at a time. */
const LinePick = ({ lines, value, onChange }: PickProps) => {
  const { t } = useTranslation();
  return (
    <Select
      className={style.linePick}
      aria-label={t('schedule.line')}
      value={value}
      options={lines.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  );
};

interface BoardProps {
  readonly calendar: Calendar;
  readonly days: readonly string[];
  readonly filter: CalendarFilter;
  readonly today: string;
  readonly now: Moment;
  readonly writes: boolean;
  readonly show: (sheet: Sheet) => void;
  readonly onChange: (filter: Partial<CalendarFilter>) => void;
  readonly onMoved: () => void;
}

/** The calendar itself, with what is dragged and pulled in it; on a phone one line of it, turned by a swipe. */
const Board = ({ calendar, days, filter, today, now, writes, show, onChange: change, onMoved }: BoardProps) => {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const { move, resize } = useMove(onMoved);
  const [chosen, choose] = useState(filter.doctor);
  const swipe = useSwipe((direction) => change({ date: addDays(filter.date, direction) }));
  const all = linesOf(calendar, filter.by, t('schedule.withoutUnit'));
  const line = all.find(({ id }) => id === chosen) ?? all[0];
  return (
    <DragArea<CalendarVisit, Place>
      onDrop={(visit, place) => void move(visit, place)}
      renderOverlay={(visit) => <ChipShadow visit={visit} />}
      nameOf={({ customerdata }) => customerdata.name}
    >
      {narrow && line && <LinePick lines={all} value={line.id} onChange={choose} />}
      <div {...(narrow && swipe)}>
        <CalendarGrid
          {...{ calendar, days, today, now, writes }}
          lines={narrow && line ? [line] : all}
          onOpen={(visit) => show({ kind: 'peek', visit })}
          onBook={(place) => show({ kind: 'book', place })}
          onResize={(visit, minutes) => void resize(visit, minutes)}
        />
      </div>
    </DragArea>
  );
};

export default function SchedulePage() {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const me = useUser();
  const { role } = me;
  const today = useToday();
  const now = useMoment();
  const [filter, change] = useCalendarFilter(today);
  // A phone has all doctors at hand, and shows one of them.
  const { calendar, days, problem, reload } = useCalendar(narrow ? { ...filter, doctor: null } : filter);
  const desk = can(me, daftartunggu.name, 'list');
  const writes = can(me, resource.name, 'jadwalulang');
  const waiting = useWaiting(desk);
  const proposals = useProposals(desk);
  const [sheet, setSheet] = useState<Sheet>();
  // Once one was open they stay: what closes gives the focus back to where it came from.
  const [used, setUsed] = useState(false);
  const stands = calendar !== undefined;
  useEffect(() => {
    if (stands) atRest(Sheets.fetchAhead);
  }, [stands]);
  const show = (next: Sheet | undefined) => {
    setSheet(next);
    setUsed(true);
    if (!next) reload();
  };

  return (
    <>
      <PageHeader
        title={t('schedule.title')}
        actions={
          <>
            <LinkButton to="/service/visit">{t('queue.title')}</LinkButton>
            {desk && <Actions waiting={waiting.count} show={show} />}
          </>
        }
      />
      <CalendarToolbar filter={filter} today={today} ownOnly={role === DOKTER} onChange={change} />
      <Notice kind="displaced" count={calendar?.displaced.length ?? 0} show={show} />
      <Notice kind="waiting" count={proposals.length} show={show} />
      {problem && <ErrorState message={problem} onRetry={reload} />}
      {!problem && !calendar && <WaitingRows />}
      {calendar && (
        <Board {...{ calendar, days, filter, today, now, writes, show }} onChange={change} onMoved={reload} />
      )}
      {used && (
        <Suspense fallback={null}>
          <Sheets
            {...{ sheet, show, calendar, proposals, writes, today, now }}
            rows={waiting.rows}
            doctor={filter.doctor}
            date={filter.date}
          />
        </Suspense>
      )}
    </>
  );
}
