// Range, grouping and doctor of the calendar, kept in the address; its data in one call, live.
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { useNarrow } from '../../../providers/media.ts';
import { addDays, dateIn, isDate, timeIn } from '../../../resources/kernel/date.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { rowsOf } from '../../../resources/kernel/columns.ts';
import { visitStates } from '../../../resources/service/visit-state.ts';
import { visit } from '../../../resources/service/visit.ts';
import { useZone } from '../../../kit/date/zone.ts';
import type { Calendar, CalendarVisit, Grouping, Moment } from './calendar.ts';

export type Span = 'day' | 'week';
export interface CalendarFilter {
  readonly date: string;
  readonly span: Span;
  readonly by: Grouping;
  readonly doctor: number | null;
}

const WEEK = 7;
const LOOK_MS = 30_000;

const subscribe = (listener: () => void): (() => void) => {
  const timer = setInterval(listener, LOOK_MS);
  return () => clearInterval(timer);
};

/** The minute on the branch's clock: earlier places are gone. */
export const useMoment = (): Moment => {
  const zone = useZone();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => {
      const now = new Date();
      return `${dateIn(zone, now)}T${timeIn(zone, now)}`;
    }, [zone]),
  );
};

/** Today and the six days after it by doctor, unless the address says otherwise; a phone shows one day. */
export const useCalendarFilter = (today: string) => {
  const narrow = useNarrow();
  const [search, setSearch] = useSearchParams();
  const date = search.get('date') ?? '';
  const filter: CalendarFilter = {
    date: isDate(date) ? date : today,
    span: narrow || search.get('span') === 'day' ? 'day' : 'week',
    by: search.get('by') === 'unit' ? 'unit' : 'doctor',
    doctor: Number(search.get('doctor')) || null,
  };
  const change = (next: Partial<CalendarFilter>) => {
    const { date: day, span, by, doctor } = { ...filter, ...next };
    const params = new URLSearchParams();
    if (day !== today) params.set('date', day);
    if (span === 'day') params.set('span', span);
    if (by === 'unit') params.set('by', by);
    if (doctor !== null) params.set('doctor', String(doctor));
    setSearch(params, { replace: true });
  };
  return [filter, change] as const;
};

/** The date and the six days after it, or the date alone. */
export const daysOf = ({ date, span }: CalendarFilter): readonly string[] =>
  span === 'day' ? [date] : Array.from({ length: WEEK }, (_, at) => addDays(date, at));

type Answer = AnswerOf<'service.jadwal.kalender'>;
const visitsOf = (columns: Answer['visits']): readonly CalendarVisit[] =>
  rowsOf(columns).map(({ customer_id, name, code, ...told }) => ({
    ...told,
    statusname: visitStates[told.status].label,
    customerdata: { id: customer_id, name, code },
  }));
const calendarOf = (answer: Answer): Calendar => ({
  ...answer,
  visits: visitsOf(answer.visits),
  displaced: visitsOf(answer.displaced),
});

export const useCalendar = (filter: CalendarFilter) => {
  const days = daysOf(filter);
  const { query, answer } = useCall(
    'service.jadwal.kalender',
    {
      start_date: days[0] ?? filter.date,
      end_date: days.at(-1) ?? filter.date,
      ...(filter.doctor !== null && { doctor: filter.doctor }),
    },
    { keep: true },
  );
  const calendar = useMemo(() => answer && calendarOf(answer), [answer]);
  const reload = () => void query.refetch();
  useNewsOf(visit.name, reload);
  useNewsOf('service.jadwal', reload);
  useNewsOf('service.jadwallibur', reload);
  return {
    days,
    reload,
    calendar,
    problem: answer ? undefined : query.error?.message,
    stale: query.isPlaceholderData,
  };
};
