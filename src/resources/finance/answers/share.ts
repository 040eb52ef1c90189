// What calls of shares answer.
import { z } from 'zod';
import { dayText, flag, id, integer, rupiah, text } from '../../kernel/answer.ts';

const amounts = z.strictObject({
  gross_amount: rupiah,
  discount_amount: rupiah,
  net_amount: rupiah,
  lab_amount: rupiah,
  bhp_amount: rupiah,
  /** What the doctor's percentage is taken of. */
  base_amount: rupiah,
  doctor_amount: rupiah,
  rumahsakit_amount: rupiah,
  /** What is left; below nothing where costs and shares are more than the treatment brings. */
  klinik_amount: rupiah,
});

export const shareAnswers = {
  'finance.sharingprofit.coba': z.strictObject({
    ...amounts.shape,
    /** Null: no rule fits, the doctor gets nothing. */
    sharingprofit_id: id.nullable(),
    /** Every rule that fits, the winner first. */
    rules: z.array(
      z.strictObject({
        id,
        name: text,
        /** 4 for the doctor, 2 for the treatment, 1 for its category. */
        score: integer,
        valid_from: dayText,
        valid_to: dayText.nullable(),
        wins: flag,
      }),
    ),
  }),
} as const;
