// What the reports of the stock answer.
import { z } from 'zod';
import { coded, count, decimal, id, rupiah, text } from '../../kernel/answer.ts';

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
} as const;
