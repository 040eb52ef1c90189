import { expect, test } from 'vitest';
import { withParameters } from './address.ts';

const changed = (before: string, values: Parameters<typeof withParameters>[1]) =>
  withParameters(new URLSearchParams(before), values).toString();

test('sets parameters and leaves the others', () => {
  expect(changed('tab=a&keyword=x', { keyword: 'y', category: 7 })).toBe('tab=a&keyword=y&category=7');
});
test('takes away what is null or empty, and keeps a zero', () => {
  expect(changed('tab=a&page=2&keyword=x', { page: null, keyword: '', day: 0 })).toBe('tab=a&day=0');
});
test('leaves the given address as it was', () => {
  const address = new URLSearchParams('page=2');
  withParameters(address, { page: null });
  expect(address.toString()).toBe('page=2');
});
