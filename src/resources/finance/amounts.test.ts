import { describe, expect, it } from 'vitest';
import { leftOf, paidBeyond, payableOf } from './amounts.ts';
import { billState } from './bill-life.ts';

const bill = (status: number) => ({ status, total_amount: 900, installment_current_amount: 400 });

describe('what a bill leaves to be paid', () => {
  it.each([
    ['draft', 0, 500],
    ['issued', 500, 500],
    ['partial', 500, 500],
    ['settled', 0, 0],
    ['writtenOff', 500, 500],
    ['cancelled', 0, 0],
  ] as const)('of one that is %s is %d, and to be shown %d', (state, left, shown) => {
    expect([leftOf(bill(billState[state])), payableOf(bill(billState[state]))]).toEqual([left, shown]);
  });
});

describe('what goes back with a note of credit', () => {
  it('is what was paid beyond the new total', () => {
    expect([500, 501, 900].map((credited) => paidBeyond(bill(billState.partial), credited))).toEqual([0, 1, 400]);
  });
});
