import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dividendOf, intervalEnding } from './dividend.ts';

const held = (...lembar: readonly number[]) => lembar.map((n, at) => ({ id: at + 1, lembar: n }));
const rule = { reserve_percent: 20, percent: 100 };

describe('a dividend', () => {
  it('is WE11: a fifth of 85.000.000 is kept, the rest goes by 50 : 30 : 20', () => {
    const { reserve, pool, shares } = dividendOf(85_000_000, rule, held(50, 30, 20));
    expect([reserve, pool]).toEqual([17_000_000, 68_000_000]);
    expect(shares.map(({ amount, percent }) => [amount, percent])).toEqual([
      [34_000_000, 50],
      [20_400_000, 30],
      [13_600_000, 20],
    ]);
  });

  it('leaves what rounding leaves over to the last holder (WE11, 1 : 1 : 1)', () => {
    const { shares } = dividendOf(85_000_000, rule, held(1, 1, 1));
    expect(shares.map(({ amount }) => amount)).toEqual([22_666_667, 22_666_667, 22_666_666]);
    expect(shares.map(({ percent }) => percent)).toEqual([33.33, 33.33, 33.33]);
  });

  it('is nothing of a loss', () => {
    expect(dividendOf(-1, rule, held(1))).toMatchObject({ reserve: 0, pool: 0, shares: [{ amount: 0 }] });
  });

  it('never shares out more than there is, and every rupiah of the pool, to nobody less than nothing', () => {
    const percent = fc.integer({ min: 0, max: 9_999 }).map((n) => n / 100);
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000, max: 1_000_000_000_000 }),
        percent,
        percent,
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 }),
        (laba, reserve_percent, part, lembar) => {
          const { reserve, pool, shares } = dividendOf(laba, { reserve_percent, percent: part }, held(...lembar));
          const all = lembar.reduce((sum, n) => sum + n, 0);
          expect(reserve + pool).toBeLessThanOrEqual(Math.max(0, laba));
          expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(pool);
          for (const { amount, lembar: own } of shares) {
            expect(amount).toBeGreaterThanOrEqual(0);
            // Each is off by the halves that were rounded before it at most.
            expect(Math.abs(amount - (pool * own) / all)).toBeLessThanOrEqual(lembar.length);
          }
        },
      ),
    );
  });
});

describe('the interval of a setting', () => {
  it('ends with a month, a quarter or a year', () => {
    expect(intervalEnding('2026-05', 1)).toEqual({ first: '2026-05' });
    expect(intervalEnding('2026-05', 3)).toBeNull();
    expect(intervalEnding('2026-06', 3)).toEqual({ first: '2026-04' });
    expect(intervalEnding('2026-11', 12)).toBeNull();
    expect(intervalEnding('2026-12', 12)).toEqual({ first: '2026-01' });
  });
});
