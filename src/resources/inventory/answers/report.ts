// What the reports of the stock answer.
import { z } from 'zod';
import { coded, count, dayText, decimal, flag, id, integer, rupiah, text } from '../../kernel/answer.ts';

/** The document behind moves and journals; its number is null where it has none of its own. */
const source = {
  source_type: text,
  source_id: id,
  document: text.nullable(),
  /** The visit of a treatment. */
  visit_id: id.nullable(),
} as const;
const compared = {
  branch: coded,
  akun: coded,
  /** What lies in the branch, or is on the road from it. */
  stock: rupiah,
  /** What the account says. */
  ledger: rupiah,
  /** Stock less ledger: 0 where both agree. */
  difference: rupiah,
} as const;

/** An item as every report names it; quantities are in its base unit. */
const item = { item_id: id, code: text, name: text, unit: text, category: text } as const;

/** Batches, and what they are worth for who may see it. */
const atRisk = z.strictObject({ count, value: rupiah.optional() });

const abcClass = z.enum(['A', 'B', 'C']);

export const reportAnswers = {
  'inventory.report.reconciliation': z.strictObject({
    data: z.array(z.strictObject(compared)),
    /** Of accounts that differ: what moved stock and books by different amounts. */
    documents: z.array(z.strictObject({ ...compared, ...source })),
    /** Where what is kept of an item is not what its moves come to: 0 everywhere. */
    kept: z.strictObject({
      count,
      data: z.array(
        z.strictObject({
          /** Item, and where quantities differ: what is kept and what moves say. */
          key: text,
          branch: text,
          /** Rupiah by the moves, and as they are kept; null where quantities of a warehouse are compared. */
          expected: rupiah.nullable(),
          actual: rupiah.nullable(),
          url: text,
        }),
      ),
    }),
  }),
  'inventory.report.valuation': z.strictObject({
    /** By category and name; items that were there, or had a worth. */
    data: z.array(z.strictObject({ ...item, akun: coded, qty: decimal, avg_cost: decimal, value: rupiah })),
    sum: z.strictObject({ items: count, value: rupiah }),
  }),
  'inventory.report.expiry': z.strictObject({
    /** What expires first, first. */
    data: z.array(
      z.strictObject({
        ...item,
        branch: coded,
        warehouse_id: id,
        warehouse: text,
        batch_id: id,
        batch_no: text,
        expired_at: dayText,
        /** Days until it expires; below 0 where it has. */
        days: integer,
        /** Within the days of its category. */
        soon: flag,
        block_reason: text.nullable(),
        qty: decimal,
        /** Use of the branch in a day over the last 90. */
        daily: decimal,
        value: rupiah.optional(),
        /** The last receive that brought some of it and can still go back. */
        receive_id: id.nullable(),
        /** Another branch that uses more of the item in a day, the one that uses most; its main store. */
        faster: z.strictObject({ branch: coded, warehouse_id: id, daily: decimal }).nullable(),
      }),
    ),
    /** Those of today and later are counted in each range that they are in. */
    sum: z.strictObject({ expired: atRisk, soon: atRisk, within30: atRisk, within60: atRisk, within90: atRisk }),
  }),
  'inventory.report.movement': z.strictObject({
    data: z.array(
      z.strictObject({
        ...item,
        opening_qty: decimal,
        opening_value: rupiah,
        /** Base units, what was taken back taken off: below 0 went out. Opening, these and closing add up. */
        received: decimal,
        sold: decimal,
        used: decimal,
        packaged: decimal,
        moved: decimal,
        corrected: decimal,
        value_in: rupiah,
        value_out: rupiah,
        closing_qty: decimal,
        closing_value: rupiah,
      }),
    ),
    sum: z.strictObject({ opening_value: rupiah, value_in: rupiah, value_out: rupiah, closing_value: rupiah }),
  }),
  'inventory.report.slow': z.strictObject({
    data: z.array(
      z.strictObject({
        branch: coded,
        ...item,
        qty: decimal,
        value: rupiah,
        /** Null: it was never used. */
        last_use: dayText.nullable(),
        /** The last use, else the day on which it came. */
        since: dayText,
        days: count,
      }),
    ),
    sum: z.strictObject({ items: count, value: rupiah }),
  }),
  'inventory.report.abc': z.strictObject({
    data: z.array(
      z.strictObject({
        ...item,
        /** Base units and rupiah that were used up. */
        qty: decimal,
        used: rupiah,
        /** Percent of all that was used, alone and with the items before it. */
        share: decimal,
        cumulative: decimal,
        class: abcClass,
        /** Rupiah that lie there now. */
        stock_value: rupiah,
      }),
    ),
    sum: z.array(z.strictObject({ class: abcClass, items: count, used: rupiah, stock_value: rupiah })),
  }),
} as const;
