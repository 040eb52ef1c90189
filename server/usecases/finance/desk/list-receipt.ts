// The list of receipts: what each one paid, by what and who took it (finance.md 4 /finance/payment/transaction).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { searchFor } from '../../../db/search.ts';
import { planned, run } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { addWordsOrAmount } from '../../kernel/amount-search.ts';
import { type KeptClass, keptBy, keptClasses, keptParts, readingOf, TENDERS } from '../../kernel/kept-counts.ts';
import { namesOrBelongs } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';

const COLUMNS = [
  storedColumns(billtransaction, 't'),
  ...embedColumns(billtransaction.fields, 't'),
  `(select string_agg(coalesce(b.code, b.customer_name), ', ' order by a.id) from billtransactionallocations a
     join bills b on b.id = a.bill_id where a.billtransaction_id = t.id) as bill_codes`,
  `(select string_agg(p.name, ' + ' order by m.id) from billtransactionmethods m
     join paymentmethods p on p.id = m.paymentmethod_id where m.billtransaction_id = t.id) as method_names`,
  '(select u.name from users u where u.id = t.created_by) as cashier',
].join(', ');

/** Code, name, RM and slip number (finance.md 4), or what was paid. */
const addKeyword = (where: Conditions, keyword: string, reader: Context): void => {
  const search = searchFor(keyword);
  const slips = `select m.billtransaction_id from billtransactionmethods m where m.reference is not null
    and ${search.on('m.reference')}`;
  const on = `${namesOrBelongs('t', search, reader)} or t.id = any (array(${slips}))`;
  addWordsOrAmount(where, { keyword, on, text: search.text }, (amount) => `t.price_amount = ${amount}`);
};

const OF_METHOD = `exists (select from billtransactionmethods m where m.billtransaction_id = t.id and m.paymentmethod_id = ?)`;
/** Of one method, what came by it: a receipt may have several. */
const amountOf = (method: unknown): string =>
  method === undefined
    ? 't.price_amount'
    : `(select sum(m.amount) from billtransactionmethods m
        where m.billtransaction_id = t.id and m.paymentmethod_id = ${Number(method)})`;
const totalOf = (amount: string): string =>
  `sum(case t.type when ${receiptType.payout} then -${amount} else ${amount} end)
  filter (where t.status = ${billtransaction.state.valid})`;

/** The same sum, from the kept numbers of lists. */
const totalKept = (classes: readonly KeptClass[]): number =>
  classes
    .filter(({ status }) => status === billtransaction.state.valid)
    .reduce((sum, { kind, amount }) => sum + (kind === receiptType.payout ? -amount : amount), 0);

type Row = Omit<WholeOf<'finance.billtransaction', 'list'>, 'statusname' | 'requests'>;

interface OfMethod {
  readonly name: string;
  readonly amount: number;
}
const sumsByName = (rows: readonly OfMethod[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ name, amount }) => [name, amount]));
const ofTenders = readingOf<OfMethod>(
  'tenders_kept',
  (
    rows,
  ) => `select p.name, sum(case n.kind when ${receiptType.payout} then -n.amount else n.amount end)::bigint as amount
   from ${rows} n join paymentmethods p on p.id = n.term
   where n.status = ${billtransaction.state.valid} group by p.name having sum(n.count) > 0 order by amount desc, p.name`,
);
const keptTenders = keptBy(ofTenders, 'finance.billtransaction', TENDERS);

/** What came by each method, the largest first; methods of one name in several branches are one. */
const byMethod = async (context: Context, where: Conditions, method: unknown): Promise<Record<string, number>> => {
  const only = method === undefined ? '' : `and m.paymentmethod_id = ${Number(method)}`;
  const text = `select p.name, ${totalOf('m.amount')} as amount from billtransactions t
    join billtransactionmethods m on m.billtransaction_id = t.id ${only}
    join paymentmethods p on p.id = m.paymentmethod_id ${where.text}
    group by p.name having count(*) filter (where t.status = ${billtransaction.state.valid}) > 0 order by amount desc, p.name`;
  return sumsByName(await run(context.tx, planned<OfMethod, unknown[]>(text), ...where.values));
};

/**
 * GET /api/finance/billtransaction; `sum=price_amount` adds what all rows that still stand come to, `sum=method` tells it by method.
 */
export const listReceipt: UseCases['finance.billtransaction']['list'] = async (context, parameters) => {
  const where = declaredWhere(billtransaction, context, parameters);
  where.add('t.profile_id = ?', parameters.profile_id);
  where.add(OF_METHOD, parameters.method);
  if (parameters.keyword) addKeyword(where, parameters.keyword, context);
  const kept = keptClasses(context, 'finance.billtransaction', parameters);
  const { rows, count } = await readPage<Row>(context, billtransaction, parameters, {
    where,
    columns: COLUMNS,
    joins: '',
    ...keptParts('finance.billtransaction', kept),
  });
  const data = rows.map((row) => ({ ...row, statusname: billtransaction.states[row.status].label }));
  if (parameters['sum'] === undefined) return { data, count };
  if (parameters['sum'] === 'method') {
    const tenders = keptTenders(context, parameters);
    const sums = tenders ? sumsByName(await tenders()) : await byMethod(context, where, parameters.method);
    return { data, count, sums };
  }
  if (kept) return { data, count, sum: totalKept(await kept()) };
  return { data, count, sum: await sumRows(context, billtransaction, where, totalOf(amountOf(parameters.method))) };
};
