// What calls of shares answer.
import { z } from 'zod';
import { count, dayText, flag, id, integer, listOf, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { tindakanincome } from '../tindakanincome.ts';
import { tindakanincomeRow } from './rows.ts';

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
  /** Of investors who share in each treatment; 0 where no rule says what the doctor gets. */
  investor_amount: rupiah,
  /** What is left; below nothing where costs and shares are more than the treatment brings. */
  klinik_amount: rupiah,
});

const pendingFee = z.strictObject({
  id,
  version: count,
  code: text,
  ordered_at: dayText,
  treatment: text,
  patient: text,
  /** Number of the record. */
  rm: text,
  doctor: text,
  laboratory: text,
  estimate_amount: rupiah,
  held_amount: rupiah,
  age_days: integer,
});

export const shareAnswers = {
  'finance.tindakanincome.override': rowShape(tindakanincome, tindakanincomeRow, 'written'),
  'finance.labfee.menunggu': listOf(pendingFee),
  'finance.labfee.bulkconfirm': z.strictObject({ count, amount: rupiah }),
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
