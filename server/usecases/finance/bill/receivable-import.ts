// Opening receivables from Excel (finance.md 6.7, 8): what each patient still owed when the books began, against the opening balance.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { billType } from '../../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { codePrefix, documentKinds } from '../../../domain/document-code.ts';
import {
  excessProblems,
  RECEIVABLE,
  type ReceivableColumn,
  receivableProblems,
  takenBy,
} from '../../../domain/finance/opening-sheet.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import type { TableRow } from '../../../sheets/judge-table.ts';
import { importSheet, type ImportSheet, rejectedRows, sheetTemplate } from '../../platform/file/sheet-import.ts';
import { onlyBranch } from '../ledger/only-branch.ts';
import { patientProblems, textsOf } from '../opening/opening-patient.ts';
import { keepRest, lockRest, restOf } from './opening-receivable.ts';
import { requireRest, shownRest } from '../opening/opening-rest.ts';

type Row = TableRow<ReceivableColumn>;
type Problem = CellProblem<ReceivableColumn>;

const takenCodes = named<{ code: string }, [number, readonly string[]]>(
  'receivable_codes',
  'select code from bills where profile_id = $1 and code = any ($2)',
);
const branchCode = named<{ code: string }, [number]>('receivable_branch', 'select code from profiles where id = $1');
const storeBills = named<{ count: number }, [number, string, string, number]>(
  'receivable_store',
  `with given as (
     select nextval(pg_get_serial_sequence('bills', 'id')) as id, n.*, u.id as customer_id, coalesce(u.name, n.nama) as customer_name
     from jsonb_to_recordset($2::jsonb) as n (no_rm text, nama text, no_tagihan text, tanggal date, jatuh_tempo date, amount bigint,
       note text)
     left join users u on u.username = n.no_rm and u.role = ${userRole.customer}
   ), made as (
     insert into bills (id, profile_id, code, type, source_type, source_id, customer_id, customer_name, transaction_at, posting_date,
       due_date, subtotal_amount, total_amount, status, issued_at, created_by)
     select id, $1, no_tagihan, ${billType.opening}, 'saldoawal', id, customer_id, customer_name, tanggal, $3::date, jatuh_tempo, amount,
       amount, ${bill.state.issued}, now(), $4 from given returning id
   ), lines as (
     insert into bill_lines (bill_id, profile_id, line_no, kind, ref_type, ref_id, name, qty, price, net_amount, akun_id)
     select g.id, $1, 1, ${billLineKind.fee}, 'saldoawal', g.id, g.note, 1, g.amount, g.amount, a.id
     from given g join made using (id) join akuns a on a.code = '${accountRole.openingEquity}'
   )
   select count(*)::int as count from made`,
);

const codeProblems = async ({ tx }: Context, branch: number, rows: readonly Row[]): Promise<Problem[]> => {
  const [found, own] = await Promise.all([
    run(tx, takenCodes, branch, textsOf(rows, 'no_tagihan')),
    runOne(tx, branchCode, branch),
  ]);
  const taken = new Set(found.map(({ code }) => code));
  const series = codePrefix(documentKinds.bill.prefix, own?.code ?? '', '').slice(0, -1);
  return rows.flatMap(({ row, values }): Problem[] => {
    const code = String(values.no_tagihan);
    if (taken.has(code)) return [{ row, field: 'no_tagihan', message: 'No. tagihan sudah dipakai' }];
    const isOwn = code.startsWith(series);
    return isOwn ? [{ row, field: 'no_tagihan', message: 'Nomor ini dipakai penomoran otomatis' }] : [];
  });
};

const noteOf = ({ total, dibayar }: Row['values']): string =>
  dibayar
    ? `Sisa tagihan ${formatRupiah(Number(total))}, dibayar ${formatRupiah(Number(dibayar))}`
    : 'Tagihan sebelum pembukuan';

const store = async (context: WriteContext, rows: readonly Row[]) => {
  const { tx, branch, actor } = context;
  const rest = requireRest(await restOf(context, branch.id));
  const bills = rows.map(({ values }) => ({ ...values, amount: RECEIVABLE.of(values), note: noteOf(values) }));
  await keepRest(context, rest, rest.amount - takenBy(rows, RECEIVABLE));
  const stored = await runOne(tx, storeBills, branch.id, JSON.stringify(bills), rest.start, actor.id);
  return { added: stored?.count ?? 0, changed: 0 };
};

const sheet: ImportSheet<'receivables'> = {
  sheet: 'receivables',
  title: 'Piutang Awal',
  object: 'finance.piutangawal.import',
  url: '/finance/payment/bill',
  whole: true,
  lock: (context) => lockRest(context, context.branch.id),
  describe: (rows) => `${rows.length} tagihan, ${formatRupiah(takenBy(rows, RECEIVABLE))}`,
  judge: async (context, rows) => {
    const branch = onlyBranch(context);
    const rest = await restOf(context, branch);
    const asked = await Promise.all([patientProblems(context, branch, rows), codeProblems(context, branch, rows)]);
    const excess = excessProblems(rows, RECEIVABLE, rest?.amount ?? 0);
    return [...receivableProblems(rows, rest?.start ?? context.today), ...asked.flat(), ...excess];
  },
  store,
};

export const importReceivables = importSheet(sheet);
export const receivableTemplate = sheetTemplate(sheet);
export const rejectedReceivables = rejectedRows(sheet);

const detailed = named<{ count: number; amount: number }, [number]>(
  'receivable_detailed',
  `select count(*)::int as count, coalesce(sum(total_amount), 0)::bigint as amount from bills
   where profile_id = $1 and source_type = 'saldoawal' and status <> ${bill.state.cancelled}`,
);

/** GET /api/finance/piutangawal: `rest` is what the opening balance of 1-1201 still has without a patient. Rupiah. */
export const showReceivables = async (context: Context) => {
  const branch = onlyBranch(context);
  const [rest, found] = await Promise.all([restOf(context, branch), runOne(context.tx, detailed, branch)]);
  return shownRest(rest, found);
};
