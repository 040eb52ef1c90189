// Vendors' invoices as a list and one by one, with what is still owed (finance.md 4).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { openInvoiceStates } from '../../../../src/resources/finance/biayainvoice-fields.ts';
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import { likePattern } from '../../../db/conditions.ts';
import { listed } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { daysLate, dueDays, rangeOf } from '../../../domain/finance/aging.ts';
import { genericShow } from '../../kernel/generic.ts';
import { inRange } from '../bill/open-parts.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';
import { vendors } from './vendor-port.ts';

const COLUMNS = `t.*, case when v.id is not null then json_build_object('id', v.id, 'name', v.name, 'code', v.code) end as vendordata`;
const OWED = `t.status in ${listed(openInvoiceStates)}`;

const SUMS: Readonly<Record<string, string>> = {
  amount: `sum(t.total_amount) filter (where t.status > ${biayainvoice.state.draft})`,
  outstanding: `sum(t.total_amount - t.paid_amount) filter (where ${OWED})`,
};

type Owed = Pick<WholeOf<'finance.biayainvoice', 'show'>, 'status' | 'total_amount' | 'paid_amount' | 'due_date'>;
/** A row with the number of its file, which nobody is told. */
interface Row extends Omit<WholeOf<'finance.biayainvoice', 'list'>, 'outstanding' | 'age_days' | 'statusname'> {
  readonly bukti: number | null;
}
/** Rupiah that are owed: nothing of a draft, nothing of a cancelled one. */
const owedOf = ({ status, total_amount, paid_amount }: Owed): number =>
  status === biayainvoice.state.owed || status === biayainvoice.state.partial ? total_amount - paid_amount : 0;

const ageOf = ({ status, due_date }: Owed, today: string): number | null =>
  status === biayainvoice.state.owed || status === biayainvoice.state.partial ? daysLate(due_date, today) : null;

const present = ({ bukti: _file, ...row }: Row, today: string) => ({
  ...row,
  outstanding: owedOf(row),
  age_days: ageOf(row, today),
  statusname: biayainvoice.states[row.status].label,
});

/** `sum`: rupiah over all rows, 'amount' of what was booked, 'outstanding' of what is owed. */
export const listInvoice: UseCases['finance.biayainvoice']['list'] = async (context, parameters) => {
  const where = declaredWhere(biayainvoice, context, parameters);
  if (parameters.keyword)
    where.add(
      // An array keeps the index of each, where a subquery would walk every row of the branch.
      `(t.code ilike ? or t.invoice_no ilike ? or t.vendor_id = any (array(${vendors.given().named})))`,
      likePattern(parameters.keyword),
    );
  const { age } = parameters;
  if (age !== undefined) {
    const { first, last } = rangeOf(age, context.today);
    where.add(`${OWED} and ${inRange('t.due_date')}`, [first, last]);
  }
  const { due } = parameters;
  if (due !== undefined) {
    const { first, last } = dueDays(due, context.today);
    where.add(`${OWED} and ${inRange('t.due_date')}`, [first, last]);
  }
  const asked = parameters['sum'];
  if (asked !== undefined) {
    const sum = await sumRows(context, biayainvoice, where, SUMS[String(asked)] ?? 'count(*)');
    return { data: [], count: await sumRows(context, biayainvoice, where, 'count(*)'), sum };
  }
  const { rows, count } = await readPage<Row>(context, biayainvoice, parameters, {
    where,
    columns: COLUMNS,
    joins: vendors.given().join,
  });
  return { data: rows.map((row) => present(row, context.today)), count };
};

export const showInvoice = async (context: Context, id: number) => {
  const row = await genericShow(biayainvoice, context, id);
  return { ...row, outstanding: owedOf(row), age_days: ageOf(row, context.today) };
};
