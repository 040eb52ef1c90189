// Every sheet that people fill in: its columns, and what its rows say without a database. Pure: a worker judges by it.
import type { SheetName } from '../../src/resources/kernel/sheet-name.ts';
import { COMPONENT_COLUMNS, componentKey, componentProblems } from './attendance/component-sheet.ts';
import { PUNCH_COLUMNS } from './attendance/punch-sheet.ts';
import { STAFF_COLUMNS } from './attendance/staff-sheet.ts';
import { ROSTER_COLUMNS } from './attendance/roster-sheet.ts';
import { ACCOUNT_COLUMNS } from './finance/account-sheet.ts';
import { BUDGET_COLUMNS } from './finance/budget-sheet.ts';
import { EXPENSE_COLUMNS } from './finance/expense-sheet.ts';
import { JOURNAL_COLUMNS, journalCellProblems, journalProblems, OPENING_COLUMNS } from './finance/ledger-sheet.ts';
import { DEPOSIT_COLUMNS, PAYABLE_COLUMNS, payableKey, RECEIVABLE_COLUMNS } from './finance/opening-sheet.ts';
import { PURCHASE_LINE_COLUMNS, RECEIVE_LINE_COLUMNS } from './inventory/bought-sheet.ts';
import { ITEM_COLUMNS } from './inventory/item-sheet.ts';
import { countKey, OPENING_STOCK_COLUMNS, openingStockKey, OPNAME_COLUMNS } from './inventory/stock-sheet.ts';
import { PACKAGE_COLUMNS, packageProblems, packageRowKey } from './paket/package-sheet.ts';
import { JASA_COLUMNS, TREATMENT_COLUMNS } from './service/master-sheet.ts';
import { PATIENT_COLUMNS, readPatientRow } from './service/patient-sheet.ts';
import type { CellProblem, InputColumn, SheetRow } from './sheet-column.ts';

type Values<N extends string> = SheetRow<N>['values'];

export interface InputTable<N extends string> {
  readonly columns: Readonly<Record<N, InputColumn>>;
  /** What a record is known by, and the column that says so when it comes twice. */
  readonly key?: {
    readonly at: NoInfer<N>;
    readonly of: (values: Values<NoInfer<N>>) => string;
    /** The cells that it is made of, where they are more than that column. */
    readonly from?: readonly NoInfer<N>[];
  };
  /**
   * Reads a row that is more than its cells, instead of cell by cell: its values, and what is wrong with them.
   * @param today business day 'YYYY-MM-DD'
   */
  readonly readRow?: (
    row: number,
    values: Values<N>,
    today: string,
  ) => { readonly values: Values<N>; readonly problems: readonly CellProblem<N>[] };
  /** What is wrong with rows together. @param rows those that are right by themselves @param all with the others */
  readonly together?: (rows: readonly SheetRow<N>[], all: readonly SheetRow<N>[]) => readonly CellProblem<N>[];
  /** What is wrong with cells of a row beside each other. @param rows all of them; a wrong cell is undefined */
  readonly beside?: (rows: readonly SheetRow<N>[]) => readonly CellProblem<N>[];
}

const tableOf = <N extends string>(table: InputTable<N>): InputTable<N> => table;

export const inputTables = {
  patients: tableOf({
    columns: PATIENT_COLUMNS,
    readRow: (row, values, today) => {
      const { patient, problems } = readPatientRow(row, values, today);
      return { values: patient, problems };
    },
  }),
  treatments: tableOf({ columns: TREATMENT_COLUMNS, key: { at: 'code', of: ({ code }) => String(code) } }),
  labservices: tableOf({
    columns: JASA_COLUMNS,
    key: {
      at: 'name',
      of: ({ laboratorium, name }) => `${String(laboratorium)}/${String(name)}`,
      from: ['laboratorium', 'name'],
    },
  }),
  accounts: tableOf({ columns: ACCOUNT_COLUMNS, key: { at: 'code', of: ({ code }) => String(code) } }),
  journals: tableOf({ columns: JOURNAL_COLUMNS, together: journalProblems, beside: journalCellProblems }),
  opening: tableOf({ columns: OPENING_COLUMNS, key: { at: 'code', of: ({ code }) => String(code) } }),
  budget: tableOf({ columns: BUDGET_COLUMNS, key: { at: 'code', of: ({ code }) => String(code) } }),
  receivables: tableOf({
    columns: RECEIVABLE_COLUMNS,
    key: { at: 'no_tagihan', of: ({ no_tagihan }) => String(no_tagihan) },
  }),
  deposits: tableOf({ columns: DEPOSIT_COLUMNS, key: { at: 'no_rm', of: ({ no_rm }) => String(no_rm) } }),
  payables: tableOf({
    columns: PAYABLE_COLUMNS,
    key: { at: 'dokumen', of: payableKey, from: ['tipe_aktor', 'nama', 'dokumen'] },
  }),
  expenses: tableOf({ columns: EXPENSE_COLUMNS }),
  purchaselines: tableOf({ columns: PURCHASE_LINE_COLUMNS }),
  receivelines: tableOf({ columns: RECEIVE_LINE_COLUMNS }),
  items: tableOf({ columns: ITEM_COLUMNS }),
  openingstock: tableOf({
    columns: OPENING_STOCK_COLUMNS,
    key: { at: 'kode_item', of: openingStockKey, from: ['kode_item', 'batch', 'gudang'] },
  }),
  packages: tableOf({
    columns: PACKAGE_COLUMNS,
    key: { at: 'kode', of: packageRowKey, from: ['no_rm', 'kode_paket', 'tgl_jual', 'jenis', 'kode'] },
    together: packageProblems,
    beside: packageProblems,
  }),
  opnamecounts: tableOf({
    columns: OPNAME_COLUMNS,
    key: { at: 'kode_item', of: countKey, from: ['kode_item', 'batch'] },
  }),
  paycomponents: tableOf({
    columns: COMPONENT_COLUMNS,
    key: { at: 'kode_komponen', of: componentKey, from: ['attendance_id', 'kode_komponen'] },
    together: componentProblems,
    beside: componentProblems,
  }),
  staff: tableOf({ columns: STAFF_COLUMNS, key: { at: 'username', of: ({ username }) => String(username) } }),
  /** Comes in other forms as well, which its own reader knows (sheets/judge-punches.ts). */
  punches: tableOf({ columns: PUNCH_COLUMNS }),
  /** Its columns are days, which its own reader knows (sheets/judge-roster.ts). */
  roster: tableOf({ columns: ROSTER_COLUMNS }),
} satisfies Record<SheetName, unknown>;

type Tables = typeof inputTables;
/** Names of the columns of a sheet. */
export type ColumnOf<S extends SheetName> = keyof Tables[S]['columns'] & string;
