// Opening receivables from Excel (finance.md 6.7, 8): what each patient still owed when the books began, against the opening balance.
import { bill } from '../../../../src/resources/finance/bill.ts';
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
import { setReceivableRest, lockRest, restOf, storeOpeningBills } from './opening-receivable.ts';
import { requireRest, shownRest } from '../opening/opening-rest.ts';

type Row = TableRow<ReceivableColumn>;
type Problem = CellProblem<ReceivableColumn>;

const takenCodes = named<{ code: string }, [number, readonly string[]]>(
  'receivable_codes',
  'select code from bills where profile_id = $1 and code = any ($2)',
);
const branchCode = named<{ code: string }, [number]>('receivable_branch', 'select code from profiles where id = $1');
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

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const noteOf = ({ total, dibayar }: Row['values']): string =>
  dibayar
    ? `Sisa tagihan ${formatRupiah(Number(total))}, dibayar ${formatRupiah(Number(dibayar))}`
    : 'Tagihan sebelum pembukuan';

const store = async (context: WriteContext, rows: readonly Row[]) => {
  const rest = requireRest(await restOf(context, context.branch.id));
  const bills = rows.map(({ values }) => ({
    no_rm: textOf(values.no_rm),
    nama: String(values.nama),
    no_tagihan: String(values.no_tagihan),
    tanggal: String(values.tanggal),
    jatuh_tempo: textOf(values.jatuh_tempo),
    amount: RECEIVABLE.of(values),
    note: noteOf(values),
  }));
  await setReceivableRest(context, rest, rest.amount - takenBy(rows, RECEIVABLE));
  const stored = await storeOpeningBills(context, rest.start, bills);
  return { added: stored.length, changed: 0 };
};

const judgeCells = async (context: Context, rows: readonly Row[]) => {
  const branch = onlyBranch(context);
  const rest = await restOf(context, branch);
  const asked = await Promise.all([patientProblems(context, branch, rows), codeProblems(context, branch, rows)]);
  return { rest, problems: [...receivableProblems(rows, rest?.start ?? context.today), ...asked.flat()] };
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
    const { rest, problems } = await judgeCells(context, rows);
    return [...problems, ...excessProblems(rows, RECEIVABLE, rest?.amount ?? 0)];
  },
  cells: async (context, rows) => (await judgeCells(context, rows)).problems,
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
