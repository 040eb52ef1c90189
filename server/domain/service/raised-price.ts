// A price raised or lowered by percent or rupiah, and rounded to whole steps (service.md 4: 'Naikkan harga').
import { mulDiv, roundHalfUp } from '../../../src/resources/kernel/money.ts';

export interface Raise {
  readonly mode: 'persen' | 'rupiah';
  /** Percent with at most two decimals, or rupiah; negative lowers. */
  readonly value: number;
  /** Rupiah; the new price is the nearest multiple, half up. */
  readonly step: number;
}

/** @param price rupiah @returns rupiah, never below 0 */
export const raisedPrice = (price: number, { mode, value, step }: Raise): number => {
  const raised = mode === 'persen' ? mulDiv(price, Math.round((100 + value) * 100), 10_000) : price + value;
  return Math.max(0, roundHalfUp(raised / step) * step);
};
