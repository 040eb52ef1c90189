// What goods that go back to their supplier come to (inventory.md 6 R8; corrections 29, 30): first those without an invoice, at what they
// stand at; then invoiced ones, at what the vendor has billed of them, the last taking the rest (docs/decisions/0141).
import { mulDiv } from '../../../src/resources/kernel/money.ts';
import { openOf, type ReceivedLine } from './invoice-part.ts';
import { issueValue } from './moving-average.ts';
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

/** What vendors have billed of a received line, and what of that came back so far. Rupiah. */
export interface Billed {
  /** With PPN. */
  readonly billed: number;
  /** Of it the PPN that was credited. */
  readonly billed_tax: number;
  readonly billed_back: number;
}

/** @param qty of its unit, above 0 and no more than is left of the line */
export const returnPart = (line: ReceivedLine & Billed, qty: number): ReturnedPart => {
  const there = openOf(line);
  const open = Math.min(there, qty);
  const credited = plus(qty, -open);
  const left = { qty: plus(line.qty_invoiced, -line.qty_credited), value: line.billed - line.billed_back };
  const back = credited === 0 ? 0 : issueValue(left, credited);
  const tax = line.billed_tax === 0 ? 0 : mulDiv(back, line.billed_tax, line.billed);
  return {
    credited,
    open: open === 0 ? 0 : issueValue({ qty: there, value: line.open_value }, open),
    owed: back - tax,
    tax,
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
