import { describe, expect, it } from 'vitest';
import { spread, taxInside } from './expense.ts';

describe('an expense', () => {
  it('holds its tax', () => {
    expect(taxInside(111_000, 11)).toBe(11_000);
    expect(taxInside(100, 11)).toBe(10);
    expect(taxInside(100, 0)).toBe(0);
  });

  it('is spread over months, the last of which takes the remainder', () => {
    expect(spread(100, 3)).toEqual({ each: 33, last: 34 });
    expect(spread(24_000_000, 12)).toEqual({ each: 2_000_000, last: 2_000_000 });
    expect(spread(5, 2)).toEqual({ each: 3, last: 2 });
  });
});
