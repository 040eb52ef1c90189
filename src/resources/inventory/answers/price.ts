// What is answered of the prices of an item by branch.
import { z } from 'zod';
import { coded, count, dataOf, decimal, rupiah, text } from '../../kernel/answer.ts';

const priced = z.strictObject({
  branch: coded,
  /** The branch's own, for a base unit; null: it sells at the item's. */
  sell_price: rupiah.nullable(),
  /** Base units in all of its warehouses. */
  qty: decimal,
  /** Of what the branch keeps of the item; 0: nothing yet. */
  version: count,
});

export const priceAnswers = {
  'inventory.item.prices': dataOf(priced).extend({
    /** Of the item, and for which unit. */
    price: rupiah,
    unit: text,
  }),
  'inventory.item.setprice': priced,
} as const;
