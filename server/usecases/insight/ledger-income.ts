// Income as the books have it: accounts of type 4 less what was given off it, without opening and closing entries (finance.md 5, 6.9).
import { accountType, isResult } from '../../../src/resources/finance/akun.ts';
import { journalKind } from '../../../src/resources/finance/jurnal.ts';
import { listed, named, run } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Context } from '../kernel/contract.ts';

export interface IncomeOfMonth {
  /** 'YYYY-MM' */
  readonly month: string;
  /** Rupiah; negative where more was given back than earned. */
  readonly income: number;
}

interface ResultOfBranch {
  readonly profile_id: number;
  readonly income: number;
  /** What is left of all income after all cost, as the profit and loss has it. */
  readonly profit: number;
}
const INCOME = `(${accountType.income})`;
const RESULT = listed(Object.values(accountType).filter(isResult));

/** Whole months come from the kept balances; the days of a month that the range cuts are read by line, each account by its own index. */
const sumsBy = (types: string, label: string, by: string, sums: string): string => `with span as materialized (
     select $2::date as first_day, $3::date as last_day,
       (date_trunc('month', $2::date + interval '1 month' - interval '1 day'))::date as from_month,
       date_trunc('month', $3::date + 1)::date as until_month
   ), told as materialized (select id, type from akuns where type in ${types} and not isheader),
   cut (from_day, until_day) as materialized (
     select first_day, least(from_month, last_day + 1) from span where first_day < least(from_month, last_day + 1)
     union all
     select greatest(until_month, from_month, first_day), last_day + 1 from span
   )
   select ${label}, ${sums}
   from (
     select b.profile_id, b.month, a.type, b.credit - b.debit as amount from span s
     join akunbalances b on b.month >= s.from_month and b.month < s.until_month
     join told a on a.id = b.akun_id
     where b.profile_id = any ($1) and b.kind in (${journalKind.transaction}, ${journalKind.adjusting})
     union all
     select p.id, date_trunc('month', c.from_day)::date, a.type, l.amount
     from cut c cross join unnest($1::bigint[]) p (id) cross join told a
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
  sumsBy(INCOME, `to_char(x.month, 'YYYY-MM') as month`, 'x.month', 'sum(x.amount)::bigint as income'),
);
const perBranch = named<{ readonly profile_id: number; readonly income: number }, Asked>(
  'dashboard_branch_income',
  sumsBy(INCOME, 'x.profile_id', 'x.profile_id', 'sum(x.amount)::bigint as income'),
);
const results = named<ResultOfBranch, Asked>(
  'dashboard_branch_result',
  sumsBy(
    RESULT,
    'x.profile_id',
    'x.profile_id',
    `coalesce(sum(x.amount) filter (where x.type = ${accountType.income}), 0)::bigint as income, sum(x.amount)::bigint as profit`,
  ),
);

/** Income of the books by month, in rupiah, of the days from `start` to `end`. */
export const ledgerIncome = (
  { tx }: Context,
  branches: readonly number[],
  start: string,
  end: string,
): Promise<readonly IncomeOfMonth[]> => run(tx, perMonth, branches, start, end);

/** As `ledgerIncome`, by branch. */
export const ledgerIncomeOfBranches = (
  tx: Transaction,
  branches: readonly number[],
  start: string,
  end: string,
): Promise<readonly { readonly profile_id: number; readonly income: number }[]> =>
  run(tx, perBranch, branches, start, end);

/** Income and profit by branch; a branch without either has no row. */
export const resultOfBranches = (
  tx: Transaction,
  branches: readonly number[],
  start: string,
  end: string,
): Promise<readonly ResultOfBranch[]> => run(tx, results, branches, start, end);
