// R2 and corrections 29: what received goods cost, and what of the order's discount and shipping reaches each receive (inventory.md 6).
import { netOf, type PricedLine } from '../../../src/resources/inventory/bought.ts';
import { mulDiv, percentOf, spread } from '../../../src/resources/kernel/money.ts';

export interface LineCost {
  /** Rupiah after the line's discount, before that of the order. */
  readonly net: number;
  /** PPN after all discounts; shipping carries none. */
  readonly tax: number;
  /** What enters the pool: net less its part of the discount, with its part of the shipping, and with PPN that is not credited. */
  readonly cost: number;
}

/**
 * Costs of the lines of one receive. @param discount, shipping rupiah of the document, spread by net amounts, the rest on the last line
 * @param credited the branch credits input PPN, so that it is no cost
 */
export const costsOf = (
  lines: readonly PricedLine[],
  {
    discount,
    shipping,
    credited,
  }: { readonly discount: number; readonly shipping: number; readonly credited: boolean },
): readonly LineCost[] => {
  const nets = lines.map(netOf);
  const discounts = spread(discount, nets);
  const shippings = spread(shipping, nets);
  return lines.map(({ tax_percent }, i) => {
    const net = nets[i] ?? 0;
    const taxed = net - (discounts[i] ?? 0);
    const tax = percentOf(taxed, tax_percent);
    return { net, tax, cost: taxed + (shippings[i] ?? 0) + (credited ? 0 : tax) };
  });
};

/**
 * What of an order's discount or shipping belongs to this receive: the part of all that has come, less what earlier ones took, so that
 * the last takes the rest. @param nets rupiah: of the whole order, and of all received with this one
 */
export const cumulativePart = (
  amount: number,
  nets: { readonly ordered: number; readonly received: number },
  taken: number,
): number =>
  (nets.ordered === 0 ? amount : mulDiv(amount, Math.min(nets.received, nets.ordered), nets.ordered)) - taken;
