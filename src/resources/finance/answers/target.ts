// What calls about the targets of a year answer: twelve months, January first; null: none.
import { z } from 'zod';
import { count, integer, rupiah, text } from '../../kernel/answer.ts';

const month = z.strictObject({ received: rupiah.nullable(), newcomers: count.nullable(), noshows: count.nullable() });

export const targetAnswers = {
  'finance.target.tahun': z.strictObject({ year: integer, mark: text, months: z.array(month) }),
  'finance.target.realisasi': z.strictObject({ year: integer, months: z.array(month) }),
  'finance.target.isi': z.strictObject({ year: integer, mark: text, changed: count }),
} as const;
