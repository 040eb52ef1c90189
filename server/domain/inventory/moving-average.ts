// R3: the moving average of an item in a branch, kept as what there is and what it is worth, never as a rounded average (inventory.md 6).
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import { plus, thousandths } from './quantity.ts';

/** All that a branch holds of an item. */
export interface Pool {
  /** Base units. */
  readonly qty: number;
  /** Rupiah. */
  readonly value: number;
}

/** Rupiah that leave with `qty` (0 < qty <= pool.qty): its share, half up; the last of it takes all that is left. */
export const issueValue = (pool: Pool, qty: number): number =>
  thousandths(qty) === thousandths(pool.qty) ? pool.value : mulDiv(pool.value, thousandths(qty), thousandths(pool.qty));

/** What `qty` is worth at the average; from an empty pool at what the item last cost there, else nothing (corrections 32). */
export const averageValue = (pool: Pool, qty: number, lastCost: number | null): number => {
  if (pool.qty > 0) return mulDiv(pool.value, thousandths(qty), thousandths(pool.qty));
  // Costs have four decimals.
  return lastCost === null ? 0 : mulDiv(Math.round(lastCost * 10_000), thousandths(qty), 10_000_000);
};

export const received = ({ qty, value }: Pool, more: Pool): Pool => ({
  qty: plus(qty, more.qty),
  value: value + more.value,
});
export const issued = (pool: Pool, less: Pool): Pool => received(pool, { qty: -less.qty, value: -less.value });

/** Rupiah for a base unit, to four decimals; 0 of nothing. */
export const unitCost = ({ qty, value }: Pool): number =>
  thousandths(qty) === 0 ? 0 : mulDiv(value, 10_000_000, thousandths(qty)) / 10_000;
