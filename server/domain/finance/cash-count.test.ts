import { describe, expect, it } from 'vitest';
import { countsOf, recountOf } from './cash-count.ts';

const method = (id: number, kind: number, taken: number) => ({ id, kind, is_active: true, taken });

describe('the count of a session', () => {
  it('expects the float in the drawer, and no more than the receipts say of the rest', () => {
    const methods = [method(1, 1, 550_000), method(5, 5, 700_000), method(2, 2, 0)];
    expect(countsOf(methods, 200_000, { '1': 740_000, '5': 700_000 })).toEqual({
      counts: [
        { paymentmethod_id: 1, expected_amount: 750_000, counted_amount: 740_000 },
        { paymentmethod_id: 5, expected_amount: 700_000, counted_amount: 700_000 },
      ],
      difference: -10_000,
    });
  });

  it('calls cash alone short or over: a slip that is missing is found with the bank', () => {
    const methods = [method(1, 1, 100_000), method(3, 3, 250_000)];
    expect(countsOf(methods, 0, { '1': 105_000 }).difference).toBe(5_000);
  });

  it('shows what was counted for a method that took nothing', () => {
    const { counts, difference } = countsOf([method(1, 1, 0), method(5, 5, 0)], 0, { '5': 20_000 });
    expect(counts).toEqual([{ paymentmethod_id: 5, expected_amount: 0, counted_amount: 20_000 }]);
    expect(difference).toBe(0);
  });

  it('has more paid out than taken where the drawer was emptied for a refund', () => {
    expect(countsOf([method(1, 1, -50_000)], 100_000, { '1': 50_000 }).difference).toBe(0);
  });
});

describe('a count that is made again', () => {
  const held = [
    { paymentmethod_id: 1, kind: 1, expected_amount: 750_000, counted_amount: 75_000 },
    { paymentmethod_id: 5, kind: 5, expected_amount: 700_000, counted_amount: 700_000 },
    { paymentmethod_id: 2, kind: 2, expected_amount: 0, counted_amount: 0 },
  ];

  it('changes what was counted otherwise, and keeps what was expected and what is not named', () => {
    expect(recountOf(held, { '1': 745_000, '2': 0 })).toEqual({
      changes: [{ paymentmethod_id: 1, before_amount: 75_000, after_amount: 745_000 }],
      difference: -5_000,
    });
  });

  it('leaves the difference of the cash where a slip turns up', () => {
    expect(recountOf(held, { '5': 0 })).toEqual({
      changes: [{ paymentmethod_id: 5, before_amount: 700_000, after_amount: 0 }],
      difference: -675_000,
    });
  });
});
