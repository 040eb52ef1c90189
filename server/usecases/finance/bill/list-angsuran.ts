// Installments as the desk collects them: whose they are, how late, and the text that reminds of them (finance.md 4, 10).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { angsuran, type dueFilters, openInstallmentStates } from '../../../../src/resources/finance/angsuran.ts';
import { paymentType, standingBillStates } from '../../../../src/resources/finance/bill-life.ts';
import { reminderText } from '../../../../src/resources/finance/reminder-text.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { searchFor } from '../../../db/search.ts';
import { listed, named, planned, run, runOne } from '../../../db/statement.ts';
import { contactOf, promiseIs, promiseOf } from './contact-facts.ts';
import { daysLate } from '../../../domain/finance/aging.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { namesOrBelongs } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';

/** What is read of an installment; the rest follows from that. */
interface Row extends Omit<WholeOf<'finance.angsuran', 'list'>, 'statusname' | 'late_days' | 'phone' | 'reminder'> {
  readonly branch: string;
  readonly phone: string | null;
}
type Due = (typeof dueFilters)[number]['value'];

const COLUMNS = [
  storedColumns(angsuran, 't'),
  ...embedColumns(angsuran.fields, 't'),
  't.amount - t.paid_amount as outstanding',
  'b.code as bill_code',
  'b.customer_id',
  'p.name as branch',
  `json_build_object('id', c.id, 'name', b.customer_name, 'code', c.username) as customer`,
  'coalesce(c.phone, c.wali_phone) as phone',
  `${contactOf('t.id')} as contact`,
  `${promiseOf('t.id')} as promise`,
].join(', ');
const JOINS = `join bills b on b.id = t.bill_id join profiles p on p.id = t.profile_id left join users c on c.id = b.customer_id`;
const SUMS: Readonly<Record<string, string>> = {
  amount: 'sum(t.amount)',
  paid_amount: 'sum(t.paid_amount)',
  outstanding: 'sum(t.amount - t.paid_amount)',
};
const WEEK = 7;

/**
 * SQL: of bills in force, since what was written off or cancelled is not collected any more. Looked up for each installment that the
 * other filters leave: those are few beside the bills.
 */
const LIVING = '(select b.status from bills b where b.id = t.bill_id) = any (?)';

const addDue = (where: Conditions, due: Due, today: string): void => {
  const open = `t.status in ${listed(openInstallmentStates)}`;
  if (due === 'open') where.add('t.status = any (?)', openInstallmentStates);
  if (due === 'today') where.add(`${open} and t.due_date = ?`, today);
  if (due === 'late') where.add(`${open} and t.due_date < ?`, today);
  if (due === 'week') {
    where.add(`${open} and t.due_date >= ?`, today);
    where.add('t.due_date <= ?', addDays(today, WEEK));
  }
};

const rowWhere = (context: Context, parameters: ListParameters): Conditions => {
  const where = declaredWhere(angsuran, context, parameters);
  const { keyword, due, customer, promise } = parameters;
  where.add(LIVING, standingBillStates);
  if (due !== undefined) addDue(where, due as Due, context.today);
  where.add(promiseIs('t.id'), promise);
  where.add('t.bill_id in (select o.id from bills o where o.customer_id = ?)', customer);
  if (keyword) {
    const search = searchFor(keyword);
    const bills = `select o.id from bills o where o.payment_type = ${paymentType.credit} and (${namesOrBelongs('o', search, context)})`;
    where.add(`t.bill_id in (${bills})`, search.text);
  }
  return where;
};

const present =
  ({ today }: Context) =>
  ({ branch, phone, ...row }: Row) => {
    const { no, due_date, outstanding, customer, bill_code: code } = row;
    const open = row.status === angsuran.state.unpaid || row.status === angsuran.state.partial;
    return {
      ...row,
      statusname: angsuran.states[row.status].label,
      late_days: open ? daysLate(due_date, today) : 0,
      ...(open &&
        phone && {
          phone,
          reminder: reminderText({ name: customer.name, code, no, due_date, outstanding, branch }, today),
        }),
    };
  };

/** GET /api/finance/angsuran; `sum` answers one amount over all rows of the filter. */
export const listAngsuran: UseCases['finance.angsuran']['list'] = async (context, parameters) => {
  const where = rowWhere(context, parameters);
  const wanted = SUMS[String(parameters.sum)];
  if (wanted !== undefined) {
    const count = await sumRows(context, angsuran, where, 'count(*)');
    return { data: [], count, sum: await sumRows(context, angsuran, where, `(${wanted})::bigint`) };
  }
  const { rows, count } = await readPage<Row>(context, angsuran, parameters, { where, columns: COLUMNS, joins: JOINS });
  return { data: rows.map(present(context)), count };
};

const byId = planned<Row, [number, readonly number[]]>(
  `select ${COLUMNS} from angsurans t ${JOINS} where t.id = $1 and t.profile_id = any ($2)`,
);

/** @throws Refusal not-found */
export const showAngsuran = async (context: Context, id: number) => {
  const row = await runOne(context.tx, byId, id, context.branches);
  if (!row) throw new Refusal('not-found');
  return present(context)(row);
};

const markReminded = named<unknown, [number, string]>(
  'angsuran_remind',
  'update angsurans set reminded_at = $2, updated_at = now(), version = version + 1 where id = $1',
);

/** POST /api/finance/angsuran/{id}/ingatkan: notes that the patient was written to. */
export const remindAngsuran: UseCases['finance.angsuran']['ingatkan'] = async (context, { id, no, bill_id }) => {
  await run(context.tx, markReminded, id, context.now.toISOString());
  return {
    record: await showAngsuran(context, id),
    log: { message: `pengiriman pengingat angsuran ke-${no}`, url: `/finance/payment/bill/${bill_id}` },
  };
};
