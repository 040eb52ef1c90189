// Annual leave by the year: what a leave takes of it, what is left, what is carried over and when that ends (attendance.md 2, 6).
import { addMonths } from '../../../src/resources/kernel/date.ts';

/** Days of a year, in halves. */
export interface Balance {
  readonly entitlement: number;
  /** Days carried over from the year before, good for leave up to 30 June. */
  readonly carried: number;
  readonly adjusted: number;
  readonly used: number;
  /** Of `used`, on days up to 30 June. */
  readonly used_early: number;
}
/** What a leave takes of the balance of a year. */
export interface Take {
  readonly year: number;
  readonly days: number;
  /** Of `days`, up to 30 June. */
  readonly early: number;
}

const LAST_EARLY = '06-30';
/** Of service, before there is a right to annual leave. */
export const SERVICE_MONTHS = 12;

const isEarly = (day: string): boolean => day.slice(5) <= LAST_EARLY;
const yearOf = (day: string): number => Number(day.slice(0, 4));

/** By year, the earlier first. @param days 'YYYY-MM-DD' on which he was to work @param weight of each: 1, or 0.5 of half a day */
export const takesOf = (days: readonly string[], weight: number): readonly Take[] => {
  const years = [...new Set(days.map(yearOf))].toSorted((a, b) => a - b);
  return years.map((year) => {
    const own = days.filter((day) => yearOf(day) === year);
    return { year, days: own.length * weight, early: own.filter(isEarly).length * weight };
  });
};

/** What is carried is used first, by what is taken up to 30 June; this is what is left of it. */
export const carriedLeft = ({ carried, used_early }: Balance): number => Math.max(0, carried - used_early);

/** Left for days after 30 June. */
export const leftLate = ({ entitlement, carried, adjusted, used, used_early }: Balance): number =>
  entitlement + adjusted - (used - used_early) - Math.max(0, used_early - carried);

/** What is left for such days, and whether they fit into it. */
export const leftFor = (
  balance: Balance,
  { days, early }: Omit<Take, 'year'>,
): { readonly left: number; readonly fits: boolean } => {
  const own = leftLate(balance);
  const late = days - early;
  if (late > own) return { left: Math.max(0, own), fits: false };
  const all = carriedLeft(balance) + own;
  return { left: Math.max(0, early > 0 ? all : own), fits: days <= all };
};

/** What of the carried days is over on a day. */
export const expiredOn = (balance: Balance, year: number, today: string): number =>
  today > `${year}-${LAST_EARLY}` ? carriedLeft(balance) : 0;

/** What is left in all on a day. */
export const remainingOn = (balance: Balance, year: number, today: string): number =>
  carriedLeft(balance) + leftLate(balance) - expiredOn(balance, year, today);

/** The balance with a leave in it, or without it again. @param sign 1 takes, -1 gives back */
export const moved = (balance: Balance, { days, early }: Take, sign: 1 | -1): Balance => ({
  ...balance,
  used: balance.used + sign * days,
  used_early: balance.used_early + sign * early,
});

/** From this day there is a right to annual leave; null: nobody knows since when he works. */
export const entitledFrom = (joinAt: string | null): string | null =>
  joinAt === null ? null : addMonths(joinAt, SERVICE_MONTHS);

/**
 * Days that go over into the next year: what was left, up to `most`; never fewer than what is taken of them already.
 * @param next balance that they go into, as it is
 */
export const carriedOver = (left: number, most: number, next: Balance): number => {
  const wanted = Math.max(0, Math.min(left, most));
  const needed = next.used - next.entitlement - next.adjusted;
  return Math.max(wanted, Math.min(next.carried, needed));
};
