import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sessionMoveKinds } from '../../../src/resources/finance/session-calls.ts';
import { partsOf } from './session-parts.ts';

const [CASH, QRIS] = [1, 5];

describe('the parts of what a drawer should hold', () => {
  it('are the float, what came and what went, and what is left over is told', () => {
    const moves = [
      { kind: 'receipt', paymentmethod_id: CASH, amount: 350_000 },
      { kind: 'receipt', paymentmethod_id: CASH, amount: 100_000 },
      { kind: 'receipt', paymentmethod_id: QRIS, amount: 700_000 },
      { kind: 'expense', paymentmethod_id: CASH, amount: -40_000 },
    ] as const;
    expect(partsOf(moves, CASH, 300_000, 610_000)).toEqual([
      { kind: 'opening', amount: 300_000, count: 0 },
      { kind: 'receipt', amount: 450_000, count: 2 },
      { kind: 'expense', amount: -40_000, count: 1 },
      { kind: 'other', amount: -100_000, count: 0 },
    ]);
    expect(partsOf(moves, QRIS, 0, 700_000)).toEqual([{ kind: 'receipt', amount: 700_000, count: 1 }]);
  });

  it('come to what was expected, whatever moved', () => {
    const amount = fc.integer({ min: -5_000_000, max: 5_000_000 });
    const move = fc.record({
      kind: fc.constantFrom(...sessionMoveKinds.filter((kind) => kind !== 'opening' && kind !== 'other')),
      paymentmethod_id: fc.constantFrom(CASH, QRIS),
      amount,
    });
    fc.assert(
      fc.property(fc.array(move), fc.nat(2_000_000), amount, (moves, float, expected) => {
        const parts = partsOf(moves, CASH, float, expected);
        expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(expected);
      }),
    );
  });
});
