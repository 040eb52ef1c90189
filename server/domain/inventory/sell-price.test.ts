import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestedPrice } from './sell-price.ts';

describe('the price that is suggested after a receive (R11)', () => {
  it.each([
    [450, 40, 1000],
    [350, 40, 500],
    [18_000, 40, 25_500],
    [12_000, 60, 19_500],
    [9000, 60, 14_500],
    [1250, 60, 2000],
    [0, 60, 0],
    [333.333, 50, 500],
    [333.334, 50, 1000],
  ])('of %d with %d percent is %d', (cost, markup, price) => {
    expect(suggestedPrice(cost, markup)).toBe(price);
  });

  it('is a multiple of 500, never below cost with markup, and less than 500 above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), fc.integer({ min: 0, max: 99_900 }), (parts, hundredths) => {
        const price = suggestedPrice(parts / 1000, hundredths / 100);
        const exact = BigInt(parts) * BigInt(10_000 + hundredths);
        const scaled = BigInt(price) * 10_000_000n;
        expect(price % 500).toBe(0);
        expect(scaled >= exact && scaled - exact < 500n * 10_000_000n).toBe(true);
      }),
    );
  });
});
