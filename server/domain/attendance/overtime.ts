// Pay for overtime (attendance.md R5, corrections.md 18; PP 35/2021 31, 32). Pure; whole rupiah.
import { mulDiv, roundHalfUp } from '../../../src/resources/kernel/money.ts';
import type { SlipOvertime } from './slip-facts.ts';
import type { OvertimeDay, OvertimeStep, WageRules } from './wage-law.ts';

/** Hundredths: the steps of the law are halves, percentages have two decimals. */
const CENTS = 100;
const MINUTES = 60;

export const overtimeDayOf = (
  { day_type, is_short_day }: Pick<SlipOvertime, 'day_type' | 'is_short_day'>,
  workdays: 5 | 6,
): OvertimeDay => {
  if (day_type === 1) return 'workday';
  if (workdays === 5) return 'rest_five';
  return is_short_day ? 'rest_short' : 'rest_six';
};

/** Minutes times the multiple of each step, in hundredths; what lies beyond the table counts as its last step. */
const weigh = (minutes: number, steps: readonly OvertimeStep[]): number => {
  let below = 0;
  return steps.reduce((sum, { hours, times }, i) => {
    const upper = i === steps.length - 1 ? Infinity : hours * MINUTES;
    const part = Math.max(0, Math.min(minutes, upper) - below);
    below = upper;
    return sum + part * roundHalfUp(times * CENTS);
  }, 0);
};

export interface OvertimePay {
  /** Hours as they were worked. */
  readonly hours: number;
  /** Hours times their multiples. */
  readonly weighted: number;
  /** Rupiah of an hour, two decimals. */
  readonly rate: number;
  readonly amount: number;
}

/**
 * What overtime is paid: rounded once, of all of it together.
 * @param wage rupiah a month of which it is reckoned (`overtimeWage`)
 * @param workdays days of his week
 */
export const overtimePay = (
  rules: WageRules,
  wage: number,
  workdays: 5 | 6,
  entries: readonly SlipOvertime[],
): OvertimePay => {
  const weight = entries.reduce(
    (sum, entry) => sum + weigh(entry.minutes_paid, rules.overtime[overtimeDayOf(entry, workdays)]),
    0,
  );
  const hours = rules.overtime_month_hours;
  return {
    hours: roundHalfUp((entries.reduce((sum, { minutes_paid }) => sum + minutes_paid, 0) * CENTS) / MINUTES) / CENTS,
    weighted: roundHalfUp(weight / MINUTES) / CENTS,
    rate: mulDiv(wage, CENTS, hours) / CENTS,
    amount: mulDiv(wage, weight, hours * MINUTES * CENTS),
  };
};

/**
 * The wage of a month of which overtime is reckoned: basic wage and fixed allowances, at least 75 % of all that is paid regularly.
 * @param others rupiah of allowances that are not fixed
 */
export const overtimeWage = (rules: WageRules, upahTetap: number, others: number): number =>
  Math.max(upahTetap, mulDiv(upahTetap + others, roundHalfUp(rules.overtime_wage_percent * CENTS), 100 * CENTS));
