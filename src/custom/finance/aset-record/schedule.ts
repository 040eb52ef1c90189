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
  /** Null: before the asset was taken over. */
  readonly planned: number | null;
  /** What stands in the journals; null: nothing yet. */
  readonly booked: number | null;
  /** After it, by plan, what was brought along included. */
  readonly accumulated: number;
  readonly book: number;
  readonly fiscal: number;
  readonly fiscalAccumulated: number;
  /** Book less fiscal: above nothing, the tax return adds it back. */
  readonly difference: number | null;
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

/**
 * Rows in the order of time, from the first month of either schedule to the last.
 * @param disposed month in which it was disposed of, 'YYYY-MM-01': neither schedule comes to it
 */
export const scheduleOf = (
  asset: Depreciable,
  group: FiscalGroup,
  booked: readonly Booked[],
  step: Step,
  disposed?: string,
): readonly ScheduleRow[] => {
  const length = LENGTH[step];
  const until = (plan: readonly Charge[]) => plan.filter(({ month }) => disposed === undefined || month < disposed);
  const planned = summed(until(commercialPlan(asset)), length);
  const fiscal = summed(until(fiscalPlan(asset, group)), length);
  const first = asset.depreciates_from.slice(0, length);
  const stands = summed(booked, length);
  const keys = [...new Set([...planned.keys(), ...fiscal.keys(), ...stands.keys()])].toSorted();
  let accumulated = asset.opening_amount;
  let fiscalAccumulated = 0;
  return keys.map((key) => {
    const [ours, theirs] = [planned.get(key) ?? 0, fiscal.get(key) ?? 0];
    const before = asset.opening_amount > 0 && key < first;
    accumulated += ours;
    fiscalAccumulated += theirs;
    return {
      key,
      planned: before ? null : ours,
      booked: stands.get(key) ?? null,
      accumulated,
      book: asset.cost_amount - accumulated,
      fiscal: theirs,
      fiscalAccumulated,
      difference: before ? null : ours - theirs,
    };
  });
};
