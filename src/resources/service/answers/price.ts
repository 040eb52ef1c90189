// What calls about prices and treatments done answer.
import { z } from 'zod';
import { count, decimal, id, listOf, rupiah, text } from '../../kernel/answer.ts';

const change = z.strictObject({ id, code: text, name: text, price_before: rupiah, price_after: rupiah });
/** The amount is absent for roles that see no money. */
const group = z.strictObject({ id, code: text, name: text, count, qty: decimal, amount: rupiah.optional() });

export const priceAnswers = {
  'service.tindakanmedis.raise': z.strictObject({ data: z.array(change), count, total_before: rupiah }),
  'service.visitperawatan.group': listOf(group),
} as const;
