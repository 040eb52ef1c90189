// Quantities have three decimals; they are added up as whole thousandths, so that no sum drifts (inventory.md 2, 6 R1).
import { Refusal } from '../../../src/resources/refusals.ts';

const PARTS = 1000;

/** Thousandths of a quantity, a whole number: what quantities are added and compared as. */
export const thousandths = (qty: number): number => Math.round(qty * PARTS);
/** Back from thousandths. */
export const quantity = (parts: number): number => parts / PARTS;
/** Sums and differences of quantities, exact to the third decimal. */
export const plus = (a: number, b: number): number => quantity(thousandths(a) + thousandths(b));

export interface Measured {
  readonly name: string;
  /** Its base unit. */
  readonly unit: string;
  readonly allow_decimal: boolean;
}

/**
 * R1: a quantity of a unit in base units, half up to the third decimal.
 * @param factor base units in one of the unit
 * @throws Refusal whole-quantity (422) where the item is counted in pieces
 */
export const baseQuantity = (item: Measured, qty: number, factor: number): number => {
  const exact = BigInt(thousandths(qty)) * BigInt(thousandths(factor));
  const parts = Number((exact + 500n) / 1000n);
  if (!item.allow_decimal && parts % PARTS !== 0)
    throw new Refusal('whole-quantity', { item: item.name, unit: item.unit });
  return quantity(parts);
};
