// GET /api/finance-v2/laporan/neraca-saldo (finance.md 6.9): from the kept balances.
// Only the months at the ends of the range are read by line.
import { journalKind } from '../../../../src/resources/finance/jurnal.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import type { trialBalanceReport as trialBalanceCall } from '../../../../src/resources/finance/report-calls.ts';
import { named, run } from '../../../db/statement.ts';
import { type AccountMovement, trialBalance, trialBalanceColumns } from '../../../domain/finance/trial-balance.ts';
import { rangeLabel } from '../../../domain/finance/report-column.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { statementFile } from './statement-file.ts';

/** Movements are kinds 1 and 3, and closing (4) unless it is left out; opening journals (2) count as opening wherever they stand. */
const MOVES = `(kind in (${journalKind.transaction}, ${journalKind.adjusting}) or (kind = ${journalKind.closing} and not $4))`;
const OPENS = `kind = ${journalKind.opening}`;

/** By account; what was booked within is what was before its end less what was before it. */
const OF_MONTHS = `select b.akun_id, sum(b.debit - b.credit) filter (where (${OPENS}) = (e.sign = 1)) as opening,
     sum(e.sign * b.debit) filter (where ${MOVES}) as debit, sum(e.sign * b.credit) filter (where ${MOVES}) as credit
   from (values (-1, $2::date), (1, $3::date)) e (sign, day) cross join lateral balances_before($1, e.day) b group by b.akun_id`;

/** Headers, accounts with amounts, and with $5 the others too. */
const statementOf = (name: string, amounts: string) =>
  named<AccountMovement, unknown[]>(
    name,
    `with amounts as (${amounts})
   select a.id as akun_id, a.code, a.name, a.isheader, a.parent_id, coalesce(m.opening, 0)::bigint as opening,
     coalesce(m.debit, 0)::bigint as debit, coalesce(m.credit, 0)::bigint as credit
   from akuns a left join amounts m on m.akun_id = a.id
   where $5 or a.isheader or m.akun_id is not null order by a.code`,
  );

/** All months before $3; the range begins with the month $2. */
const ofMonths = statementOf('trial_balance_months', OF_MONTHS);

/** With the lines of the months that the range $6 to $7 cuts: those before it go over to its opening, those after $3 join it. */
const ofDays = statementOf(
  'trial_balance_days',
  `select akun_id, sum(opening) as opening, sum(debit) as debit, sum(credit) as credit from (
     ${OF_MONTHS}
     union all
     select akun_id, case when $2 < $3 and ${OPENS} then 0 else debit - credit end,
       case when $2 < $3 and ${MOVES} then -debit else 0 end, case when $2 < $3 and ${MOVES} then -credit else 0 end
     from journal_lines where profile_id = any ($1) and transaction_at >= $2 and transaction_at < $6::date
     union all
     select akun_id, case when ${OPENS} then debit - credit else 0 end,
       case when ${MOVES} then debit else 0 end, case when ${MOVES} then credit else 0 end
     from journal_lines
     where profile_id = any ($1) and transaction_at >= greatest($3, $6::date) and transaction_at <= $7::date
   ) parts group by akun_id`,
);

type Asked = Omit<CallRequest<typeof trialBalanceCall>['query'], 'export'>;
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** Kept balances answer whole months; only a month that the range leaves unfinished is read by line. */
const movements = (
  { tx }: Context,
  branches: readonly number[],
  { start_date: start, end_date: end, before_closing: beforeClosing = false, zero = false }: Asked,
): Promise<readonly AccountMovement[]> => {
  const next = addDays(end, 1);
  const months = [branches, monthOf(start), monthOf(next), beforeClosing, zero] as const;
  const isWhole = start === months[1] && next === months[2];
  return isWhole ? run(tx, ofMonths, ...months) : run(tx, ofDays, ...months, start, end);
};

/** Rupiah; `meta.balanced` says whether debits equal credits in every pair of columns. */
export const readTrialBalance = async (context: Context, query: Asked) => {
  const accounts = await movements(context, reportBranches(context, query.profile_id), query);
  const { rows, totals, balanced } = trialBalance(accounts, query.zero ?? false);
  const warnings = balanced ? [] : ['Debit dan kredit tidak sama'];
  return { columns: trialBalanceColumns, rows, totals, meta: { balanced, warnings } };
};

export const reportTrialBalance = async (context: Context, { query }: CallRequest<typeof trialBalanceCall>) => {
  const report = await readTrialBalance(context, query);
  if (!query.export) return report;
  const subject = rangeLabel({ start: query.start_date, end: query.end_date });
  const branches = reportBranches(context, query.profile_id);
  return statementFile(context, { as: query.export, title: 'Neraca Saldo', subject, branches }, report);
};
