// How a range of days is read of the kept balances: whole months, put right by the lines of as few days as possible. Pure.
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import type { Range } from './report-column.ts';

/** Days of one month whose lines are added (1) or taken off (-1); `until` is not one of them. */
export interface Cut {
  readonly sign: 1 | -1;
  readonly from: string;
  readonly until: string;
}
export interface Reading {
  /** First days of the first month that is counted whole, and of the first that is no more. */
  readonly months: { readonly from: string; readonly until: string };
  readonly cuts: readonly Cut[];
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, until: string): number => (Date.parse(until) - Date.parse(from)) / DAY_MS;
/** The first day of the month: '2026-03-06' -> '2026-03-01'. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;
const earlier = (a: string, b: string): string => (a < b ? a : b);

interface Edge {
  /** Balances of the months before this one are those of all days before the edge, but for the cut. */
  readonly month: string;
  readonly cut: Cut | null;
  /** Days that are likely to have lines. */
  readonly days: number;
}

/**
 * How to read the balance before a day from kept monthly balances: the first days of its month are added to the balance before the month,
 * or its last days are taken off the balance after it, whichever are fewer.
 * @param tomorrow from this day on nothing, or hardly anything, is booked
 */
export const before = (day: string, tomorrow: string): Edge => {
  const month = monthOf(day);
  if (day === month) return { month, cut: null, days: 0 };
  const next = addMonths(month, 1);
  const head = daysBetween(month, day);
  const tail = Math.max(daysBetween(day, earlier(next, tomorrow)), 0);
  return head <= tail
    ? { month, cut: { sign: 1, from: month, until: day }, days: head }
    : { month: next, cut: { sign: -1, from: day, until: next }, days: tail };
};

const negative = ({ sign, ...days }: Cut): Cut => ({ ...days, sign: sign === 1 ? -1 : 1 });

/** @param today nothing is booked after it, or little: the rest of its month costs no reading */
export const readingOf = ({ start, end }: Range, today: string): Reading => {
  const [until, tomorrow] = [addDays(end, 1), addDays(today, 1)];
  const [first, last] = [before(start, tomorrow), before(until, tomorrow)];
  const cuts = [first.cut && negative(first.cut), last.cut].filter((cut) => cut !== null);
  const months = { from: first.month, until: last.month };
  const inOneMonth = monthOf(start) === monthOf(end);
  const isShort = cuts.length > 0 && daysBetween(start, until) <= first.days + last.days;
  return inOneMonth && (isShort || months.until < months.from)
    ? { months: { from: months.from, until: months.from }, cuts: [{ sign: 1, from: start, until }] }
    : { months, cuts };
};
