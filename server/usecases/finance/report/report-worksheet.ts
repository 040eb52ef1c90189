// GET /api/finance-v2/laporan/neraca-lajur (finance.md 6.9): also after a period was closed, because closing entries stay out.
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { rangeLabel } from '../../../domain/finance/report-column.ts';
import { worksheet, type WorksheetAccount, worksheetColumns } from '../../../domain/finance/worksheet.ts';
import type { worksheetReport as worksheetCall } from '../../../../src/resources/finance/statement-calls.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { statementFile } from './statement-file.ts';

/**
 * What stood before the range, opening journals and transactions in it; adjustments apart. Whole months come from the kept balances;
 * the days of a month that the range cuts are read by line, each account by its own index.
 */
const accountsOf = named<WorksheetAccount, [readonly number[], string, string]>(
  'worksheet_accounts',
  `with span as materialized (
     select $2::date as first_day, $3::date as last_day, date_trunc('month', $2::date)::date as first_month,
       date_trunc('month', $3::date + 1)::date as until_month
   ), cut (sign, before, from_day, until_day) as (
     select case when first_month < until_month then -1 else 0 end, 1, first_month, first_day from span where first_month < first_day
     union all
     select 1, 0, greatest(until_month, first_day), last_day + 1 from span where until_month <= last_day
   ), moves (akun_id, kind, before, debit, credit) as (
     select b.akun_id, b.kind, sum(b.debit - b.credit) filter (where e.sign = -1), sum(e.sign * b.debit), sum(e.sign * b.credit)
     from span s cross join lateral (values (-1, s.first_month), (1, greatest(s.first_month, s.until_month))) e (sign, day)
     cross join lateral balances_before($1, e.day) b group by 1, 2
     union all
     select a.id, l.kind, c.before * (l.debit - l.credit), c.sign * l.debit, c.sign * l.credit
     from cut c cross join unnest($1::bigint[]) p (id) cross join akuns a
     cross join lateral (
       select kind, sum(debit) as debit, sum(credit) as credit from journal_lines
       where profile_id = p.id and akun_id = a.id and transaction_at >= c.from_day and transaction_at < c.until_day group by kind
     ) l
     where not a.isheader
   )
   select a.id as akun_id, a.code, a.name, a.type,
     (coalesce(sum(m.before), 0) + coalesce(sum(m.debit - m.credit)
       filter (where m.kind in (${journalKind.transaction}, ${journalKind.opening})), 0))::bigint as unadjusted,
     coalesce(sum(m.debit) filter (where m.kind = ${journalKind.adjusting}), 0)::bigint as adjust_debit,
     coalesce(sum(m.credit) filter (where m.kind = ${journalKind.adjusting}), 0)::bigint as adjust_credit
   from moves m join akuns a on a.id = m.akun_id group by a.id order by a.code`,
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
