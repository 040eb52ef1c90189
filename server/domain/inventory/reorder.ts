// R10: what to order (inventory.md 6).
import { roundHalfUp } from '../../../src/resources/kernel/money.ts';
import { plus, quantity, thousandths } from './quantity.ts';

/** Days of use that are looked at, of safety beside the supplier's, and of use that an order is to last for. */
export const USE_DAYS = 90;
export const SAFETY_DAYS = 3;
const COVER_DAYS = 30;

export interface Demand {
  readonly on_hand: number;
  readonly on_order: number;
  readonly in_transit: number;
  readonly min: number | null;
  readonly max: number | null;
  /** Base units that went out in the last 90 days. */
  readonly used: number;
  readonly lead_days: number;
  /** Base units in one purchase unit. */
  readonly factor: number;
  /** Least number of purchase units; null: one. */
  readonly moq: number | null;
}
export interface Suggestion {
  /** Base units that are missing. */
  readonly need: number;
  /** Purchase units to order. */
  readonly qty: number;
  /** Days that what is on hand lasts; null: it is not used. */
  readonly days_left: number | null;
}

const needOf = ({ on_hand, on_order, in_transit, min, max, used, lead_days }: Demand): number => {
  const available = plus(plus(on_hand, on_order), in_transit);
  if (min !== null && max !== null) return available <= min ? plus(max, -available) : 0;
  // Whole thousandths times the days of use: an average of a day has no end, and would miss what lies on the order point.
  const [use, has] = [thousandths(used), thousandths(available) * USE_DAYS];
  // Nothing says how much is wanted of what is not used (corrections 32).
  if (use === 0 || has > use * (lead_days + SAFETY_DAYS)) return 0;
  return quantity(roundHalfUp((use * (lead_days + SAFETY_DAYS + COVER_DAYS) - has) / USE_DAYS));
};

/** R10: what is to be ordered of an item in a branch; a need of 0: nothing. */
export const suggest = (demand: Demand): Suggestion => {
  const need = needOf(demand);
  const units = Math.ceil(thousandths(need) / thousandths(demand.factor));
  return {
    need,
    qty: need > 0 ? Math.max(demand.moq ?? 1, units) : 0,
    days_left: demand.used === 0 ? null : (demand.on_hand * USE_DAYS) / demand.used,
  };
};

/** Days of the supplier that are reckoned with where none is known. */
const USUAL_LEAD_DAYS = 3;

/**
 * Base units that a branch can give away: what it holds above its most, or above what an order would fill it up to where it has
 * set none. Never below nothing.
 */
export const spareOf = ({ on_hand, max, used }: Pick<Demand, 'on_hand' | 'max' | 'used'>): number => {
  const days = USUAL_LEAD_DAYS + SAFETY_DAYS + COVER_DAYS;
  const kept = max ?? quantity(Math.ceil((thousandths(used) * days) / USE_DAYS));
  return Math.max(0, plus(on_hand, -kept));
};
