import { describe, expect, it } from 'vitest';
import { changesOf } from './changes.ts';

describe('what a write changed', () => {
  it('tells amounts as rupiah, and other numbers as they are', () => {
    const before = { version: 2, paid_amount: 1_400_000, note: 'Lunas' };
    const after = { version: 3, paid_amount: 50_000, note: 'Lunas', status: 3 };
    expect(changesOf(before, after)).toEqual([
      { name: 'version', before: '2', after: '3' },
      { name: 'paid_amount', before: 'Rp 1.400.000', after: 'Rp 50.000' },
      { name: 'status', before: '', after: '3' },
    ]);
  });
});
