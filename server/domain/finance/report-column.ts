// The columns of a statement: earlier ranges beside the chosen one, or the branches side by side (finance.md 6.9). Pure.
import { addDays, addMonths, formatDate } from '../../../src/resources/kernel/date.ts';

export interface Range {
  /** 'YYYY-MM-DD', both days included. */
  readonly start: string;
  readonly end: string;
}
/** A range under a name of its own. */
export interface NamedRange extends Range {
  readonly label?: string;
}
export type Compare = 'none' | 'prev_period' | 'prev_year' | 'tahun' | 'triwulan' | 'bulanan' | 'rentang';

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
export const rangesOf = (
  range: Range,
  compare: 'none' | 'prev_period' | 'prev_year',
  periods: number,
): readonly Range[] => {
  const earlier = compare === 'prev_year' ? yearBefore : before;
  const ranges = [range];
  const wanted = compare === 'none' ? 1 : 1 + periods;
  while (ranges.length < wanted) ranges.push(earlier(ranges.at(-1) ?? range));
  return ranges;
};

const MONTHS_OF_YEAR = 12;
const MONTHS_OF_QUARTER = 3;
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** Ranges of whole months one after the other, the last of which ends with the day. @param months of each @param count how many */
const following = (first: string, end: string, months: number, count: number): readonly Range[] =>
  Array.from({ length: count }, (_, no) => {
    const last = addDays(addMonths(first, (no + 1) * months), -1);
    return { start: addMonths(first, no * months), end: last < end ? last : end };
  });

/** The twelve months that end with the day's own, or the four quarters; oldest first, the last through the day. */
const partsOfYear = (end: string, months: number): readonly NamedRange[] => {
  const count = MONTHS_OF_YEAR / months;
  const own = (Number(end.slice(5, 7)) - 1) % months;
  const first = addMonths(monthOf(end), -own - (count - 1) * months);
  return following(first, end, months, count).map((range) => ({
    ...range,
    label:
      months === 1
        ? formatDate(range.start).slice(3)
        : `TW ${Math.ceil(Number(range.start.slice(5, 7)) / MONTHS_OF_QUARTER)} ${range.start.slice(0, 4)}`,
  }));
};

/** What is asked of the columns of a statement. */
export interface Comparison {
  readonly compare: Compare;
  /** Earlier ranges of 'prev_period' and 'prev_year'. */
  readonly periods: number;
  /** The other range of 'rentang'. */
  readonly compare_start?: string | undefined;
  readonly compare_end?: string | undefined;
}
interface Columns {
  readonly ranges: readonly NamedRange[];
  /** All of them as one range, in a last column; undefined: they are no parts of one. */
  readonly whole?: NamedRange;
}

/** The ranges of a statement's columns: those of the comparison, or the parts of the year that ends with the range. */
export const columnsOf = (range: Range, { compare, periods, compare_start, compare_end }: Comparison): Columns => {
  if (compare === 'bulanan' || compare === 'triwulan') {
    const ranges = partsOfYear(range.end, compare === 'bulanan' ? 1 : MONTHS_OF_QUARTER);
    return { ranges, whole: { start: ranges[0]?.start ?? range.start, end: range.end, label: 'Jumlah' } };
  }
  if (compare === 'tahun') {
    const year = { start: `${range.end.slice(0, 4)}-01-01`, end: range.end };
    return { ranges: [year, yearBefore(year)] };
  }
  if (compare === 'rentang')
    return { ranges: [range, { start: compare_start ?? range.start, end: compare_end ?? range.end }] };
  return { ranges: rangesOf(range, compare, periods) };
};

/** '01 Jan 2026 - 31 Jan 2026' */
export const rangeLabel = ({ start, end }: Range): string => `${formatDate(start)} - ${formatDate(end)}`;

/** Rupiah and percent (two decimals) from an earlier to a later figure; a share of nothing is null. */
export const differenceOf = (now: number, earlier: number): readonly [number, number | null] => [
  now - earlier,
  earlier === 0 ? null : Math.round(((now - earlier) * 10_000) / Math.abs(earlier)) / 100,
];
