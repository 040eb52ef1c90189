// ABC: which few items most of what is used up is worth (inventory.md 10.8).

export type AbcClass = 'A' | 'B' | 'C';
/** Percent of the whole at which the next class begins. */
const LIMITS = [
  ['A', 80],
  ['B', 95],
] as const;

/** What an item is of the whole. Percent, to one decimal. */
export interface Ranked<T> {
  readonly row: T;
  readonly share: number;
  /** With all items before it. */
  readonly cumulative: number;
  readonly class: AbcClass;
}

const TENTHS = 1000;
const percent = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part * TENTHS) / whole) / 10);

/**
 * Items from the one that most is used of. An item belongs to the class in which its share begins, so that the first is always A;
 * where nothing was used all are C.
 * @param rows `used`: rupiah of what was used up, not below 0
 */
export const rankAbc = <T extends { readonly used: number }>(rows: readonly T[]): readonly Ranked<T>[] => {
  const whole = rows.reduce((sum, { used }) => sum + used, 0);
  let before = 0;
  return rows
    .toSorted((a, b) => b.used - a.used)
    .map((row) => {
      const begins = before;
      before += row.used;
      const own = row.used === 0 ? undefined : LIMITS.find(([, limit]) => begins * 100 < limit * whole);
      return {
        row,
        share: percent(row.used, whole),
        cumulative: percent(before, whole),
        class: own?.[0] ?? 'C',
      };
    });
};
