// Sums of bills that a form previews and the server stores (finance.md 6.1, 6.3): one rule for both. Whole rupiah.
import { mulDiv, roundHalfUp } from '../kernel/money.ts';
import { billState, payableBillStates } from './bill-life.ts';

const THOUSANDTHS = 1000;

/** Gross of a line: round(qty x price), half up. @param qty three decimals at most @param price rupiah */
export const grossOf = (qty: number, price: number): number =>
  mulDiv(price, Math.round(qty * THOUSANDTHS), THOUSANDTHS);

/** One installment, the last one apart: round(rest / count). @param rest rupiah after the down payment */
export const installmentOf = (rest: number, count: number): number => roundHalfUp(rest / count);

/** What of a bill is to be known to say what it leaves to be paid. */
export interface Owed {
  readonly status: number;
  /** Rupiah, as what was paid of it. */
  readonly total_amount: number;
  readonly installment_current_amount: number;
}
const PAYABLE: readonly number[] = payableBillStates;

/** What is left to be paid of an issued bill, rupiah; a bill that was written off may still be recovered. */
export const leftOf = ({ status, total_amount, installment_current_amount }: Owed): number =>
  PAYABLE.includes(status) ? total_amount - installment_current_amount : 0;

/** As `leftOf`, of a draft as it would be issued. */
export const payableOf = (bill: Owed): number =>
  leftOf(bill.status === billState.draft ? { ...bill, status: billState.issued } : bill);

/** What was paid beyond the total that a note of credit leaves, and goes back. @param credited rupiah */
export const paidBeyond = (
  { total_amount, installment_current_amount }: Omit<Owed, 'status'>,
  credited: number,
): number => Math.max(0, installment_current_amount - (total_amount - credited));

/**
 * What a note of credit on lines comes to: with all that is left of them the bill's rounding goes too, and no total falls below nothing.
 * @param named rupiah of the lines, none above what is left of it
 */
export const creditedBy = (
  { total_amount, lines }: Pick<Owed, 'total_amount'> & { readonly lines: readonly { readonly net_amount: number }[] },
  named: number,
): number => {
  const left = lines.reduce((sum, { net_amount }) => sum + net_amount, 0);
  return named === left ? total_amount : Math.min(named, total_amount);
};
