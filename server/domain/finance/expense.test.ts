import { describe, expect, it } from 'vitest';
import { monthlyParts } from './expense.ts';

describe('an expense', () => {
  it('is spread over months, the last of which takes the remainder', () => {
    expect(monthlyParts(100, 3)).toEqual({ each: 33, last: 34 });
    expect(monthlyParts(24_000_000, 12)).toEqual({ each: 2_000_000, last: 2_000_000 });
    expect(monthlyParts(5, 2)).toEqual({ each: 3, last: 2 });
  });
});
