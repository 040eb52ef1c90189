// What is answered of orders and receives beside their fields, and of what items may be bought at.
import { z } from 'zod';
import { dataOf, dayText, decimal, FILE, flag, id, instantText, rupiah, sheetRead, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { asked, unasked } from '../../platform/answers/asked.ts';
import { purchaseinvoice } from '../purchaseinvoice.ts';

const warnings = { warnings: z.array(text) } as const;
/** While it is not binding: what the vendor lets stand would be passed. */
export const purchaseRow = { ...asked, show: { ...asked.show, ...warnings }, without: unasked } as const;
/** What whoever posts it should look at first: goods that expire soon, prices that rose. */
export const receiveRow = {
  list: asked.list,
  show: { ...asked.show, ...warnings },
  written: warnings,
  without: unasked,
} as const;

const unit = z.strictObject({
  unit_id: id,
  name: text,
  factor: decimal,
  /** Of the supplier that was asked about, for one of the unit; null: none is known. */
  price: rupiah.nullable(),
  price_at: dayText.nullable(),
});
const offer = z.strictObject({
  item_id: id,
  name: text,
  /** The base unit. */
  unit: text,
  is_batch: flag,
  is_expiry: flag,
  /** In which it is bought, the largest first. */
  units: z.array(unit),
  /** Whose price for a base unit is least; null: no supplier has one. */
  cheapest: z.strictObject({ supplier_id: id, supplier: text, unit: text, price: rupiah }).nullable(),
});

const boughtLine = {
  item_id: id,
  unit_id: id,
  qty: decimal,
  price: rupiah,
  discount_percent: decimal.nullable(),
  tax_percent: decimal.nullable(),
} as const;
const receivedLine = {
  ...boughtLine,
  is_bonus: flag,
  batch_no: text.nullable(),
  expired_at: dayText.nullable(),
} as const;

/** An item of a receive, what is asked for a base unit of it, and what could be. */
const suggestion = z.strictObject({
  item_id: id,
  code: text,
  name: text,
  unit: text,
  price: rupiah,
  suggested: rupiah,
});

/** What became of an order: asked for, decided, or anything else that was done with it or with what came of it. */
const step = z.strictObject({
  kind: z.enum(['asked', 'approved', 'rejected', 'withdrawn', 'lapsed', 'done']),
  at: instantText,
  /** Null: the program itself. */
  by: text.nullable(),
  role: text.nullable(),
  /** What was done, or asked for. */
  message: text,
  reason: text.nullable(),
  /** Address of what it was done with, where that is not the order. */
  url: text.nullable(),
});

export const purchaseAnswers = {
  /** The oldest first. */
  'inventory.purchase.riwayat': dataOf(step),
  'inventory.purchaseinvoice.bukti': rowShape(purchaseinvoice, {}, 'written'),
  'inventory.receive.prices': dataOf(suggestion),
  /** What is still suggested. */
  'inventory.receive.setprice': dataOf(suggestion),
  'inventory.purchaselines.import': sheetRead.extend({ data: z.array(z.strictObject(boughtLine)) }),
  'inventory.purchaselines.rejected': FILE,
  'inventory.purchaselines.template': FILE,
  'inventory.receivelines.import': sheetRead.extend({ data: z.array(z.strictObject(receivedLine)) }),
  'inventory.receivelines.rejected': FILE,
  'inventory.receivelines.template': FILE,
  'inventory.purchase.print': FILE,
  'inventory.offer.list': dataOf(offer).extend({
    /** Percent of the last price from which a rise is told. */
    price_rise_warn_percent: decimal,
    /** PPN in percent that the supplier charges today. */
    tax_percent: decimal,
  }),
} as const;
