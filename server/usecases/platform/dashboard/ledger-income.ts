// Income as the books have it: accounts of type 4 less what was given off it, without opening and closing entries (finance.md 5, 6.9).
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../contract.ts';

export interface IncomeOfMonth {
  /** 'YYYY-MM' */
  readonly month: string;
  /** Rupiah; negative where more was given back than earned. */
  readonly income: number;
}

/** Whole months come from the kept balances; the days of a month that the range cuts are read by line. */
const perMonth = named<IncomeOfMonth, [readonly number[], string, string]>(
  'dashboard_ledger_income',
  `with span as materialized (
     select $2::date as first_day, $3::date as last_day,
       (date_trunc('month', $2::date + interval '1 month' - interval '1 day'))::date as from_month,
       date_trunc('month', $3::date + 1)::date as until_month
   ), income as materialized (select id from akuns where type = 4 and not isheader)
   select to_char(x.month, 'YYYY-MM') as month, sum(x.amount)::bigint as income
   from (
     select b.month, b.credit - b.debit as amount from span s
     join akunbalances b on b.month >= s.from_month and b.month < s.until_month
     where b.profile_id = any ($1) and b.kind in (1, 3) and b.akun_id in (table income)
     union all
     select date_trunc('month', l.transaction_at::timestamp)::date, l.credit - l.debit from span s
     join journal_lines l on l.transaction_at >= s.first_day and l.transaction_at < least(s.from_month, s.last_day + 1)
     where l.profile_id = any ($1) and l.kind in (1, 3) and l.akun_id in (table income)
     union all
     select date_trunc('month', l.transaction_at::timestamp)::date, l.credit - l.debit from span s
     join journal_lines l on l.transaction_at >= greatest(s.until_month, s.from_month, s.first_day) and l.transaction_at <= s.last_day
     where l.profile_id = any ($1) and l.kind in (1, 3) and l.akun_id in (table income)
   ) x group by x.month`,
);

export const ledgerIncome = (
  { tx }: Context,
  branches: readonly number[],
  start: string,
  end: string,
): Promise<readonly IncomeOfMonth[]> => run(tx, perMonth, branches, start, end);
