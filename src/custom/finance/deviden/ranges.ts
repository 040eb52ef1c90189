// Ranges that are over, as a branch shares them out: the last month, quarter and year. Pure; days 'YYYY-MM-DD'.
import { dividendIntervals } from '../../../resources/finance/devidensetting.ts';
import { addDays, addMonths } from '../../../resources/kernel/date.ts';

export interface Days {
  readonly start: string;
  readonly end: string;
}
/** The last whole interval of months before the one that today lies in. */
export const lastOver = (today: string, months: number): Days => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const first = Math.floor((month - 1) / months) * months + 1;
  const begun = `${year}-${String(first).padStart(2, '0')}-01`;
  return { start: addMonths(begun, -months), end: addDays(begun, -1) };
};

/** One for each interval that a setting may have. */
export const rangesOver = (today: string) =>
  dividendIntervals.map(({ value, name }) => ({ name, ...lastOver(today, value) }));
