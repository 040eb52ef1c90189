import { describe, expect, it } from 'vitest';
import { readinessOf, readinessOrder, readinessSteps } from './readiness.ts';

const NOTHING = { count: 0, missing: 0, amount: 0 };

describe('a step before the first day', () => {
  it.each(readinessOrder)('%s is open or left out until it is begun, and done when nothing is missing', (step) => {
    expect(readinessOf(step, NOTHING)).toBe(readinessSteps[step].required ? 'open' : 'unused');
    expect(readinessOf(step, { ...NOTHING, count: 3 })).toBe('done');
  });

  it.each(readinessOrder)('%s is open while something of it is half done', (step) => {
    expect(readinessOf(step, { ...NOTHING, count: 3, missing: 1 })).toBe('open');
    expect(readinessOf(step, { ...NOTHING, count: 3, amount: -1 })).toBe('open');
  });
});
