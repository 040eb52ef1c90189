// The arithmetic of tenders and of what they pay (finance.md 6.2): the form previews by it what the server does. Whole rupiah.

interface Amount {
  /** Rupiah. */
  readonly amount: number;
}

/** Sum of amounts, rupiah. */
export const totalOf = (rows: readonly Amount[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** Change of the cash that was handed over; negative: too little was. @param received null: exactly what is paid in cash */
export const changeOf = (cash: number, received: number | null): number => (received ?? cash) - cash;

/** Shares an amount out in the order of the rows, to each as far as it reaches; who gets nothing is left out. */
export const fillInOrder = <T>(
  rows: readonly T[],
  reach: (row: T) => number,
  amount: number,
): readonly { readonly row: T; readonly amount: number }[] => {
  let left = amount;
  return rows.flatMap((row) => {
    const part = Math.min(reach(row), left);
    left -= part;
    return part > 0 ? [{ row, amount: part }] : [];
  });
};
