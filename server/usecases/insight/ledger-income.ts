// Income as the books have it: accounts of type 4 less what was given off it, without opening and closing entries (finance.md 5, 6.9).
import { accountType } from '../../../src/resources/finance/akun.ts';
import { journalKind } from '../../../src/resources/finance/jurnal.ts';
import { named, run } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/contract.ts';

export interface IncomeOfMonth {
  /** 'YYYY-MM' */
  readonly month: string;
  /** Rupiah; negative where more was given back than earned. */
  readonly income: number;
}

/** Whole months come from the kept balances; the days of a month that the range cuts are read by line, each account by its own index. */
const incomeBy = (label: string, by: string): string => `with span as materialized (
     select $2::date as first_day, $3::date as last_day,
       (date_trunc('month', $2::date + interval '1 month' - interval '1 day'))::date as from_month,
       date_trunc('month', $3::date + 1)::date as until_month
   ), income as materialized (select id from akuns where type = ${accountType.income} and not isheader),
   cut (from_day, until_day) as materialized (
     select first_day, least(from_month, last_day + 1) from span where first_day < least(from_month, last_day + 1)
     union all
     select greatest(until_month, from_month, first_day), last_day + 1 from span
   )
   select ${label}, sum(x.amount)::bigint as income
   from (
     select b.profile_id, b.month, b.credit - b.debit as amount from span s
     join akunbalances b on b.month >= s.from_month and b.month < s.until_month
     where b.profile_id = any ($1) and b.kind in (${journalKind.transaction}, ${journalKind.adjusting}) and b.akun_id in (table income)
     union all
     select p.id, date_trunc('month', c.from_day)::date, l.amount
     from cut c cross join unnest($1::bigint[]) p (id) cross join income a
     cross join lateral (
       select sum(credit - debit) as amount from journal_lines
       where profile_id = p.id and akun_id = a.id and transaction_at >= c.from_day and transaction_at < c.until_day
       and kind in (${journalKind.transaction}, ${journalKind.adjusting})
     ) l
     where l.amount is not null
   ) x group by ${by}`;

type Asked = [branches: readonly number[], start: string, end: string];
const perMonth = named<IncomeOfMonth, Asked>(
  'dashboard_ledger_income',
  incomeBy(`to_char(x.month, 'YYYY-MM') as month`, 'x.month'),
);
const perBranch = named<{ readonly profile_id: number; readonly income: number }, Asked>(
  'dashboard_branch_income',
  incomeBy('x.profile_id', 'x.profile_id'),
);

/** Income of the books by month, in rupiah, of the days from `start` to `end`. */
export const ledgerIncome = (
  { tx }: Context,
  branches: readonly number[],
  start: string,
  end: string,
): Promise<readonly IncomeOfMonth[]> => run(tx, perMonth, branches, start, end);

/** The same by branch. */
export const ledgerIncomeOfBranches = (
  tx: Transaction,
  branches: readonly number[],
  start: string,
  end: string,
): Promise<readonly { readonly profile_id: number; readonly income: number }[]> =>
  run(tx, perBranch, branches, start, end);
