// Cash and bank accounts that stood below zero: money that was not there cannot have been paid (finance.md 4 'Close wizard').
import { CLEARING_ACCOUNTS } from '../../../../src/resources/finance/account-role.ts';
import { cashflowKind } from '../../../../src/resources/finance/akun.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { named, run } from '../../../db/statement.ts';
import { before } from '../../../domain/finance/kept-months.ts';
import type { Context } from '../../kernel/contract.ts';

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
type Values = readonly [
  branch: number,
  from: string,
  until: string,
  accounts: readonly number[] | null,
  month: string,
  sign: number,
  cutFrom: string,
  cutUntil: string,
];
/**
 * From the kept balance at the end of the last day back to the first: of what is booked today no line is read. $4: null for every account;
 * $5 to $8: how what was booked until $3 is read of the kept months.
 */
const lowest = named<LowestCash, Values>(
  'cash_below',
  `with cash as (
     select a.id, a.code, a.name from akuns a where ${IS_CASH} and ($4::bigint[] is null or a.id = any ($4))
   ), last as (
     select c.id, coalesce(sum(o.amount), 0) as balance from cash c cross join lateral (
       select sum(debit - credit) as amount from balances_before(array[$1::bigint], $5::date) where akun_id = c.id
       union all
       select $6::int * sum(debit - credit) from journal_lines where profile_id = $1 and akun_id = c.id
         and transaction_at >= $7::date and transaction_at < $8::date
     ) o group by 1
   ), moved as (
     select id, $2::date as day, 0 as amount from cash
     union all
     select l.akun_id, l.transaction_at, sum(l.debit - l.credit) from journal_lines l
     where l.profile_id = $1 and l.akun_id in (select id from cash) and l.transaction_at > $2 and l.transaction_at <= $3 group by 1, 2
   ), held as (
     select id, m.day, l.balance - coalesce(sum(m.amount) over (
       partition by id order by m.day desc rows between unbounded preceding and 1 preceding), 0) as balance
     from moved m join last l using (id)
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
  { tx, today }: Pick<Context, 'tx' | 'today'>,
  branch: number,
  { from, until, accounts }: { readonly from: string; readonly until: string; readonly accounts?: readonly number[] },
): Promise<readonly LowestCash[]> => {
  const { month, cut } = before(addDays(until, 1), addDays(today, 1));
  const { sign, ...days } = cut ?? { sign: 1, from: month, until: month };
  return run(tx, lowest, branch, from, until, accounts ?? null, month, sign, days.from, days.until);
};
