// The group's own income tax (finance.md 6.6; corrections.md 8): of a month's turnover, and of a year by pasal 17 and 31E. Pure; whole
// rupiah.
import type { CompanyTaxMethod } from '../../../src/resources/finance/pphbadan.ts';
import { mulDiv } from '../../../src/resources/kernel/money.ts';

/** Percentages have two decimals. */
const CENTS = 100;
const WHOLE = 100 * CENTS;
const cents = (percent: number): number => Math.round(percent * CENTS);

interface Valid {
  /** Days 'YYYY-MM-DD'; null: without end. */
  readonly valid_from: string;
  readonly valid_to: string | null;
}
/** How the group pays its income tax from a day on (by turnover, or by instalments), and the branch that books it. */
export interface Way extends Valid {
  readonly method: CompanyTaxMethod;
  /** Rupiah a month of an instalment. */
  readonly amount: number | null;
  readonly branch: { readonly id: number; readonly name: string; readonly code: string };
}
/** Pasal 31E: percent of the rate that is remitted, of what part of the turnover, up to which turnover; rupiah a year. */
export interface Facility {
  readonly percent: number;
  readonly turnover: number;
  readonly limit: number;
}
/** A row of the company's tax. */
export interface Rate extends Valid {
  readonly id: number;
  readonly name: string;
  readonly ofTurnover: boolean;
  /** Percent. */
  readonly rate: number;
  readonly note: string | null;
  readonly facility: Facility | null;
}

/** What is valid on a day; of several the one that began last. */
export const validOn = <T extends Valid>(rows: readonly T[], day: string): T | undefined =>
  rows
    .filter((row) => row.valid_from <= day && (row.valid_to === null || row.valid_to >= day))
    .toSorted((a, b) => (a.valid_from < b.valid_from ? 1 : -1))[0];

/** Tax on turnover is what is left of an old term: it has an end, and says by which rule. */
export const isTerm = ({ valid_to, note }: Rate): boolean => valid_to !== null && (note ?? '').trim() !== '';

/** Final tax of a month. @param turnover net revenue of the group, rupiah; nothing is due below nothing */
export const turnoverTax = (turnover: number, rate: number): number =>
  mulDiv(Math.max(0, turnover), cents(rate), WHOLE);

interface Slice {
  /** Rupiah of taxable profit, percent, rupiah. */
  readonly base: number;
  readonly rate: number;
  readonly tax: number;
}
export interface YearlyTax {
  /** Whole thousands, never below nothing. */
  readonly taxable: number;
  readonly reduced: Slice;
  readonly regular: Slice;
  readonly due: number;
}
const THOUSAND = 1000;
const slice = (base: number, rate: number): Slice => ({ base, rate, tax: mulDiv(base, cents(rate), WHOLE) });

const reducedBase = (taxable: number, turnover: number, facility: Facility | null): number => {
  if (!facility || turnover > facility.limit) return 0;
  return turnover <= facility.turnover ? taxable : mulDiv(taxable, facility.turnover, turnover);
};

/**
 * Tax of a year by pasal 17(1)b; of the part of the profit that the turnover of pasal 31E makes of the whole one, at the reduced rate.
 * @param profit before tax, rupiah @param turnover all income of the year, from outside the business as well, with what is taxed finally
 *   (SE-02/PJ/2015, PER-11/PJ/2025)
 */
export const yearlyTax = (
  profit: number,
  turnover: number,
  { rate, facility }: Pick<Rate, 'rate' | 'facility'>,
): YearlyTax => {
  const taxable = Math.floor(Math.max(0, profit) / THOUSAND) * THOUSAND;
  const base = reducedBase(taxable, turnover, facility);
  const reduced = slice(base, (rate * (100 - (facility?.percent ?? 0))) / 100);
  const regular = slice(taxable - base, rate);
  return { taxable, reduced, regular, due: reduced.tax + regular.tax };
};
