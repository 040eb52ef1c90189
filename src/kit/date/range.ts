// What a range of days means beside its two dates: where it lies from today, and how it moves by a day.
import { addDays, formatDate, isDate } from '../../resources/kernel/date.ts';

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
