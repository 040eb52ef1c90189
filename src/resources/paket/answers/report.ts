// What reports about packages answer (paket.md 5, 10).
import { z } from 'zod';
import { coded, count, dayText, id, monthText, rupiah, text } from '../../kernel/answer.ts';
const liabilityAmounts = {
  memberships: count,
  alloc_total: rupiah,
  /** By use. */
  recognised: rupiah,
  /** Without use: expired, or given up. */
  released: rupiah,
  liability: rupiah,
} as const;

const profitAmounts = {
  /** Claims that were used. */
  claims: count,
  /** Earned by them; the rest below is what they cost. */
  value: rupiah,
  bhp: rupiah,
  lab: rupiah,
  item: rupiah,
  fee: rupiah,
  profit: rupiah,
} as const;

export const packageReportAnswers = {
  'paket.laporan.kewajiban': z.strictObject({
    at: dayText,
    data: z.array(z.strictObject({ branch: coded, paket_history_id: id, code: text, name: text, ...liabilityAmounts })),
    sum: z.strictObject(liabilityAmounts),
    /** Balance of the liability account on that day. */
    ledger: rupiah,
    /** Packages less ledger: 0 where both agree. */
    difference: rupiah,
    /** What would become income without use, by the month in which the slots end, as of today; null: they do not end yet. */
    forecast: z.array(z.strictObject({ month: monthText.nullable(), slots: count, amount: rupiah })),
  }),
  'paket.laporan.laba': z.strictObject({
    data: z.array(
      z.strictObject({
        branch: coded,
        /** Of the version or of the sale, as `code` is. */
        id,
        code: text,
        name: text,
        /** Of a sale. */
        customer: text.nullable(),
        ...profitAmounts,
      }),
    ),
    count,
    sums: z.strictObject(profitAmounts),
  }),
} as const;
