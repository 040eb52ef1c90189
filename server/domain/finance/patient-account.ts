// The account of a patient from its moves: balances before a range, after each of its lines, and at its end. Pure.

/** What one document, or its way back, did to an account. Rupiah. */
export interface AccountMove {
  /** 'YYYY-MM-DD' in the branch's books. */
  readonly day: string;
  /** Added to what is owed; below 0: taken off. */
  readonly charge: number;
  /** Added to what is held as deposit; below 0: taken out. */
  readonly deposit: number;
}
export interface AccountBalances {
  readonly owed: number;
  readonly held: number;
}
/** A move with the balances after it. */
export type AccountLine<M extends AccountMove> = M & AccountBalances;

const after = ({ owed, held }: AccountBalances, { charge, deposit }: AccountMove): AccountBalances => ({
  owed: owed + charge,
  held: held + deposit,
});

/**
 * @param moves up to the end of the range, in their order
 * @param start first day of the range, 'YYYY-MM-DD'
 */
export const accountOf = <M extends AccountMove>(
  moves: readonly M[],
  start: string,
): {
  readonly opening: AccountBalances;
  readonly lines: readonly AccountLine<M>[];
  readonly closing: AccountBalances;
} => {
  const opening = moves.filter(({ day }) => day < start).reduce(after, { owed: 0, held: 0 });
  const lines: AccountLine<M>[] = [];
  let closing = opening;
  for (const move of moves) {
    if (move.day < start) continue;
    closing = after(closing, move);
    lines.push({ ...move, ...closing });
  }
  return { opening, lines, closing };
};
