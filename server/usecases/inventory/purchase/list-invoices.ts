// Invoices of vendors as a list, also by how late they are (inventory.md 4).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { purchaseinvoice } from '../../../../src/resources/inventory/purchaseinvoice.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { type Conditions, likePattern } from '../../../db/conditions.ts';
import { type AgeRange, dueDays, rangeOf } from '../../../domain/finance/aging.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';

const COLUMNS = [storedColumns(purchaseinvoice, 't'), ...embedColumns(purchaseinvoice.fields, 't')].join(', ');

type Row = Omit<WholeOf<'inventory.purchaseinvoice', 'list'>, 'statusname'>;

const addDue = (where: Conditions, { first, last }: Omit<AgeRange, 'age'>): void => {
  where.add(`t.status = ${purchaseinvoice.state.owed} and t.due_at between ?::date and 'infinity'`, first);
  where.add('t.due_at <= ?::date', last);
};

/** `age`, `due`: of those that are owed; `purchase`: of goods of that order. */
export const listFakturs: UseCases['inventory.purchaseinvoice']['list'] = async (context, parameters) => {
  const where = declaredWhere(purchaseinvoice, context, parameters);
  if (parameters.keyword)
    where.add(
      `(t.code ilike ? or t.invoice_no ilike ? or t.vendor_id in (select id from vendors where name ilike ?))`,
      likePattern(parameters.keyword),
    );
  where.add('t.receive_id in (select id from receives where purchase_id = ?)', parameters['purchase']);
  const { age, due } = parameters;
  if (age !== undefined) addDue(where, rangeOf(age, context.today));
  if (due !== undefined) addDue(where, dueDays(due, context.today));
  const { rows, count } = await readPage<Row>(context, purchaseinvoice, parameters, {
    where,
    columns: COLUMNS,
    joins: '',
  });
  return { data: rows.map((row) => ({ ...row, statusname: purchaseinvoice.states[row.status].label })), count };
};
