// From which day on a branch's books take journals. Pure.
import { addDays } from '../kernel/date.ts';

export interface OpenPeriod {
  readonly start_date: string;
  readonly lock_date: string | null;
}

/** The first day of the active period that is not locked. Days 'YYYY-MM-DD'. */
export const firstOpenDay = (period: OpenPeriod): string =>
  period.lock_date !== null && period.lock_date >= period.start_date ? addDays(period.lock_date, 1) : period.start_date;

/**
 * The day on which work is posted: its own while the books take journals on it, else the first day on which they do; today where
 * they take none until then, which posting refuses. Days 'YYYY-MM-DD'.
 */
export const postingDay = (work: string, period: OpenPeriod | undefined, today: string): string => {
  if (!period) return today;
  const open = firstOpenDay(period);
  const day = work < open ? open : work;
  return day > today ? today : day;
};
