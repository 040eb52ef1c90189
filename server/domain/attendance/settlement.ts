// The tax of a year, settled with the last run of its last masa (attendance.md R11, corrections.md 16). Pure; whole rupiah.
import { mulDiv, percentOf } from '../../../src/resources/kernel/money.ts';
import { type BracketPart, withholdingOf } from '../finance/withholding.ts';
import type { SlipFacts, YearBefore } from './slip-facts.ts';

const THOUSAND = 1000;

/** The year as it was settled, all rupiah. */
export interface Settlement {
  readonly gross: number;
  readonly months: number;
  readonly occupational: number;
  readonly pension: number;
  readonly zakat: number;
  readonly ptkp: number;
  /** Whole thousands. */
  readonly taxable: number;
  readonly parts: readonly BracketPart[];
  readonly due: number;
  readonly withheld: number;
  /** What of it came from before the first run; absent: nothing. */
  readonly before?: YearBefore | undefined;
}

/** What this slip adds to the year, rupiah. */
export interface YearPart {
  readonly gross: number;
  readonly pension: number;
  readonly zakat: number;
}

/** Income tax withheld in the year before this slip, rupiah: by this clinic and by earlier employers. */
export const withheldBefore = ({ earlier: { year } }: Pick<SlipFacts, 'earlier'>): number =>
  year.tax + (year.before?.tax ?? 0) + (year.before?.employer_tax ?? 0);

/**
 * The year with this slip: gross less biaya jabatan, employee's JHT and JP, zakat and PTKP, in whole thousands, by Pasal 17.
 * @param surcharge percent on top for want of an NPWP
 */
export const settlementOf = (facts: SlipFacts, part: YearPart, surcharge: number): Settlement => {
  const { law, earlier, employment } = facts;
  const { year } = earlier;
  const { before } = year;
  const gross = year.gross + part.gross + (before?.gross ?? 0);
  const months = Math.min(12, year.months + 1 + (before?.months ?? 0));
  const { occupational_percent, occupational_month_max } = law.rules;
  const occupational = Math.min(percentOf(Math.max(0, gross), occupational_percent), occupational_month_max * months);
  const pension = year.pension + part.pension + (before?.pension ?? 0);
  const zakat = year.zakat + part.zakat + (before?.zakat ?? 0);
  const ptkp = law.ptkp[employment.ptkp_status].amount;
  const left = Math.max(0, gross - occupational - pension - zakat + (before?.employer_net ?? 0) - ptkp);
  const taxable = Math.floor(left / THOUSAND) * THOUSAND;
  const tax = {
    method: 'progresif17',
    rate: 0,
    dpp_percent: 100,
    brackets: law.brackets,
    no_npwp_percent: 100,
  } as const;
  const { parts, due } = withholdingOf(tax, { bruto: 0, withheld: 0 }, taxable, true);
  return {
    gross,
    months,
    occupational,
    pension,
    zakat,
    ptkp,
    taxable,
    parts,
    due: due + mulDiv(due, Math.round(surcharge * 100), 10_000),
    withheld: withheldBefore(facts),
    ...(before && { before }),
  };
};
