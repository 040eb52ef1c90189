// The schedules of an asset beside each other, by year or month: that of the books, what of it is booked, and that of the tax law.
import {
  type Charge,
  commercialPlan,
  type Depreciable,
  type FiscalGroup,
  fiscalPlan,
} from '../../../resources/finance/depreciation.ts';

/** Amounts in rupiah. */
export interface ScheduleRow {
  /** '2026' or '2026-03' */
  readonly key: string;
  readonly planned: number;
  /** What stands in the journals; null: nothing yet. */
  readonly booked: number | null;
  /** After it, by plan, what was brought along included. */
  readonly accumulated: number;
  readonly book: number;
  readonly fiscal: number;
  readonly fiscalAccumulated: number;
  /** Book less fiscal: above nothing, the tax return adds it back. */
  readonly difference: number;
}
export type Step = 'year' | 'month';
/** Of what was booked: 'YYYY-MM'. */
export type Booked = Charge;

const LENGTH: Readonly<Record<Step, number>> = { year: 4, month: 7 };

const summed = (charges: readonly Charge[], length: number): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { month, amount } of charges) {
    const key = month.slice(0, length);
    sums.set(key, (sums.get(key) ?? 0) + amount);
  }
  return sums;
};

/** Rows in the order of time, from the first month of either schedule to the last. */
export const scheduleOf = (
  asset: Depreciable,
  group: FiscalGroup,
  booked: readonly Booked[],
  step: Step,
): readonly ScheduleRow[] => {
  const length = LENGTH[step];
  const planned = summed(commercialPlan(asset), length);
  const fiscal = summed(fiscalPlan(asset, group), length);
  const stands = summed(booked, length);
  const keys = [...new Set([...planned.keys(), ...fiscal.keys(), ...stands.keys()])].toSorted();
  let accumulated = asset.opening_amount;
  let fiscalAccumulated = 0;
  return keys.map((key) => {
    const [ours, theirs] = [planned.get(key) ?? 0, fiscal.get(key) ?? 0];
    accumulated += ours;
    fiscalAccumulated += theirs;
    return {
      key,
      planned: ours,
      booked: stands.get(key) ?? null,
      accumulated,
      book: asset.cost_amount - accumulated,
      fiscal: theirs,
      fiscalAccumulated,
      difference: ours - theirs,
    };
  });
};
