import { describe, expect, it } from 'vitest';
import { lineSum, priceOf, returnPart, undoneOf } from './sale.ts';

describe('the price of a unit', () => {
  it('is its own, else the factor times the base price (R11)', () => {
    expect(priceOf({ factor: 12, price: 270_000 }, 25_000)).toBe(270_000);
    expect(priceOf({ factor: 12, price: null }, 25_000)).toBe(300_000);
    expect(priceOf({ factor: 0.5, price: null }, 333)).toBe(167);
  });
});

describe('a line', () => {
  it('is quantity times price less its discount, half up (R12, E9)', () => {
    expect(lineSum({ qty: 2, price: 25_000, discount_percent: 10 })).toEqual({ discount_amount: 5000, amount: 45_000 });
    expect(lineSum({ qty: 1, price: 18_000 })).toEqual({ discount_amount: 0, amount: 18_000 });
    expect(lineSum({ qty: 1.5, price: 333 })).toEqual({ discount_amount: 0, amount: 500 });
    expect(lineSum({ qty: 1, price: 1001, discount_percent: 12.5 })).toEqual({ discount_amount: 125, amount: 876 });
  });

  it('is refused where it comes to more than any document', () => {
    expect(lineSum({ qty: 400_000_000, price: 25_000 }).amount).toBe(10_000_000_000_000);
    expect(() => lineSum({ qty: 400_000_001, price: 25_000 })).toThrow('Angka terlalu besar');
  });

  it('goes below nothing where the discount is above it, which the sale refuses', () => {
    expect(lineSum({ qty: 1, price: 100, discount_amount: 101 }).amount).toBe(-1);
  });
});

describe('a return', () => {
  it('gives back shares that add up to the line (R9, corrections.md 30)', () => {
    const part = (before: number) => returnPart(100_000, { sold: 3, before, qty: 1 });
    expect([part(0), part(1), part(2)]).toEqual([33_333, 33_334, 33_333]);
    expect(returnPart(45_000, { sold: 2, before: 0, qty: 1 })).toBe(22_500);
  });

  it('undoes the moves in their order, after those that were undone before', () => {
    const moves = [
      { id: 1, qty: 4 },
      { id: 2, qty: 6 },
    ];
    const undone = (before: number, qty: number) =>
      undoneOf(moves, before, qty).map(({ move, qty: part }) => [move.id, part]);
    expect(undone(0, 5)).toEqual([
      [1, 4],
      [2, 1],
    ]);
    expect(undone(5, 5)).toEqual([[2, 5]]);
    expect(undone(3, 0.5)).toEqual([[1, 0.5]]);
  });
});
