// What goods that go back to their supplier come to (inventory.md 6 R8; corrections 29, 30): first those without an invoice, at what they
// stand at; then invoiced ones, at the price of the receive, cumulatively.
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import { openOf, type ReceivedLine, taxPart } from './invoice-part.ts';
import { issueValue } from './moving-average.ts';
import { returnedPart } from './price-difference.ts';
import { plus, thousandths } from './quantity.ts';

export interface ReturnedPart {
  /** How much of the quantity had been invoiced. */
  readonly credited: number;
  /** Rupiah that stood without an invoice, and that the vendor is no longer owed, without PPN that was credited. */
  readonly open: number;
  readonly owed: number;
  /** PPN that is no longer credited. */
  readonly tax: number;
}

/** @param line with what it cost @param qty of its unit, above 0 and no more than is left of it */
export const returnPart = (line: ReceivedLine & { readonly cost_value: number }, qty: number): ReturnedPart => {
  const there = openOf(line);
  const open = Math.min(there, qty);
  const credited = plus(qty, -open);
  const before = line.qty_credited;
  const shareOf = (returned: number): number => returnedPart(line.cost_value, { line: line.qty, returned }, 0);
  return {
    credited,
    open: open === 0 ? 0 : issueValue({ qty: there, value: line.open_value }, open),
    owed: credited === 0 ? 0 : shareOf(plus(before, credited)) - shareOf(before),
    tax: line.is_credited && credited > 0 ? taxPart(line, before, credited) : 0,
  };
};

/** What left the pool, shared out by quantity between what had no invoice and what had one. */
export const splitStock = (
  value: number,
  qty: number,
  credited: number,
): { readonly open: number; readonly owed: number } => {
  const owed = mulDiv(value, thousandths(credited), thousandths(qty));
  return { open: value - owed, owed };
};
