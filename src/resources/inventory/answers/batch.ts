// What calls about batches answer. Telephones are missing for who may not see them.
import { z } from 'zod';
import { coded, count, dayText, decimal, flag, id, integer, text } from '../../kernel/answer.ts';

const batch = {
  id,
  item_id: id,
  batch_no: text,
  expired_at: dayText.nullable(),
  is_blocked: flag,
  block_reason: text.nullable(),
};
const item = { code: text, name: text, unit: text };

const arrival = z.strictObject({
  id,
  transaction_at: dayText,
  type: integer,
  typename: text,
  branch: coded,
  warehouse: text,
  note: text.nullable(),
  qty: decimal,
});
const balance = z.strictObject({ branch: coded, warehouse_id: id, warehouse: text, qty: decimal });
const patient = z.strictObject({
  customer: coded,
  phone: text.nullable().optional(),
  branch: coded,
  transaction_at: dayText,
  type: integer,
  typename: text,
  /** Base units that he kept. */
  qty: decimal,
  /** Of the treatment or the prescription; null: it was sold to him over the counter, or belongs to his package. */
  visit: z.strictObject({ id, code: text, visit_date: dayText }).nullable(),
});

export const batchAnswers = {
  'inventory.batch.list': z.strictObject({ data: z.array(z.strictObject({ ...batch, ...item, qty: decimal })), count }),
  'inventory.batch.trace': z.strictObject({
    batch: z.strictObject({ ...batch, ...item }),
    arrivals: z.array(arrival),
    balances: z.array(balance),
    patients: z.array(patient),
  }),
  'inventory.batch.block': z.strictObject(batch),
  'inventory.batch.unblock': z.strictObject(batch),
} as const;
