// Contributions to BPJS (attendance.md R8, corrections.md 17 to 19; indonesia.md 4). Pure; whole rupiah, each share half up.
import { periodKind } from '../../../src/resources/attendance/payroll-life.ts';
import {
  type BpjsProgram,
  bpjsPrograms,
  JP_LIMIT_MONTH,
  jpLimitYear,
} from '../../../src/resources/attendance/wage-law.ts';
import { ageAt } from '../../../src/resources/kernel/date.ts';
import { percentOf } from '../../../src/resources/kernel/money.ts';
import type { BpjsShares, SlipFacts } from './slip-facts.ts';

export type Contributions = Readonly<Record<BpjsProgram, BpjsShares & { readonly base: number }>>;

const NONE = { base: 0, employer: 0, employee: 0 } as const;

type Masa = Pick<SlipFacts['run'], 'tax_year' | 'tax_month'>;

/** First day of a masa (tax month), 'YYYY-MM-01'. The rates that the law has on this day are valid for the whole masa. */
export const masaStart = ({ tax_year, tax_month }: Masa): string =>
  `${tax_year}-${String(tax_month).padStart(2, '0')}-01`;

const takesPart = ({ run, employment, preferences }: SlipFacts): Readonly<Record<BpjsProgram, boolean>> => {
  const { birth_date } = employment;
  const isOld = birth_date !== null && ageAt(birth_date, masaStart(run)) >= preferences.jp_max_age;
  return {
    KES: employment.is_bpjs_kes,
    JHT: employment.is_bpjs_jht,
    JP: employment.is_bpjs_jp && !isOld,
    JKK: employment.is_bpjs_jkk_jkm,
    JKM: employment.is_bpjs_jkk_jkm,
  };
};

/** Of the contract's wage, also where he was there for a part of the month, less what the masa was charged before. */
const contributionOf = (facts: SlipFacts, program: BpjsProgram, upahTetap: number) => {
  const { law, preferences, earlier } = facts;
  const row = law.bpjs[program];
  const floor = program === 'KES' ? (preferences.umk_amount ?? 0) : 0;
  const base = Math.min(Math.max(upahTetap, floor), row.max_base ?? Infinity);
  const charged = earlier.masa.bpjs[program] ?? NONE;
  const percent = program === 'JKK' ? preferences.jkk_percent : row.employer_percent;
  return {
    base,
    employer: Math.max(0, percentOf(base, percent) - charged.employer),
    employee: Math.max(0, percentOf(base, row.employee_percent) - charged.employee),
  };
};

/**
 * Both shares of each program. THR and bonus carry none; several runs of wages in a masa carry it once.
 * @param upahTetap basic wage and fixed allowances of a whole month, rupiah
 */
export const contributionsOf = (facts: SlipFacts, upahTetap: number): Contributions => {
  const member = takesPart(facts);
  const of = (program: BpjsProgram) =>
    facts.run.kind !== periodKind.bonus && member[program] ? contributionOf(facts, program, upahTetap) : NONE;
  return Object.fromEntries(bpjsPrograms.map((program) => [program, of(program)])) as Contributions;
};

/** The year whose limit of JP is missing, where the newest row is older than the last 1 March. */
export const missingJpLimit = (run: Masa, validFrom: string): number | undefined => {
  const year = jpLimitYear(run);
  return validFrom < masaStart({ tax_year: year, tax_month: JP_LIMIT_MONTH }) ? year : undefined;
};

/** True where his JP is reckoned by a wage limit of an earlier year, because the new one was not entered. */
export const hasOldJpLimit = (facts: SlipFacts): boolean =>
  facts.run.kind !== periodKind.bonus &&
  takesPart(facts).JP &&
  missingJpLimit(facts.run, facts.law.bpjs.JP.valid_from) !== undefined;
