// What a sale comes to (inventory.md 6 R11, R12). Whole rupiah, half up.
import { grossOf } from '../../../src/resources/finance/amounts.ts';
import { mulDiv, percentOf } from '../../../src/resources/kernel/money.ts';
import { boundedGross } from '../finance/bounded.ts';
import { plus, quantity, thousandths } from './quantity.ts';

interface SaleUnit {
  /** Base units in one of it. */
  readonly factor: number;
  /** Rupiah for one of it; null: the factor times the base price. */
  readonly price: number | null;
}
/** R11: the unit's own price, else the base price times the factor. @param base rupiah for a base unit */
export const priceOf = ({ factor, price }: SaleUnit, base: number): number => price ?? grossOf(factor, base);

interface PricedLine {
  readonly qty: number;
  /** Rupiah for one. */
  readonly price: number;
  readonly discount_percent?: number | null | undefined;
  /** Rupiah; where there is no percentage. */
  readonly discount_amount?: number | null | undefined;
}
interface LineSum {
  readonly discount_amount: number;
  /** Below nothing where the discount is above the line. */
  readonly amount: number;
}
/** R12: round(quantity x price) less its discount. */
export const lineSum = ({ qty, price, discount_percent, discount_amount }: PricedLine): LineSum => {
  const gross = boundedGross(qty, price);
  const discount = discount_percent ? percentOf(gross, discount_percent) : (discount_amount ?? 0);
  return { discount_amount: discount, amount: gross - discount };
};

/**
 * R9, cumulatively (corrections.md 30): what a further return gives back of a line's amount or cost; the last one takes the rest.
 * @param whole rupiah of the line @param sold quantities, as `before` what came back earlier and `qty` what does now
 */
export const returnPart = (
  whole: number,
  { sold, before, qty }: { readonly sold: number; readonly before: number; readonly qty: number },
): number => {
  const share = (part: number): number => mulDiv(whole, thousandths(part), thousandths(sold));
  return share(plus(before, qty)) - share(before);
};

interface Out {
  readonly qty: number;
}
/**
 * Which of the moves that took a line out are undone, in their order.
 * @param before base units that came back earlier @param qty base units that come back now
 */
export const undoneOf = <M extends Out>(
  moves: readonly M[],
  before: number,
  qty: number,
): readonly { readonly move: M; readonly qty: number }[] => {
  let skip = thousandths(before);
  let open = thousandths(qty);
  return moves.flatMap((move) => {
    const there = thousandths(move.qty);
    const skipped = Math.min(skip, there);
    const taken = Math.min(open, there - skipped);
    skip -= skipped;
    open -= taken;
    return taken > 0 ? [{ move, qty: quantity(taken) }] : [];
  });
};
