// POST /api/inventory/salesreturn: sold goods come back, stock and bill in one transaction (inventory.md 3, 6 R9, 7).
import { creditedBy } from '../../../../src/resources/finance/amounts.ts';
import { bill as billDocument } from '../../../../src/resources/finance/bill.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { saleType } from '../../../../src/resources/inventory/sale-life.ts';
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { refundMethod, salesreturn } from '../../../../src/resources/inventory/salesreturn.ts';
import type { CreateOf } from '../../../../src/resources/kernel/define.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { lockBill } from '../../finance/bill/bill-rows.ts';
import { refundBill } from '../../finance/desk/refund-bill.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow, lockRow } from '../../kernel/generic.ts';
import { amountsOf, movesOf, moveStock, type Posted } from '../stock/move-stock.ts';
import { stockSource } from '../../../domain/inventory/stock-source.ts';
import { nextStep } from '../use/take-back.ts';
import { SALE_SOURCE } from './hand-over.ts';
import { returnedLines, type ReturnedLine, stockOf } from './returned-lines.ts';

type Body = CreateOf<typeof salesreturn>;
type Sold = StoredOf<typeof sale> & { readonly id: number };

const insertReturn = named<
  { id: number },
  [number, number, string, number, string, string, number, number | null, string | null, number, number]
>(
  'return_insert',
  `insert into salesreturns (profile_id, created_by, code, sale_id, returned_at, reason, refund_method, paymentmethod_id, reference,
     amount, cost_value)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
);
const insertLines = named<unknown, [id: number, lines: string]>(
  'return_lines_insert',
  `with kept as (
     insert into salesreturn_lines (salesreturn_id, sale_line_id, item_id, qty, restock, amount, cost_value)
     select $1, n.sale_line_id, n.item_id, n.qty, n.restock, n.amount, n.cost_value
     from jsonb_to_recordset($2::jsonb) n (sale_line_id bigint, item_id bigint, qty numeric, restock boolean, amount bigint,
       cost_value bigint)
     returning sale_line_id, qty, restock)
   update sale_lines l set qty_returned = l.qty_returned + k.qty,
     qty_restocked = l.qty_restocked + case when k.restock then k.qty else 0 end
   from kept k where l.id = k.sale_line_id`,
);
const returnsOf = named<{ count: number }, [number]>(
  'return_count',
  'select count(*)::int as count from salesreturns where sale_id = $1',
);

const requireReturnable = ({ status, handed_over_at, bill_id }: Sold): number => {
  const standing = status === sale.state.unpaid || status === sale.state.paid;
  if (!standing || handed_over_at === null || bill_id === null) throw new Refusal('return-not-possible');
  return bill_id;
};

/** What the last step of the sale took out of the stock. */
const takenFor = async (context: WriteContext, { id, type }: Sold): Promise<readonly Posted[]> => {
  const document = { type: SALE_SOURCE, id };
  const step = (await nextStep(context, document)) - 1;
  const out = type === saleType.prescription ? moveType.prescription : moveType.sale;
  return (await movesOf(context, { ...document, seq: step })).filter(({ move_type }) => move_type === out);
};

const requireMethod = ({ refund_method }: Body, open: number, amount: number): void => {
  if (refund_method === refundMethod.credit && open < amount) throw refuseField('return-is-paid', 'refund_method');
  if (refund_method === refundMethod.payout && open >= amount && amount > 0)
    throw refuseField('return-is-unpaid', 'refund_method');
};

const amountIn = (lines: readonly ReturnedLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

/** @param amount rupiah by which the bill falls */
const store = async (context: WriteContext, body: Body, lines: readonly ReturnedLine[], amount: number) => {
  const { tx, branch, actor, today } = context;
  const cost = lines.reduce((sum, { cost_value }) => sum + cost_value, 0);
  const code = await nextCode(context, documentKinds.saleReturn, today);
  const { sale_id, reason, refund_method } = body;
  // Nothing is paid out beside a credit: what was chosen for it says nothing, and is checked by nobody.
  const isPaidOut = refund_method === refundMethod.payout && amount > 0;
  const { paymentmethod_id = null, reference = null } = isPaidOut ? body : {};
  const row = await runOne(
    tx,
    insertReturn,
    branch.id,
    actor.id,
    code,
    sale_id,
    today,
    reason,
    refund_method,
    paymentmethod_id,
    reference,
    amount,
    cost,
  );
  if (!row) throw new Error('The return was not stored.');
  const values = lines.map(({ line, ...one }) => ({ ...one, item_id: line.item_id }));
  await run(tx, insertLines, row.id, JSON.stringify(values));
  return { id: row.id, code };
};

/** The bill is worth less by the lines; what was paid beyond that goes back as it was asked. */
const credit = async (context: WriteContext, billId: number, body: Body, lines: readonly ReturnedLine[]) => {
  const credited = lines.flatMap(({ line, amount }) =>
    amount > 0 ? [{ bill_line_id: line.bill_line_id, amount }] : [],
  );
  if (credited.length === 0) return undefined;
  const row = await lockRow(billDocument, context, billId);
  const { reason, paymentmethod_id, reference } = body;
  const { request } = await refundBill(context, row, { lines: credited, reason, paymentmethod_id, reference });
  return request;
};

/**
 * The bill is locked before the stock; numbers of finance are taken after it.
 * @throws Refusal return-not-possible (409), return-above-sold, return-is-paid, return-is-unpaid, no-lines, invalid (422), those of the
 *   stock, of a refund and of posting
 */
export const createSalesReturn: UseCases['inventory.salesreturn']['create'] = async (context, body) => {
  const sold = await lockRow(sale, context, body.sale_id);
  const billId = requireReturnable(sold);
  const bill = await lockBill(context, billId);
  const lines = await returnedLines(context, { sale: sold.id, bill: billId }, body.lines);
  const amount = creditedBy(bill, amountIn(lines));
  requireMethod(body, bill.total_amount - bill.installment_current_amount, amount);
  const taken = await takenFor(context, sold);
  const seq = (await runOne(context.tx, returnsOf, sold.id))?.count ?? 0;
  const { id, code } = await store(context, body, lines, amount);
  // A line of the stock's ledger is the move that it undoes; each return of a sale counts on.
  const source = { type: stockSource.saleReturn, id, seq };
  const moved = await moveStock(context, {
    source,
    day: context.today,
    lines: stockOf(lines, taken),
    customer_id: sold.customer_id,
    note: `Retur ${sold.code}: ${body.reason}`,
  });
  const request = await credit(context, billId, body, lines);
  await post(context, postedEvent.goodsSold, {
    source,
    transaction_at: context.today,
    memo: `Retur ${code} ${sold.code}`,
    amounts: { amount: amountsOf(moved, -1) },
  });
  return {
    status: 201,
    record: await genericShow(salesreturn, context, id),
    log: {
      message: `retur penjualan ${sold.code} sebesar ${formatRupiah(amount)}: ${body.reason}`,
      url: `${salesreturn.screens.list}/${id}`,
      after: body,
    },
    ...(request && { request }),
  };
};
