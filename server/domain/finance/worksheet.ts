// Neraca lajur (finance.md 6.9): trial balance, adjustments, and what of it belongs to result and balance sheet. Pure.
import { isResult } from '../../../src/resources/finance/akun.ts';
import { type StatementRow, totalRow } from './statement.ts';

/** One account: what it stood at without adjustments (debit minus credit), and the adjustments of the range, in rupiah. */
export interface WorksheetAccount {
  readonly akun_id: number;
  readonly code: string;
  readonly name: string;
  readonly type: number;
  readonly unadjusted: number;
  readonly adjust_debit: number;
  readonly adjust_credit: number;
}

const GROUPS = ['Neraca Saldo', 'Penyesuaian', 'Neraca Saldo Disesuaikan', 'Laba Rugi', 'Neraca'] as const;
export const worksheetColumns = GROUPS.flatMap((group, i) => [
  { key: `debit_${i + 1}`, label: 'Debit', group },
  { key: `credit_${i + 1}`, label: 'Kredit', group },
]);

export interface Worksheet {
  readonly rows: readonly StatementRow[];
  /** Sums of the ten columns with the result: level in every pair. */
  readonly totals: readonly number[];
  /** Rupiah; negative is a loss. */
  readonly profit: number;
  readonly balanced: boolean;
}

const sides = (signed: number): readonly [number, number] => [Math.max(signed, 0), Math.max(0 - signed, 0)];
const NONE = [0, 0] as const;

const valuesOf = ({ type, unadjusted, adjust_debit, adjust_credit }: WorksheetAccount): readonly number[] => {
  const adjusted = sides(unadjusted + adjust_debit - adjust_credit);
  const closes = isResult(type);
  return [
    ...sides(unadjusted),
    adjust_debit,
    adjust_credit,
    ...adjusted,
    ...(closes ? adjusted : NONE),
    ...(closes ? NONE : adjusted),
  ];
};

/**
 * The sums of the accounts, the result on the side that lacks it, and totals that are level in every pair of columns.
 * @param accounts without headers, in the order of their codes
 */
export const worksheet = (accounts: readonly WorksheetAccount[]): Worksheet => {
  const rows = accounts
    .map((account) => ({ account, values: valuesOf(account) }))
    .filter(({ values }) => values.some((value) => value !== 0))
    .map(({ account: { akun_id, code, name }, values }): StatementRow => ({
      akun_id,
      code,
      name,
      isheader: false,
      istotal: false,
      level: 0,
      values,
    }));
  const sums = worksheetColumns.map((_, i) => rows.reduce((sum, { values }) => sum + (values[i] ?? 0), 0));
  const at = (i: number): number => sums[i] ?? 0;
  const profit = at(7) - at(6);
  const result = totalRow('Laba (Rugi) Bersih', [0, 0, 0, 0, 0, 0, ...sides(profit), ...sides(0 - profit)]);
  const balanced = at(0) === at(1) && at(2) === at(3) && at(4) === at(5) && at(8) - at(9) === profit;
  const totals = sums.map((sum, i) => sum + (result.values[i] ?? 0));
  return { rows: [...rows, totalRow('Jumlah', sums), result], totals, profit, balanced };
};
