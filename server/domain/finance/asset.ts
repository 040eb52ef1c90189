// What of fixed assets is depreciated in a month, and what a disposal does (decision 105). Pure.
import { disposalKind } from '../../../src/resources/finance/aset-life.ts';
import {
  accumulatedAt,
  type Depreciable,
  depreciableOf,
  monthOfDay,
  monthsBetween,
  monthsOf,
} from '../../../src/resources/finance/depreciation.ts';
import { dueDays } from './recurring.ts';
import { addMonths, monthName } from '../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';

/** Why an asset cannot be registered like that; undefined: it can. @param today of the branch, 'YYYY-MM-DD' */
export const faultOf = (asset: Depreciable, today: string): Refusal | undefined => {
  const passed = monthsBetween(asset.acquired_on, asset.depreciates_from);
  if (asset.acquired_on > today) return refuseField('asset-future', 'acquired_on');
  if (passed < 0) return refuseField('asset-first-month', 'depreciates_from');
  if (depreciableOf(asset) < 0) return refuseField('asset-above-cost', 'cost_amount');
  if (asset.opening_amount > 0 && passed === 0) return refuseField('asset-opening', 'opening_amount');
  if (depreciableOf(asset) > 0 && monthsOf(asset) === 0) return refuseField('asset-life-over', 'opening_amount');
  return undefined;
};

/** An asset in use, with what is booked of it. */
export interface Held extends Depreciable {
  readonly id: number;
  /** Rupiah, what was brought along included. */
  readonly accumulated_amount: number;
}
export interface Due {
  readonly id: number;
  readonly amount: number;
  /** Months before this one that are booked with it. */
  readonly late: number;
}

/** The part of the schedule up to a month that is not booked yet. */
const dueOf = (asset: Held, month: string): Due => {
  const amount = accumulatedAt(asset, month) - asset.accumulated_amount;
  let late = 0;
  while (accumulatedAt(asset, addMonths(month, -late - 1)) > asset.accumulated_amount) late += 1;
  return { id: asset.id, amount, late };
};

/** What a month books: each asset comes to where its schedule is at the end of it, months that were left out included. */
export const dueIn = (assets: readonly Held[], month: string): readonly Due[] =>
  assets.map((asset) => dueOf(asset, month)).filter(({ amount }) => amount > 0);

export interface Disposal {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly kind: string;
  /** Rupiah; nothing where nothing was paid. */
  readonly proceeds: number;
}
export interface DisposalPlan {
  readonly accumulated: number;
  /** What the books still hold of it. */
  readonly book: number;
  /** Above nothing: a gain. */
  readonly gain: number;
}

/**
 * What a disposal books. The month of the day is not depreciated, the months before it are booked.
 * @param lastMonth the last month that is booked of it, null: none
 * @throws Refusal disposal-price, disposal-no-price, disposal-early (422); disposal-depreciated, disposal-behind (409)
 */
export const decideDisposal = (
  asset: Held,
  lastMonth: string | null,
  { day, kind, proceeds }: Disposal,
): DisposalPlan => {
  if (kind === disposalKind.sold && proceeds === 0) throw refuseField('disposal-price', 'proceeds_amount');
  if (kind === disposalKind.writtenOff && proceeds > 0) throw refuseField('disposal-no-price', 'proceeds_amount');
  if (day < asset.acquired_on) throw refuseField('disposal-early', 'disposed_on');
  if (lastMonth !== null && lastMonth > monthOfDay(day))
    throw new Refusal('disposal-depreciated', { month: monthName(lastMonth) });
  const before = addMonths(monthOfDay(day), -1);
  if (accumulatedAt(asset, before) > asset.accumulated_amount)
    throw new Refusal('disposal-behind', { month: monthName(before) });
  const book = asset.cost_amount - asset.accumulated_amount;
  return { accumulated: asset.accumulated_amount, book, gain: proceeds - book };
};

/**
 * What a schedule of costs that were paid ahead comes to.
 * @param span first and last day 'YYYY-MM-DD', and the months between two charges
 * @param each rupiah of a charge @param last rupiah of the last one
 */
export const prepaidTotal = (
  {
    start_at,
    end_at,
    interval_months,
  }: { readonly start_at: string; readonly end_at: string; readonly interval_months: number },
  each: number,
  last: number,
): { readonly months: number; readonly total: number } => {
  const charges = dueDays({ start_at, end_at, interval_months }, new Set(), end_at).length;
  return { months: charges, total: charges === 0 ? 0 : each * (charges - 1) + last };
};
