// The columns of a statement: earlier ranges beside the chosen one, or the branches side by side (finance.md 6.9). Pure.
import { addDays, addMonths, formatDate } from '../../../src/resources/kernel/date.ts';

export interface Range {
  /** 'YYYY-MM-DD', both days included. */
  readonly start: string;
  readonly end: string;
}
export type Compare = 'none' | 'prev_period' | 'prev_year';

const DAY_MS = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const pad = (n: number): string => String(n).padStart(2, '0');
const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

const isMonthStart = (day: string): boolean => day.endsWith('-01');
const isMonthEnd = (day: string): boolean => isMonthStart(addDays(day, 1));

const monthsIn = ({ start, end }: Range): number => {
  const [y1 = 0, m1 = 0] = start.split('-').map(Number);
  const [y2 = 0, m2 = 0] = end.split('-').map(Number);
  return (y2 - y1) * 12 + (m2 - m1) + 1;
};

/** The range that ends the day before: as many whole months where the range is whole months, else as many days. */
const before = (range: Range): Range => {
  const end = addDays(range.start, -1);
  if (isMonthStart(range.start) && isMonthEnd(range.end))
    return { start: addMonths(range.start, -monthsIn(range)), end };
  const days = (at(range.end) - at(range.start)) / DAY_MS;
  return { start: addDays(end, -days), end };
};

/** A year earlier; the end of a month stays one. */
const yearBefore = ({ start, end }: Range): Range => {
  const earlier = addMonths(end, -12);
  const [year = 0, month = 1] = earlier.split('-').map(Number);
  return {
    start: addMonths(start, -12),
    end: isMonthEnd(end) ? `${earlier.slice(0, 8)}${pad(lastDayOf(year, month))}` : earlier,
  };
};

/** The chosen range and `periods` earlier ones, newest first. */
export const rangesOf = (range: Range, compare: Compare, periods: number): readonly Range[] => {
  const earlier = compare === 'prev_year' ? yearBefore : before;
  const ranges = [range];
  const wanted = compare === 'none' ? 1 : 1 + periods;
  while (ranges.length < wanted) ranges.push(earlier(ranges.at(-1) ?? range));
  return ranges;
};

/** '01 Jan 2026 - 31 Jan 2026' */
export const rangeLabel = ({ start, end }: Range): string => `${formatDate(start)} - ${formatDate(end)}`;

/** Rupiah and percent (two decimals) from an earlier to a later figure; a share of nothing is null. */
export const differenceOf = (now: number, earlier: number): readonly [number, number | null] => [
  now - earlier,
  earlier === 0 ? null : Math.round(((now - earlier) * 10_000) / Math.abs(earlier)) / 100,
];
