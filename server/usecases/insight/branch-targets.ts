// What the branches wanted of a range beside what came of it (decision 104). A month that the range cuts counts by its days.
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import { named, run } from '../../db/statement.ts';
import type { Transaction } from '../../db/transaction.ts';
import { budgetWithin } from '../../domain/finance/budget.ts';

const MEASURES = ['received', 'newcomers', 'noshows'] as const;
type Measure = (typeof MEASURES)[number];
type Wanted = Readonly<Record<Measure, number | null>>;
interface Row extends Wanted {
  readonly profile_id: number;
  /** First day, 'YYYY-MM-DD'. */
  readonly month: string;
}

const targetsIn = named<Row, [branches: readonly number[], start: string, end: string]>(
  'dashboard_targets',
  `select t.profile_id, m.day as month, t.received, t.newcomers, t.noshows
   from branchtargets t cross join lateral (select make_date(t.year, t.month, 1) as day) m
   where t.profile_id = any ($1) and m.day between date_trunc('month', $2::date)::date and $3::date`,
);

const NONE: Wanted = { received: null, newcomers: null, noshows: null };

/** By branch; null where no month of the range has a target. */
export const branchTargets = async (
  tx: Transaction,
  branches: readonly number[],
  start: string,
  end: string,
): Promise<(branch: number) => Wanted> => {
  const wanted = new Map<number, Record<Measure, number | null>>();
  for (const row of await run(tx, targetsIn, branches, start, end)) {
    const own = wanted.get(row.profile_id) ?? { ...NONE };
    for (const measure of MEASURES) {
      const amount = row[measure];
      if (amount !== null)
        own[measure] = (own[measure] ?? 0) + budgetWithin({ start, end }, { month: row.month, amount });
    }
    wanted.set(row.profile_id, own);
  }
  return (branch) => wanted.get(branch) ?? NONE;
};

const HUNDREDTHS = 10_000;
const CENT = 100;
/** What part of a target was reached, in percent with two decimals; null without one. */
const reached = (actual: number, target: number | null): number | null =>
  target === null || target === 0 ? null : mulDiv(actual, HUNDREDTHS, target) / CENT;

/** Targets and how far they were reached, as the comparison of the branches tells them. */
export const besideTargets = (actual: Readonly<Record<Measure, number>>, wanted: Wanted) => ({
  received_target: wanted.received,
  received_percent: reached(actual.received, wanted.received),
  newcomers_target: wanted.newcomers,
  newcomers_percent: reached(actual.newcomers, wanted.newcomers),
  noshows_target: wanted.noshows,
  noshows_percent: reached(actual.noshows, wanted.noshows),
});
