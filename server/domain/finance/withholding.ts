// Income tax that is withheld from what somebody is paid (finance.md 6.6; corrections.md 1, 9; indonesia.md). Pure; whole rupiah.
import { mulDiv } from '../../../src/resources/kernel/money.ts';

/** Percentages have two decimals. */
const CENTS = 100;
const WHOLE = 100 * CENTS;
const cents = (percent: number): number => Math.round(percent * CENTS);

/** A step of a progressive tax: the rate of what lies above the step before. */
export interface Bracket {
  /** Rupiah of its base; null: no upper bound. */
  readonly sampai: number | null;
  /** Percent. */
  readonly persen: number;
}
/** A tax as it is valid on a day. */
export interface WithheldTax {
  readonly method: 'flat' | 'progresif17';
  /** Percent of the DPP, of a flat one. */
  readonly rate: number;
  /** Percent of the gross that is taxed. */
  readonly dpp_percent: number;
  readonly brackets: readonly Bracket[];
  /** Percent of the tax for who has neither NPWP nor NIK. */
  readonly no_npwp_percent: number;
}
/** What a month has seen of somebody's money before. */
export interface Masa {
  /** Rupiah of gross, and of tax that was withheld of it. */
  readonly bruto: number;
  readonly withheld: number;
}
/** What of the DPP lies in one step, and its tax. */
export interface BracketPart extends Bracket {
  readonly dpp: number;
  readonly tax: number;
}
export interface Withholding {
  /** Taxable amount of the month including this payment, rupiah. */
  readonly dpp: number;
  /** What this payment adds to it, rupiah; the parts of a month add up to its DPP. */
  readonly added: number;
  readonly parts: readonly BracketPart[];
  /** Tax of the month including this payment, before what was withheld earlier is taken off, rupiah. */
  readonly due: number;
  /** Of this payment; never below nothing. */
  readonly amount: number;
}

const stepsOf = ({ method, rate, brackets }: WithheldTax): readonly Bracket[] =>
  method === 'flat'
    ? [{ sampai: null, persen: rate }]
    : brackets.toSorted((a, b) => (a.sampai ?? Infinity) - (b.sampai ?? Infinity));

const partsOf = (dpp: number, tax: WithheldTax): readonly BracketPart[] => {
  let below = 0;
  return stepsOf(tax).flatMap((step) => {
    const part = Math.max(0, Math.min(dpp, step.sampai ?? dpp) - below);
    below = step.sampai ?? dpp;
    return part > 0 ? [{ ...step, dpp: part, tax: mulDiv(part, cents(step.persen), WHOLE) }] : [];
  });
};

/** The taxable part of a gross, rupiah; none of a gross below nothing. */
export const dppOf = ({ dpp_percent }: Pick<WithheldTax, 'dpp_percent'>, bruto: number): number =>
  mulDiv(Math.max(0, bruto), cents(dpp_percent), WHOLE);

/**
 * The tax of a payment: that of the whole month with it, less what the month has withheld before, so that it does not matter into how
 * many payments a month was cut. The DPP is rounded to whole rupiah first, then the tax.
 * @param bruto rupiah of this payment; below nothing for a correction
 * @param known the payee has an NPWP, or a NIK in its place
 */
export const withholdingOf = (tax: WithheldTax, masa: Masa, bruto: number, known: boolean): Withholding => {
  const dpp = dppOf(tax, masa.bruto + bruto);
  const parts = partsOf(dpp, tax);
  const regular = parts.reduce((sum, part) => sum + part.tax, 0);
  const due = known ? regular : mulDiv(regular, cents(tax.no_npwp_percent), WHOLE);
  return { dpp, added: dpp - dppOf(tax, masa.bruto), parts, due, amount: Math.max(0, due - masa.withheld) };
};
