// The bound of what is reckoned of typed amounts: quantity times price, the sum of lines.
import { grossOf } from '../../../src/resources/finance/amounts.ts';
import { Refusal } from '../../../src/resources/refusals.ts';

/** Most rupiah of a stored amount: sums over many documents stay within the safe integers. */
const MOST_RUPIAH = 10_000_000_000_000;

export const isBounded = (amount: number): boolean => Math.abs(amount) <= MOST_RUPIAH;

/**
 * Gross of a line that is stored: round(qty x price), half up.
 * @param qty three decimals at most @param price rupiah
 * @throws Refusal number-beyond (422) where no document has so much
 */
export const boundedGross = (qty: number, price: number): number => {
  const gross = grossOf(qty, price);
  if (!isBounded(gross)) throw new Refusal('number-beyond');
  return gross;
};
