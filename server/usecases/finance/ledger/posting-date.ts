// Which days take a journal (finance.md 3).
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Context } from '../../kernel/contract.ts';

/** The active period of a branch; without one, both are null. */
export interface PostingPeriod {
  readonly start_date: string | null;
  readonly lock_date: string | null;
}

/** Refuses a day outside the active period, on or before its lock date, or in the future (finance.md 3). */
export const checkPostingDate = (context: Pick<Context, 'today'>, day: string, period: PostingPeriod): void => {
  if (period.start_date === null || day < period.start_date) throw new Refusal('no-period');
  if (period.lock_date !== null && day <= period.lock_date)
    throw new Refusal('date-locked', { lock_date: formatDate(period.lock_date) });
  if (day > context.today) throw new Refusal('date-in-future');
};
