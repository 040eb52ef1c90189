// What a range of days means beside its two dates: where it lies from today, and how it moves by a day.
import { addDays, addMonths, formatDate, isDate } from '../../resources/kernel/date.ts';

/** Days as 'YYYY-MM-DD'; an empty text leaves that side open. */
export interface DateRange {
  readonly start: string;
  readonly end: string;
}

export type Moment = 'today' | 'upcoming' | 'past';

export const ALL_DATES: DateRange = { start: '', end: '' };

/** True for a range of one day, which the arrows move. */
export const isSingleDay = ({ start, end }: DateRange): boolean => start !== '' && start === end;

/** Both days exist, and the end is on or after the start (specified for APPLY). */
export const isRange = ({ start, end }: DateRange): boolean => isDate(start) && isDate(end) && start <= end;

/** Where the range lies, for its chip: undefined when it has today and other days in it, or is open at that side. */
export const momentOf = (range: DateRange, today: string): Moment | undefined => {
  if (range.start > today) return 'upcoming';
  if (range.end !== '' && range.end < today) return 'past';
  return isSingleDay(range) ? 'today' : undefined;
};

/** Names of the two days in addresses and on the wire. */
const [START, END] = ['start_date', 'end_date'] as const;

/** The range that an address asks for; undefined: none, or one that is no range. */
export const rangeOf = (address: URLSearchParams): DateRange | undefined => {
  const range = { start: address.get(START) ?? '', end: address.get(END) ?? '' };
  return isRange(range) ? range : undefined;
};

/** The address with another range; its pages begin anew. */
export const withRange = (address: URLSearchParams, { start, end }: DateRange): URLSearchParams => {
  const next = new URLSearchParams(address);
  next.set(START, start);
  next.set(END, end);
  next.delete('page');
  return next;
};

/** The single day `days` later. */
export const moved = ({ start }: DateRange, days: number): DateRange => {
  const day = addDays(start, days);
  return { start: day, end: day };
};

/** '06 Mar 2026', '01 Mar 2026 – 06 Mar 2026', or the one day of a range that is open at the other side. */
export const rangeText = (range: DateRange): string => {
  const days = isSingleDay(range) ? [range.start] : [range.start, range.end].filter(Boolean);
  return days.map(formatDate).join(' – ');
};

const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;
const MONTHS_OF_QUARTER = 3;
const MONTHS_OF_YEAR = 12;

/** Whole months from the first of one. */
const monthsFrom = (first: string, months: number): DateRange => ({
  start: first,
  end: addDays(addMonths(first, months), -1),
});
const firstOfQuarter = (day: string): string =>
  addMonths(firstOfMonth(day), -((Number(day.slice(5, 7)) - 1) % MONTHS_OF_QUARTER));

export const quickNames = ['today', 'week', 'month', 'lastMonth', 'quarter', 'year'] as const;
type Quick = (typeof quickNames)[number];

/** The ranges that people ask for most, by the key of their text; month, quarter and year are whole ones. */
export const quickRanges = (today: string): Readonly<Record<Quick, DateRange>> => {
  const first = firstOfMonth(today);
  return {
    today: { start: today, end: today },
    week: { start: addDays(today, -6), end: today },
    month: monthsFrom(first, 1),
    lastMonth: monthsFrom(addMonths(first, -1), 1),
    quarter: monthsFrom(firstOfQuarter(today), MONTHS_OF_QUARTER),
    year: monthsFrom(`${today.slice(0, 4)}-01-01`, MONTHS_OF_YEAR),
  };
};
