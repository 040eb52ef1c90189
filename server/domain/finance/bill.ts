// Amounts of a bill and of its payments (finance.md 6.1, 6.2). Whole rupiah, half up, remainders on the last line.
import type { issuedBillStates } from '../../../src/resources/finance/bill-life.ts';
import { bill as billDocument } from '../../../src/resources/finance/bill.ts';
import { mulDiv, roundHalfUp, spread } from '../../../src/resources/kernel/money.ts';
import { boundedGross } from './bounded.ts';

export interface PricedLine {
  readonly qty: number;
  /** Rupiah per piece. */
  readonly price: number;
  /** Rupiah off this line. */
  readonly discount_amount: number;
  /** PPN in percent that the price includes. */
  readonly tax_rate?: number;
}
export interface LineAmounts {
  readonly gross: number;
  readonly bill_discount_amount: number;
  readonly net_amount: number;
  /** Part of the net. */
  readonly tax_amount: number;
}
export interface BillAmounts {
  readonly lines: readonly LineAmounts[];
  /** Sum of line amounts after their own discounts, before the bill's. */
  readonly subtotal_amount: number;
  readonly discount_amount: number;
  /** Part of the total. */
  readonly tax_amount: number;
  /** Added to the lines by rounding the total. */
  readonly rounding_amount: number;
  readonly total_amount: number;
  /** Line discounts and the bill's, and what they are taken off, for the limit of the cashier. */
  readonly given_amount: number;
  readonly gross_amount: number;
}

/** The PPN inside a net amount: round(net x rate / (100 + rate)). @param rate percent, two decimals */
export const taxInside = (net: number, rate: number): number => {
  const hundredths = Math.round(rate * 100);
  return mulDiv(net, hundredths, 10_000 + hundredths);
};

/** What rounding an amount to the nearest step adds to it, half up; 0: nothing is rounded, and nothing is rounded away. */
const roundingOf = (amount: number, step: number): number => {
  const rounded = step === 0 ? amount : roundHalfUp(amount / step) * step;
  return rounded === 0 ? 0 : rounded - amount;
};

/** The bill's discount in rupiah: a percentage of the subtotal wins over an amount. */
export const discountOf = (subtotal: number, discount: { percent?: number | null; amount?: number | null }): number =>
  discount.percent ? mulDiv(subtotal, Math.round(discount.percent * 100), 10_000) : (discount.amount ?? 0);

/**
 * Whether a bill's discount is above `limit` percent of its gross. A discount of exactly `limit` percent, rounded as discounts are, is
 * not.
 */
export const isAbove = (limit: number, { given_amount, gross_amount }: BillAmounts): boolean =>
  given_amount > discountOf(gross_amount, { percent: limit });

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** Spreads the bill's discount over its lines by (gross - line discount). @param step rupiah that totals are rounded to; 0: none */
export const billAmounts = (
  lines: readonly PricedLine[],
  discount: { percent?: number | null; amount?: number | null },
  step = 0,
): BillAmounts => {
  const gross = lines.map(({ qty, price }) => boundedGross(qty, price));
  const afterOwn = lines.map((line, i) => (gross[i] ?? 0) - line.discount_amount);
  const subtotal = sumOf(afterOwn);
  const discountAmount = discountOf(subtotal, discount);
  const shares = spread(discountAmount, afterOwn);
  const totalGross = sumOf(gross);
  const given = totalGross - subtotal + discountAmount;
  const amounts = lines.map((line, i) => {
    const net = (afterOwn[i] ?? 0) - (shares[i] ?? 0);
    return {
      gross: gross[i] ?? 0,
      bill_discount_amount: shares[i] ?? 0,
      net_amount: net,
      tax_amount: taxInside(Math.max(net, 0), line.tax_rate ?? 0),
    };
  });
  const rounding = roundingOf(subtotal - discountAmount, step);
  return {
    lines: amounts,
    subtotal_amount: subtotal,
    discount_amount: discountAmount,
    tax_amount: sumOf(amounts.map((line) => line.tax_amount)),
    rounding_amount: rounding,
    total_amount: subtotal - discountAmount + rounding,
    given_amount: given,
    gross_amount: totalGross,
  };
};

/**
 * What of a bill's payments belongs to each line: by cumulative share (finance.md 6.2). What rounding added belongs to none.
 * @param total of the bill, with its rounding
 */
export const linePayments = (paid: number, total: number, nets: readonly number[]): readonly number[] => {
  const lines = sumOf(nets);
  return spread(total === lines || total === 0 ? Math.min(paid, lines) : mulDiv(paid, lines, total), nets);
};

/** State of an issued bill. @param writtenOff rupiah given up */
export const billStatus = (total: number, paid: number, writtenOff = 0): (typeof issuedBillStates)[number] => {
  const { issued, partial, settled, writtenOff: written } = billDocument.state;
  if (paid === total) return settled;
  if (writtenOff > 0) return written;
  return paid === 0 ? issued : partial;
};

/** Expected MDR of a tender, rupiah. */
export const feeOf = (amount: number, feePercent: number): number =>
  mulDiv(amount, Math.round(feePercent * 100), 10_000);
