// What mutations answer beside their record.
import { z } from 'zod';
import { coded, count, dayText, decimal, FILE, id, integer, rupiah, text } from '../../kernel/answer.ts';
import { fieldsShape, rowShape } from '../../kernel/row-shape.ts';
import { mutation } from '../mutation.ts';

const place = z.strictObject({ id, code: text, name: text, type: integer, branch: coded });
const batch = z.strictObject({
  batch_no: text.nullable(),
  expired_at: dayText.nullable(),
  qty_sent: decimal,
  qty_open: decimal,
});
const line = z.strictObject({
  id,
  code: text,
  name: text,
  unit: text,
  /** Base units on the road. */
  qty_open: decimal,
  batches: z.array(batch),
});

/** What goods are worth is missing for who may not see it. */
const received = {
  written: {
    total_value: rupiah.nullable().optional(),
    lines: z.array(
      z.strictObject({ id, ...fieldsShape(mutation.fields.lines.fields), value_sent: rupiah.nullable().optional() }),
    ),
  },
} as const;

export const mutationAnswers = {
  'inventory.mutation.gudang': z.strictObject({ data: z.array(place) }),
  'inventory.mutation.isi': z.strictObject({ data: z.array(line) }),
  'inventory.mutation.suratjalan': FILE,
  'inventory.mutation.isiulang': z.strictObject({
    data: z.array(z.strictObject({ id, code: text, item_count: count })),
  }),
  'inventory.mutation.receive': rowShape(mutation, received, 'written'),
} as const;
