// Bills as the desk lists them: with what is open, how many installments are paid, and how late they are (finance.md 4).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { angsuran } from '../../../../src/resources/finance/angsuran.ts';
import {
  billType,
  openBillStates,
  paymentType,
  unpaidBillStates,
} from '../../../../src/resources/finance/bill-life.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import type { billSums } from '../../../../src/resources/finance/bill-list.ts';
import { ALL_SUMS } from '../../../../src/resources/kernel/page.ts';
import { reminderText } from '../../../../src/resources/finance/reminder-text.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { searchFor } from '../../../db/search.ts';
import { listed } from '../../../db/statement.ts';
import { daysLate, rangeOf } from '../../../domain/finance/aging.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { addWordsOrAmount } from '../../kernel/amount-search.ts';
import { inRange, openParts } from './open-parts.ts';
import { keptClasses, keptParts } from '../../kernel/kept-counts.ts';
import { keptSums } from './kept-sums.ts';
import { namesOrBelongs } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage, sumsOf } from '../../kernel/read-page.ts';
import { soldGoods } from './sold-goods-port.ts';
import { contactOf, promiseIs, promiseOf } from './contact-facts.ts';
import { isUnbilled } from './unbilled.ts';

/** What is read of a bill; the rest follows from that. */
interface Row extends Omit<
  WholeOf<'finance.bill', 'list'>,
  'statusname' | 'age_days' | 'phone' | 'reminder' | 'requests' | 'goods_cost'
> {
  readonly phone: string | null;
  readonly branch: string;
}

const OPEN = 't.total_amount - t.installment_current_amount';
const COLUMNS = [
  storedColumns(bill, 't'),
  ...embedColumns(bill.fields, 't'),
  `case when t.status in ${listed(unpaidBillStates)} then ${OPEN} else 0 end as outstanding`,
  `case when t.payment_type = ${paymentType.credit} then (select concat(count(*)
   filter (where a.status = ${angsuran.state.settled}), '/', count(*) filter (where a.status <> ${angsuran.state.cancelled}))
     from angsurans a where a.bill_id = t.id) end as installments`,
  `case when t.type = ${billType.sale} then
     (select string_agg(l.name, ', ' order by l.line_no) from bill_lines l where l.bill_id = t.id) end as goods`,
  'coalesce(c.phone, c.wali_phone) as phone',
  'p.name as branch',
  `${contactOf('t.id', 'bill_id')} as contact`,
  `${promiseOf('t.id', 'bill_id')} as promise`,
].join(', ');
const JOINS = 'join profiles p on p.id = t.profile_id left join users c on c.id = t.customer_id';

type Sum = Exclude<(typeof billSums)[number], typeof ALL_SUMS>;
const SUMS: Readonly<Record<Exclude<Sum, 'aged'>, string>> = {
  total_amount: `sum(t.total_amount) filter (where t.status <> ${bill.state.cancelled})`,
  installment_current_amount: 'sum(t.installment_current_amount)',
  outstanding: `sum(${OPEN}) filter (where t.status in ${listed(unpaidBillStates)})`,
};

/** A part `x` of the bill `t`, with its due day and amount. */
const PART = `(${openParts('o.id = t.id')}) x`;

const addAge = (where: Conditions, age: unknown, today: string): void => {
  const { first, last } = rangeOf(age, today);
  where.add(`t.status in ${listed(openBillStates)} and exists (select from ${PART} where ${inRange('x.due')})`, [
    first,
    last,
  ]);
};
/** What of the bills is of an age; all that is open where none is asked for. */
const agedSum = (age: unknown, today: string): string => {
  const { first, last } = age === undefined ? { first: '-infinity', last: 'infinity' } : rangeOf(age, today);
  return `sum((select sum(x.amount) from ${PART} where coalesce(x.due, 'infinity') between '${first}' and '${last}'))`;
};

/** On credit or past their day, and not paid in full. */
const CREDIT = `(t.status in ${listed(openBillStates)} and (t.payment_type = ${paymentType.credit}
  or coalesce(t.due_date, t.posting_date) < ?))`;

const billWhere = (context: Context, parameters: ListParameters): Conditions => {
  const where = declaredWhere(bill, context, parameters);
  const { keyword, iscredit, age, unbilled, posted_after, posted_from, posted_until, profile_id, promise } = parameters;
  if (iscredit !== undefined) where.add(iscredit === true ? CREDIT : `not ${CREDIT}`, context.today);
  if (age !== undefined) addAge(where, age, context.today);
  where.add(promiseIs('t.id', 'bill_id'), promise);
  where.add(`(${isUnbilled()}) = ?`, unbilled);
  where.add(`(t.posting_date > ? and t.status <> ${bill.state.cancelled})`, posted_after);
  where.add('t.posting_date >= ?', posted_from);
  where.add('t.posting_date <= ?', posted_until);
  where.add('t.profile_id = ?', profile_id);
  if (keyword) {
    const search = searchFor(keyword);
    const words = { keyword, on: namesOrBelongs('t', search, context), text: search.text };
    addWordsOrAmount(where, words, (amount) => `t.total_amount = ${amount}`);
  }
  return where;
};

/** The day that a bill is late from, as its oldest open part. */
const dueOf = ({
  payment_type,
  due_date,
  posting_date,
}: Pick<Row, 'payment_type' | 'due_date' | 'posting_date'>): string | null =>
  due_date ?? (payment_type === paymentType.credit ? null : posting_date);

const present =
  ({ today }: Context, costs: ReadonlyMap<number, number>) =>
  ({ branch, phone, ...row }: Row) => {
    const open = row.status === bill.state.issued || row.status === bill.state.partial;
    const { customer_name: name, code, due_date, outstanding } = row;
    return {
      ...row,
      statusname: bill.states[row.status].label,
      goods_cost: costs.get(row.id) ?? null,
      age_days: open ? daysLate(dueOf(row), today) : null,
      ...(open &&
        phone &&
        code && { phone, reminder: reminderText({ name, code, no: null, due_date, outstanding, branch }, today) }),
    };
  };

/** The amounts that are asked for, over all rows of the filter; what is of an age is one of them where an age is asked for. */
const expressionsOf = ({ age }: ListParameters, wanted: Sum | typeof ALL_SUMS, today: string) => {
  const aged = { aged: agedSum(age, today) };
  if (wanted === 'aged') return aged;
  if (wanted === ALL_SUMS) return age === undefined ? SUMS : { ...SUMS, ...aged };
  return { [wanted]: SUMS[wanted] };
};

/** One amount over all rows of the filter or all of them, and how many they are. */
const summed = async (context: Context, parameters: ListParameters, wanted: Sum | typeof ALL_SUMS) => {
  const kept = wanted === 'aged' ? undefined : keptSums(context, parameters);
  const { count, sums }: Awaited<ReturnType<typeof sumsOf>> = kept
    ? await kept()
    : await sumsOf(context, bill, billWhere(context, parameters), expressionsOf(parameters, wanted, context.today));
  return { data: [], count, ...(wanted === ALL_SUMS ? { sums } : { sum: sums[wanted] ?? 0 }) };
};

/** GET /api/finance/bill; `sum` answers one amount over all rows of the filter, `sum=all` each by its name. */
export const listBill: UseCases['finance.bill']['list'] = async (context, parameters) => {
  if (parameters.sum !== undefined) return summed(context, parameters, parameters.sum as (typeof billSums)[number]);
  const where = billWhere(context, parameters);
  const { rows, count } = await readPage<Row>(context, bill, parameters, {
    where,
    columns: COLUMNS,
    joins: JOINS,
    ...keptParts('finance.bill', keptClasses(context, 'finance.bill', parameters)),
  });
  const sold = rows.filter(({ type }) => type === billType.sale).map(({ id }) => id);
  const costs = await soldGoods.given()(context, sold);
  return { data: rows.map(present(context, costs)), count };
};
