import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatRupiah, mulDiv, parseRupiah, percentText, rateText, roundHalfUp, spread, terbilang } from './money.ts';

const rupiah = fc.integer({ min: 0, max: 1_000_000_000_000 });

describe('a percentage', () => {
  it.each([
    [40, '40,00%', '40%'],
    [12.5, '12,50%', '12,5%'],
    [-0.25, '-0,25%', '-0,25%'],
    [100 - 33.33, '66,67%', '66,67%'],
    [1250, '1.250,00%', '1.250%'],
  ])('%f is told as %s in a column and as %s in a sentence', (n, column, sentence) => {
    expect([percentText(Math.round(n * 100) / 100), rateText(n)]).toEqual([column, sentence]);
  });
});

describe('spread', () => {
  it.each([
    [100_000, [350_000, 900_000, 50_000], [26_923, 69_231, 3_846]],
    [100_000, [350_000, 550_000, 100_000], [35_000, 55_000, 10_000]],
    [100_000, [333_333, 333_333, 333_333], [33_333, 33_333, 33_334]],
    [70_000, [0, 0], [0, 70_000]],
  ])('splits %i over %j as %j', (amount, weights, parts) => {
    expect(spread(amount, weights)).toEqual(parts);
  });

  it.each([
    ['round down together', 9, Array.from({ length: 19 }, () => 1)],
    ['round up together', 566_414, [1_924_457, 28, 907_582, 1]],
  ])('stays within every line where many %s', (_, amount, weights) => {
    const parts = spread(amount, weights);
    expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
    for (const [i, part] of parts.entries()) {
      expect(part).toBeGreaterThanOrEqual(0);
      expect(part).toBeLessThanOrEqual(weights[i] ?? 0);
    }
  });

  const weight = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 1_000_000_000 }));
  it('never loses a rupiah, goes below nothing, or strays further than its lines can round', () => {
    fc.assert(
      fc.property(rupiah, fc.array(weight, { minLength: 1, maxLength: 30 }), (amount, weights) => {
        const parts = spread(amount, weights);
        const total = weights.reduce((a, b) => a + b, 0);
        expect(parts.reduce((a, b) => a + b, 0)).toBe(amount);
        expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
        if (total === 0) return;
        for (const [i, part] of parts.entries()) {
          expect(Math.abs(part - (amount / total) * (weights[i] ?? 0))).toBeLessThanOrEqual(weights.length / 2 + 0.001);
        }
      }),
    );
  });

  it('fills every line exactly at its whole, and never overfills one', () => {
    fc.assert(
      fc.property(
        fc.array(weight, { minLength: 1, maxLength: 30 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (weights, share) => {
          const total = weights.reduce((a, b) => a + b, 0);
          for (const [i, part] of spread(Math.floor(total * share), weights).entries()) {
            expect(part).toBeLessThanOrEqual(weights[i] ?? 0);
          }
          expect(spread(total, weights)).toEqual(weights);
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
