import { describe, expect, it } from 'vitest';
import { needsReason } from './bhp.ts';

describe('what a treatment uses up', () => {
  it.each([
    [2, 0, true],
    [2, 1, false],
    [2, 3, false],
    [2, 3.001, true],
    [2, 0.999, true],
    [null, 40, false],
  ])('of %s expected and %s used needs a reason: %s', (expected, used, needed) => {
    expect(needsReason(expected, used)).toBe(needed);
  });
});
