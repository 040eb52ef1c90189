import { describe, expect, it } from 'vitest';
import { raisedPrice } from './raised-price.ts';

describe('a raised price', () => {
  it('goes up by percent and is rounded to the nearest step, half up', () => {
    expect(raisedPrice(350_000, { mode: 'persen', value: 7.5, step: 1_000 })).toBe(376_000);
    expect(raisedPrice(350_000, { mode: 'persen', value: 7.5, step: 5_000 })).toBe(375_000);
    expect(raisedPrice(350_000, { mode: 'persen', value: 7.5, step: 1 })).toBe(376_250);
    expect(raisedPrice(99_500, { mode: 'rupiah', value: 0, step: 1_000 })).toBe(100_000);
  });

  it('goes up and down by rupiah, never below nothing', () => {
    expect(raisedPrice(350_000, { mode: 'rupiah', value: 25_000, step: 1 })).toBe(375_000);
    expect(raisedPrice(20_000, { mode: 'rupiah', value: -50_000, step: 1_000 })).toBe(0);
    expect(raisedPrice(100_000, { mode: 'persen', value: -10, step: 1_000 })).toBe(90_000);
  });
});
