// The range of the finance reports, kept in the browser for all of them (specified: key and first range); a link may ask for its own.
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useToday } from '../../../kit/date/use-today.ts';
import { isDate } from '../../../resources/kernel/date.ts';

export interface ReportRange {
  readonly start: string;
  readonly end: string;
}

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

const asked = (address: URLSearchParams): ReportRange | undefined => {
  const [start, end] = [address.get('start_date') ?? '', address.get('end_date') ?? ''];
  return isDate(start) && isDate(end) ? { start, end } : undefined;
};

/**
 * The range that a link asks for or that was used last, and the way to change it. A range without both days is not taken.
 * @param day 'YYYY-MM-DD' of a report of single days: it opens on that one, and keeps nothing for the other reports
 */
export const useReportRange = (day?: string): readonly [ReportRange, (start: string, end: string) => void] => {
  const [address] = useSearchParams();
  const today = useToday();
  const [range, setRange] = useState(
    () => asked(address) ?? (day === undefined ? read(today) : { start: day, end: day }),
  );
  const change = (start: string, end: string) => {
    if (!start || !end) return;
    if (day === undefined) keepRange(start, end, today);
    setRange({ start, end });
  };
  return [range, change];
};
