// How much of an order has come (inventory.md 3, 9; corrections 29).
import { purchase } from '../../../src/resources/inventory/purchase.ts';
import { mulDiv, percentOf } from '../../../src/resources/kernel/money.ts';
import { quantity, thousandths } from './quantity.ts';

export interface OrderedLine {
  readonly id: number;
  /** Quantity in the unit that was ordered. */
  readonly qty: number;
  readonly qty_received: number;
  /** Rupiah before PPN of all of it. */
  readonly amount: number;
}

/** What more of a line may come, with the tolerance in percent; never below 0. */
export const openQuantity = ({ qty, qty_received }: OrderedLine, tolerance: number): number => {
  const most = thousandths(qty) + percentOf(thousandths(qty), tolerance);
  return quantity(Math.max(0, most - thousandths(qty_received)));
};

/** What is still to come of what was ordered. */
export const restOf = (line: OrderedLine): number => openQuantity(line, 0);

/** Rupiah of the order that has come: what came beyond a line counts for no more than the line. */
export const receivedNet = (lines: readonly OrderedLine[]): number =>
  lines.reduce(
    (sum, { amount, qty, qty_received }) =>
      sum + mulDiv(amount, Math.min(thousandths(qty_received), thousandths(qty)), thousandths(qty)),
    0,
  );

const HUNDRED = 10_000;
/** Mean of the lines in percent, to two decimals; 100 only where nothing is missing. */
export const receivedPercent = (lines: readonly OrderedLine[]): number => {
  if (lines.every((line) => restOf(line) === 0)) return 100;
  const parts = lines.map(({ qty, qty_received }) =>
    mulDiv(HUNDRED, Math.min(thousandths(qty_received), thousandths(qty)), thousandths(qty)),
  );
  const mean = Math.floor(parts.reduce((sum, part) => sum + part, 0) / lines.length);
  return Math.min(mean, HUNDRED - 1) / 100;
};

const { state } = purchase;
/** State of an order of which that much has come; one that was closed stays closed. */
export const receivedState = (lines: readonly OrderedLine[], before: number): number => {
  if (before === state.closed) return before;
  if (lines.every((line) => restOf(line) === 0)) return state.done;
  return lines.some(({ qty_received }) => qty_received > 0) ? state.partial : state.ordered;
};
