// What the use of consumables answers. Costs are missing for who may not see them.
import { z } from 'zod';
import { count, decimal, id, rupiah, text } from '../../kernel/answer.ts';

const useRow = z.strictObject({
  /** Treatment, doctor, or day 'YYYY-MM-DD'. */
  group: text,
  item_id: id,
  code: text,
  item: text,
  unit: text,
  /** Treatments that used it. */
  treatments: count,
  /** Base units, less what was put back. */
  qty: decimal,
  value: rupiah.optional(),
});

export const useAnswers = {
  'inventory.bhp.use': z.strictObject({
    data: z.array(useRow),
    sum: z.strictObject({ treatments: count, value: rupiah.optional() }),
  }),
} as const;
