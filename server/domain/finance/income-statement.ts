// Laporan laba rugi (finance.md 6.9). Pure.
import { accountType, isEarned } from '../../../src/resources/finance/akun.ts';
import { negate, rowsOf, type StatementAccount, type StatementRow, sumColumns, totalRow } from './statement.ts';

/** Sections in their order, with the sum that stands below each: the result of everything so far. */
const SECTIONS = [
  { types: [accountType.income], total: 'Pendapatan Bersih' },
  { types: [accountType.costOfService], total: 'Laba Kotor' },
  { types: [accountType.operatingExpense], total: 'Laba Usaha' },
  { types: [accountType.otherIncome, accountType.otherExpense], total: 'Laba Sebelum Pajak' },
  { types: [accountType.incomeTax], total: 'Laba Bersih' },
] as const;

export interface IncomeStatement {
  readonly rows: readonly StatementRow[];
  /** Net revenue of each column, rupiah: what the shares in percent refer to. */
  readonly revenue: readonly number[];
  /** Net profit of each column, rupiah; negative is a loss. */
  readonly profit: readonly number[];
}

/** Amounts stand on the side of their class, so that a column adds up: a deduction from revenue is negative. */
const onClassSide = ({ type }: StatementAccount, signed: readonly number[]): readonly number[] =>
  isEarned(type) ? negate(signed) : signed;

/**
 * @param accounts of income and cost with the movements of transactions and adjustments, in the order of their codes
 * @param width number of columns
 */
export const incomeStatement = (
  accounts: readonly StatementAccount[],
  width: number,
  zero = false,
): IncomeStatement => {
  const resultOf = (types: readonly number[]) =>
    negate(
      sumColumns(
        accounts.filter(({ type }) => types.includes(type)).map(({ amounts }) => amounts),
        width,
      ),
    );
  let result = sumColumns([], width);
  const rows = SECTIONS.flatMap(({ types, total }) => {
    const own = accounts.filter(({ type }) => (types as readonly number[]).includes(type));
    result = sumColumns([result, resultOf(types)], width);
    return [...rowsOf(own, width, onClassSide, zero), totalRow(total, result)];
  });
  return { rows, revenue: resultOf([4]), profit: result };
};
