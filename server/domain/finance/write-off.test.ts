import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bill as billDocument } from '../../../src/resources/finance/bill.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { decideWriteOff } from './write-off.ts';

const owing = (total_amount: number, installment_current_amount: number, customer_id: number | null = 9) => ({
  status: billDocument.state.partial,
  total_amount,
  installment_current_amount,
  customer_id,
  customer_name: 'Ratna',
});

describe('a receivable that is given up', () => {
  it('leaves the account of its patient, or of nobody', () => {
    const plan = decideWriteOff(owing(900_000, 400_000), 'pindah kota');
    expect(plan).toEqual({
      left: 500_000,
      reason: 'pindah kota',
      amounts: { amount: [{ amount: 500_000, actor: { type: 'customer', id: 9 }, description: 'Ratna' }] },
    });
    expect(decideWriteOff(owing(1, 0, null), 'x').amounts.amount).toEqual([{ amount: 1, description: 'Ratna' }]);
  });

  it.each([undefined, null, ''])('says why: %j is refused', (reason) => {
    expect(() => decideWriteOff(owing(1, 0), reason)).toThrow(Refusal);
  });

  it('is what was never paid, to the rupiah', () => {
    fc.assert(
      fc.property(fc.nat(9_000_000), fc.nat(9_000_000), (paid, open) => {
        const { left, amounts } = decideWriteOff(owing(paid + open, paid), 'alasan');
        expect([left, amounts.amount[0]?.amount]).toEqual([open, open]);
      }),
    );
  });
});
