import { expect, it } from 'vitest';
import { moved } from './moved.ts';

it.each([
  [0, 2, 'BCAD'],
  [3, 0, 'DABC'],
  [1, 1, 'ABCD'],
  [9, 0, 'ABCD'],
])('what stood at %i stands at %i: %s', (from, to, order) => {
  expect(moved(['A', 'B', 'C', 'D'], from, to).join('')).toBe(order);
});
