// What an adjustment does to stock and books, by its type (inventory.md 2, 3, 7).
import { adjustmentType } from '../../../src/resources/inventory/adjustment.ts';

type Type = (typeof adjustmentType)[keyof typeof adjustmentType];
type Component = 'plus' | 'minus' | 'internal' | 'opening';

const INTO: readonly number[] = [adjustmentType.found, adjustmentType.opening];

/** True for what brings goods in; only that has a cost of its own. */
export const comesIn = (type: Type): boolean => INTO.includes(type);

/** Component of `stock.adjusted` that books it. */
export const componentOf = (type: Type): Component => {
  if (type === adjustmentType.opening) return 'opening';
  if (type === adjustmentType.internal) return 'internal';
  return type === adjustmentType.found ? 'plus' : 'minus';
};

/** What is written off may have expired or be blocked; what the clinic uses itself may not. */
export const takesAny = (type: Type): boolean => type !== adjustmentType.internal;
