// Sums of bills that a form previews and the server stores (finance.md 6.1, 6.3): one rule for both. Whole rupiah.
import { mulDiv, roundHalfUp } from '../kernel/money.ts';

const THOUSANDTHS = 1000;

/** Gross of a line: round(qty x price), half up. @param qty three decimals at most @param price rupiah */
export const grossOf = (qty: number, price: number): number =>
  mulDiv(price, Math.round(qty * THOUSANDTHS), THOUSANDTHS);

/** One installment, the last one apart: round(rest / count). @param rest rupiah after the down payment */
export const installmentOf = (rest: number, count: number): number => roundHalfUp(rest / count);
