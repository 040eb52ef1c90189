// Figures of the stock. Its worth is missing for who may not see it.
import { z } from 'zod';
import { count, rupiah } from '../../kernel/answer.ts';

export const statsAnswers = {
  'inventory.stats.show': z.strictObject({
    value: rupiah.optional(),
    /** Items of which a branch has no more than its least. */
    low: count,
    /** Batches in a branch: past their day, and within the days of their category, 30, 60 and 90 days. */
    expired: count,
    soon: count,
    within30: count,
    within60: count,
    within90: count,
    /** Mutations on their way here, and those that are asked of here and not sent yet. */
    incoming: count,
    asked: count,
    /** Orders that are binding and not complete. */
    orders: count,
    /** Prescriptions that were sent and not handed over. */
    resep: count,
  }),
  'inventory.stats.jumlah': z.strictObject({ late: count }),
} as const;
