// Budgets beside what was booked (decision 104): what falls into a range of days, what a year may begin with, and what a difference
// means. Pure.
import { isEarned } from '../../../src/resources/finance/akun.ts';
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import { mulDiv, roundHalfUp } from '../../../src/resources/kernel/money.ts';
import { monthOf } from './kept-months.ts';
import { differenceOf, type Range } from './report-column.ts';
import type { StatementAccount, StatementRow } from './statement.ts';

/** Rupiah of an account in a month of a branch, on the side on which profit and loss reads the account. */
export interface BudgetCell {
  readonly akun_id: number;
  /** First day, 'YYYY-MM-DD'. */
  readonly month: string;
  readonly amount: number;
}

const lastOf = (month: string): string => addDays(addMonths(month, 1), -1);
const dayNumber = (day: string): number => Number(day.slice(8));

/** True where the range begins or ends within a month. */
export const cutsMonth = ({ start, end }: Range): boolean => monthOf(start) !== start || lastOf(monthOf(end)) !== end;

/**
 * What of a month's budget falls into a range: by its days, so that ranges which follow each other add up to the month.
 * @returns rupiah
 */
export const budgetWithin = ({ start, end }: Range, { month, amount }: Omit<BudgetCell, 'akun_id'>): number => {
  const last = lastOf(month);
  if (end < month || start > last) return 0;
  const days = dayNumber(last);
  const before = start > month ? dayNumber(start) - 1 : 0;
  const until = end < last ? dayNumber(end) : days;
  return mulDiv(amount, until, days) - mulDiv(amount, before, days);
};

/** By account, the budgets of a range as debit minus credit. Cells of several branches are rounded each by itself, then added. */
export const signedBudgets = (
  range: Range,
  cells: readonly BudgetCell[],
  typeOf: ReadonlyMap<number, number>,
): ReadonlyMap<number, number> => {
  const sums = new Map<number, number>();
  for (const { akun_id, ...cell } of cells) {
    const amount = budgetWithin(range, cell);
    const signed = isEarned(typeOf.get(akun_id) ?? 0) ? 0 - amount : amount;
    sums.set(akun_id, (sums.get(akun_id) ?? 0) + signed);
  }
  return sums;
};

const HUNDREDTHS = 100;
const WHOLE = 10_000;
/** An amount with so many percent more or less, half up to the rupiah. @param percent with two decimals at most */
export const grown = (amount: number, percent: number): number =>
  mulDiv(amount, WHOLE + roundHalfUp(percent * HUNDREDTHS), WHOLE);

/** 1: better than budgeted, -1: worse, 0: the same. What is earned is better above its budget, what is spent below it. */
const verdictOf = (difference: number, earned: boolean): number => Math.sign(earned ? difference : 0 - difference);

/**
 * Rows of actual and budget with what they differ by, in rupiah and percent of the budget, and what that means.
 * @param rows `values`: what was booked, what was budgeted @param accounts what tells earned from spent; a sum is earned
 */
export const besideBudget = (
  rows: readonly StatementRow[],
  accounts: readonly Pick<StatementAccount, 'akun_id' | 'type'>[],
): readonly (Omit<StatementRow, 'values'> & { readonly values: readonly (number | null)[] })[] => {
  const types = new Map(accounts.map(({ akun_id, type }) => [akun_id, type]));
  return rows.map((row) => {
    const [actual = 0, budget = 0] = row.values;
    const earned = row.akun_id === null || isEarned(types.get(row.akun_id) ?? 0);
    const [difference, percent] = differenceOf(actual, budget);
    const verdict = actual === 0 && budget === 0 ? null : verdictOf(difference, earned) + 0;
    return { ...row, values: [actual, budget, difference, percent, verdict] };
  });
};
