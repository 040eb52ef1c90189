// Bills as the desk lists them: with what is open, how many installments are paid, and how late they are (finance.md 4).
import type { Calls } from '../../../src/resources/calls.ts';
import { bill } from '../../../src/resources/finance/bill.ts';
import { type BillAge, billAges, type billSums } from '../../../src/resources/finance/bill-list.ts';
import { reminderText } from '../../../src/resources/finance/reminder-text.ts';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { embedColumns, storedColumns } from '../../db/column.ts';
import type { Conditions } from '../../db/conditions.ts';
import { searchFor } from '../../db/search.ts';
import { named, run } from '../../db/statement.ts';
import type { CallRequest, Context, ListParameters, UseCases } from '../contract.ts';
import { addWordsOrAmount } from './amount-search.ts';
import { namesOrBelongs } from './patient-search.ts';
import { declaredWhere, readPage, sumRows } from '../service/read-page.ts';
import { UNBILLED } from './unbilled.ts';

interface Row {
  readonly status: keyof typeof bill.states;
  readonly code: string;
  readonly customer_name: string;
  readonly due_date: string | null;
  readonly outstanding: number;
  readonly phone: string | null;
  readonly branch: string;
}

const OPEN = 't.total_amount - t.installment_current_amount';
const COLUMNS = [
  storedColumns(bill, 't'),
  ...embedColumns(bill.fields, 't'),
  `case when t.status in (0, 1, 2) then ${OPEN} else 0 end as outstanding`,
  `case when t.payment_type = 2 then (select concat(count(*) filter (where a.status = 2), '/', count(*) filter (where a.status <> -1))
     from angsurans a where a.bill_id = t.id) end as installments`,
  'coalesce(c.phone, c.wali_phone) as phone',
  'p.name as branch',
].join(', ');
const JOINS = 'join profiles p on p.id = t.profile_id left join users c on c.id = t.customer_id';

const sums: Readonly<Record<(typeof billSums)[number], string>> = {
  total_amount: 'sum(t.total_amount) filter (where t.status <> -1)',
  installment_current_amount: 'sum(t.installment_current_amount)',
  outstanding: `sum(${OPEN}) filter (where t.status in (0, 1, 2))`,
};

/** Days past due at which an age begins and ends; the first has what is not due yet as well. */
const bounds: Readonly<Record<BillAge, readonly [from: number | null, to: number | null]>> = {
  '0-30': [null, 30],
  '31-60': [31, 60],
  '61-90': [61, 90],
  '>90': [91, null],
};

const addAge = (where: Conditions, age: BillAge, today: string): void => {
  const [from, to] = bounds[age];
  where.add('t.due_date <= ?', from === null ? undefined : addDays(today, -from));
  where.add('(t.due_date >= ? or t.due_date is null)', to === null ? undefined : addDays(today, -to));
};

/** On credit or past their day, and not paid in full. */
const CREDIT = '(t.status in (1, 2) and (t.payment_type = 2 or t.due_date < ?))';

const billWhere = (context: Context, parameters: ListParameters): Conditions => {
  const where = declaredWhere(bill, context, parameters);
  const { keyword, iscredit, age, unbilled, posted_after } = parameters;
  if (iscredit !== undefined) where.add(iscredit === true ? CREDIT : `not ${CREDIT}`, context.today);
  if (age !== undefined) addAge(where, age as BillAge, context.today);
  where.add(`(${UNBILLED}) = ?`, unbilled);
  where.add('(t.posting_date > ? and t.status <> -1)', posted_after);
  if (keyword) {
    const search = searchFor(keyword);
    const words = { keyword, on: namesOrBelongs('t', search), text: search.text };
    addWordsOrAmount(where, words, (amount) => `t.total_amount = ${amount}`);
  }
  return where;
};

const lateBy = (due: string | null, today: string): number =>
  due === null ? 0 : Math.max(0, Math.round((Date.parse(today) - Date.parse(due)) / 86_400_000));

const present =
  ({ today }: Context) =>
  ({ branch, phone, ...row }: Row) => {
    const open = row.status === 1 || row.status === 2;
    const { customer_name: name, code, due_date, outstanding } = row;
    return {
      ...row,
      statusname: bill.states[row.status].label,
      age_days: open ? lateBy(due_date, today) : null,
      ...(open &&
        phone && { phone, reminder: reminderText({ name, code, no: null, due_date, outstanding, branch }, today) }),
    };
  };

/** GET /api/finance/bill; `sum` answers one amount over all rows of the filter. */
export const listBill: UseCases['finance.bill']['list'] = async (context, parameters) => {
  const where = billWhere(context, parameters);
  const wanted = parameters.sum as keyof typeof sums | undefined;
  if (wanted !== undefined) {
    const [count, sum] = [
      await sumRows(context, bill, where, 'count(*)'),
      await sumRows(context, bill, where, `(${sums[wanted]})::bigint`),
    ];
    return { data: [], count, sum };
  }
  const { rows, count } = await readPage<Row>(context, bill, parameters, { where, columns: COLUMNS, joins: JOINS });
  return { data: rows.map(present(context)), count };
};

interface Aged {
  readonly age: BillAge;
  readonly count: number;
  readonly amount: number;
}
const aging = named<Aged, [readonly number[], string]>(
  'bill_aging',
  `select case when due_date is null or due_date >= $2::date - 30 then '0-30' when due_date >= $2::date - 60 then '31-60'
       when due_date >= $2::date - 90 then '61-90' else '>90' end as age,
     count(*) as count, sum(total_amount - installment_current_amount)::bigint as amount
   from bills where profile_id = any ($1) and status in (1, 2) and (payment_type = 2 or due_date < $2) group by 1`,
);

/** GET /api/finance/bill/umur: rupiah open by age, all four ages in order. */
export const billAging = async (
  context: Context,
  _request: CallRequest<Calls['finance.bill.umur']>,
): Promise<unknown> => {
  const found = new Map((await run(context.tx, aging, context.branches, context.today)).map((row) => [row.age, row]));
  const data = billAges.map(({ value, label }) => {
    const { count = 0, amount = 0 } = found.get(value) ?? {};
    return { age: value, label, count, amount };
  });
  return { data, count: data.length, sum: data.reduce((sum, { amount }) => sum + amount, 0) };
};
