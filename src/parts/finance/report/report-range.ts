// The range of the finance reports. It stands in the address, which can be sent; where that says nothing it is the one that the browser
// keeps for all of them (specified: key and first range).
import { useSearchParams } from 'react-router';
import type { DateRange } from '../../../kit/date/range.ts';
import { rangeOf, withRange } from '../../../kit/date/range-address.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { isDate } from '../../../resources/kernel/date.ts';

export type ReportRange = DateRange;

const KEY = 'finance-daterange';
/** The day on which the kept range ended with that day. */
const UNTIL_TODAY = 'finance-daterange-today';
const FIRST: ReportRange = { start: '2020-01-01', end: '2020-03-01' };

const stored = (): ReportRange | undefined => {
  try {
    const [start, end] = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown[];
    if (typeof start === 'string' && typeof end === 'string' && isDate(start) && isDate(end)) return { start, end };
  } catch {
    // What stands there is not ours, or the browser keeps nothing: the first range is as good as any.
  }
  return undefined;
};
/** A range that was kept until today goes on until today: what was booked since is not out of sight. */
const read = (today: string): ReportRange => {
  const kept = stored() ?? FIRST;
  const goesOn = localStorage.getItem(UNTIL_TODAY) === kept.end && kept.end < today;
  return goesOn ? { start: kept.start, end: today } : kept;
};
/** A range was chosen, or begun with, in this browser. */
export const isRangeKept = (): boolean => stored() !== undefined;

/** Keeps a range for all pages of finance. */
export const keepRange = (start: string, end: string, today: string): void => {
  localStorage.setItem(KEY, JSON.stringify([start, end]));
  if (end === today) localStorage.setItem(UNTIL_TODAY, end);
  else localStorage.removeItem(UNTIL_TODAY);
};

/**
 * The range that the address asks for or that was used last, and the way to change it. A range without both days is not taken.
 * @param day 'YYYY-MM-DD' of a report of single days: it opens on that one, and keeps nothing for the other reports
 */
export const useReportRange = (day?: string): readonly [ReportRange, (start: string, end: string) => void] => {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const range = rangeOf(address) ?? (day === undefined ? read(today) : { start: day, end: day });
  const change = (start: string, end: string) => {
    if (!start || !end) return;
    if (day === undefined) keepRange(start, end, today);
    setAddress((now) => withRange(now, { start, end }), { replace: true });
  };
  return [range, change];
};
