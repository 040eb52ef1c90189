// What 'Kenapa angka ini?' answers: parts with lines, as sentences with their figures.
import { z } from 'zod';
import { dayText, rupiah, text } from '../../kernel/answer.ts';

const line = z.strictObject({
  /** Null: of no day. */
  day: dayText.nullable(),
  text,
  /** Rupiah that it adds to its part; null: it only tells. */
  amount: rupiah.nullable(),
  /** Client path of the document that it comes from; null: there is none, or it is not for its reader. */
  path: text.nullable(),
});
const part = z.strictObject({
  /** Its name among the parts of this explanation. */
  key: text,
  title: text,
  lines: z.array(line),
  /** Rupiah that its lines come to; null: they only tell. */
  sum: rupiah.nullable(),
});
const why = z.strictObject({
  title: text,
  /** Whose, and of what. */
  about: text,
  /** The figure that is explained, as it is stored. */
  amount: rupiah,
  /** The part whose sum it is. */
  result: text,
  parts: z.array(part),
});

export const whyAnswers = {
  'finance.tindakanincome.why': why,
  'finance.hutang.why': why,
  'finance.hutangtransaction.why': why,
  'finance.pph.why': why,
  'finance.labfee.why': why,
  'finance.deviden.why': why,
  'finance.devidendetail.why': why,
  'finance.myincome.why': why,
  'finance.myincome.slipwhy': why,
} as const;
