// What the stock's calls answer. Costs and values are missing for who may not see them.
import { z } from 'zod';
import { coded, count, dayText, decimal, FILE, flag, id, integer, rupiah, text } from '../../kernel/answer.ts';

const stockRow = z.strictObject({
  item_id: id,
  code: text,
  name: text,
  category: text,
  type: integer,
  unit: text,
  /** Base units in the warehouses that were asked for. */
  qty: decimal,
  /** The same in the largest unit that it is bought in: '3 Box 20 Pcs'; null where there is none. */
  packed: text.nullable(),
  /** Base units that are ordered and have not come, and that are on the road to the branch. */
  on_order: decimal,
  in_transit: decimal,
  min_stock: decimal.nullable(),
  /** The branch has no more than its least. */
  is_low: flag,
  nearest_expiry: dayText.nullable(),
  /** Some of it has expired, or will within the days of its category. */
  expiry: z.enum(['expired', 'soon']).nullable(),
  avg_cost: decimal.optional(),
  value: rupiah.optional(),
});
const shelf = z.strictObject({
  warehouse_id: id,
  warehouse: text,
  batch_id: id.nullable(),
  batch_no: text.nullable(),
  expired_at: dayText.nullable(),
  block_reason: text.nullable(),
  qty: decimal,
});
const matrix = z.strictObject({
  /** Warehouses of the branch with their worth, or branches. */
  columns: z.array(z.strictObject({ id, name: text, branch: coded, value: rupiah.optional() })),
  data: z.array(
    z.strictObject({
      item_id: id,
      code: text,
      name: text,
      unit: text,
      /** One a column, in their order. */
      cells: z.array(z.strictObject({ id, qty: decimal, state: z.enum(['empty', 'low', 'soon']).nullable() })),
    }),
  ),
  count,
});
const move = z.strictObject({
  id,
  transaction_at: dayText,
  type: integer,
  typename: text,
  source_type: text,
  source_id: id,
  /** Number of the document, of a treatment that of its visit; null where it has none of its own. */
  document: text.nullable(),
  visit_id: id.nullable(),
  note: text.nullable(),
  warehouse: text,
  batch_no: text.nullable(),
  qty_in: decimal,
  qty_out: decimal,
  balance: decimal,
  unit_cost: decimal.optional(),
  value: rupiah.optional(),
});
const stand = z.strictObject({ qty: decimal, value: rupiah.optional() });
const item = z.strictObject({ id, code: text, name: text, unit: text });
export const stockAnswers = {
  'inventory.stock.list': z.strictObject({
    data: z.array(stockRow),
    count,
    sum: z.strictObject({ qty_lines: count, value: rupiah.optional() }),
  }),
  'inventory.stock.batch': z.strictObject({ data: z.array(shelf) }),
  'inventory.stock.cabang': z.strictObject({ data: z.array(z.strictObject({ branch: coded, qty: decimal })) }),
  'inventory.stock.matriks': matrix,
  'inventory.stockcard': z.strictObject({ item, opening: stand, data: z.array(move), closing: stand }),
  'inventory.label.print': FILE,
  'inventory.scan': z.strictObject({
    item: item.extend({ is_batch: flag }),
    unit: z.strictObject({
      id,
      name: text,
      /** Base units in one of it. */
      factor: decimal,
      is_purchase: flag,
    }),
    batch_no: text.optional(),
    /** Of a batch that is known. */
    batch_id: id.optional(),
    expired_at: dayText.optional(),
    /** Batch and expiry were left out: the scanner may have lost what separates them. */
    is_unsure: flag,
  }),
} as const;
