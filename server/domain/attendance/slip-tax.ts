// The income tax of a slip, by scheme and by who bears it (attendance.md R9 to R13; corrections.md 14, 16, 17). Pure; whole rupiah.
import { periodKind } from '../../../src/resources/attendance/payroll-life.ts';
import { GROSS, type TerCategory } from '../../../src/resources/attendance/wage-law.ts';
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import { withholdingOf } from '../finance/withholding.ts';
import { dailyRowOf, daysWorked, dailyTax, leastAllowance, terAllowance, terRowOf, terTax } from './income-tax.ts';
import { type Settlement, settlementOf, withheldBefore, type YearPart } from './settlement.ts';
import type { SlipFacts } from './slip-facts.ts';

/** How the tax came about: what page, paper and tax files tell; kept as JSON with the slip. */
export interface TaxDetail {
  readonly method: 'none' | 'ter' | 'settlement' | 'daily' | 'doctor';
  /** Gross and tax of the masa before this slip. */
  readonly masa_gross: number;
  readonly masa_withheld: number;
  /** Due of masa or year before what was withheld. */
  readonly due: number;
  /** Percent on top for want of an NPWP; 0: none. */
  readonly surcharge_percent: number;
  /** For daily rates: days of work, and rupiah of an average day. */
  readonly days?: number;
  readonly average?: number;
  /** For doctors: the taxable amount of the masa (DPP). */
  readonly dpp?: number;
  readonly settlement?: Settlement;
}

export interface SlipTax {
  /** With the allowance. */
  readonly gross: number;
  readonly allowance: number;
  readonly tax: number;
  readonly category: TerCategory | null;
  readonly rate: number | null;
  readonly detail: TaxDetail;
}

/** One of the ways to reckon the tax of a slip, as a function of the tax allowance that the clinic would add (gross-up). */
interface Way {
  /** Tax of this slip with an allowance; below nothing where more was withheld than is due. */
  readonly taxOf: (allowance: number) => number;
  /** The allowance that pays its own tax. */
  readonly allowance: () => number;
  readonly describe: (allowance: number) => Pick<SlipTax, 'category' | 'rate' | 'detail'>;
}

type Known = Pick<TaxDetail, 'masa_gross' | 'masa_withheld' | 'surcharge_percent'>;
const surchargeOf = ({ employment, preferences }: SlipFacts): number =>
  employment.npwp_valid ? 0 : preferences.pph_no_npwp_percent;
const knownOf = ({ earlier }: SlipFacts, surcharge: number): Known => ({
  masa_gross: earlier.masa.gross,
  masa_withheld: earlier.masa.tax,
  surcharge_percent: surcharge,
});

/** TER of the masa's gross less what earlier runs withheld: it does not matter into how many runs a masa was cut. */
const terWay = (facts: SlipFacts, gross: number): Way => {
  const surcharge = surchargeOf(facts);
  const { masa } = facts.earlier;
  const { category } = facts.law.ptkp[facts.employment.ptkp_status];
  const rows = facts.law.ter[category];
  const total = masa.gross + gross;
  const due = (allowance: number): number => terTax(rows, total + allowance, surcharge);
  return {
    taxOf: (allowance) => Math.max(0, due(allowance) - masa.tax),
    allowance: () => terAllowance(rows, total, masa.tax, surcharge),
    describe: (allowance) => ({
      category,
      rate: terRowOf(rows, total + allowance).rate,
      detail: { method: 'ter', ...knownOf(facts, surcharge), due: due(allowance) },
    }),
  };
};

/** Pasal 17 of the year less all that was withheld in it; what was withheld too much comes back. */
const settlementWay = (facts: SlipFacts, part: YearPart): Way => {
  const surcharge = surchargeOf(facts);
  const settle = (allowance: number): Settlement =>
    settlementOf(facts, { ...part, gross: part.gross + allowance }, surcharge);
  const taxOf = (allowance: number): number => settle(allowance).due - withheldBefore(facts);
  return {
    taxOf,
    allowance: () => leastAllowance(taxOf),
    describe: (allowance) => {
      const settlement = settle(allowance);
      const detail = { ...knownOf(facts, surcharge), due: settlement.due, settlement };
      return { category: null, rate: null, detail: { method: 'settlement', ...detail } };
    },
  };
};

const dailyWay = (facts: SlipFacts, gross: number, days: number): Way => {
  const surcharge = surchargeOf(facts);
  const taxOf = (allowance: number): number => dailyTax(facts.law, gross + allowance, days, surcharge);
  const worked = daysWorked(days);
  const average = (allowance: number): number => mulDiv(gross + allowance, 1, worked);
  return {
    taxOf,
    allowance: () => leastAllowance(taxOf),
    describe: (allowance) => {
      const detail = { ...knownOf(facts, surcharge), due: taxOf(allowance), days: worked, average: average(allowance) };
      return {
        category: 'H',
        rate: dailyRowOf(facts.law, gross + allowance, days)?.rate ?? null,
        detail: { method: 'daily', ...detail },
      };
    },
  };
};

/** Finance's rule of the masa: slips of fees and payroll of one month add up. */
const doctorWay = (facts: SlipFacts, gross: number): Way => {
  const { law, earlier, employment } = facts;
  const masa = { bruto: earlier.masa.gross, withheld: earlier.masa.tax };
  const withhold = (allowance: number) => withholdingOf(law.doctor, masa, gross + allowance, employment.npwp_valid);
  const taxOf = (allowance: number): number => withhold(allowance).amount;
  const surcharge = employment.npwp_valid ? 0 : law.doctor.no_npwp_percent - 100;
  return {
    taxOf,
    allowance: () => leastAllowance(taxOf),
    describe: (allowance) => {
      const { due, dpp } = withhold(allowance);
      return { category: null, rate: null, detail: { method: 'doctor', ...knownOf(facts, surcharge), due, dpp } };
    },
  };
};

const untaxed = (facts: SlipFacts): Way => ({
  taxOf: () => 0,
  allowance: () => 0,
  describe: () => ({ category: null, rate: null, detail: { method: 'none', ...knownOf(facts, 0), due: 0 } }),
});

const wayOf = (facts: SlipFacts, part: YearPart, days: number): Way => {
  const { tax_scheme } = facts.employment;
  if (tax_scheme === 0) return untaxed(facts);
  if (tax_scheme === 3) return doctorWay(facts, part.gross);
  if (tax_scheme === 2)
    return facts.run.kind === periodKind.daily ? dailyWay(facts, part.gross, days) : terWay(facts, part.gross);
  return facts.run.settles ? settlementWay(facts, part) : terWay(facts, part.gross);
};

/**
 * The tax of a slip. What the clinic bears is reckoned like gross-up (PMK 168/2023).
 * @param part what the slip adds to the year: gross without an allowance, JHT and JP of the employee, zakat
 * @param days days of work in the run
 */
export const slipTax = (facts: SlipFacts, part: YearPart, days: number): SlipTax => {
  const way = wayOf(facts, part, days);
  const allowance = facts.employment.tax_method === GROSS ? 0 : way.allowance();
  return { gross: part.gross + allowance, allowance, tax: way.taxOf(allowance), ...way.describe(allowance) };
};
