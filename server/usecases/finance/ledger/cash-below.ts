// Cash and bank accounts that stood below zero: money that was not there cannot have been paid (finance.md 4 'Close wizard').
import { CLEARING_ACCOUNTS } from '../../../../src/resources/finance/account-role.ts';
import { cashflowKind } from '../../../../src/resources/finance/akun.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** An account at the end of the day on which it held least. */
export interface LowestCash {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly day: string;
  /** Rupiah, below zero. */
  readonly balance: number;
}

/** SQL over the accounts `a`: cash and banks; what the bank has yet to pay out (1-112x) is no money of one's own. */
export const IS_CASH = `a.cashflow = ${cashflowKind.cash} and not a.isheader and a.code not like '${CLEARING_ACCOUNTS}'`;
/** $4: null for every account. */
const lowest = named<LowestCash, [number, string, string, readonly number[] | null]>(
  'cash_below',
  `with cash as (
     select a.id, a.code, a.name from akuns a where ${IS_CASH} and ($4::bigint[] is null or a.id = any ($4))
   ), moved as (
     select c.id, $2::date as day, o.amount from cash c cross join lateral (
       select sum(debit - credit) as amount from balances_before(array[$1::bigint], date_trunc('month', $2::date)::date)
         where akun_id = c.id
       union all
       select sum(debit - credit) from journal_lines where profile_id = $1 and akun_id = c.id
         and transaction_at >= date_trunc('month', $2::date)::date and transaction_at < $2::date
     ) o
     union all
     select l.akun_id, l.transaction_at, sum(l.debit - l.credit) from journal_lines l
     where l.profile_id = $1 and l.akun_id in (select id from cash) and l.transaction_at between $2 and $3 group by 1, 2
   ), held as (
     select id, day, sum(coalesce(sum(amount), 0)) over (partition by id order by day) as balance from moved group by id, day
   ), least as (
     select distinct on (id) id, day, balance from held where balance < 0 order by id, balance, day
   )
   select c.id, c.code, c.name, least.day::text as day, least.balance::bigint as balance
   from least join cash c using (id) order by c.code`,
);

/**
 * Which accounts of a branch stood below zero at the end of a day of a range, and when most.
 * @param accounts ids to look at; left out: all
 */
export const cashBelowZero = (
  tx: Transaction,
  branch: number,
  { from, until, accounts }: { readonly from: string; readonly until: string; readonly accounts?: readonly number[] },
): Promise<readonly LowestCash[]> => run(tx, lowest, branch, from, until, accounts ?? null);
