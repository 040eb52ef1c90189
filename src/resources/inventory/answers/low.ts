// What is answered of items that run low, and of what they have cost. Prices are missing for who does not see costs.
import { z } from 'zod';
import { count, dataOf, dayText, decimal, flag, id, rupiah, text } from '../../kernel/answer.ts';

const row = z.strictObject({
  item_id: id,
  code: text,
  name: text,
  /** The base unit, which quantities are in. */
  unit: text,
  on_hand: decimal,
  on_order: decimal,
  /** On the road from another warehouse. */
  in_transit: decimal,
  /** Use of a day over the last 90. */
  daily: decimal,
  /** What is on hand lasts so long; null: it is not used. */
  days_left: decimal.nullable(),
  min_stock: decimal.nullable(),
  /** Base units that are missing, and how many of the purchase unit make them up. */
  need: decimal,
  qty: decimal,
  unit_id: id,
  purchase_unit: text,
  factor: decimal,
  supplier_id: id.nullable(),
  supplier: text.nullable(),
  /** For one of the purchase unit; null: the supplier has none. */
  price: rupiah.nullable().optional(),
  subtotal: rupiah.nullable().optional(),
});

const bought = z.strictObject({
  id,
  day: dayText,
  receive_id: id,
  code: text,
  supplier: text,
  qty: decimal,
  unit: text,
  /** For one of the unit after the line's discount, and for a base unit, before PPN. */
  price: rupiah,
  base_price: decimal,
  /** Percent by which a base unit cost more than the time before from that supplier. */
  rise: decimal,
  /** It rose by more than the branch wants. */
  warns: flag,
});

export const lowAnswers = {
  'inventory.low.list': dataOf(row),
  'inventory.low.purchase': dataOf(z.strictObject({ id, code: text, supplier: text, total: rupiah })),
  'inventory.low.mutation': dataOf(z.strictObject({ id, code: text, branch: text, item_count: count })),
  'inventory.pricehistory': dataOf(bought).extend({
    cheapest: z.strictObject({ supplier: text, unit: text, price: rupiah }).nullable(),
  }),
} as const;
