// GET /api/finance-v2/laporan/jurnal: posted journals with their lines, newest first (finance.md 4, 5).
import { formatDate } from '../../../src/resources/kernel/date.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import { jurnal } from '../../../src/resources/finance/jurnal.ts';
import type { journalReport as journalReportCall } from '../../../src/resources/finance/report-calls.ts';
import { Conditions, likePattern } from '../../db/conditions.ts';
import { planned, run, runOne } from '../../db/statement.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../contract.ts';
import { Download, XLSX } from '../download.ts';
import { reportBranches } from './report-branches.ts';

type Query = CallRequest<typeof journalReportCall>['query'];
interface Detail {
  readonly line_no: number;
  readonly akun: { readonly id: number; readonly code: string; readonly name: string };
  readonly description: string;
  readonly debit: number;
  readonly credit: number;
}
interface JournalRow {
  readonly code: string;
  readonly transaction_at: string;
  readonly memo: string;
  readonly status: number;
  readonly details: readonly Detail[];
}

const COLUMNS = `j.id, j.profile_id, j.code, j.transaction_at::text as transaction_at, j.memo, j.kind, j.origin, j.event, j.source_type,
  j.source_id, j.status, j.total_amount, j.reversal_of_id, j.reversed_by_id,
  (select jsonb_agg(jsonb_build_object('line_no', l.line_no, 'akun', jsonb_build_object('id', a.id, 'code', a.code, 'name', a.name),
     'description', l.description, 'debit', l.debit, 'credit', l.credit) order by l.line_no)
   from journal_lines l join akuns a on a.id = l.akun_id where l.journal_id = j.id) as details`;

/** An Excel sheet ends after so many journals; a longer range is asked for in parts. */
const MAX_EXPORT = 50_000;

const conditionsOf = (context: Context, query: Query): Conditions => {
  const where = new Conditions();
  where.add('j.profile_id = any (?)', reportBranches(context, query.profile_id));
  where.add('j.transaction_at >= ?', query.start_date);
  where.add('j.transaction_at <= ?', query.end_date);
  where.add('j.kind = ?', query.kind);
  where.add('j.origin = ?', query.origin);
  where.add('exists (select from journal_lines f where f.journal_id = j.id and f.akun_id = ?)', query.akun_id);
  where.add('(j.code ilike ? or j.memo ilike ?)', query.keyword ? likePattern(query.keyword) : undefined);
  return where;
};

const read = (context: Context, where: Conditions, limit: number, offset: number) => {
  const cut = `select * from journals j ${where.text} order by j.transaction_at desc, j.id desc limit ${limit} offset ${offset}`;
  const text = `select ${COLUMNS} from (${cut}) j order by j.transaction_at desc, j.id desc`;
  return run(context.tx, planned<JournalRow, unknown[]>(text), ...where.values);
};

const SHEET: readonly SheetColumn[] = [
  { name: 'transaction_at', header: 'Tanggal', field: field.date('Tanggal') },
  { name: 'journal', header: 'Kode Jurnal', field: field.code('Kode Jurnal'), width: 24 },
  { name: 'memo', header: 'Memo', field: field.note('Memo', { max: 500 }), width: 40 },
  { name: 'code', header: 'Kode Akun', field: field.code('Kode Akun'), width: 12 },
  { name: 'name', header: 'Nama Akun', field: field.text('Nama Akun', { max: 100 }), width: 36 },
  { name: 'description', header: 'Keterangan', field: field.text('Keterangan', { max: 300 }), width: 36 },
  { name: 'debit', header: 'Debit', field: field.money('Debit') },
  { name: 'credit', header: 'Kredit', field: field.money('Kredit') },
];

const sheetRows = (journals: readonly JournalRow[]): SheetRecord[] =>
  journals.flatMap(({ transaction_at, code: journal, memo, details }) =>
    details.map(({ akun: { code, name }, description, debit, credit }) => {
      return { transaction_at, journal, memo, code, name, description, debit, credit };
    }),
  );

/** Rupiah; `totals` are those of the whole range, not of the page. */
export const reportJournal = async (context: Context, { query }: CallRequest<typeof journalReportCall>) => {
  const where = conditionsOf(context, query);
  if (query.export) {
    const title = `Jurnal ${formatDate(query.start_date)} - ${formatDate(query.end_date)}`;
    const rows = sheetRows(await read(context, where, MAX_EXPORT, 0));
    return new Download(`${title}.xlsx`, XLSX, writeSheet(jurnal.label, SHEET, rows));
  }
  const data = await read(context, where, query.limit, (query.page - 1) * query.limit);
  const totals = await runOne(
    context.tx,
    planned<{ count: number; amount: number }, unknown[]>(
      `select count(*) as count, coalesce(sum(j.total_amount), 0)::bigint as amount from journals j ${where.text}`,
    ),
    ...where.values,
  );
  const amount = totals?.amount ?? 0;
  return { data, count: totals?.count ?? 0, totals: { debit: amount, credit: amount } };
};
