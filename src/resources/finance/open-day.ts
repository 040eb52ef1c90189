// From which day on a branch's books take journals. Pure.
import { addDays } from '../kernel/date.ts';

/** The first day of the active period that is not locked. Days 'YYYY-MM-DD'. */
export const firstOpenDay = (period: { readonly start_date: string; readonly lock_date: string | null }): string =>
  period.lock_date !== null && period.lock_date >= period.start_date ? addDays(period.lock_date, 1) : period.start_date;
