// Open amounts by their age, beside the account that must say the same.
import { z } from 'zod';
import { count, id, rupiah, text } from '../../kernel/answer.ts';

const aged = z.strictObject({
  label: text,
  age: z.enum(['due', '1-30', '31-60', '61-90', '>90']),
  count,
  amount: rupiah,
});

export const aging = z.strictObject({
  data: z.array(aged),
  count,
  sum: rupiah,
  account: z.strictObject({ akun_id: id, code: text, name: text, amount: rupiah }),
  difference: rupiah,
});
