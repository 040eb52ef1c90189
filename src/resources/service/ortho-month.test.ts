import { describe, expect, it } from 'vitest';
import { monthOf } from './ortho-month.ts';

describe('the month of a treatment', () => {
  it.each([
    ['2026-01-15', '2026-01-15', 1],
    ['2026-01-15', '2026-02-14', 1],
    ['2026-01-15', '2026-02-15', 2],
    ['2026-01-31', '2026-02-28', 1],
    ['2026-01-31', '2026-03-01', 2],
    ['2025-10-06', '2026-03-02', 5],
    ['2024-03-02', '2026-03-02', 25],
    ['2026-03-02', '2026-03-01', 0],
  ])('that began on %s is on %s the %d.', (start, day, month) => {
    expect(monthOf(start, day)).toBe(month);
  });
});
