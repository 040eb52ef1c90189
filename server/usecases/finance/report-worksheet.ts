// GET /api/finance-v2/laporan/neraca-lajur (finance.md 6.9): also after a period was closed, because closing entries stay out.
import { rangeLabel } from '../../domain/finance/report-column.ts';
import { worksheet, type WorksheetAccount, worksheetColumns } from '../../domain/finance/worksheet.ts';
import type { worksheetReport as worksheetCall } from '../../../src/resources/finance/statement-calls.ts';
import { named, run } from '../../db/statement.ts';
import type { CallRequest, Context } from '../contract.ts';
import { reportBranches } from './report-branches.ts';
import { statementFile } from './statement-file.ts';

/** What stood before the range, opening journals and transactions in it; adjustments apart. */
const accountsOf = named<WorksheetAccount, [readonly number[], string, string]>(
  'worksheet_accounts',
  `with lines as (
     select akun_id, sum(debit - credit) as unadjusted, 0::numeric as adjust_debit, 0::numeric as adjust_credit
     from akunbalances where profile_id = any ($1) and month < date_trunc('month', $2::date) group by akun_id
     union all
     select akun_id, sum(debit - credit) filter (where transaction_at < $2::date or kind in (1, 2)),
       sum(debit) filter (where transaction_at >= $2::date and kind = 3),
       sum(credit) filter (where transaction_at >= $2::date and kind = 3)
     from journal_lines
     where profile_id = any ($1) and transaction_at >= date_trunc('month', $2::date) and transaction_at <= $3::date group by akun_id
   )
   select a.id as akun_id, a.code, a.name, a.type, coalesce(sum(l.unadjusted), 0)::bigint as unadjusted,
     coalesce(sum(l.adjust_debit), 0)::bigint as adjust_debit, coalesce(sum(l.adjust_credit), 0)::bigint as adjust_credit
   from lines l join akuns a on a.id = l.akun_id group by a.id order by a.code`,
);

/** Rupiah; `meta.profit` stands in the last row as well. */
export const reportWorksheet = async (context: Context, { query }: CallRequest<typeof worksheetCall>) => {
  const branches = reportBranches(context, query.profile_id);
  const accounts = await run(context.tx, accountsOf, branches, query.start_date, query.end_date);
  const { rows, totals, profit, balanced } = worksheet(accounts);
  const warnings = balanced ? [] : ['Debit dan kredit tidak sama'];
  const report = { columns: worksheetColumns, rows, totals, meta: { profit, balanced, warnings } };
  if (!query.export) return report;
  const subject = rangeLabel({ start: query.start_date, end: query.end_date });
  return statementFile(context, { as: query.export, title: 'Neraca Lajur', subject, branches }, report);
};
