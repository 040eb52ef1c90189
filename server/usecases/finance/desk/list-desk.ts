// The desk's list of bills (service.md 5, finance.md 4): everyone of the clinic sees that there is a bill, the desk its amounts,
// and a doctor those of his own patients.
import {
  openBillStates,
  payableBillStates,
  paymentType,
  unpaidBillStates,
} from '../../../../src/resources/finance/bill-life.ts';
import type { DeskBill } from '../../../../src/resources/finance/bill-detail.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import type { listDesk as listDeskCall } from '../../../../src/resources/finance/payment-calls.ts';
import { can } from '../../../../src/policies/index.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { Conditions } from '../../../db/conditions.ts';
import { searchFor } from '../../../db/search.ts';
import { listed, planned, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { withRequests } from '../../kernel/open-requests.ts';
import { addWordsOrAmount } from '../../kernel/amount-search.ts';
import { namesOrBelongs } from '../../kernel/patient-search.ts';
import { keptSums } from '../bill/kept-sums.ts';
import { openInstallments } from '../bill/open-installments.ts';

/** What is read of a bill; the amounts for roles that see bills. */
interface DeskRow extends Omit<DeskBill, 'statusname' | 'requests'> {
  readonly status: keyof typeof bill.states;
}
type Query = CallRequest<typeof listDeskCall>['query'];

const COLUMNS = `b.id, b.version, b.code, b.type, b.status, b.source_type, b.source_id, b.payment_type,
  b.transaction_at::text as transaction_at,
  b.customer_id,
  b.customer_name, case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.name, 'code',
    c.username) end as customerdata,
  case when d.id is null then null else jsonb_build_object('id', d.id, 'name', d.name, 'code', d.username) end as doctordata`;
const AMOUNTS = `b.total_amount, b.installment_current_amount,
  case when b.status in ${listed([bill.state.draft, ...payableBillStates])}
    then b.total_amount - b.installment_current_amount else 0 end as outstanding,
  case when b.payment_type = ${paymentType.credit}
    and b.status in ${listed(openBillStates)} then ${openInstallments('b')} end as angsurans`;

const conditionsOf = (context: Context, query: Query, seesMoney: boolean): Conditions => {
  const where = new Conditions();
  where.addBranches('t.profile_id', context.branches);
  where.add('t.status = any (?)', query.status?.split(',').map(Number));
  where.add('t.customer_id = any (?)', query.customer?.split(',').map(Number));
  where.add('t.id = ?', query.bill);
  where.add('t.type = ?', query.type);
  if (context.actor.role === DOKTER)
    where.add('t.customer_id in (select own.customer_id from own_customers(?) own)', context.actor.id);
  where.add('t.transaction_at >= ?', query.start_date);
  where.add('t.transaction_at <= ?', query.end_date);
  if (query.keyword) {
    const search = searchFor(query.keyword);
    const words = { keyword: query.keyword, on: namesOrBelongs('t', search, context), text: search.text };
    // Who does not see what a bill comes to learns nothing of it by searching.
    if (seesMoney) addWordsOrAmount(where, words, (amount) => `t.total_amount = ${amount}`);
    else where.add(`(${words.on})`, words.text);
  }
  return where;
};

/** Of all bills of the branches in reach; a doctor's are those of his own patients, which are not kept apart. */
const keptTotals = (context: Context, { status, type, ...query }: Query) => {
  if (context.actor.role === DOKTER) return undefined;
  const states = status?.split(',').map(Number);
  const kept = keptSums(context, { ...query, status: states, type: type === undefined ? undefined : [type] });
  return (
    kept &&
    (async () => {
      const { count, sums } = await kept();
      return { count, sum: sums.outstanding };
    })
  );
};

const countedTotals = async ({ tx }: Context, { text, values }: Conditions) => {
  const open = `sum(t.total_amount - t.installment_current_amount) filter (where t.status in ${listed(unpaidBillStates)})`;
  const statement = `select count(*)::int as count, coalesce(${open}, 0)::bigint as sum from bills t ${text}`;
  const [totals] = await run(tx, planned<{ count: number; sum: number }, unknown[]>(statement), ...values);
  return totals ?? { count: 0, sum: 0 };
};

/**
 * The page, cut before people are met. Of several branches each gives its first rows in the order of its index; what a keyword finds is
 * gathered once.
 */
const cutOf = ({ text, eachBranch }: Conditions, { page, limit, keyword }: Query): string => {
  const order = 'order by t.transaction_at desc, t.id desc';
  const offset = (page - 1) * limit;
  const each = keyword ? undefined : eachBranch;
  const rows = each
    ? `${each.from} cross join lateral (select t.* from bills t ${each.text} ${order} limit ${offset + limit}) t`
    : `bills t ${text}`;
  return `select t.* from ${rows} ${order} limit ${limit} offset ${offset}`;
};

/**
 * GET /api/service/payment: newest first, to a doctor of his own patients; `sum=outstanding` adds what is open of all rows, for roles
 * that see bills.
 */
export const listDesk = async (context: Context, { query }: CallRequest<typeof listDeskCall>) => {
  const seesMoney = can(context.actor, bill.name, 'list');
  const where = conditionsOf(context, query, seesMoney);
  const columns = seesMoney ? `${COLUMNS}, ${AMOUNTS}` : COLUMNS;
  const from = `from (${cutOf(where, query)}) b
    left join users c on c.id = b.customer_id left join users d on d.id = b.doctor_id order by b.transaction_at desc, b.id desc`;
  const [rows, totals] = await Promise.all([
    run(context.tx, planned<DeskRow, unknown[]>(`select ${columns} ${from}`), ...where.values),
    (keptTotals(context, query) ?? (() => countedTotals(context, where)))(),
  ]);
  return {
    data: await withRequests(
      context,
      bill.name,
      rows.map((row) => ({ ...row, statusname: bill.states[row.status].label })),
    ),
    count: totals.count,
    ...(seesMoney && query.sum && { sum: totals.sum }),
  };
};
