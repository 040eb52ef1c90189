// Opening payables from Excel (finance.md 6.7, 8): what each vendor, doctor, laboratory, partner and investor was still owed when the books
// began, against the opening balances of their control accounts.
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import {
  agedProblems,
  excessProblems,
  type OpeningPayable,
  openingPayables,
  openingPayableTypes,
  type PayableColumn,
  payableOf,
  payableRows,
  takenBy,
} from '../../../domain/finance/opening-sheet.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import type { TableRow } from '../../../sheets/judge-table.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { importSheet, type ImportSheet, rejectedRows, sheetTemplate } from '../../platform/file/sheet-import.ts';
import { onlyBranch } from '../ledger/only-branch.ts';
import { textsOf } from '../opening/opening-patient.ts';
import type { Rest } from '../opening/opening-rest.ts';
import {
  detailedOpening,
  hutangRests,
  lockHutangRests,
  type NamedOpening,
  type OpeningHutang,
  openedTo,
  oweOpening,
  takenOpening,
} from '../payable/opening-detail.ts';
import { findPayees } from '../payable/payee-named.ts';
import { detailedInvoices, storeVendorRows, vendorProblems } from './opening-invoice.ts';
import { lockPayableRest, payableRest } from './opening-payable.ts';

type Row = TableRow<PayableColumn>;
type Problem = CellProblem<PayableColumn>;

const namedTypes = openingPayableTypes.filter((type): type is NamedOpening => type !== 'vendor');
const nameOf = ({ values }: Row): string => String(values.nama).toLowerCase();
const sumOf = (rows: readonly Row[], type: OpeningPayable): number => takenBy(rows, payableOf(type));
const sumOfAll = (rows: readonly Row[]): number =>
  openingPayableTypes.reduce((sum, type) => sum + sumOf(payableRows(rows, type), type), 0);

/** What of each control account has no name yet. */
const restsOf = async (context: Context, branch: number): Promise<(type: OpeningPayable) => Rest | undefined> => {
  const invoices = await payableRest(context, branch);
  const rows = await hutangRests(context, branch);
  return (type) => (type === 'vendor' ? invoices : rows(type));
};

/** Rows of everybody but vendors whose name is nobody's, or of several, and those that are owed already. */
const payeeProblems = async (context: Context, branch: number, rows: readonly Row[]): Promise<Problem[]> => {
  const find = await findPayees(context, rows.map(nameOf));
  const isTaken = await takenOpening(context, branch, textsOf(rows, 'dokumen'));
  return namedTypes.flatMap((type) =>
    payableRows(rows, type).flatMap((row): Problem[] => {
      const { label } = openingPayables[type];
      const [id, ...others] = find(openedTo[type], nameOf(row));
      if (id === undefined) return [{ row: row.row, field: 'nama', message: `${label} tidak ditemukan` }];
      if (others.length > 0)
        return [{ row: row.row, field: 'nama', message: `Lebih dari satu ${label} bernama ini. Isi username-nya` }];
      if (!isTaken(type, id, String(row.values.dokumen))) return [];
      return [{ row: row.row, field: 'dokumen', message: 'Dokumen ini sudah dirinci' }];
    }),
  );
};

const judgeCells = async (context: Context, rows: readonly Row[]): Promise<readonly Problem[]> => {
  const branch = onlyBranch(context);
  const restOf = await restsOf(context, branch);
  const [first] = openingPayableTypes.flatMap((type) => restOf(type) ?? []);
  return [
    ...agedProblems<PayableColumn>(rows, first?.start ?? context.today),
    ...(await vendorProblems(context, payableRows(rows, 'vendor'))),
    ...(await payeeProblems(context, branch, rows)),
  ];
};
const judge = async (context: Context, rows: readonly Row[]): Promise<readonly Problem[]> => {
  const restOf = await restsOf(context, onlyBranch(context));
  return [
    ...(await judgeCells(context, rows)),
    ...openingPayableTypes.flatMap((type) =>
      excessProblems(payableRows(rows, type), payableOf(type), restOf(type)?.amount ?? 0),
    ),
  ];
};

const dayOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const store = async (context: WriteContext, rows: readonly Row[]) => {
  const find = await findPayees(context, rows.map(nameOf));
  /** Rows were judged: each names one. */
  const opened = (type: NamedOpening, row: Row): OpeningHutang => {
    const [id] = find(openedTo[type], nameOf(row));
    if (id === undefined) throw new Error(`Nobody is called ${nameOf(row)}, though he was found before.`);
    const day = String(row.values.tanggal);
    const due = dayOf(row.values.jatuh_tempo) ?? day;
    return { id, document: String(row.values.dokumen), day, due, amount: sumOf([row], type) };
  };
  const invoices = payableRows(rows, 'vendor');
  if (invoices.length > 0) await storeVendorRows(context, invoices, sumOf(invoices, 'vendor'));
  for (const type of namedTypes) {
    const own = payableRows(rows, type).map((row) => opened(type, row));
    if (own.length > 0) await oweOpening(context, type, own);
  }
  return { added: rows.length, changed: 0 };
};

const sheet: ImportSheet<'payables'> = {
  sheet: 'payables',
  title: 'Hutang Awal',
  object: 'finance.hutangawal.import',
  url: '/finance/hutang-v2/actor',
  whole: true,
  lock: async (context) => {
    await lockPayableRest(context, context.branch.id);
    await lockHutangRests(context, context.branch.id);
  },
  describe: (rows) => `${rows.length} dokumen, ${formatRupiah(sumOfAll(rows))}`,
  judge,
  cells: judgeCells,
  store,
};

export const importPayables = importSheet(sheet);
export const payableTemplate = sheetTemplate(sheet);
export const rejectedPayables = rejectedRows(sheet);

/**
 * GET /api/finance/hutangawal: `rest` is what the opening balances still have without a name, `amount` what was named; by control account
 * too. Rupiah.
 */
export const showPayables = async (context: Context) => {
  const branch = onlyBranch(context);
  const restOf = await restsOf(context, branch);
  const invoices = await detailedInvoices(context, branch);
  const rows = await detailedOpening(context, branch);
  const accounts = openingPayableTypes.flatMap((type) => {
    const { akun: code, name } = openingPayables[type];
    const rest = restOf(type);
    if (!rest) return [];
    const named = type === 'vendor' ? invoices : rows.find(({ akun }) => akun === code);
    return [{ code, name, rest: rest.amount, count: named?.count ?? 0, amount: named?.amount ?? 0 }];
  });
  const sum = (of: 'rest' | 'count' | 'amount') => accounts.reduce((all, account) => all + account[of], 0);
  const [first] = openingPayableTypes.flatMap((type) => restOf(type) ?? []);
  return {
    start_date: first?.start ?? null,
    rest: sum('rest'),
    count: sum('count'),
    amount: sum('amount'),
    accounts,
  };
};
