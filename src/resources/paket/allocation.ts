// What of a package's price lies on its lines, and what a use of them earns (paket.md 6.1; PSAK 115: relative prices of their own).
// Preview and server use the same rules. Whole rupiah.
import { spread } from '../kernel/money.ts';

export interface Priced {
  readonly free_slot: number;
  /** Of one slot. */
  readonly price_standard: number;
}
export interface Allocated {
  readonly alloc_total: number;
  /** Of one slot; the last one takes the rest of the line. */
  readonly alloc_unit: number;
}

/** What a package would cost slot by slot. */
export const standardOf = (lines: readonly Priced[]): number =>
  lines.reduce((sum, { free_slot, price_standard }) => sum + free_slot * price_standard, 0);

/** What is saved by it, percent rounded down; 0 where it saves nothing. */
export const savedPercent = (standard: number, price: number): number =>
  standard > price ? Math.floor(((standard - price) * 100) / standard) : 0;

/** A price over lines, in proportion to what they cost by themselves, or to their slots where all are free; what is free gets nothing. */
export const allocate = (total: number, lines: readonly Priced[]): readonly Allocated[] => {
  const worth = lines.map(({ free_slot, price_standard }) => free_slot * price_standard);
  const weights = worth.some((weight) => weight > 0) ? worth : lines.map(({ free_slot }) => free_slot);
  const parts = spread(
    total,
    weights.filter((weight) => weight > 0),
  );
  let next = 0;
  return lines.map(({ free_slot }, at) => {
    const alloc_total = weights[at] ? (parts[next++] ?? 0) : 0;
    return { alloc_total, alloc_unit: Math.floor(alloc_total / free_slot) };
  });
};

export interface LineWorth extends Allocated {
  readonly free_slot: number;
  readonly used_slot: number;
  readonly recognised_amount: number;
  readonly released_amount: number;
}

/** What a use of `n` slots earns: so many times one slot, and all that is left of the line with its last slot. */
export const valueOf = (line: LineWorth, n: number): number => {
  const left = line.alloc_total - line.recognised_amount - line.released_amount;
  return line.used_slot + n >= line.free_slot ? left : Math.min(n * line.alloc_unit, left);
};

/** What becomes income where the rest of a line expires: all but what its reserved slots will earn (paket.md 6.5). */
export const breakageOf = (line: LineWorth & { readonly reserved_slot: number }): number => {
  const left = line.alloc_total - line.recognised_amount - line.released_amount;
  return Math.max(0, left - line.reserved_slot * line.alloc_unit);
};
