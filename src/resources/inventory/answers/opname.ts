// What the sheet of a count answers. What should be there is missing for who counts blindly.
import { z } from 'zod';
import { dayText, decimal, flag, id, rupiah, text } from '../../kernel/answer.ts';

const line = z.strictObject({
  id,
  item_id: id,
  code: text,
  name: text,
  unit: text,
  is_batch: flag,
  batch_no: text.nullable(),
  expired_at: dayText.nullable(),
  qty_count: decimal.nullable(),
  note: text.nullable(),
  qty_system: decimal.optional(),
  diff: decimal.nullable().optional(),
  value_diff: rupiah.nullable().optional(),
});

export const opnameAnswers = {
  'inventory.opname.lines': z.strictObject({ data: z.array(line) }),
  'inventory.opname.count': line,
} as const;
