import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Balance,
  carriedOver,
  entitledFrom,
  expiredOn,
  leftFor,
  moved,
  remainingOn,
  takesOf,
} from './leave-balance.ts';

const of = (more: Partial<Balance> = {}): Balance => ({
  entitlement: 12,
  carried: 0,
  adjusted: 0,
  used: 0,
  used_early: 0,
  ...more,
});

describe('what a leave takes', () => {
  it('is counted by year, and up to 30 June apart', () => {
    expect(takesOf(['2026-06-29', '2026-06-30', '2026-07-01'], 1)).toEqual([{ year: 2026, days: 3, early: 2 }]);
    expect(takesOf(['2026-12-31', '2027-01-02'], 1)).toEqual([
      { year: 2026, days: 1, early: 0 },
      { year: 2027, days: 1, early: 1 },
    ]);
    expect(takesOf(['2026-03-02'], 0.5)).toEqual([{ year: 2026, days: 0.5, early: 0.5 }]);
  });
});

describe('what is left', () => {
  it('is the entitlement with what was carried, up to 30 June', () => {
    const balance = of({ carried: 4 });
    expect(remainingOn(balance, 2026, '2026-06-30')).toBe(16);
    expect(remainingOn(balance, 2026, '2026-07-01')).toBe(12);
    expect(expiredOn(balance, 2026, '2026-07-01')).toBe(4);
  });

  it('gives carried days to no leave after 30 June', () => {
    const balance = of({ entitlement: 2, carried: 4 });
    expect(leftFor(balance, { days: 3, early: 0 })).toEqual({ left: 2, fits: false });
    expect(leftFor(balance, { days: 6, early: 4 })).toEqual({ left: 6, fits: true });
    expect(leftFor(balance, { days: 7, early: 7 })).toEqual({ left: 6, fits: false });
  });

  it('lets carried days that were used be over for nobody', () => {
    const balance = of({ carried: 4, used: 3, used_early: 3 });
    expect(expiredOn(balance, 2026, '2026-07-01')).toBe(1);
    expect(remainingOn(balance, 2026, '2026-07-01')).toBe(12);
  });
});

describe('the right to leave', () => {
  it('begins after twelve months', () => {
    expect(entitledFrom('2025-03-31')).toBe('2026-03-31');
    expect(entitledFrom(null)).toBeNull();
  });
});

describe('what goes over', () => {
  it('is what was left, up to the limit, and never less than what was taken of it', () => {
    expect(carriedOver(9, 6, of())).toBe(6);
    expect(carriedOver(2.5, 6, of())).toBe(2.5);
    expect(carriedOver(0, 6, of())).toBe(0);
    expect(carriedOver(0, 6, of({ entitlement: 0, carried: 6, used: 4, used_early: 4 }))).toBe(4);
  });
});

const half = (most: number) => fc.integer({ min: 0, max: most * 2 }).map((n) => n / 2);
const balances = fc
  .record({ entitlement: half(20), carried: half(6), adjusted: fc.constant(0) })
  .map((parts) => of(parts));
const takes = fc
  .tuple(half(8), half(8))
  .map(([early, late]) => ({ days: early + late, early }))
  .filter(({ days }) => days > 0);

describe('any row of leaves', () => {
  it('leaves nothing below zero on any day, and giving all back restores the balance', () => {
    fc.assert(
      fc.property(balances, fc.array(takes, { maxLength: 8 }), (first, wanted) => {
        const taken: (typeof wanted)[number][] = [];
        let balance = first;
        for (const take of wanted) {
          const year = { year: 2026, ...take };
          if (!leftFor(balance, year).fits) continue;
          balance = moved(balance, year, 1);
          taken.push(take);
          for (const day of ['2026-06-30', '2026-07-01'])
            expect(remainingOn(balance, 2026, day)).toBeGreaterThanOrEqual(0);
        }
        for (const take of taken) balance = moved(balance, { year: 2026, ...take }, -1);
        expect(balance).toEqual(first);
      }),
    );
  });
});
