// Who gets what of a treatment: the rule that wins, and the split (finance.md 6.5). Pure; whole rupiah.
import { doctorBase, doctorType, partnerBase } from '../../../src/resources/finance/sharingprofit.ts';
import { percentOf, roundHalfUp } from '../../../src/resources/kernel/money.ts';

export interface ShareRule {
  readonly id: number;
  readonly source: number;
  /** Null: of any. */
  readonly doctor_id: number | null;
  readonly perawatan_id: number | null;
  readonly kategori_id: number | null;
  readonly doctor_type: number;
  /** Percent, or rupiah for each of the quantity. */
  readonly doctor_value: number;
  readonly doctor_base: number;
  readonly deduct_lab: boolean;
  readonly deduct_bhp: boolean;
  readonly rumahsakit_percent: number;
  readonly rumahsakit_base: number;
  /** 'YYYY-MM-DD'; the last day is valid too. */
  readonly valid_from: string;
  readonly valid_to: string | null;
}
/** A treatment as rules ask about it. */
export interface SharedWork {
  readonly source: number;
  readonly doctor_id: number;
  readonly perawatan_id: number;
  readonly kategori_id: number;
  readonly day: string;
}
/** What it brought and cost, in rupiah of the whole line. */
export interface SharedAmounts {
  readonly qty: number;
  readonly gross: number;
  /** After discounts, without the tax inside; of a package what the treatment is worth there. */
  readonly net: number;
  readonly lab: number;
  readonly bhp: number;
}
export interface Split {
  readonly base: number;
  readonly doctor: number;
  readonly rumahsakit: number;
  /** What is left; may be below nothing. */
  readonly klinik: number;
}

const fits = (wanted: number | null, is: number): boolean => wanted === null || wanted === is;

/** 4 for the doctor, 2 for the treatment, 1 for its category: what a rule names counts, the nearer the more. */
export const scoreOf = (rule: Pick<ShareRule, 'doctor_id' | 'perawatan_id' | 'kategori_id'>): number =>
  (rule.doctor_id === null ? 0 : 4) + (rule.perawatan_id === null ? 0 : 2) + (rule.kategori_id === null ? 0 : 1);

/** The rules that fit the work on its day, the winner first: by score, then the latest to begin, then the last one made. */
export const rulesFor = <R extends ShareRule>(rules: readonly R[], work: SharedWork): readonly R[] =>
  rules
    .filter(
      (rule) =>
        rule.source === work.source &&
        fits(rule.doctor_id, work.doctor_id) &&
        fits(rule.perawatan_id, work.perawatan_id) &&
        fits(rule.kategori_id, work.kategori_id) &&
        rule.valid_from <= work.day &&
        (rule.valid_to === null || work.day <= rule.valid_to),
    )
    .toSorted((a, b) => scoreOf(b) - scoreOf(a) || b.valid_from.localeCompare(a.valid_from) || b.id - a.id);

const baseOf = (rule: ShareRule, { gross, net, lab, bhp }: SharedAmounts): number => {
  const of = rule.doctor_base === doctorBase.gross ? gross : net;
  return Math.max(0, of - (rule.deduct_lab ? lab : 0) - (rule.deduct_bhp ? bhp : 0));
};

const partnerOf = (rule: ShareRule, { net, lab, bhp }: SharedAmounts): number => {
  // The share in the profit of a month is reckoned when the month is over.
  if (rule.rumahsakit_base === partnerBase.monthlyProfit) return 0;
  const base = rule.rumahsakit_base === partnerBase.net ? net : Math.max(0, net - lab - bhp);
  return percentOf(base, rule.rumahsakit_percent);
};

/** The shares of a treatment; without a rule all of it is the clinic's. A nominal fee is owed for a treatment without a price, too. */
export const splitOf = (rule: ShareRule | undefined, amounts: SharedAmounts): Split => {
  const { qty, net, lab, bhp } = amounts;
  if (!rule) return { base: 0, doctor: 0, rumahsakit: 0, klinik: net - lab - bhp };
  const base = baseOf(rule, amounts);
  const doctor =
    rule.doctor_type === doctorType.percent ? percentOf(base, rule.doctor_value) : roundHalfUp(rule.doctor_value * qty);
  const rumahsakit = partnerOf(rule, amounts);
  return { base, doctor, rumahsakit, klinik: net - lab - bhp - doctor - rumahsakit };
};

/** True when doctor and partner would take more than all of the net that both are reckoned from. */
export const exceedsWhole = (
  rule: Pick<ShareRule, 'doctor_type' | 'doctor_value' | 'doctor_base' | 'rumahsakit_percent' | 'rumahsakit_base'>,
): boolean =>
  rule.doctor_type === doctorType.percent &&
  rule.doctor_base === doctorBase.net &&
  rule.rumahsakit_base !== partnerBase.monthlyProfit &&
  rule.doctor_value + rule.rumahsakit_percent > 100;
