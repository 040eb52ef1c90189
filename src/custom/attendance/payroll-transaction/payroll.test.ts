import { describe, expect, it } from 'vitest';
import { isNoticed } from './payroll.ts';

describe('a net that differs from the one before', () => {
  it('is noticed above a tenth, up and down', () => {
    expect(isNoticed({ net: 1_100_000, before_net: 1_000_000 })).toBe(false);
    expect(isNoticed({ net: 1_100_001, before_net: 1_000_000 })).toBe(true);
    expect(isNoticed({ net: 899_999, before_net: 1_000_000 })).toBe(true);
    expect(isNoticed({ net: 5, before_net: null })).toBe(false);
  });
});
