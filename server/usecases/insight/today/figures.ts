// The figures beside the lines of 'Hari ini': takings, waiting, cash, branches, own income. Rupiah.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addDays, addMonths } from '../../../../src/resources/kernel/date.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { named, run } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context } from '../../kernel/contract.ts';
import { resultOfBranches } from '../ledger-income.ts';
import { lists } from '../../kernel/lists.ts';

type Answer = AnswerOf<'platform.today.show'>;
type Figure<N extends keyof Answer> = Promise<NonNullable<Answer[N]>>;

const WEEK = 7;
/** Weeks that tell what a weekday brings as a rule. */
const WEEKS = [1, 2, 3, 4] as const;

const takingsOf = named<{ date: string; amount: number }, [branches: readonly number[], days: readonly string[]]>(
  'today_takings',
  `select posting_date::text as date, sum(price_amount)::bigint as amount from billtransactions
   where profile_id = any ($1) and posting_date = any ($2::date[]) and status = ${billtransaction.state.valid}
     and type = ${receiptType.payment} group by 1`,
);

const at = (path: string, search: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(search).toString()}`;

/** Payments of today so far, and of the same weekday of the last weeks, whole days. */
export const takings = async ({ tx, branches, today }: Context): Figure<'takings'> => {
  const days = [today, ...WEEKS.map((week) => addDays(today, -WEEK * week))];
  const rows = new Map((await run(tx, takingsOf, branches, days)).map(({ date, amount }) => [date, amount]));
  const weeks = days.slice(1).map((date) => ({ date, amount: rows.get(date) ?? 0 }));
  return {
    amount: rows.get(today) ?? 0,
    usual: Math.round(weeks.reduce((sum, { amount }) => sum + amount, 0) / weeks.length),
    weeks,
    to: at('/finance/payment/transaction', {
      start_date: today,
      end_date: today,
      status: String(billtransaction.state.valid),
      type: String(receiptType.payment),
    }),
  };
};

/** How long patients waited today, by the page of waiting times. */
export const waited = async (context: Context): Figure<'waited'> => {
  const range = { start_date: context.today, end_date: context.today };
  const { data } = await lists.given().call(context, 'insight.visit.waktutunggu', range);
  const all = data.find(({ doctor_id, hour }) => doctor_id === null && hour === null);
  return { minutes: all?.waiting ?? null, to: at('/service/visit/waktu', range) };
};

/** Cash and banks as the ledger has them now, each leading to its account in this month. */
export const accounts = async (context: Context): Figure<'accounts'> => {
  const { today } = context;
  const { data } = await lists.given().call(context, 'dashboard.finance.kas', { start_date: today, end_date: today });
  const month = { start_date: `${today.slice(0, 8)}01`, end_date: today };
  return data.map(({ id, ...account }) => ({
    id,
    ...account,
    to: at('/finance/laporan-v2/bukubesar', { ...month, akun: String(id) }),
  }));
};

interface Counted {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly received: number;
  readonly noshows: number;
  readonly newcomers: number;
}
/** $1 first day, $2 last day; no-shows and newcomers as the list of visits finds them. */
const branchesOf = named<Counted, [start: string, end: string]>(
  'today_branches',
  `select b.id, b.code, b.name, r.received, v.noshows, v.newcomers from profiles b
   cross join lateral (
     select coalesce(sum(price_amount), 0)::bigint as received from billtransactions
     where profile_id = b.id and posting_date between $1 and $2 and status = ${billtransaction.state.valid}
       and type = ${receiptType.payment}) r
   cross join lateral (
     select count(*) filter (where status = ${visit.state.cancelled} and cancel_type = 'tidak_hadir') as noshows,
       count(distinct customer_id) filter (where isnew and status <> ${visit.state.cancelled}) as newcomers
     from visits where profile_id = b.id and visit_date between $1 and $2) v
   where b.status = ${activeStatus.active} order by b.id`,
);
const PERCENT = 1000;

/** This month so far and the same days of the last one, branch by branch. It widens the scope: nothing else may read beside it. */
export const branches = (context: Context): Figure<'branches'> => {
  const { today: end } = context;
  const start = `${end.slice(0, 8)}01`;
  const beforeStart = addMonths(start, -1);
  const lastBefore = addDays(start, -1);
  const sameDay = addMonths(end, -1);
  const beforeEnd = sameDay < lastBefore ? sameDay : lastBefore;
  return acrossBranches(context, async (tx) => {
    const monthOf = async (from: string, to: string) => {
      const rows = await run(tx, branchesOf, from, to);
      const ids = rows.map(({ id }) => id);
      const results = new Map((await resultOfBranches(tx, ids, from, to)).map((row) => [row.profile_id, row]));
      return rows.map(({ received, noshows, newcomers, ...branch }) => {
        const { income = 0, profit = 0 } = results.get(branch.id) ?? {};
        const margin = income > 0 ? Math.round((profit / income) * PERCENT) / 10 : null;
        return { branch, month: { received, income, margin, noshows, newcomers } };
      });
    };
    const now = await monthOf(start, end);
    const before = await monthOf(beforeStart, beforeEnd);
    const data = now.flatMap(({ branch, month }, place) => {
      const earlier = before[place];
      return earlier ? [{ ...branch, now: month, before: earlier.month }] : [];
    });
    return { start, end, before_start: beforeStart, before_end: beforeEnd, data };
  });
};

/** What the reader earned himself, by his own page. It widens the scope, as `branches` does. */
export const income = async (context: Context): Figure<'income'> => {
  const { cards, holdings } = await lists.given().call(context, 'finance.myincome', { limit: '1' });
  return {
    recognised: cards.recognised_amount,
    owed: cards.owed_amount,
    holdings,
    to: `/user/${context.actor.id}/finance`,
  };
};
