// Every day or month of a range has its row in a chart, also one in which nothing happened.
import { addDays } from '../../../src/resources/kernel/date.ts';

/** Days from `start` to `end`, both included. */
export const daysOf = (start: string, end: string): readonly string[] => {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
};

/** Months 'YYYY-MM' that the range touches. */
export const monthsOf = (start: string, end: string): readonly string[] => {
  const months: string[] = [];
  for (let day = `${start.slice(0, 7)}-01`; day <= end; day = `${addDays(day, 31).slice(0, 7)}-01`)
    months.push(day.slice(0, 7));
  return months;
};

/** A row for every key in order: the one that was read, or `empty` under the key. */
export const filled = <K extends string, Row extends Readonly<Record<K, string>>>(
  name: K,
  keys: readonly string[],
  rows: readonly Row[],
  empty: Omit<Row, K>,
): readonly Row[] => {
  const known = new Map(rows.map((row): [string, Row] => [row[name], row]));
  return keys.map((key) => known.get(key) ?? ({ ...empty, [name]: key } as unknown as Row));
};
