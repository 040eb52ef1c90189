// What calls about incomes answer.
import { z } from 'zod';
import {
  count,
  dayText,
  decimal,
  flag,
  id,
  instantText,
  listOf,
  monthText,
  rupiah,
  text,
} from '../../kernel/answer.ts';
import { actorType } from '../hutang.ts';

/** Rows, and sums of their amounts over the whole filter, what was cancelled left out. */
const summed = <R extends z.ZodType, S extends z.ZodType>(row: R, sums: S) =>
  z.strictObject({ ...listOf(row).shape, sums });

const ofInvestors = {
  /** What is left to the clinic before investors get their part; below nothing where costs and shares are more. */
  clinic_amount: rupiah,
  /** Of the whole, once all of it is recognised. */
  investor_amount: rupiah,
  accrued_amount: rupiah,
  paid_amount: rupiah,
};
const dividend = z.strictObject({
  id,
  transaction_at: dayText,
  bill: text.nullable(),
  patient: text.nullable(),
  rm: text.nullable(),
  doctor: text,
  treatment: text,
  percent: decimal,
  /** Who held shares on the day of the work; with one investor asked for, he alone. */
  holders: z.array(z.strictObject({ id, name: text, lembar: count, amount: rupiah })),
  ...ofInvestors,
  cancelled: flag,
});
const dividendGroup = z.strictObject({
  /** Null: grouped by month. */
  investor_id: id.nullable(),
  investor: text.nullable(),
  /** Null: grouped by investor. */
  month: monthText.nullable(),
  treatments: count,
  ...ofInvestors,
});

const amounts = {
  treatment_amount: rupiah,
  item_amount: rupiah,
  lab_amount: rupiah,
  /** Administration, and whatever else is on the bill. */
  fee_amount: rupiah,
  discount_amount: rupiah,
  rounding_amount: rupiah,
  total_amount: rupiah,
  paid_amount: rupiah,
  writtenoff_amount: rupiah,
  outstanding: rupiah,
};
const service = z.strictObject({
  id,
  posting_date: dayText,
  code: text,
  patient: text,
  rm: text.nullable(),
  doctor: text.nullable(),
  ...amounts,
  /** Names of the methods that paid it. */
  methods: z.array(text),
  status: text,
});

const packageAmounts = {
  price_amount: rupiah,
  paid_amount: rupiah,
  recognised_amount: rupiah,
  expired_amount: rupiah,
  /** Paid and neither used nor expired. */
  unearned_amount: rupiah,
};
export const packageIncome = z.strictObject({
  id,
  membership: text,
  sold_at: dayText,
  patient: text,
  rm: text.nullable(),
  package: text,
  ...packageAmounts,
  used: count,
  slots: count,
});
export const packageSums = z.strictObject(packageAmounts);

const fees = {
  treatments: count,
  net_amount: rupiah,
  /** Of the whole, once all of it is recognised. */
  target_amount: rupiah,
  accrued_amount: rupiah,
  paid_amount: rupiah,
  /** Recognised and not paid yet; below nothing where too much was paid. */
  owed_amount: rupiah,
};
const doctorFee = z.strictObject({
  doctor_id: id,
  doctor: text,
  /** Paid with his wages instead of by slips. */
  employed: flag,
  ...fees,
  /** Held back until the cost of the laboratory is known. */
  awaited_amount: rupiah,
});
const partner = z.strictObject({
  mitra_id: id,
  mitra: text,
  ...fees,
  /** Of the net; null: no treatment. */
  percent: decimal.nullable(),
  /** What the partner gets of approved months' profits; not part of the target, part of what is recognised. */
  profit_amount: rupiah,
});

const step = z.strictObject({
  /** When it was written down. */
  at: instantText,
  by: text.nullable(),
  text,
  /** The payable that it added; null: a person decided otherwise, and the rows after it follow. */
  owed: z
    .strictObject({
      id,
      day: dayText,
      actor_type: z.enum(Object.values(actorType)),
      actor: text.nullable(),
      amount: rupiah,
      bruto_amount: rupiah,
      journal: text.nullable(),
    })
    .nullable(),
});

export const incomeAnswers = {
  'finance.income.deviden': summed(dividend, z.strictObject(ofInvestors)),
  'finance.income.deviden.kelompok': summed(dividendGroup, z.strictObject(ofInvestors)),
  'finance.income.service': summed(service, z.strictObject(amounts)),
  'finance.income.paket': summed(packageIncome, packageSums),
  'finance.tindakan.doctorfee': summed(doctorFee, z.strictObject({ ...fees, awaited_amount: rupiah })),
  'finance.tindakan.mitra': summed(partner, z.strictObject({ ...fees, profit_amount: rupiah })),
  'finance.tindakanincome.riwayat': listOf(step),
} as const;
