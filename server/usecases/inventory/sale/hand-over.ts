// Goods of a sale leave the stock, and come back when it is cancelled (inventory.md 3, 7): `sales.cogs` both ways.
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { saleType } from '../../../../src/resources/inventory/sale-life.ts';
import { baseQuantity } from '../../../domain/inventory/quantity.ts';
import { named, run } from '../../../db/statement.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { amountsOf, moveStock, type MovedLine } from '../stock/move-stock.ts';
import { stockSource } from '../../../domain/inventory/stock-source.ts';
import { nextStep, putBack, takenBy } from '../use/take-back.ts';
import type { SaleLine } from './sale-lines.ts';

/** Kind of the document that moves stock for a sale. */
export const SALE_SOURCE = stockSource.sale;

export interface SaleHead {
  readonly id: number;
  readonly code: string;
  readonly type: number;
  readonly customer_id: number | null;
  readonly customer_name: string;
  readonly warehouse_id: number | null;
}

const saveCosts = named<unknown, [costs: string]>(
  'sale_costs',
  'update sale_lines l set cost_value = n.value from jsonb_to_recordset($1::jsonb) n (line bigint, value bigint) where l.id = n.line',
);
const saveHandOver = named<unknown, [id: number, at: string, cost: number]>(
  'sale_hand_over',
  'update sales set handed_over_at = $2, cost_total = $3, updated_at = now(), version = version + 1 where id = $1',
);

const outMove = (type: number) => (type === saleType.prescription ? moveType.prescription : moveType.sale);

const lineOut = ({ warehouse_id, type }: SaleHead, line: SaleLine) => {
  const out = baseQuantity(line, line.qty, line.factor);
  const byHand = line.batch_id === null ? {} : { batches: [{ batch_id: line.batch_id, qty: out }] };
  return {
    line: line.id,
    item_id: line.item_id,
    warehouse_id: warehouse_id ?? 0,
    type: outMove(type),
    out,
    ...byHand,
  };
};

const bookCost = async (
  context: WriteContext,
  { id, code, customer_name }: SaleHead,
  { seq, lines, sign }: { readonly seq: number; readonly lines: readonly MovedLine[]; readonly sign: 1 | -1 },
): Promise<void> => {
  await post(context, postedEvent.goodsSold, {
    source: { type: SALE_SOURCE, id, seq },
    transaction_at: context.today,
    memo: `${sign > 0 ? 'HPP' : 'Batal HPP'} ${code} ${customer_name}`,
    amounts: { amount: amountsOf(lines, sign) },
  });
};

/**
 * Takes the goods out, and answers what is left to book once every document of the transaction has its number.
 * @throws Refusal stock-short (422) and the others of `moveStock`
 */
export const takeGoods = async (
  context: WriteContext,
  sale: SaleHead,
  lines: readonly SaleLine[],
): Promise<() => Promise<void>> => {
  const { tx, now, today } = context;
  const document = { type: SALE_SOURCE, id: sale.id };
  const seq = await nextStep(context, document);
  const moved = await moveStock(context, {
    source: { ...document, seq },
    day: today,
    lines: lines.map((line) => lineOut(sale, line)),
    customer_id: sale.customer_id,
    note: `${sale.code} ${sale.customer_name}`,
  });
  const cost = moved.reduce((sum, { value }) => sum + value, 0);
  await run(tx, saveCosts, JSON.stringify(moved.map(({ line, value }) => ({ line, value }))));
  await run(tx, saveHandOver, sale.id, now.toISOString(), cost);
  return () => bookCost(context, sale, { seq, lines: moved, sign: 1 });
};

/**
 * Puts back what a cancelled sale took: the same batches at the same value; nothing where nothing had left.
 * @throws Refusal as `moveStock`
 */
export const returnGoods = async (
  context: WriteContext,
  sale: SaleHead,
  reason: string,
): Promise<() => Promise<void>> => {
  const document = { type: SALE_SOURCE, id: sale.id };
  const taken = await takenBy(context, document, outMove(sale.type));
  const note = `Batal ${sale.code}: ${reason}`;
  const { seq, lines } = await putBack(context, { document, taken, back: moveType.saleCancelled, note });
  return () => bookCost(context, sale, { seq, lines, sign: -1 });
};
