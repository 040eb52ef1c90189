import { describe, expect, it } from 'vitest';
import { workDuration } from './work-duration.ts';

describe('the time that somebody has worked', () => {
  it.each([
    ['2023-03-01', '2026-05-01', 3, 2],
    ['2023-03-15', '2026-03-14', 2, 11],
    ['2023-03-15', '2026-03-15', 3, 0],
    ['2026-03-02', '2026-03-20', 0, 0],
    ['2026-12-01', '2026-03-20', 0, 0],
  ])('from %s to %s is %i years and %i months', (from, to, years, months) => {
    expect(workDuration(from, to)).toEqual({ years, months });
  });
});
