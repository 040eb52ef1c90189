import { describe, expect, it } from 'vitest';
import { isAboveLimit, mostOnRestDay, weekOf } from './overtime-limit.ts';

describe('the week of a day', () => {
  it.each([
    ['2026-03-02', '2026-03-02', '2026-03-08'],
    ['2026-03-08', '2026-03-02', '2026-03-08'],
    ['2026-01-01', '2025-12-29', '2026-01-04'],
  ])('of %s runs from %s to %s', (day, first, last) => {
    expect(weekOf(day)).toEqual({ first, last });
  });
});

describe('the limits of overtime', () => {
  it.each([
    [{ day_type: 1, minutes: 240, sameDay: 0, sameWeek: 0 }, false],
    [{ day_type: 1, minutes: 241, sameDay: 0, sameWeek: 0 }, true],
    [{ day_type: 1, minutes: 120, sameDay: 150, sameWeek: 150 }, true],
    [{ day_type: 1, minutes: 180, sameDay: 0, sameWeek: 900 }, false],
    [{ day_type: 1, minutes: 181, sameDay: 0, sameWeek: 900 }, true],
    [{ day_type: 2, minutes: 600, sameDay: 240, sameWeek: 1080 }, false],
  ] as const)('of %j: above is %s', (wanted, above) => {
    expect(isAboveLimit(wanted)).toBe(above);
  });

  it('are the hours of the table on a rest day', () => {
    expect([mostOnRestDay(6), mostOnRestDay(5)]).toEqual([660, 720]);
    expect([mostOnRestDay(6, true), mostOnRestDay(5, true)]).toEqual([540, 720]);
  });
});
