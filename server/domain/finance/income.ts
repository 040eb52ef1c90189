// What an income of a treatment says once its money has changed: amounts, what is recognised, and what is left to book (finance.md 6.5;
// corrections.md 1, 2). Pure; whole rupiah.
import { doctorType, recognition } from '../../../src/resources/finance/sharingprofit.ts';
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import { labState } from '../../../src/resources/finance/tindakanincome-fields.ts';
import { tindakanincome } from '../../../src/resources/finance/tindakanincome.ts';
import { type InvestorRule, investorPart } from './investor-share.ts';
import { correctionsOf, recognisedOf, type Recognised, type Sharer, sharers } from './recognition.ts';
import { type ShareRule, splitOf } from './share.ts';

/** A rule as an income keeps it. */
export interface AgreedRule extends ShareRule {
  readonly recognition: number;
}
export interface IncomeFacts {
  /** As the line stood when it was billed; nobody's where none fitted. */
  readonly rule: AgreedRule | null;
  /** What investors get of the clinic's part; null: nothing. */
  readonly investor_rule: InvestorRule | null;
  readonly qty: number;
  readonly lab_amount: number;
  readonly bhp_amount: number;
  readonly lab_state: number;
  /** What a person decided, rupiah; null: the rule stands. */
  readonly override_doctor: number | null;
  readonly override_rumahsakit: number | null;
  readonly accrued_doctor: number;
  readonly accrued_rumahsakit: number;
  readonly accrued_investor: number;
  readonly accrued_bruto_doctor: number;
  readonly accrued_bruto_rumahsakit: number;
  readonly accrued_bruto_investor: number;
  readonly source_seq: number;
  readonly status: number;
  /** Of its line: with the tax inside, the tax, both discounts, what was paid of it. */
  readonly line_net: number;
  /** What it was when it was billed, before any note of credit. */
  readonly line_billed: number;
  readonly line_tax: number;
  readonly line_discount: number;
  readonly line_paid: number;
}
export type Correction = Recognised & { readonly sharer: Sharer };

/** What was decided, of what is left of the line: once it is worth less than both parts together, each falls with it. */
const decidedOf = (doctor: number, rumahsakit: number, net: number): readonly [number, number] => {
  const whole = doctor + rumahsakit;
  if (whole <= net) return [doctor, rumahsakit];
  const left = mulDiv(doctor, net, whole);
  return [left, net - left];
};

/** By the rule as it was agreed, on what is left of the line; where a person decided otherwise, his amounts stand. */
const splitAgain = (facts: IncomeFacts, net: number) => {
  const { rule, qty, lab_amount: lab, bhp_amount: bhp } = facts;
  const amounts = { qty, gross: net + facts.line_discount, net, lab, bhp };
  // A fee for each treatment is owed in full until all of the line is refunded: then there was none.
  const refunded = net === 0 && facts.line_billed > 0 && rule?.doctor_type === doctorType.nominal;
  const split = splitOf(refunded ? undefined : (rule ?? undefined), amounts);
  if (facts.override_doctor === null) return split;
  const [doctor, rumahsakit] = decidedOf(facts.override_doctor, facts.override_rumahsakit ?? 0, net);
  return { base: split.base, doctor, rumahsakit, klinik: net - lab - bhp - doctor - rumahsakit };
};

const accruedOf = (facts: IncomeFacts): Readonly<Record<Sharer, Recognised>> => ({
  doctor: { amount: facts.accrued_doctor, bruto: facts.accrued_bruto_doctor },
  rumahsakit: { amount: facts.accrued_rumahsakit, bruto: facts.accrued_bruto_rumahsakit },
  investor: { amount: facts.accrued_investor, bruto: facts.accrued_bruto_investor },
});

/**
 * The income as it is now, and what is left to book of each share.
 * @param cancelled the treatment is not billed any more: nothing is owed for it
 */
export const incomeNow = <I extends IncomeFacts>(
  income: I,
  cancelled: boolean,
): { readonly income: I; readonly corrections: readonly Correction[] } => {
  const net = income.line_net - income.line_tax;
  const { base, doctor, rumahsakit, klinik } = splitAgain(income, net);
  // Where nobody knows the doctor's fee, nobody knows what is left to the clinic.
  const isAgreed = income.rule !== null || income.override_doctor !== null;
  const investor = isAgreed ? investorPart(klinik, income.investor_rule) : 0;
  const facts = {
    recognition: income.rule?.recognition ?? recognition.asPaid,
    net: income.line_net,
    paid: income.line_paid,
    labPending: income.lab_state === labState.awaited,
    cancelled,
    shares: {
      // What the patient paid for the work, before costs and sharing; never less than the fee.
      doctor: { amount: doctor, bruto: doctor === 0 ? 0 : Math.max(doctor, net) },
      rumahsakit: { amount: rumahsakit, bruto: rumahsakit },
      investor: { amount: investor, bruto: investor },
    },
  };
  const target = recognisedOf(facts);
  const corrections = correctionsOf(target, accruedOf(income));
  const isFull = sharers.every((sharer) => target[sharer].amount === facts.shares[sharer].amount);
  const { state } = tindakanincome;
  const status = cancelled ? state.cancelled : facts.labPending ? state.awaitsLab : isFull ? state.full : state.running;
  return {
    income: {
      ...income,
      gross_amount: net + income.line_discount,
      discount_amount: income.line_discount,
      net_amount: net,
      base_amount: base,
      doctor_amount: doctor,
      rumahsakit_amount: rumahsakit,
      investor_amount: investor,
      klinik_amount: klinik - investor,
      accrued_doctor: target.doctor.amount,
      accrued_rumahsakit: target.rumahsakit.amount,
      accrued_investor: target.investor.amount,
      accrued_bruto_doctor: target.doctor.bruto,
      accrued_bruto_rumahsakit: target.rumahsakit.bruto,
      accrued_bruto_investor: target.investor.bruto,
      source_seq: income.source_seq + (corrections.length > 0 ? 1 : 0),
      status,
    },
    corrections,
  };
};
