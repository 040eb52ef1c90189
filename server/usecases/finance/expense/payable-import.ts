// Opening payables from Excel (finance.md 6.7, 8): what each vendor was still owed when the books began, against the opening balance.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { composed, named, run, runOne } from '../../../db/statement.ts';
import {
  agedProblems,
  excessProblems,
  PAYABLE,
  type PayableColumn,
  payableKey,
  takenBy,
} from '../../../domain/finance/opening-sheet.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import type { TableRow } from '../../../sheets/judge-table.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { importSheet, type ImportSheet, rejectedRows, sheetTemplate } from '../../platform/file/sheet-import.ts';
import { onlyBranch } from '../ledger/only-branch.ts';
import { keepPayableRest, lockPayableRest, payableRest } from './opening-payable.ts';
import { vendors } from './vendor-port.ts';
import { textsOf } from '../opening/opening-patient.ts';
import { requireRest, shownRest } from '../opening/opening-rest.ts';
import { type OwedInvoice, oweInvoices } from './owe-invoice.ts';

type Row = TableRow<PayableColumn>;
type Problem = CellProblem<PayableColumn>;

/** A vendor numbers his invoices for the whole group. */
const takenNumbers = composed<{ name: string; invoice_no: string }, [readonly string[]]>(
  'opening_payable_taken',
  () => `select lower(v.name) as name, t.invoice_no from biayainvoices t ${vendors.given().join}
   where t.invoice_no = any ($1) and t.status <> ${biayainvoice.state.cancelled} and v.id is not null`,
);

const nameOf = ({ nama }: Row['values']): string => String(nama).toLowerCase();

const vendorProblems = async (context: Context, rows: readonly Row[]): Promise<Problem[]> => {
  const names = rows.map(({ values }) => nameOf(values));
  const known = await vendors.given().active(context, names);
  const found = await acrossBranches(context, (tx) => run(tx, takenNumbers, textsOf(rows, 'dokumen')));
  const taken = new Set(found.map(({ name, invoice_no }) => payableKey({ nama: name, dokumen: invoice_no })));
  return rows.flatMap(({ row, values }): Problem[] => {
    const name = nameOf(values);
    if (!known.has(name)) return [{ row, field: 'nama', message: 'Vendor tidak ditemukan atau tidak aktif' }];
    if (!taken.has(payableKey({ nama: name, dokumen: values.dokumen }))) return [];
    return [{ row, field: 'dokumen', message: 'Nomor invoice vendor sudah dicatat' }];
  });
};

/** Their codes are that of the opening journal, numbered on. */
const storeInvoices = composed<OwedInvoice, [number, string, number, string, string, number]>(
  'opening_payable_store',
  () => `with given as (
     select n.*, v.id as vendor_id, n.place + (
       select count(*) from biayainvoices where profile_id = $1 and is_opening and vendor_id is not null) as no
     from jsonb_to_recordset($4::jsonb) n (nama text, dokumen text, tanggal date, jumlah bigint, jatuh_tempo date,
       place int)
     join ${vendors.given().called('n.nama')}
   ), made as (
     insert into biayainvoices (profile_id, code, vendor_id, invoice_no, invoice_date, due_date, posting_date, total_amount,
       tax_amount, journal_id, is_opening, status, created_by)
     select $1, $2 || '/' || lpad(no::text, 4, '0'), vendor_id, dokumen, tanggal, coalesce(jatuh_tempo, tanggal), $5::date, jumlah,
       0, $3, true, ${biayainvoice.state.owed}, $6 from given order by place
     returning id, code, invoice_no, vendor_id, total_amount, tax_amount, due_date
   ), lines as (
     insert into biayainvoicedetails (biayainvoice_id, profile_id, akun_id, description, amount)
     select m.id, $1, a.id, 'Hutang sebelum pembukuan', m.total_amount from made m join akuns a on a.code = '${accountRole.openingEquity}'
   )
   select id, code, invoice_no, vendor_id, total_amount, tax_amount, due_date::text as due_date from made`,
);

const store = async (context: WriteContext, rows: readonly Row[]) => {
  const { tx, branch, actor } = context;
  const rest = requireRest(await payableRest(context, branch.id));
  await keepPayableRest(context, rest, rest.amount - takenBy(rows, PAYABLE));
  const values = JSON.stringify(rows.map((row, at) => ({ ...row.values, place: at + 1 })));
  const made = await run(tx, storeInvoices, branch.id, rest.code, rest.journal_id, values, rest.start, actor.id);
  await oweInvoices(context, { day: rest.start, journal: rest.journal_id }, made);
  return { added: made.length, changed: 0 };
};

const sheet: ImportSheet<'payables'> = {
  sheet: 'payables',
  title: 'Hutang Awal',
  object: 'finance.hutangawal.import',
  url: '/finance/biaya/invoice',
  whole: true,
  lock: (context) => lockPayableRest(context, context.branch.id),
  describe: (rows) => `${rows.length} invoice, ${formatRupiah(takenBy(rows, PAYABLE))}`,
  judge: async (context, rows) => {
    const rest = await payableRest(context, onlyBranch(context));
    const unknown = await vendorProblems(context, rows);
    const aged = agedProblems<PayableColumn>(rows, rest?.start ?? context.today);
    return [...aged, ...unknown, ...excessProblems(rows, PAYABLE, rest?.amount ?? 0)];
  },
  store,
};

export const importPayables = importSheet(sheet);
export const payableTemplate = sheetTemplate(sheet);
export const rejectedPayables = rejectedRows(sheet);

const detailed = named<{ count: number; amount: number }, [number]>(
  'opening_payable_detailed',
  `select count(*)::int as count, coalesce(sum(total_amount), 0)::bigint as amount from biayainvoices
   where profile_id = $1 and is_opening and vendor_id is not null and status <> ${biayainvoice.state.cancelled}`,
);

/** GET /api/finance/hutangawal: `rest` is what the opening balance of 2-1102 still has without a vendor. Rupiah. */
export const showPayables = async (context: Context) => {
  const branch = onlyBranch(context);
  return shownRest(await payableRest(context, branch), await runOne(context.tx, detailed, branch));
};
