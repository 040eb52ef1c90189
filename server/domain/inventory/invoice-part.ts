// What an invoice of a vendor makes of goods that came (inventory.md 6 R7): at the receive's price exactly what they stand at, at
// another price a difference.
import { netOf } from '../../../src/resources/inventory/bought.ts';
import { mulDiv, roundHalfUp } from '../../../src/resources/kernel/money.ts';
import { issueValue } from './moving-average.ts';
import { plus, quantity, thousandths } from './quantity.ts';

/** A posted line of a receive, with what became of it. Quantities of its unit. */
export interface ReceivedLine {
  readonly qty: number;
  readonly qty_invoiced: number;
  readonly qty_returned: number;
  /** How much of the returned quantity had been invoiced. */
  readonly qty_credited: number;
  /** Rupiah that stand without an invoice. */
  readonly open_value: number;
  /** PPN of the whole line. */
  readonly tax_amount: number;
  readonly price: number;
  readonly discount_percent: number;
  readonly tax_percent: number;
  readonly is_bonus: boolean;
  /** PPN was credited: it is in no cost, and is owed by the invoice alone. */
  readonly is_credited: boolean;
}

/** What of it may still be invoiced: neither invoiced nor sent back before. */
export const openOf = ({ qty, qty_invoiced, qty_returned, qty_credited }: ReceivedLine): number =>
  plus(plus(qty, -qty_invoiced), -plus(qty_returned, -qty_credited));

export interface InvoicedPart {
  /** Rupiah: before PPN, and the PPN. */
  readonly amount: number;
  readonly tax: number;
  /** What the goods stood at. */
  readonly received: number;
  /** What is credited of the PPN. */
  readonly credited: number;
  /** What it costs more than they came in at; below 0: less. */
  readonly difference: number;
}

/** Of the PPN of the line: the part of `qty` units behind those that went before, so that all parts come to the whole. */
const taxPart = ({ tax_amount, qty }: Pick<ReceivedLine, 'tax_amount' | 'qty'>, before: number, part: number) =>
  mulDiv(tax_amount, thousandths(plus(before, part)), thousandths(qty)) -
  mulDiv(tax_amount, thousandths(before), thousandths(qty));

/** @param qty of its unit, above 0 and no more than `openOf` @param price rupiah for one, before the line's discount and PPN */
export const invoicedPart = (line: ReceivedLine, qty: number, price: number): InvoicedPart => {
  const received = issueValue({ qty: openOf(line), value: line.open_value }, qty);
  const ppn = taxPart(line, line.qty_invoiced, qty);
  // PPN in the cost is no more than the cost: goods of less than a rupiah are told apart by rounding alone.
  const taxed = line.is_credited ? ppn : Math.min(ppn, received);
  const more = netOf({ ...line, qty, price }) - netOf({ ...line, qty });
  const amount = Math.max(0, received - (line.is_credited ? 0 : taxed) + more);
  const tax = Math.max(0, taxed + mulDiv(more, roundHalfUp(line.tax_percent * 100), 10_000));
  const credited = line.is_credited ? tax : 0;
  return { amount, tax, received, credited, difference: amount + tax - credited - received };
};

/** Base units of a quantity of the line's unit. */
export const baseOf = (line: { readonly qty: number; readonly qty_base: number }, qty: number): number =>
  quantity(mulDiv(thousandths(line.qty_base), thousandths(qty), thousandths(line.qty)));
