import { describe, expect, it } from 'vitest';
import { type SlotClaim, usesOf } from './slot-uses.ts';

const claim = (day: string, visit_id: number | null, used = 1): SlotClaim => ({ day, visit_id, used });
const AT = { day: '2026-03-15', visit_id: 7 };

describe('other claims of a line', () => {
  it('count in the same visit, whatever its day', () => {
    const claims = [
      claim('2026-03-15', 7, 2),
      claim('2026-03-14', 7),
      claim('2026-03-15', 8),
      claim('2026-03-15', null),
    ];
    expect(usesOf(claims, AT, null)).toEqual({ near_day: null, in_visit: 3 });
  });

  it('without a visit are those of the same day without one', () => {
    const claims = [claim('2026-03-15', null, 2), claim('2026-03-15', 7), claim('2026-03-14', null)];
    expect(usesOf(claims, { ...AT, visit_id: null }, null)).toEqual({ near_day: null, in_visit: 2 });
  });

  it.each([
    ['14 days before are far enough', '2026-03-01', null],
    ['13 days before are too near', '2026-03-02', '2026-03-02'],
    ['13 days after as well', '2026-03-28', '2026-03-28'],
    ['14 days after are far enough', '2026-03-29', null],
  ])('%s for a gap of 14', (_, day, near_day) => {
    expect(usesOf([claim(day, 3)], AT, 14)).toEqual({ near_day, in_visit: 0 });
  });

  it('tell the latest of those that are too near, and never the same visit', () => {
    const claims = [claim('2026-03-10', 3), claim('2026-03-12', 4), claim('2026-03-15', 7)];
    expect(usesOf(claims, AT, 14)).toEqual({ near_day: '2026-03-12', in_visit: 1 });
  });
});
