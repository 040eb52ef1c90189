// What comes back of the lines of a sale, and what it gives back (inventory.md 6 R9).
import { spread } from '../../../../src/resources/kernel/money.ts';
import { moveType } from '../../../../src/resources/inventory/move-type.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { baseQuantity, thousandths } from '../../../domain/inventory/quantity.ts';
import { returnPart, undoneOf } from '../../../domain/inventory/sale.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { Posted, StockLine } from '../stock/move-stock.ts';

interface SoldLine {
  readonly id: number;
  readonly item_id: number;
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
  readonly factor: number;
  readonly qty: number;
  readonly qty_returned: number;
  readonly qty_restocked: number;
  readonly cost_value: number | null;
  readonly bill_line_id: number;
  /** Rupiah of its line on the bill, before any note of credit. */
  readonly billed: number;
}
const soldLines = named<SoldLine, [sale: number, bill: number]>(
  'return_sold_lines',
  `select l.id, l.item_id, i.name, i.unit, i.allow_decimal, l.factor, l.qty, l.qty_returned, l.qty_restocked, l.cost_value,
     b.id as bill_line_id, round(b.qty * b.price)::bigint - b.discount_amount - b.bill_discount_amount as billed
   from sale_lines l join items i on i.id = l.item_id
   join bill_lines b on b.bill_id = $2 and b.ref_type = 'sale_line' and b.ref_id = l.id
   where l.sale_id = $1 order by l.id`,
);

export interface WantedReturn {
  readonly sale_line_id: number;
  readonly qty: number;
  readonly restock: boolean;
}
export interface ReturnedLine extends WantedReturn {
  readonly line: SoldLine;
  readonly amount: number;
  readonly cost_value: number;
}

const returned = (line: SoldLine, wanted: WantedReturn, at: number): ReturnedLine => {
  const { qty, restock } = wanted;
  if (!(qty > 0)) throw new Refusal('invalid', {}, { [`lines.${at}.qty`]: ['Jumlah harus lebih dari 0.'] });
  if (thousandths(line.qty_returned) + thousandths(qty) > thousandths(line.qty))
    throw new Refusal('return-above-sold', { item: line.name });
  baseQuantity(line, qty, line.factor);
  const amount = returnPart(line.billed, { sold: line.qty, before: line.qty_returned, qty });
  const cost = { sold: line.qty, before: line.qty_restocked, qty };
  return { ...wanted, line, amount, cost_value: restock ? returnPart(line.cost_value ?? 0, cost) : 0 };
};

/** @throws Refusal no-lines, invalid (422) by line, return-above-sold (422) */
export const returnedLines = async (
  { tx }: WriteContext,
  { sale, bill }: { readonly sale: number; readonly bill: number },
  wanted: readonly WantedReturn[],
): Promise<readonly ReturnedLine[]> => {
  if (wanted.length === 0) throw new Refusal('no-lines');
  if (new Set(wanted.map(({ sale_line_id }) => sale_line_id)).size !== wanted.length)
    throw new Refusal('invalid', {}, { lines: ['Baris yang sama diisi dua kali'] });
  const sold = await run(tx, soldLines, sale, bill);
  return wanted.map((one, at) => {
    const line = sold.find(({ id }) => id === one.sale_line_id);
    if (!line) throw new Refusal('invalid', {}, { [`lines.${at}.sale_line_id`]: ['Data tidak ditemukan'] });
    return returned(line, one, at);
  });
};

/** Lines of the stock: the batches that were taken, in their order, at the cost that they left with. */
export const stockOf = (lines: readonly ReturnedLine[], taken: readonly Posted[]): readonly StockLine[] =>
  lines
    .filter(({ restock }) => restock)
    .flatMap(({ line, qty, cost_value }) => {
      const base = (part: number) => baseQuantity(line, part, line.factor);
      const moves = taken.filter((move) => move.line === line.id);
      const undone = undoneOf(moves, base(line.qty_restocked), base(qty));
      const values = spread(
        cost_value,
        undone.map((part) => thousandths(part.qty)),
      );
      return undone.map(({ move, qty: part }, at): StockLine => ({
        line: move.id,
        item_id: move.item_id,
        warehouse_id: move.warehouse_id,
        type: moveType.saleReturn,
        in: part,
        value: values[at] ?? 0,
        batch: move.batch_id,
      }));
    });
