// What closing a period on a day finds: the counts behind the points of its checklist (finance.md 4).
import { mayOpenRoute } from '../../../../src/policies/index.ts';
import { CLEARING_ACCOUNTS } from '../../../../src/resources/finance/account-role.ts';
import { aset } from '../../../../src/resources/finance/aset.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { labfee } from '../../../../src/resources/finance/labfee.ts';
import { penyusutan } from '../../../../src/resources/finance/penyusutan.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { composed, named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { isUnbilled } from '../bill/unbilled.ts';
import { checkLedger } from '../check/verify-ledger.ts';
import { cashBelowZero } from '../ledger/cash-below.ts';
import { packagesBehindLedger } from '../ledger/package-port.ts';
import { type CheckKey, type CloseCheck, type Counted, type Counts, type Found, points } from './closing-points.ts';

/** The last month that is over by the closing day, by its first day. */
const LAST_MONTH = `(date_trunc('month', $3::date + 1) - interval '1 month')::date`;
const counts = composed<Counts, [number, string, string, string]>(
  'closing_counts',
  () => `select s.*, exists (select from journals where profile_id = $1 and transaction_at > $3) as later,
     (select count(*) from kasirsesis where profile_id = $1 and status = ${kasirsesi.state.open}
       and (opened_at at time zone $4)::date <= $3)::int as sessions,
     (select count(*) from bills where profile_id = $1 and status = ${bill.state.draft} and transaction_at <= $3)::int as drafts,
     (select count(*) from bills t where t.profile_id = $1 and t.transaction_at between $2 and $3 and ${isUnbilled()})::int as unbilled,
     (select count(*) from bills where profile_id = $1 and status <> ${bill.state.cancelled} and transaction_at between $2 and $3
       and posting_date > $3)::int as postedlater,
     (select count(*) from applogs where profile_id = $1 and status = ${logStatus.requested})::int as requests,
     (select count(*) from jurnaltemplates where profile_id = $1 and is_active and next_at <= $3)::int as templates,
     (select count(*) from asets a where a.profile_id = $1 and a.status = ${aset.state.active} and a.depreciates_from <= ${LAST_MONTH}
       and a.accumulated_amount < a.cost_amount - a.residual_amount and not exists (
         select from penyusutanlines l where l.aset_id = a.id and l.status = ${penyusutan.state.posted} and l.month >= ${LAST_MONTH}
       ))::int as undepreciated,
     (select count(*) from labfees where profile_id = $1 and status = ${labfee.state.awaited}
       and (created_at at time zone $4)::date <= $3)::int as labs,
     (select coalesce(sum(p.amount), 0) from akuns a cross join lateral (
       select sum(b.debit - b.credit) as amount from balances_before(array[$1::bigint], date_trunc('month', $3::date)::date) b
         where b.akun_id = a.id
       union all
       select sum(l.debit - l.credit) from journal_lines l where l.profile_id = $1 and l.akun_id = a.id
         and l.transaction_at >= date_trunc('month', $3::date)::date and l.transaction_at <= $3::date
     ) p where a.code like '${CLEARING_ACCOUNTS}' and not a.isheader)::bigint as clearing
   from (${packagesBehindLedger.given().over}) s`,
);

/** Counted by their cashiers, and looked at by nobody else: their differences are not booked. */
const unverified = named<Counted, [number, string, string]>(
  'closing_unverified',
  `select s.id, s.code, u.name as cashier, s.difference_amount as difference from kasirsesis s join users u on u.id = s.user_id
   where s.profile_id = $1 and s.status = ${kasirsesi.state.closed} and (s.opened_at at time zone $3)::date <= $2
   order by s.opened_at, s.id`,
);

const BLOCKING: readonly CheckKey[] = ['books', 'sessions'];

const booksAgree = async ({ tx }: Context, branch: number, start: string, end: string): Promise<boolean> =>
  (await checkLedger(tx, [branch], { from: start, until: end })).every(({ ok }) => ok);

const find = async (context: Context, branch: number, start: string, end: string): Promise<Found> => {
  const { tx, actor, timezone, today } = context;
  const [found, counted, below] = await Promise.all([
    runOne(tx, counts, branch, start, end, timezone),
    run(tx, unverified, branch, end, timezone),
    cashBelowZero(context, branch, { from: start, until: end }),
  ]);
  if (!found) throw new Error('The counts are always one row.');
  const approvals = '/dashboard/approval';
  const requestsUrl = mayOpenRoute(actor, approvals) ? approvals : '/dashboard';
  const books = await booksAgree(context, branch, start, end);
  return { ...found, counted, below, books, start, end, today, requestsUrl };
};

/** The checklist of a branch's period for a closing day. */
export const closeChecks = async (
  context: Context,
  branch: number,
  start: string,
  end: string,
): Promise<readonly CloseCheck[]> => {
  const found = await find(context, branch, start, end);
  return (Object.keys(points) as CheckKey[]).map((key) => {
    const { finding, ...point } = points[key](found);
    return { key, ...point, blocking: BLOCKING.includes(key), finding: point.ok ? null : finding };
  });
};
