import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { installmentFor, scheduleOf, termsFit } from './scheme.ts';

const terms = (dp_amount: number, cicilan_attempt: number, cicilan_amount: number) => ({
  dp_amount,
  cicilan_amount,
  cicilan_attempt,
});

describe('terms of a package, worked example 4 (paket.md 6.2)', () => {
  it.each([
    [7_500_000, terms(1_000_000, 12, 550_000)],
    [7_500_000, terms(1_500_000, 7, 857_143)],
    [1_000_000, terms(0, 3, 333_333)],
  ])('%i fits %o', (price, given) => {
    expect(termsFit(price, given)).toBe(true);
  });

  it.each([
    ['the last one is far above the others', 7_500_000, terms(1_000_000, 12, 500_000)],
    ['nothing is left for the last one', 7_500_000, terms(1_000_000, 14, 500_000)],
    ['all of it is the down payment', 1_000_000, terms(1_000_000, 1, 500_000)],
    ['there are none', 1_000_000, terms(500_000, 0, 500_000)],
  ])('does not fit: %s', (_, price, given) => {
    expect(termsFit(price, given)).toBe(false);
  });

  it('helps with one that always fits', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        (price, count, part) => {
          const dp = Math.floor(price * part);
          const each = installmentFor(price, dp, count);
          expect(termsFit(price, terms(dp, count, each))).toBe(true);
        },
      ),
    );
  });
});

describe('rows of a sale', () => {
  const days = { sold_at: '2026-01-31', due_day: 31 };

  it('ends a month on its last day (example 5)', () => {
    const rows = scheduleOf(3_000_000, 0, terms(0, 3, 1_000_000), days);
    expect(rows?.map(({ due_at }) => due_at)).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  });

  it('takes a discount off the last rows, and leaves out what it empties (example 2; corrections.md 26)', () => {
    const rows = scheduleOf(8_000_000, 400_000, terms(2_000_000, 12, 500_000), days);
    expect(rows?.map(({ amount }) => amount)).toEqual([
      2_000_000,
      ...Array.from({ length: 11 }, () => 500_000),
      100_000,
    ]);
    const fewer = scheduleOf(8_000_000, 600_000, terms(2_000_000, 12, 500_000), days);
    expect(fewer?.map(({ amount }) => amount)).toEqual([
      2_000_000,
      ...Array.from({ length: 10 }, () => 500_000),
      400_000,
    ]);
  });

  it('keeps the down payment: one above the total has no rows', () => {
    expect(scheduleOf(1_000_000, 600_000, terms(500_000, 1, 500_000), days)).toBeUndefined();
  });

  it('comes to what is left to be paid', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100_000, max: 50_000_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 100 }),
        (price, count, percent) => {
          const each = installmentFor(price, 0, count);
          const discount = Math.floor((price * percent) / 100);
          const rows = scheduleOf(price, discount, terms(0, count, each), days) ?? [];
          expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(price - discount);
        },
      ),
    );
  });
});
