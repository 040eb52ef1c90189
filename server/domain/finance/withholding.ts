// PPh that a slip withholds (finance.md 6.6; corrections.md 1): the tax of the month so far, less what was withheld of it. Pure; whole
// rupiah; rates are rows (`pajaks`), never code.
import { mulDiv, roundHalfUp } from '../../../src/resources/kernel/money.ts';

export interface Bracket {
  /** Rupiah of the base; null: without end. */
  readonly sampai: number | null;
  readonly persen: number;
}
export interface WithheldTax {
  /** Percent of the gross that is taxed. */
  readonly dpp_percent: number;
  /** A flat rate, percent; unused where there are brackets. */
  readonly rate: number;
  /** Lowest first; empty: the flat rate. */
  readonly brackets: readonly Bracket[];
  /** Percent of the tax for who has neither NPWP nor NIK. */
  readonly no_npwp_percent: number;
}
export interface MonthSoFar {
  /** Gross of the month before this slip, and what was withheld of it; rupiah. */
  readonly bruto: number;
  readonly withheld: number;
}
export interface Withheld {
  readonly dpp: number;
  readonly pph: number;
}

/** Percentages have two decimals. */
const percentOf = (amount: number, percent: number): number => mulDiv(amount, roundHalfUp(percent * 100), 10_000);

/** Hundredths of a percent of rupiah are summed whole and rounded once. */
const progressive = (dpp: number, brackets: readonly Bracket[]): number => {
  let below = 0;
  let parts = 0n;
  for (const { sampai, persen } of brackets) {
    const upper = Math.min(dpp, sampai ?? dpp);
    if (upper > below) parts += BigInt(upper - below) * BigInt(roundHalfUp(persen * 100));
    below = Math.max(below, sampai ?? dpp);
  }
  return Number((parts + 5000n) / 10_000n);
};

/** Tax of a gross sum; the base is rounded first, then the tax. @param known the payee has an NPWP, or a NIK that counts as one */
export const taxOf = (tax: WithheldTax, bruto: number, known: boolean): Withheld => {
  const dpp = percentOf(Math.max(0, bruto), tax.dpp_percent);
  const plain = tax.brackets.length > 0 ? progressive(dpp, tax.brackets) : percentOf(dpp, tax.rate);
  return { dpp, pph: known ? plain : percentOf(plain, tax.no_npwp_percent) };
};

/** What this slip withholds: never less than nothing, so that a correction only lowers what comes after it in the month. */
export const withheldBy = (tax: WithheldTax, soFar: MonthSoFar, bruto: number, known: boolean): Withheld => {
  const after = taxOf(tax, soFar.bruto + bruto, known);
  return {
    dpp: after.dpp - taxOf(tax, soFar.bruto, known).dpp,
    pph: Math.max(0, after.pph - soFar.withheld),
  };
};

/** Gross of a part of a payable: in proportion, the last part takes the rest. */
export const brutoOfPart = (
  row: { readonly amount: number; readonly bruto: number; readonly paid: number; readonly brutoPaid: number },
  part: number,
): number =>
  row.paid + part === row.amount || row.amount === 0 ? row.bruto - row.brutoPaid : mulDiv(row.bruto, part, row.amount);
