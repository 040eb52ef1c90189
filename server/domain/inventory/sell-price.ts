// R11: what an item could be sold at after it came in (inventory.md 6). Pure.
import { thousandths } from './quantity.ts';

/** Rupiah to which a price is rounded up. */
const STEP = 500n;
const PERCENT = 100;

/**
 * The last cost with the category's markup, up to the next 500.
 * @param lastCost rupiah for a base unit, three decimals @param markup percent, two decimals
 */
export const suggestedPrice = (lastCost: number, markup: number): number => {
  const parts = BigInt(thousandths(lastCost)) * BigInt(Math.round((PERCENT + markup) * PERCENT));
  const step = STEP * 1000n * BigInt(PERCENT * PERCENT);
  return Number(((parts + step - 1n) / step) * STEP);
};
