// Opening invoices of vendors (finance.md 6.7, 8): what each vendor was still owed when the books began, behind the opening
// balance of 2-1102.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import { composed, named, run, runOne } from '../../../db/statement.ts';
import { payableKey, type PayableColumn } from '../../../domain/finance/opening-sheet.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import type { TableRow } from '../../../sheets/judge-table.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { textsOf } from '../opening/opening-patient.ts';
import { requireRest } from '../opening/opening-rest.ts';
import { setPayableRest, payableRest } from './opening-payable.ts';
import { type OwedInvoice, oweInvoices } from './owe-invoice.ts';
import { vendors } from './vendor-port.ts';

type Row = TableRow<PayableColumn>;
type Problem = CellProblem<PayableColumn>;

/** A vendor numbers his invoices for the whole group. */
const takenNumbers = composed<{ name: string; invoice_no: string }, [readonly string[]]>(
  'opening_payable_taken',
  () => `select lower(v.name) as name, t.invoice_no from biayainvoices t ${vendors.given().join}
   where t.invoice_no = any ($1) and t.status <> ${biayainvoice.state.cancelled} and v.id is not null`,
);

const nameOf = ({ nama }: Row['values']): string => String(nama).toLowerCase();

/** @param rows of vendors */
export const vendorProblems = async (context: Context, rows: readonly Row[]): Promise<Problem[]> => {
  const names = rows.map(({ values }) => nameOf(values));
  const known = await vendors.given().active(context, names);
  const found = await acrossBranches(context, (tx) => run(tx, takenNumbers, textsOf(rows, 'dokumen')));
  const taken = new Set(
    found.map(({ name, invoice_no }) => payableKey({ tipe_aktor: 'vendor', nama: name, dokumen: invoice_no })),
  );
  return rows.flatMap(({ row, values }): Problem[] => {
    const name = nameOf(values);
    if (!known.has(name)) return [{ row, field: 'nama', message: 'Vendor tidak ditemukan atau tidak aktif' }];
    if (!taken.has(payableKey(values))) return [];
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

/** Makes invoices of rows that were judged against what has no vendor yet. @param amount rupiah of all of them */
export const storeVendorRows = async (context: WriteContext, rows: readonly Row[], amount: number): Promise<void> => {
  const { tx, branch, actor } = context;
  const rest = requireRest(await payableRest(context, branch.id));
  await setPayableRest(context, rest, rest.amount - amount);
  const values = JSON.stringify(rows.map((row, at) => ({ ...row.values, place: at + 1 })));
  const made = await run(tx, storeInvoices, branch.id, rest.code, rest.journal_id, values, rest.start, actor.id);
  await oweInvoices(context, { day: rest.start, journal: rest.journal_id }, made);
};

const detailed = named<{ count: number; amount: number }, [number]>(
  'opening_payable_detailed',
  `select count(*)::int as count, coalesce(sum(total_amount), 0)::bigint as amount from biayainvoices
   where profile_id = $1 and is_opening and vendor_id is not null and status <> ${biayainvoice.state.cancelled}`,
);

/** How many invoices were named, and their rupiah. */
export const detailedInvoices = ({ tx }: Context, branch: number) => runOne(tx, detailed, branch);
