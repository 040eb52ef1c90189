// The calendar: columns of doctors (or units) for each day beside one time axis; visits without a time above it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../../providers/media.ts';
import { formatDate, formatTime } from '../../../resources/kernel/date.ts';
import { laterBy } from '../../../resources/service/session.ts';
import { weekdayName } from '../../../resources/service/weekday.ts';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import type { CalendarActions } from './actions.ts';
import { type Axis, axisOf, type Column, columnsOf, hoursOf } from './axis.ts';
import { type Calendar, type Line, type Moment } from './calendar.ts';
import { DayColumn } from './column.tsx';
import { VisitChip } from './visit-chip.tsx';
import style from './axis.module.css';

interface Props extends CalendarActions {
  readonly calendar: Calendar;
  readonly days: readonly string[];
  readonly lines: readonly Line[];
  readonly today: string;
  readonly now: Moment;
}

const HOUR = 60;
/** A chip outside the axis is as high as its name. */
const ONE_LINE = 28;
/** On a phone as high as a finger: it says what for as well (axis.module.css). */
const FINGER = 40;
/** Chips without a time that a column shows before it is asked for all. */
const FEW = 4;
/** A lane in which a name can be read, and how many a column has room for at least. */
const LANE_PX = 92;
const LEAST_LANES = 1.5;
const dayOf = (date: string): string => formatDate(date).slice(0, 6);
const clockOf = (minutes: number): string => formatTime(laterBy('00:00', minutes));

/** Minutes after midnight of the moment, where the day is its day. */
const nowOn = (date: string, now: Moment): number | null =>
  now.startsWith(date) ? Number(now.slice(11, 13)) * HOUR + Number(now.slice(14, 16)) : null;

const Hours = ({ axis }: { axis: Axis }) => (
  <div className={style.hours} aria-hidden>
    {hoursOf(axis).map((at) => (
      <span key={at} style={{ height: HOUR * axis.scale }}>
        {clockOf(at)}
      </span>
    ))}
  </div>
);

const Head = ({ column: { line, date, cell }, first, today }: { column: Column; first: boolean; today: string }) => (
  <div className={style.head} data-first={first} data-today={date === today}>
    <span className={style.day}>{first ? `${weekdayName(date)} ${dayOf(date)}` : '\u00a0'}</span>
    <strong>{line.name}</strong>
    <span className={style.times}>
      {cell.blocks
        .map(({ session }) => `${formatTime(session.jam_mulai)}–${formatTime(session.jam_selesai)}`)
        .join(', ') || '\u00a0'}
    </span>
  </div>
);

interface LooseProps extends CalendarActions {
  readonly column: Column;
  readonly scale: number;
  readonly all: boolean;
  readonly onAll: (all: boolean) => void;
}

/** Who has no time that day: a few whole chips, and the way to the others of all columns. */
const Loose = ({ column: { line, cell }, scale, all, onAll, writes, onOpen, onResize }: LooseProps) => {
  const { t } = useTranslation();
  const shown = all || cell.loose.length <= FEW ? cell.loose : cell.loose.slice(0, FEW - 1);
  const more = cell.loose.length - shown.length;
  const narrow = useNarrow();
  return (
    <div className={style.loose}>
      <ul aria-label={`${t('schedule.noTime')}: ${line.name}`}>
        {shown.map((visit) => (
          <li key={visit.id}>
            <VisitChip
              visit={visit}
              movable={writes}
              height={narrow ? FINGER : ONE_LINE}
              scale={scale}
              step={null}
              most={0}
              onOpen={onOpen}
              onResize={onResize}
            />
          </li>
        ))}
      </ul>
      {cell.loose.length > FEW && (
        <button type="button" className={style.more} aria-expanded={all} onClick={() => onAll(!all)}>
          {all ? t('schedule.fewer') : t('schedule.more', { count: more })}
        </button>
      )}
    </div>
  );
};

export const CalendarGrid = ({ calendar, days, lines, today, now, ...actions }: Props) => {
  const { t } = useTranslation();
  const [all, showAll] = useState(false);
  const names = new Map(calendar.doctors.map(({ id, name }) => [id, name]));
  const doctorOf = (id: number): string => names.get(id) ?? '';
  if (lines.length === 0) return <EmptyState text={t('schedule.empty')} />;
  const columns = columnsOf(calendar, { lines, days, now });
  const axis = axisOf(columns);
  const loose = columns.some(({ cell }) => cell.loose.length > 0);
  const widths = columns.map(({ cell }) => `minmax(${Math.max(LEAST_LANES, cell.lanes) * LANE_PX}px, 1fr)`);
  const isFirst = (at: number): boolean => columns[at - 1]?.date !== columns[at]?.date;
  return (
    <ScrollRegion label={t(days.length === 1 ? 'schedule.dayOf' : 'schedule.week')} className={style.region}>
      <div className={style.grid} style={{ gridTemplateColumns: `48px ${widths.join(' ')}` }}>
        <div className={style.corner} />
        {columns.map((column, at) => (
          <Head key={column.key} column={column} first={isFirst(at)} today={today} />
        ))}
        {loose && <span className={style.looseHead}>{t('schedule.noTime')}</span>}
        {loose &&
          columns.map((column) => (
            <Loose key={column.key} column={column} scale={axis.scale} all={all} onAll={showAll} {...actions} />
          ))}
        <Hours axis={axis} />
        {columns.map((column) => (
          <div
            key={column.key}
            className={style.body}
            style={{ height: (axis.to - axis.from) * axis.scale, backgroundSize: `100% ${HOUR * axis.scale}px` }}
          >
            <DayColumn {...actions} {...{ column, axis, doctorOf }} nowAt={nowOn(column.date, now)} />
          </div>
        ))}
      </div>
    </ScrollRegion>
  );
};
