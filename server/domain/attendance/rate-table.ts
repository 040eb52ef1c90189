// What makes a table of rates whole (attendance.md 9). Pure.

/**
 * The rows are those of one table in any order: no two end at the same limit, a higher gross has a higher rate, and the last row has no
 * limit unless `hasLimit`, where above it another rule begins.
 */
export const isOrdered = (
  rows: readonly { readonly upper: number | null; readonly rate: number }[],
  hasLimit: boolean,
): boolean => {
  const sorted = rows.toSorted((a, b) => (a.upper ?? Infinity) - (b.upper ?? Infinity));
  const rises = sorted.every((row, i) => {
    const before = sorted[i - 1];
    return !before || (before.upper !== null && before.upper !== row.upper && before.rate < row.rate);
  });
  return rises && (sorted.at(-1)?.upper === null) !== hasLimit;
};
