// The range that figures begin with: from the first of the month to today, unless the address asks for another.
import { useSearchParams } from 'react-router';
import { rangeOf, withRange } from '../../kit/date/range-address.ts';
import type { ReportRange } from '../finance/report/report-range.ts';
import { useToday } from '../../kit/date/use-today.ts';

/** A range of days and the way to change it. A range without both days is not taken. */
export const useMonth = (): readonly [ReportRange, (start: string, end: string) => void] => {
  const [address, setAddress] = useSearchParams();
  const today = useToday();
  const range = rangeOf(address) ?? { start: `${today.slice(0, 8)}01`, end: today };
  const change = (start: string, end: string) =>
    start && end && setAddress((now) => withRange(now, { start, end }), { replace: true });
  return [range, change];
};
