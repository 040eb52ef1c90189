// Sold packages as they are listed and shown: with what is paid of them, and what is left of their slots (paket.md 4, 5).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { openBillStates, standingBillStates, unpaidBillStates } from '../../../../src/resources/finance/bill-life.ts';
import {
  claimState,
  EXPIRING_DAYS,
  membershipState,
  slotState,
  slotStates,
} from '../../../../src/resources/paket/membership-life.ts';
import type { membershipSums } from '../../../../src/resources/paket/membership-list.ts';
import { membership } from '../../../../src/resources/paket/membership.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { searchFor } from '../../../db/search.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { keptClasses, keptParts, rowsOf } from '../../kernel/kept-counts.ts';
import { declaredWhere, readPage, sumRows, sumsOf } from '../../kernel/read-page.ts';
import { belongsTo } from '../../kernel/patient-search.ts';
import { paidOf } from './membership-rows.ts';
import { arrearsOf } from './slot-rows.ts';

type Listed = Omit<WholeOf<'paket.membership', 'list'>, 'statusname' | 'requests'>;
type Shown = Omit<WholeOf<'paket.membership', 'written'>, 'statusname' | 'lines'> & {
  readonly lines: readonly Omit<WholeOf<'paket.membership', 'written'>['lines'][number], 'statusname'>[];
};

const DUE = `case when b.status in ${listed(unpaidBillStates)} then b.total_amount - b.installment_current_amount else 0 end`;
const PAID = paidOf('t');
const COLUMNS = [
  storedColumns(membership, 't'),
  ...embedColumns(membership.fields, 't'),
  `t.snapshot ->> 'name' as package_name`,
  `${PAID} as paid_amount`,
  `coalesce(${DUE}, 0) as due_amount`,
  `case when b.status in ${listed(openBillStates)} then coalesce(b.due_date, b.posting_date)::text end as next_due_at`,
  `concat(s.used, '/', s.total) as slots`,
  's.used as used_slots',
  's.total as total_slots',
].join(', ');
const JOINS = `left join bills b on b.id = t.bill_id cross join lateral (
  select coalesce(sum(l.used_slot), 0)::int as used, coalesce(sum(l.free_slot), 0)::int as total
  from membershipperawatans l where l.membership_id = t.id) s`;

const LINES = `(select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'type', l.type, 'perawatan_id', l.perawatan_id,
    'item_id', l.item_id, 'laboratoriumjasa_id', l.laboratoriumjasa_id, 'name', l.name, 'free_slot', l.free_slot,
    'used_slot', l.used_slot, 'reserved_slot', l.reserved_slot, 'sisa', l.free_slot - l.used_slot - l.reserved_slot,
    'expired_duration', l.expired_duration, 'expires_at', l.expires_at, 'price_standard', l.price_standard,
    'min_gap_days', l.min_gap_days, 'max_per_visit', l.max_per_visit, 'alloc_total', l.alloc_total, 'alloc_unit', l.alloc_unit,
    'recognised_amount', l.recognised_amount, 'released_amount', l.released_amount, 'status', l.status) order by l.id), '[]')
  from membershipperawatans l where l.membership_id = t.id) as lines`;
const BILL = `case when b.id is not null then jsonb_build_object('id', b.id, 'code', b.code, 'status', b.status,
    'total_amount', b.total_amount, 'paid_amount', b.installment_current_amount, 'due_amount', ${DUE}) end as bill`;
const SCHEDULE = `(select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'no', a.no, 'due_date', a.due_date, 'amount', a.amount,
    'paid_amount', a.paid_amount) order by a.no), '[]')
  from angsurans a where a.bill_id = t.bill_id and a.amount > 0) as schedule`;
const CLAIMS = `(select count(*)::int from membershipperawatanuseds u
  where u.membership_id = t.id and u.status <> ${claimState.cancelled}) as claims`;

const shown = named<Shown, [id: number, branches: readonly number[], today: string]>(
  'membership_show',
  `select ${COLUMNS}, ${LINES}, ${BILL}, ${SCHEDULE}, ${CLAIMS}, ${arrearsOf('t', '$3::date')} as arrears
   from memberships t ${JOINS} where t.id = $1 and t.profile_id = any ($2)`,
);

/** The client path of a sold package. */
export const membershipUrl = (id: number): string => `${membership.screens.list}/${id}`;

/** A sold package with its slots, bill and schedule. @throws Refusal not-found (404) */
export const showMembership = async ({ tx, branches, today }: Context, id: number) => {
  const row = await runOne(tx, shown, id, branches, today);
  if (!row) throw new Refusal('not-found');
  const lines = row.lines.map((line) => ({
    ...line,
    statusname: slotStates[line.status].label,
  }));
  return { ...row, lines, statusname: membership.states[row.status].label };
};

type Sum = (typeof membershipSums)[number];
const ofBill = (amount: string): string => `sum((select ${amount} from bills b where b.id = t.bill_id))::bigint`;
const standing = (sum: string): string => `${sum} filter (where t.status <> ${membershipState.cancelled})`;
/** Money of sales that were given up is not told as sold; what they were paid is. */
const sums: Readonly<Record<Exclude<Sum, '1' | 'totals'>, string>> = {
  price: `(${standing('sum(t.price)')})::bigint`,
  total_amount: `(${standing('sum(t.total_amount)')})::bigint`,
  paid_amount: `sum((select ${PAID} from (select t.bill_id) n left join bills b on b.id = n.bill_id))::bigint`,
  due_amount: ofBill(DUE),
};

/** @param by column of `memberships` */
const LATE = `exists (select from bills b where b.id = t.bill_id and b.status in ${listed(standingBillStates)} and b.due_date < ?
  and b.installment_current_amount < b.total_amount)`;
const EXPIRING = `(t.status = ${membershipState.active} and exists (select from membershipperawatans l where l.membership_id = t.id
  and l.status = ${slotState.active} and l.used_slot + l.reserved_slot < l.free_slot and l.expires_at <= ?))`;

const membershipWhere = (context: Context, parameters: ListParameters): Conditions => {
  const where = declaredWhere(membership, context, parameters);
  const { keyword, pakettype, profile_id, ismenunggak, isexpiring } = parameters;
  where.add('t.profile_id = ?', profile_id);
  where.add('t.paket_history_id in (select h.id from pakethistories h where h.pakettype_id = ?)', pakettype);
  if (ismenunggak !== undefined) where.add(ismenunggak === true ? LATE : `not ${LATE}`, context.today);
  const soon = addDays(context.today, EXPIRING_DAYS);
  if (isexpiring !== undefined) where.add(isexpiring === true ? EXPIRING : `not ${EXPIRING}`, soon);
  if (keyword) {
    const search = searchFor(keyword);
    const words = [search.on('t.code'), search.on(`(t.snapshot ->> 'name')`), belongsTo('t', search, context)];
    where.add(`(${words.join(' or ')})`, search.text);
  }
  return where;
};

/** GET /api/paket/membership; `sum` answers a count or an amount over all rows of the filter. */
export const listMembership: UseCases['paket.membership']['list'] = async (context, parameters) => {
  const where = membershipWhere(context, parameters);
  const wanted = parameters.sum as Sum | undefined;
  const kept = keptClasses(context, 'paket.membership', parameters);
  if (wanted === '1') {
    const standingOf = async (classes: NonNullable<typeof kept>) =>
      rowsOf((await classes()).filter(({ status }) => status !== membershipState.cancelled));
    const sum = kept ? await standingOf(kept) : await sumRows(context, membership, where, standing('count(*)'));
    return { data: [], count: sum, sum };
  }
  if (wanted === 'totals') return { data: [], ...(await sumsOf(context, membership, where, sums)) };
  if (wanted !== undefined) {
    const count = await sumRows(context, membership, where, 'count(*)');
    return { data: [], count, sum: await sumRows(context, membership, where, sums[wanted]) };
  }
  const { rows, count } = await readPage<Listed>(context, membership, parameters, {
    where,
    columns: COLUMNS,
    joins: JOINS,
    ...keptParts('paket.membership', kept),
  });
  return { data: rows.map((row) => ({ ...row, statusname: membership.states[row.status].label })), count };
};
