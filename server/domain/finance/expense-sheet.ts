// The sheet of expenses (finance.md 8): a row is an expense with one line. Pure.
import { field } from '../../../src/resources/kernel/field.ts';
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import type { InputColumn, SheetRow } from '../sheet-column.ts';

export const EXPENSE_COLUMNS = {
  tanggal: { header: 'Tanggal', field: field.date('Tanggal'), required: true },
  penerima: { header: 'Penerima', field: field.text('Penerima', { min: 2, max: 100 }), required: true },
  kode_akun: { header: 'Kode Akun', field: field.code('Kode Akun'), required: true },
  keterangan: { header: 'Keterangan', field: field.text('Keterangan', { max: 200 }) },
  jumlah: { header: 'Jumlah', field: field.money('Jumlah', { min: 1 }), required: true },
  kas: { header: 'Kas', field: field.text('Kas', { max: 100 }), required: true },
} as const satisfies Readonly<Record<string, InputColumn>>;

export type ExpenseColumn = keyof typeof EXPENSE_COLUMNS;

export interface SheetExpense {
  readonly row: number;
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly payee: string;
  readonly account: string;
  readonly description: string | null;
  /** Rupiah. */
  readonly amount: number;
  /** Name of a payment method. */
  readonly method: string;
}

/** Expenses of rows without a wrong cell. */
export const expensesOf = (rows: readonly SheetRow<ExpenseColumn>[]): readonly SheetExpense[] =>
  rows.map(({ row, values }) => ({
    row,
    day: String(values.tanggal),
    payee: String(values.penerima),
    account: String(values.kode_akun),
    description: typeof values.keterangan === 'string' ? values.keterangan : null,
    amount: Number(values.jumlah),
    method: String(values.kas),
  }));

/** '3 biaya, Rp 1.500.000' */
export const describeExpenses = (rows: readonly SheetRow<ExpenseColumn>[]): string => {
  const sum = expensesOf(rows).reduce((total, { amount }) => total + amount, 0);
  return `${rows.length} biaya, ${formatRupiah(sum)}`;
};

/** What the rows say: equal for the same expenses, in whatever order and however the workbook was saved. */
export const contentOf = (expenses: readonly SheetExpense[]): string =>
  expenses
    .map(({ row: _place, ...expense }) => JSON.stringify(Object.values(expense)).toLowerCase())
    .toSorted()
    .join('\n');
