// The schedule of a sale, brought to what its bill comes to after rounding.
import type { PlannedRow } from '../../../domain/finance/installment.ts';

/** Rows that come to a total: the last one takes what is added; what is taken off, the last ones give. Rows of nothing are left out. */
export const toTotal = (rows: readonly PlannedRow[], total: number): readonly PlannedRow[] => {
  let off = rows.reduce((sum, { amount }) => sum + amount, 0) - total;
  return rows
    .toReversed()
    .map((row) => {
      const part = Math.min(row.amount, off);
      off -= part;
      return { ...row, amount: row.amount - part };
    })
    .toReversed()
    .filter(({ amount }) => amount > 0);
};
