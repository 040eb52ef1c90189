// How what a drawer should hold came about (finance.md 2c kasirsesis). Pure; whole rupiah.
import { type SessionMoveKind, sessionMoveKinds } from '../../../src/resources/finance/session-calls.ts';

export interface SessionMove {
  readonly kind: SessionMoveKind;
  readonly paymentmethod_id: number;
  /** Below nothing: paid out. */
  readonly amount: number;
}
export interface SessionPart {
  readonly kind: SessionMoveKind;
  readonly amount: number;
  /** Documents; of the float and of what is known as a sum alone: 0. */
  readonly count: number;
}

/**
 * The parts of what was expected of one method, in their order; they come to it.
 * @param float of the method that the float lies in, rupiah; of the others 0
 * @param expected as it was counted against
 */
export const partsOf = (
  moves: readonly SessionMove[],
  method: number,
  float: number,
  expected: number,
): readonly SessionPart[] => {
  const own = moves.filter(({ paymentmethod_id }) => paymentmethod_id === method);
  const told = sessionMoveKinds.map((kind) => {
    const of = own.filter((move) => move.kind === kind);
    return { kind, amount: of.reduce((sum, { amount }) => sum + amount, 0), count: of.length };
  });
  const known = told.reduce((sum, { amount }) => sum + amount, float);
  return told
    .map((part) => {
      if (part.kind === 'opening') return { ...part, amount: float };
      return part.kind === 'other' ? { ...part, amount: expected - known } : part;
    })
    .filter(({ amount, count }) => amount !== 0 || count > 0);
};
