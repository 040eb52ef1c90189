// What a line of goods that are bought comes to, for the server and for the form that previews it (inventory.md 6 R2, 10).
import { mulDiv, percentOf } from '../kernel/money.ts';

export interface PricedLine {
  /** Of the unit that the price is for. */
  readonly qty: number;
  /** Rupiah for one, before PPN. */
  readonly price: number;
  readonly discount_percent: number;
  readonly tax_percent: number;
  /** Given along for nothing: it enters with value 0. */
  readonly is_bonus?: boolean;
}

/** Quantities have three decimals. */
const PARTS = 1000;

/** Rupiah of a line before PPN: quantity times price, half up, less its discount. */
export const netOf = ({ qty, price, discount_percent, is_bonus = false }: PricedLine): number => {
  if (is_bonus) return 0;
  const gross = mulDiv(price, Math.round(qty * PARTS), PARTS);
  return gross - percentOf(gross, discount_percent);
};

/** Rupiah for one of the unit after the line's discount: what suppliers are compared by. */
export const netPriceOf = ({ price, discount_percent }: Pick<PricedLine, 'price' | 'discount_percent'>): number =>
  price - percentOf(price, discount_percent);

/** Percent of the last price by which it rose, to one decimal; 0 where it fell, or nothing was paid before. @param last, now rupiah */
export const risePercent = (last: number, now: number): number =>
  last <= 0 || now <= last ? 0 : mulDiv(now - last, PARTS, last) / 10;
