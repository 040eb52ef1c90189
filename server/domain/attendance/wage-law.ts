// The law of wages as it is valid on the first day of a masa (attendance.md 2, 8; indonesia.md 1, 2, 4). Pure; percents have two
// decimals at most, amounts are whole rupiah. Nothing of it stands in code: all of it is read of dated tables.
import type { BpjsProgram, PtkpStatus, TerCategory } from '../../../src/resources/attendance/wage-law.ts';
import type { Bracket, WithheldTax } from '../finance/withholding.ts';

/** A row of TER: the rate of a gross above the row before, up to and with `upper`; null: no limit. */
export interface TerRow {
  readonly upper: number | null;
  /** Percent. */
  readonly rate: number;
}
/** What nobody is taxed of, rupiah a year, and the category of the monthly rates. */
export interface PtkpRow {
  readonly amount: number;
  readonly category: 'A' | 'B' | 'C';
}
/** Both shares of a program in percent; of JKK the employer's is the branch's own (`WagePreferences.jkk_percent`). */
export interface BpjsRow {
  readonly employer_percent: number;
  readonly employee_percent: number;
  /** Highest wage of which it is reckoned, rupiah a month; null: no limit. */
  readonly max_base: number | null;
  readonly valid_from: string;
}
/** A step of overtime: hours of a day up to and with `hours`, each paid this many times an hour's wage. */
export interface OvertimeStep {
  readonly hours: number;
  readonly times: number;
}
/** PP 35/2021 31: of a working day, and of a day of rest in a week of six or five days, or on the shortest working day of six. */
export type OvertimeDay = 'workday' | 'rest_six' | 'rest_short' | 'rest_five';

/** What else of the law is a number. */
export interface WageRules {
  /** Biaya jabatan: percent of the year's gross, and rupiah at most for each month. */
  readonly occupational_percent: number;
  readonly occupational_month_max: number;
  /** What is taxed of a day's wage above the last row of H. */
  readonly daily_dpp_percent: number;
  /** Hours of a month, and the least part of all wages of which overtime is reckoned (PP 35/2021 32). */
  readonly overtime_month_hours: number;
  readonly overtime_wage_percent: number;
  /** Days of a month of who is paid by the day, by the days of his week (PP 35/2021 33). */
  readonly daily_month_days: { readonly 5: number; readonly 6: number };
  /** Months of service that give a whole month's wage as THR and compensation. */
  readonly bonus_months: number;
  /** Who is employed for good and left no more than so many days before the holiday has his THR (Permenaker 6/2016 7). */
  readonly thr_leave_days: number;
  readonly overtime: Readonly<Record<OvertimeDay, readonly OvertimeStep[]>>;
}

export interface WageLaw {
  /** By category, in order, the last without limit; of H the last has one. */
  readonly ter: Readonly<Record<TerCategory, readonly TerRow[]>>;
  readonly ptkp: Readonly<Record<PtkpStatus, PtkpRow>>;
  readonly bpjs: Readonly<Record<BpjsProgram, BpjsRow>>;
  /** Pasal 17 of the year. */
  readonly brackets: readonly Bracket[];
  /** Finance's tax of doctors who are no employees. */
  readonly doctor: WithheldTax;
  readonly rules: WageRules;
}

/** What the branch chose. */
export interface WagePreferences {
  readonly jkk_percent: number;
  /** Who is as old on the first day of the masa pays no JP any more. */
  readonly jp_max_age: number;
  /** Percent on top for who has neither NPWP nor NIK. */
  readonly pph_no_npwp_percent: number;
  /** Lowest wage of which BPJS Kesehatan is reckoned; null: none. */
  readonly umk_amount: number | null;
}
