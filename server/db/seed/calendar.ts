// Which days the demo covers and how many visits each has: closed on Sundays, fuller on Saturdays, always something today.
import { addDays } from '../../../src/resources/kernel/date.ts';
import type { DemoBranch } from './branch.ts';
import { weekdayOf } from '../../../src/resources/service/weekday.ts';
import { randomOf } from './random.ts';

export const DEMO_DAYS = 90;
/** Enough for every state of a visit to be on the board. */
const TODAY_VISITS = { busy: 12, quiet: 8 } as const;
const WEEKDAY_WEIGHT = [1, 0.9, 1.1, 0.9, 1.1, 1.4, 0] as const;
const SUNDAY = 7;

/** From 90 days ago to today, both included, Sundays left out; today is open whatever day it is. */
export const demoDays = (today: string): readonly string[] =>
  Array.from({ length: DEMO_DAYS + 1 }, (_, i) => addDays(today, i - DEMO_DAYS)).filter(
    (day) => day === today || weekdayOf(day) !== SUNDAY,
  );

/** Visits of each demo day; those before today add up to the branch's number. */
export const visitCounts = (seed: number, branch: DemoBranch, today: string): ReadonlyMap<string, number> => {
  const past = demoDays(today).filter((day) => day < today);
  const weights = past.map(
    (day) =>
      (WEEKDAY_WEIGHT[weekdayOf(day) - 1] ?? 1) * (0.7 + 0.6 * randomOf(seed, `${branch.code} ${day} load`).next()),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const todays = branch.visits >= 300 ? TODAY_VISITS.busy : TODAY_VISITS.quiet;
  let reached = 0;
  const counts = new Map<string, number>([[today, todays]]);
  weights.forEach((weight, i) => {
    const before = Math.round((reached / total) * (branch.visits - todays));
    reached += weight;
    counts.set(past[i] ?? today, Math.round((reached / total) * (branch.visits - todays)) - before);
  });
  return counts;
};

/** First day of the active books: 1 January of the year in which the demo days begin. */
export const periodStart = (today: string): string => `${addDays(today, -DEMO_DAYS).slice(0, 4)}-01-01`;
