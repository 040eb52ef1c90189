// The ranges that are offered by name; they come with the dialog.
import { addDays, addMonths } from '../../resources/kernel/date.ts';
import type { DateRange } from './range.ts';

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
