// Amounts of a bill and of its payments (finance.md 6.1, 6.2). Whole rupiah, half up, remainders on the last line.
import { mulDiv, roundHalfUp, spread } from '../../../src/resources/kernel/money.ts';

export interface PricedLine {
  readonly qty: number;
  /** Rupiah per piece. */
  readonly price: number;
  /** Rupiah off this line. */
  readonly discount_amount: number;
}
export interface LineAmounts {
  readonly gross: number;
  readonly bill_discount_amount: number;
  readonly net_amount: number;
}
export interface BillAmounts {
  readonly lines: readonly LineAmounts[];
  /** Sum of line amounts after their own discounts, before the bill's. */
  readonly subtotal_amount: number;
  readonly discount_amount: number;
  readonly total_amount: number;
  /** (line discounts + bill discount) / gross in percent, for the limit of the cashier. */
  readonly discounted_percent: number;
}

/** Gross of a line: round(qty x price). */
export const grossOf = (line: Pick<PricedLine, 'qty' | 'price'>): number => roundHalfUp(line.qty * line.price);

/** The bill's discount in rupiah: a percentage of the subtotal wins over an amount. */
export const discountOf = (subtotal: number, discount: { percent?: number | null; amount?: number | null }): number =>
  discount.percent ? mulDiv(subtotal, Math.round(discount.percent * 100), 10_000) : (discount.amount ?? 0);

/** Spreads the bill's discount over its lines by (gross - line discount). */
export const billAmounts = (
  lines: readonly PricedLine[],
  discount: { percent?: number | null; amount?: number | null },
): BillAmounts => {
  const gross = lines.map(grossOf);
  const afterOwn = lines.map((line, i) => (gross[i] ?? 0) - line.discount_amount);
  const subtotal = afterOwn.reduce((sum, n) => sum + n, 0);
  const discountAmount = discountOf(subtotal, discount);
  const shares = spread(discountAmount, afterOwn);
  const totalGross = gross.reduce((sum, n) => sum + n, 0);
  const given = totalGross - subtotal + discountAmount;
  return {
    lines: lines.map((_, i) => ({
      gross: gross[i] ?? 0,
      bill_discount_amount: shares[i] ?? 0,
      net_amount: (afterOwn[i] ?? 0) - (shares[i] ?? 0),
    })),
    subtotal_amount: subtotal,
    discount_amount: discountAmount,
    total_amount: subtotal - discountAmount,
    discounted_percent: totalGross === 0 ? 0 : (given * 100) / totalGross,
  };
};

/** Status of an issued bill: 1 terbit, 2 sebagian, 3 lunas. */
export const billStatus = (total: number, paid: number): 1 | 2 | 3 => (paid === total ? 3 : paid === 0 ? 1 : 2);

/** Expected MDR of a tender, rupiah. */
export const feeOf = (amount: number, feePercent: number): number =>
  mulDiv(amount, Math.round(feePercent * 100), 10_000);
