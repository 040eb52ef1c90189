// The range that figures begin with: from the first of the month to today.
import { useState } from 'react';
import { dateIn } from '../../resources/kernel/date.ts';
import type { ReportRange } from '../finance/report/report-range.ts';
import { useZone } from '../../kit/date/zone.ts';

/** A range of days and the way to change it. A range without both days is not taken. */
export const useMonth = (): readonly [ReportRange, (start: string, end: string) => void] => {
  const zone = useZone();
  const [range, setRange] = useState<ReportRange>(() => {
    const today = dateIn(zone, new Date());
    return { start: `${today.slice(0, 8)}01`, end: today };
  });
  return [range, (start, end) => start && end && setRange({ start, end })];
};
