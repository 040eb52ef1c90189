// Running packages from Excel as the books begin (paket.md 8; corrections 28): rows of one customer, package and day are one sale. Nothing
// is posted: what is unused stands in the opening balance of 2-1502, what is unpaid in that of 1-1201.
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { scheme } from '../../../../src/resources/paket/membership-life.ts';
import type { ColumnOf } from '../../../domain/input-tables.ts';
import { excessProblems } from '../../../domain/finance/opening-sheet.ts';
import { saleKey, salesOf } from '../../../domain/paket/package-sheet.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import { setReceivableRest, lockRest, restOf, storeOpeningBills } from '../../finance/bill/opening-receivable.ts';
import { onlyBranch } from '../../finance/ledger/only-branch.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import {
  type ImportedRecord,
  type ImportedRecords,
  importWhole,
  type ImportSheet,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';
import { lockOpening, markPackage, openingPackages } from './brought-rows.ts';
import { type BroughtSale, readSales } from './read-package-sheet.ts';
import { followMembership } from './membership-rows.ts';
import { storeMembership } from './store-membership.ts';

type Rows = SheetRows<'packages'>;
type Row = Rows[number];
type Problem = CellProblem<ColumnOf<'packages'>>;

/** Of cells alone; what a wrong cell, undefined, would have said is left out. @param start first day of the books */
const cellProblemsOf = (
  { rows, patient, version, programs, sold_at }: BroughtSale,
  start: string,
): readonly Problem[] =>
  rows.flatMap(({ row, values }, at): Problem[] => [
    ...(patient ? [] : [{ row, field: 'no_rm' as const, message: 'No. RM tidak ditemukan' }]),
    ...(version ? [] : [{ row, field: 'kode_paket' as const, message: 'Kode paket tidak ditemukan' }]),
    ...(version && !programs[at] && values.jenis !== undefined
      ? [{ row, field: 'kode' as const, message: `Bukan bagian dari paket ${version.code}` }]
      : []),
    ...(sold_at >= start
      ? [{ row, field: 'tgl_jual' as const, message: 'Tanggal harus sebelum periode pertama dimulai' }]
      : []),
  ]);
const keptProblems = ({ rows, kept }: BroughtSale): readonly Problem[] =>
  kept && !kept.same
    ? rows.map(({ row }) => ({
        row,
        field: 'kode_paket',
        message: `Saldo paket sudah diimpor di ${kept.code} dengan isi lain`,
      }))
    : [];

/** Before every book: a sale of which the day is wrong is read as one of long ago. */
const LONG_AGO = '1900-01-01';
const NOTHING: Readonly<Partial<Row['values']>> = {
  tgl_jual: LONG_AGO,
  total: 0,
  sudah_dibayar: 0,
  slot: 1,
  terpakai: 0,
};
const harmless = (rows: Rows): Rows =>
  rows.map((row) => {
    const given = Object.entries(row.values).filter(([name, value]) => value !== undefined || !(name in NOTHING));
    return { ...row, values: { ...NOTHING, ...Object.fromEntries(given) } as Row['values'] };
  });

const openingAmount = ({ lines }: BroughtSale): number =>
  lines.reduce((sum, { opening_amount }) => sum + opening_amount, 0);

/** The sale with which the sheet comes to more than an opening balance has left. */
const overdrawn = (
  fresh: readonly BroughtSale[],
  name: string,
  of: (read: BroughtSale) => number,
  left: number,
): readonly Problem[] => {
  const amounts = new Map(fresh.map((read) => [saleKey(read.rows[0].values), of(read)]));
  const taking = { name, at: 'total' as const, of: (values: Row['values']) => amounts.get(saleKey(values)) ?? 0 };
  return excessProblems(
    fresh.map(({ rows }) => rows[0]),
    taking,
    left,
  );
};

/** @param receivable the document of opening receivables that have no detail yet */
const storeSale = async (context: WriteContext, start: string, read: BroughtSale): Promise<ImportedRecord> => {
  const { patient, version, lines, sold_at, total, unpaid } = read;
  if (!patient || !version) throw new Error('A package was stored that was not found.');
  const { id, code } = await storeMembership(context, {
    dp_amount: 0,
    cicilan_amount: 0,
    cicilan_attempt: 0,
    version: { ...version, price: total },
    programs: lines.map(({ program, free_slot }) => ({ ...program, free_slot })),
    customer_id: patient.id,
    sales_id: context.actor.id,
    sold_at,
    scheme: unpaid > 0 ? scheme.credit : scheme.whole,
    discount_amount: 0,
    due_day: null,
    note: null,
  });
  const bill = {
    no_rm: patient.username,
    nama: patient.name,
    no_tagihan: code,
    tanggal: sold_at,
    jatuh_tempo: null,
    amount: unpaid,
    note: `Sisa tagihan ${version.name} (${version.code}) ${formatRupiah(total)}`,
  };
  const [made] = unpaid > 0 ? await storeOpeningBills(context, start, [bill]) : [];
  await markPackage(context, id, { at: sold_at, bill_id: made?.id ?? null, lines });
  await followMembership(context, id);
  return { id, code };
};

const store = async (context: WriteContext, rows: Rows): Promise<ImportedRecords> => {
  const { branch } = context;
  const sales = await readSales(context, branch.id, rows);
  const fresh = sales.filter(({ kept }) => !kept);
  const unpaid = fresh.reduce((sum, sale) => sum + sale.unpaid, 0);
  const rest = await restOf(context, branch.id);
  if (rest && unpaid > 0) await setReceivableRest(context, rest, rest.amount - unpaid);
  const start = (await openingPackages(context, branch.id))?.start ?? context.today;
  const data: ImportedRecord[] = [];
  for (const sale of fresh) data.push(await storeSale(context, start, sale));
  return { added: data.length, changed: 0, data };
};

const sheet: ImportSheet<'packages', ImportedRecords> = {
  sheet: 'packages',
  title: 'Saldo Paket',
  object: 'paket.membership.import',
  url: '/paket/sales',
  lock: async (context) => {
    await lockOpening(context, context.branch.id);
    await lockRest(context, context.branch.id);
  },
  describe: (rows) => {
    const sales = salesOf(rows);
    const total = sales.reduce((sum, [{ values }]) => sum + Number(values.total), 0);
    return `${sales.length} paket, ${formatRupiah(total)}`;
  },
  judge: async (context, rows) => {
    const branch = onlyBranch(context);
    const [sales, opening, receivable] = await Promise.all([
      readSales(context, branch, rows),
      openingPackages(context, branch),
      restOf(context, branch),
    ]);
    const fresh = sales.filter(({ kept }) => !kept);
    return [
      ...sales.flatMap((sale) => cellProblemsOf(sale, opening?.start ?? context.today)),
      ...sales.flatMap(keptProblems),
      ...overdrawn(fresh, 'Pendapatan Paket Diterima di Muka', openingAmount, opening?.rest ?? 0),
      ...overdrawn(fresh, 'Piutang Pasien', ({ unpaid }) => unpaid, receivable?.amount ?? 0),
    ];
  },
  cells: async (context, rows) => {
    const branch = onlyBranch(context);
    const opening = await openingPackages(context, branch);
    const sales = await readSales(context, branch, harmless(rows));
    return sales.flatMap((sale) => cellProblemsOf(sale, opening?.start ?? context.today));
  },
  store,
};

export const importPackages = importWhole(sheet);
export const packageTemplate = sheetTemplate(sheet);
export const rejectedPackages = rejectedRows(sheet);
