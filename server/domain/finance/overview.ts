// What the first page of the finance module compares and adds up (workspace.md 5). Pure.
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import { monthOf } from './kept-months.ts';
import type { Range } from './report-column.ts';

/** Months that a trend shows. */
export const TREND_MONTHS = 12;
const YEAR = 12;
const WEEK = 7;
/** Weeks ahead in which payables are told. */
const WEEKS = 4;

/** First days of the last twelve months, the running one last. @param today 'YYYY-MM-DD' */
export const trendMonths = (today: string): readonly string[] =>
  Array.from({ length: TREND_MONTHS }, (_, at) => addMonths(monthOf(today), at + 1 - TREND_MONTHS));

/** The days from the first of a month through the same day as today's, or its last day where it is shorter. */
const sameDays = (today: string, back: number): Range => ({
  start: addMonths(monthOf(today), -back),
  end: addMonths(today, -back),
});

/** The month so far, the same days of the month before, and those of the year before. */
export const comparedRanges = (today: string): readonly [Range, Range, Range] => [
  sameDays(today, 0),
  sameDays(today, 1),
  sameDays(today, YEAR),
];

/**
 * Balances at the end of each month, from what stands now and what moved: rupiah.
 * @param moved by first day of the month, of all `months` but the first
 */
export const monthEnds = (
  now: number,
  months: readonly string[],
  moved: ReadonlyMap<string, number>,
): readonly number[] => {
  const ends: number[] = [];
  let balance = now;
  for (const month of months.toReversed()) {
    ends.unshift(balance);
    balance -= moved.get(month) ?? 0;
  }
  return ends;
};

/** Days until which payables are told: yesterday, which is late, then seven days from today on each. */
export const dueUntil = (today: string): readonly string[] =>
  Array.from({ length: WEEKS + 1 }, (_, at) => addDays(today, at * WEEK - 1));
