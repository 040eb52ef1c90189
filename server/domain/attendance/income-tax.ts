// Income tax of a month and of a day's wage (attendance.md R9, R10, R13; corrections.md 14, 17). Pure; whole rupiah.
import { mulDiv, roundHalfUp } from '../../../src/resources/kernel/money.ts';
import { withholdingOf } from '../finance/withholding.ts';
import type { TerRow, WageLaw } from './wage-law.ts';

const CENTS = 100;
const WHOLE = 100 * CENTS;
const SCALE = WHOLE * WHOLE;
const cents = (percent: number): number => roundHalfUp(percent * CENTS);

/** A rate with what comes on top of the tax for want of an NPWP, in 10^-8. */
const scaled = (rate: number, surcharge: number): number => cents(rate) * (WHOLE + cents(surcharge));

/** The row of a gross: the first whose limit it does not pass. @throws Error where the table has no last row without limit */
export const terRowOf = (rows: readonly TerRow[], gross: number): TerRow => {
  const row = rows.find(({ upper }) => upper === null || gross <= upper);
  if (!row) throw new Error('TER has no row without limit');
  return row;
};

/** Tax of the gross of a whole month. @param surcharge percent on top; 0: none */
export const terTax = (rows: readonly TerRow[], gross: number, surcharge: number): number =>
  gross <= 0 ? 0 : mulDiv(gross, scaled(terRowOf(rows, gross).rate, surcharge), SCALE);

/**
 * The allowance that pays its own tax, by TER: of the first row in order that holds the gross with it (corrections.md 14).
 * @param gross rupiah of the masa without the allowance, earlier runs among it
 * @param withheld rupiah of the masa before
 */
export const terAllowance = (rows: readonly TerRow[], gross: number, withheld: number, surcharge: number): number => {
  for (const { upper, rate } of rows) {
    const part = scaled(rate, surcharge);
    const allowance = Math.max(0, mulDiv(gross - withheld, part, SCALE - part) - withheld);
    if (upper === null || gross + allowance <= upper) return allowance;
  }
  throw new Error('TER has no row without limit');
};

/**
 * The smallest allowance that equals the tax it causes, of any tax that grows slower than what is taxed.
 * @param taxOf tax with an allowance of so many rupiah
 */
export const leastAllowance = (taxOf: (allowance: number) => number): number => {
  let allowance = 0;
  for (let tax = taxOf(allowance); tax > allowance; tax = taxOf(allowance)) allowance = tax;
  return allowance;
};

/** Days by which the wage of a run is divided: a day of which half was worked is one. */
export const daysWorked = (days: number): number => Math.max(1, Math.ceil(days));

/** The row of H that a day's average falls in; undefined: above them all. */
export const dailyRowOf = ({ ter }: Pick<WageLaw, 'ter'>, gross: number, days: number): TerRow | undefined =>
  ter.H.find(({ upper }) => upper === null || gross <= upper * daysWorked(days));

/**
 * Tax of who is paid by the day or week: by the average of a day; above the last row Pasal 17 of half of it, for each day.
 * @param days days of work in the run
 */
export const dailyTax = (law: WageLaw, gross: number, days: number, surcharge: number): number => {
  if (gross <= 0) return 0;
  const worked = daysWorked(days);
  const row = dailyRowOf(law, gross, days);
  if (row) return mulDiv(gross, scaled(row.rate, surcharge), SCALE);
  const tax = {
    method: 'progresif17',
    rate: 0,
    dpp_percent: law.rules.daily_dpp_percent,
    brackets: law.brackets,
    no_npwp_percent: 100 + surcharge,
  } as const;
  return worked * withholdingOf(tax, { bruto: 0, withheld: 0 }, mulDiv(gross, 1, worked), surcharge === 0).amount;
};
