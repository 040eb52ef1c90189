// R7 and corrections 31: what a later price does to stock that has partly gone (inventory.md 6).
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import type { Pool } from './moving-average.ts';
import { thousandths } from './quantity.ts';

/** A received line, in base units. */
export interface Came {
  /** What came and was not sent back. */
  readonly qty: number;
  /** What came of the item after it and was not sent back. */
  readonly later: number;
}

/**
 * Splits what a faktur costs more (below 0: less) than the goods were received at: the part of what is still there goes to stock, never
 * more than the pool is worth, the rest is a difference of prices. The oldest goods went first, and all invoices of a line count the same
 * goods as there: however many papers it is spread over, they come to what one would (docs/decisions/0130).
 */
export const splitDifference = (
  difference: number,
  pool: Pool,
  { qty, later }: Came,
): { readonly stock: number; readonly expense: number } => {
  const there = Math.min(Math.max(0, thousandths(pool.qty) - thousandths(later)), thousandths(qty));
  const part = mulDiv(difference, there, thousandths(qty));
  // A cheaper faktur never takes a pool below 0.
  const stock = Math.max(part, -pool.value);
  return { stock, expense: difference - stock };
};
