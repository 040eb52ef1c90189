// GET /api/finance-v2/laporan/neraca-saldo (finance.md 6.9): from the kept balances.
// Only the months at the ends of the range are read by line.
import { formatDate } from '../../../src/resources/kernel/date.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { trialBalanceReport as trialBalanceCall } from '../../../src/resources/finance/report-calls.ts';
import { named, run } from '../../db/statement.ts';
import {
  type AccountMovement,
  type TrialBalance,
  type TrialBalanceRow,
  trialBalance,
  trialBalanceColumns,
} from '../../domain/finance/trial-balance.ts';
import { type SheetColumn, writeSheet } from '../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../contract.ts';
import { Download, XLSX } from '../download.ts';
import { reportBranches } from './report-branches.ts';

/**
 * Whole months come from the kept balances; `last_month` is the one that the range leaves unfinished.
 * Opening: all before the range, and opening journals (kind 2) in it. Movement: the other kinds in it, closing (4) unless left out.
 */
const movements = named<AccountMovement, [readonly number[], string, string, boolean]>(
  'trial_balance',
  `with bounds as materialized (
     select $2::date as first_day, $3::date as last_day, date_trunc('month', $2::date)::date as first_month,
       date_trunc('month', $3::date + 1)::date as last_month
   ), opened as (
     select b.akun_id, b.debit - b.credit as opening from akunbalances b, bounds
     where b.profile_id = any ($1) and b.month < first_month
     union all
     select l.akun_id, l.debit - l.credit from journal_lines l, bounds
     where l.profile_id = any ($1) and l.transaction_at >= first_month and l.transaction_at < first_day
   ), moved as (
     select b.akun_id, b.kind, b.debit, b.credit from akunbalances b, bounds
     where b.profile_id = any ($1) and b.month >= first_month and b.month < last_month
     union all
     select l.akun_id, l.kind, -l.debit, -l.credit from journal_lines l, bounds
     where l.profile_id = any ($1) and l.transaction_at >= first_month and l.transaction_at < first_day and first_month < last_month
     union all
     select l.akun_id, l.kind, l.debit, l.credit from journal_lines l, bounds
     where l.profile_id = any ($1) and l.transaction_at >= greatest(last_month, first_day) and l.transaction_at <= last_day
   ), amounts as (
     select akun_id, sum(opening) as opening, sum(debit) as debit, sum(credit) as credit from (
       select akun_id, opening, 0 as debit, 0 as credit from opened
       union all
       select akun_id, case when kind = 2 then debit - credit else 0 end,
         case when kind in (1, 3) or (kind = 4 and not $4) then debit else 0 end,
         case when kind in (1, 3) or (kind = 4 and not $4) then credit else 0 end
       from moved
     ) parts group by akun_id
   )
   select a.id as akun_id, a.code, a.name, a.isheader, a.parent_id, coalesce(m.opening, 0)::bigint as opening,
     coalesce(m.debit, 0)::bigint as debit, coalesce(m.credit, 0)::bigint as credit
   from akuns a left join amounts m on m.akun_id = a.id order by a.code`,
);

const ACCOUNT_COLUMNS: readonly SheetColumn[] = [
  { name: 'code', header: 'Kode', field: field.code('Kode'), width: 10 },
  { name: 'name', header: 'Nama Akun', field: field.text('Nama Akun', { max: 100 }), width: 40 },
];
const AMOUNT_COLUMNS: readonly SheetColumn[] = trialBalanceColumns.map(({ key, label, group }) => ({
  name: key,
  header: `${group} ${label}`,
  field: field.money(label),
}));

const sheetRow = ({ code, name, values }: Pick<TrialBalanceRow, 'code' | 'name' | 'values'>) => ({
  code,
  name,
  ...Object.fromEntries(trialBalanceColumns.map(({ key }, i) => [key, values[i] ?? null])),
});

const workbook = (report: TrialBalance, start: string, end: string): Download => {
  const rows = [...report.rows.map(sheetRow), sheetRow({ code: '', name: 'Total', values: report.totals })];
  const title = `Neraca Saldo ${formatDate(start)} - ${formatDate(end)}`;
  return new Download(`${title}.xlsx`, XLSX, writeSheet('Neraca Saldo', [...ACCOUNT_COLUMNS, ...AMOUNT_COLUMNS], rows));
};

/** Rupiah; `meta.balanced` says whether debits equal credits in every pair of columns. */
export const reportTrialBalance = async (context: Context, { query }: CallRequest<typeof trialBalanceCall>) => {
  const { start_date: start, end_date: end } = query;
  const branches = reportBranches(context, query.profile_id);
  const accounts = await run(context.tx, movements, branches, start, end, query.before_closing ?? false);
  const report = trialBalance(accounts, query.zero ?? false);
  if (query.export) return workbook(report, start, end);
  const warnings = report.balanced ? [] : ['Debit dan kredit tidak sama'];
  const { rows, totals, balanced } = report;
  return { columns: trialBalanceColumns, rows, totals, meta: { balanced, warnings } };
};
