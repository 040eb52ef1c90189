// A line while it is typed, as the rules reckon with it.
import { netOf, type PricedLine } from '../../../resources/inventory/bought.ts';
import { percentOf } from '../../../resources/kernel/money.ts';
import type { Row } from '../../../screens/views/view.ts';

const number = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : 0;
const FULL = 100;

/** What is not typed yet, or cannot be, counts as nothing. */
export const pricedOf = ({ qty, price, discount_percent, tax_percent, is_bonus }: Row): PricedLine => ({
  qty: number(qty),
  price: number(price),
  discount_percent: Math.min(number(discount_percent), FULL),
  tax_percent: Math.min(number(tax_percent), FULL),
  is_bonus: is_bonus === true,
});

/** Rupiah with PPN, before discount and shipping of the document. */
export const amountOf = (line: Row): number => {
  const priced = pricedOf(line);
  const net = netOf(priced);
  return net + percentOf(net, priced.tax_percent);
};
