import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupiah, mulDiv, parseRupiah, roundHalfUp, spread, terbilang } from './money.ts';

const rupiah = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('spread', () => {
  it.each([
    [100_000, [350_000, 900_000, 50_000], [26_923, 69_231, 3_846]],
    [100_000, [350_000, 550_000, 100_000], [35_000, 55_000, 10_000]],
    [100_000, [333_333, 333_333, 333_333], [33_333, 33_333, 33_334]],
    [70_000, [0, 0], [0, 70_000]],
  ])('splits %i over %j as %j', (amount, weights, parts) => {
    expect(spread(amount, weights)).toEqual(parts);
  });

  it('never loses a rupiah, and no part strays more than one rupiah but the last', () => {
    fc.assert(
      fc.property(
        rupiah,
        fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { minLength: 1, maxLength: 30 }),
        (amount, weights) => {
          const parts = spread(amount, weights);
          const total = weights.reduce((a, b) => a + b, 0);
          expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
          for (const [i, part] of parts.slice(0, -1).entries()) {
            expect(Math.abs(part - (amount / total) * (weights[i] as number))).toBeLessThanOrEqual(0.5001);
          }
        },
      ),
    );
  });
});

describe('rounding', () => {
  it('rounds halves away from zero', () => {
    expect([0.5, 1.5, 2.4999, -0.5, -1.5].map(roundHalfUp)).toEqual([1, 2, 2, -1, -2]);
  });

  it('stays exact where floating point would not', () => {
    expect(mulDiv(999_999_999_999, 999_999_999_999, 999_999_999_999)).toBe(999_999_999_999);
    expect(mulDiv(1, 1, 2)).toBe(1);
    expect(mulDiv(-1, 1, 2)).toBe(-1);
  });
});

describe('text of amounts', () => {
  it('prints and parses the same amount', () => {
    const amount = fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 });
    fc.assert(
      fc.property(amount, (n) => {
        expect(parseRupiah(formatRupiah(n))).toBe(n);
      }),
    );
  });

  it.each(['1.25', '12,5', '1.0000', 'abc', '', '1e5', '--1', '1.234,567'])('refuses %j as an amount', (text) => {
    expect(parseRupiah(text)).toBeUndefined();
  });

  it.each([
    [0, 'nol rupiah'],
    [11, 'sebelas rupiah'],
    [100, 'seratus rupiah'],
    [1_000, 'seribu rupiah'],
    [1_111, 'seribu seratus sebelas rupiah'],
    [1_200_000, 'satu juta dua ratus ribu rupiah'],
    [2_015_019, 'dua juta lima belas ribu sembilan belas rupiah'],
    [1_000_000_000, 'satu miliar rupiah'],
    [101_000, 'seratus satu ribu rupiah'],
  ])('spells %i', (n, words) => {
    expect(terbilang(n)).toBe(words);
  });
});
