// Invoices of vendors as a list, also by how late they are (inventory.md 4).
import type { ListedOf } from '../../../../src/resources/answers.ts';
import type { Age } from '../../../../src/resources/finance/aging.ts';
import { purchaseinvoice } from '../../../../src/resources/inventory/purchaseinvoice.ts';
import { likePattern } from '../../../db/conditions.ts';
import { rangeOf } from '../../../domain/finance/aging.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';

const COLUMNS = `t.*, json_build_object('id', v.id, 'name', v.name, 'code', v.code) as vendordata,
  case when r.id is not null then json_build_object('id', r.id, 'name', r.code, 'code', r.code) end as receivedata,
  case when j.id is not null then json_build_object('id', j.id, 'name', j.code, 'code', j.code) end as journaldata`;
const JOINS = `join vendors v on v.id = t.vendor_id left join receives r on r.id = t.receive_id
  left join journals j on j.id = t.journal_id`;

type Row = Omit<ListedOf<'inventory.purchaseinvoice'>, 'statusname'>;

/** `age`: of those that are owed. */
export const listFakturs: UseCases['inventory.purchaseinvoice']['list'] = async (context, parameters) => {
  const where = declaredWhere(purchaseinvoice, context, parameters);
  if (parameters.keyword)
    where.add(
      `(t.code ilike ? or t.invoice_no ilike ? or t.vendor_id in (select id from vendors where name ilike ?))`,
      likePattern(parameters.keyword),
    );
  const { age } = parameters;
  if (age !== undefined) {
    const { first, last } = rangeOf(age as Age, context.today);
    where.add(`t.status = ${purchaseinvoice.state.owed} and t.due_at between ?::date and 'infinity'`, first);
    where.add('t.due_at <= ?::date', last);
  }
  const { rows, count } = await readPage<Row>(context, purchaseinvoice, parameters, {
    where,
    columns: COLUMNS,
    joins: JOINS,
  });
  return { data: rows.map((row) => ({ ...row, statusname: purchaseinvoice.states[row.status].label })), count };
};
