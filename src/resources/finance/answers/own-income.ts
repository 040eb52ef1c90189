// What calls about one's own income answer.
import { z } from 'zod';
import {
  coded,
  count,
  dayText,
  decimal,
  FILE,
  flag,
  id,
  listOf,
  monthText,
  named,
  rupiah,
  text,
} from '../../kernel/answer.ts';
import { feeStates } from '../own-income.ts';

const cards = z.strictObject({
  /** Recognised in the month of today; below nothing where corrections are more. */
  recognised_amount: rupiah,
  /** Now, in all branches in sight; below nothing where too much was paid. */
  owed_amount: rupiah,
  /** Slips of the range: before tax and deductions, what was handed over, and the tax. */
  paid_amount: rupiah,
  net_amount: rupiah,
  pph_amount: rupiah,
  /** Fees that the cost of a laboratory holds back now. */
  awaited_amount: rupiah,
});
const row = z.strictObject({
  id,
  transaction_at: dayText,
  branch: text,
  /** Number of the patient's record; null: nobody by name. */
  rm: text.nullable(),
  treatment: text,
  /** Left out where the branch does not show it to doctors. */
  net_amount: rupiah.optional(),
  fee_amount: rupiah,
  /** Recognised of the fee, and paid of that. */
  accrued_amount: rupiah,
  paid_amount: rupiah,
  state: z.enum(feeStates.map(({ value }) => value)),
});
const slip = z.strictObject({
  id,
  code: text,
  transaction_at: dayText,
  branch: text,
  gross_amount: rupiah,
  pph_amount: rupiah,
  adjust_amount: rupiah,
  net_amount: rupiah,
  cancelled: flag,
});

/** What was withheld of him in a month of a branch. */
const tax = z.strictObject({
  id,
  masa: dayText,
  branch: text,
  name: text,
  amount: rupiah,
  /** Null: the tax portal has not numbered it yet. */
  bukti_potong_no: text.nullable(),
});

export const ownIncomeAnswers = {
  'finance.myincome': z.strictObject({
    user: named,
    /** What he is owed as. */
    as: z.enum(['doctor', 'investor']),
    /** ... and under which number; null: an account that no investor has. */
    actor_id: id.nullable(),
    /** Shares that an investor holds today, and the percentage of the branch's that they are; of a doctor none. */
    holdings: z.array(z.strictObject({ id, branch: text, lembar: count, percent: decimal })),
    branches: z.array(coded),
    /** Of the first card. */
    month: monthText,
    start_date: dayText,
    end_date: dayText,
    cards,
    ...listOf(row).shape,
    /** Over the whole filter, cancelled treatments left out. */
    sums: z.strictObject({ count, fee_amount: rupiah, accrued_amount: rupiah, paid_amount: rupiah }),
    slips: z.array(slip),
    taxes: z.array(tax),
  }),
  'finance.myincome.slip': FILE,
  'finance.myincome.buktipotong': FILE,
} as const;
