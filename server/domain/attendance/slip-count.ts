// Days and hours of a period as its slip counts them, and what is a part of a month's wage (attendance.md R6, corrections.md 21, 22).
// Pure; days are counted in halves.
import { periodKind } from '../../../src/resources/attendance/payroll-life.ts';
import { addMonths } from '../../../src/resources/kernel/date.ts';
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import type { SlipDay, SlipEmployment, SlipFacts } from './slip-facts.ts';
import type { SlipCounts } from './slip-line.ts';

const HALVES = 2;
const MINUTES = 60;
const sumOf = (days: readonly SlipDay[], of: (day: SlipDay) => number): number =>
  days.reduce((sum, day) => sum + of(day), 0);

const isEmployed = ({ join_at, leave_at }: SlipEmployment, date: string): boolean =>
  join_at <= date && (leave_at === null || date <= leave_at);

/** Days of the period on which he was employed. */
export const employedDays = ({ days, employment }: Pick<SlipFacts, 'days' | 'employment'>): readonly SlipDay[] =>
  days.filter(({ date }) => isEmployed(employment, date));

const servedOf = (days: readonly SlipDay[]): number =>
  sumOf(days, ({ is_scheduled, unpaid_leave }) => (is_scheduled ? 1 - unpaid_leave : 0));

export const countsOf = (facts: SlipFacts): SlipCounts => {
  const days = employedDays(facts);
  return {
    days_scheduled: facts.days.filter(({ is_scheduled }) => is_scheduled).length,
    days_present: sumOf(days, ({ present }) => present),
    days_paid_leave: sumOf(days, ({ paid_leave }) => paid_leave),
    days_unpaid: sumOf(days, ({ unpaid_leave }) => unpaid_leave),
    days_alpha: sumOf(days, ({ alpha }) => alpha),
    days_served: servedOf(days),
    late_count: days.filter(({ late_minutes }) => late_minutes > 0).length,
    late_minutes: sumOf(days, ({ late_minutes }) => late_minutes),
    overtime_hours:
      mulDiv(
        facts.overtime.reduce((sum, { minutes_paid }) => sum + minutes_paid, 0),
        100,
        MINUTES,
      ) / 100,
  };
};

/**
 * Number of days by which a month's wage is divided to get the wage of one day.
 * @returns 0 where nothing was scheduled
 */
export const divisorOf = ({ run, employment, law }: SlipFacts, scheduled: number): number => {
  if (run.kind === periodKind.daily) return law.rules.daily_month_days[employment.workdays_per_week];
  return run.workday_basis === 'jadwal' ? scheduled : Number(run.workday_basis);
};

const DAY_MS = 86_400_000;
const calendarDays = (from: string, to: string): number =>
  Math.max(0, (Date.parse(to) - Date.parse(from)) / DAY_MS + 1);
const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);

/** Where no work is planned (practising doctors) a part of the period is measured in days of the calendar. */
const calendarPart = ({ run, employment }: SlipFacts, from: string, to: string): readonly [number, number] => [
  calendarDays(
    later(later(run.start_date, employment.join_at), from),
    earlier(earlier(run.end_date, employment.leave_at ?? run.end_date), to),
  ),
  calendarDays(run.start_date, run.end_date),
];

/**
 * What of a month's amount is due of the days that he served, never more than all of it; of all days all, whatever the divisor.
 * @param from first and last day of what is paid; null: of the period
 */
export const prorate = (facts: SlipFacts, amount: number, from: string | null, to: string | null): number => {
  const first = from ?? facts.run.start_date;
  const last = to ?? facts.run.end_date;
  const scheduled = facts.days.filter(({ is_scheduled }) => is_scheduled).length;
  if (scheduled === 0) {
    const [part, whole] = calendarPart(facts, first, last);
    return Math.min(amount, mulDiv(amount, part, whole));
  }
  const served = servedOf(employedDays(facts).filter(({ date }) => first <= date && date <= last));
  if (served >= scheduled && facts.run.kind !== periodKind.daily) return amount;
  return Math.min(amount, mulDiv(amount, served * HALVES, divisorOf(facts, scheduled) * HALVES));
};

/** Full months from a day to another: of 15 January to 14 March one, to 15 March two. */
export const fullMonths = (from: string, to: string): number => {
  const months = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  const between = months(to) - months(from);
  return Math.max(0, addMonths(from, between) <= to ? between : between - 1);
};
