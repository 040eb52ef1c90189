// A year's budget as a sheet (decision 104): a row for each account, a column for each month. Pure.
import { isResult } from '../../../src/resources/finance/akun.ts';
import { MONTHS_OF_YEAR, MOST_BUDGETED } from '../../../src/resources/finance/budget.ts';
import { monthNames } from '../../../src/resources/kernel/date.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { CellProblem, InputColumn, SheetRow } from '../sheet-column.ts';

const MONTH_COLUMNS = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const;
type MonthColumn = (typeof MONTH_COLUMNS)[number];

const month = (name: string): InputColumn => ({
  header: name,
  field: field.money(name, { min: -MOST_BUDGETED, max: MOST_BUDGETED }),
});
const months = Object.fromEntries(MONTH_COLUMNS.map((column, i) => [column, month(monthNames[i] ?? '')])) as Readonly<
  Record<MonthColumn, InputColumn>
>;

export const BUDGET_COLUMNS = {
  code: { header: 'Kode', field: field.code('Kode'), required: true },
  name: { header: 'Nama', field: field.text('Nama', { max: 100 }) },
  ...months,
} as const satisfies Readonly<Record<string, InputColumn>>;

export type BudgetColumn = keyof typeof BUDGET_COLUMNS;
type Row = SheetRow<BudgetColumn>;

/** An account of the chart, as a budget sees it. */
export interface BudgetAccount {
  readonly code: string;
  readonly isheader: boolean;
  readonly is_active: boolean;
  readonly type: number;
}

const accountText = (code: string, account: BudgetAccount | undefined): string | null => {
  if (!account) return `Akun ${code} tidak ada`;
  if (account.isheader) return `Akun ${code} adalah header`;
  if (!isResult(account.type)) return `Akun ${code} bukan akun pendapatan atau beban`;
  return account.is_active ? null : `Akun ${code} tidak aktif`;
};

/** What is wrong with the accounts of a sheet. @param rows a wrong cell is undefined */
export const budgetProblems = (
  rows: readonly Row[],
  accounts: readonly BudgetAccount[],
): readonly CellProblem<BudgetColumn>[] => {
  const known = new Map(accounts.map((account) => [account.code, account]));
  return rows.flatMap(({ row, values }) => {
    const code = values.code;
    const message = typeof code === 'string' ? accountText(code, known.get(code)) : null;
    return message === null ? [] : [{ row, field: 'code' as const, message }];
  });
};

const amountOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The months of a row, rupiah; an empty cell is no budget. */
export const monthsOf = ({ values }: Row): readonly number[] => MONTH_COLUMNS.map((column) => amountOf(values[column]));

/** The cells of an account in a sheet; a month without a budget stays empty. */
export const monthCells = (amounts: readonly number[]): Readonly<Partial<Record<MonthColumn, number>>> =>
  Object.fromEntries(
    MONTH_COLUMNS.slice(0, MONTHS_OF_YEAR).flatMap((column, i) => (amounts[i] ? [[column, amounts[i]]] : [])),
  );
