import { describe, expect, it } from 'vitest';
import { dueDays, isLastDay, nextDay } from './recurring.ts';

const rent = { start_at: '2026-01-31', end_at: '2026-04-30', interval_months: 1 };

describe('a recurring journal', () => {
  it('is due on the same day of each month, clipped to its end', () => {
    expect(dueDays(rent, new Set(), '2026-03-31')).toEqual(['2026-01-31', '2026-02-28', '2026-03-31']);
    expect(dueDays({ ...rent, interval_months: 3 }, new Set(), '2026-12-31')).toEqual(['2026-01-31', '2026-04-30']);
  });

  it('is run once a month', () => {
    expect(dueDays(rent, new Set([202601, 202603]), '2026-12-31')).toEqual(['2026-02-28', '2026-04-30']);
    expect(nextDay(rent, new Set([202601]))).toBe('2026-02-28');
    expect(nextDay(rent, new Set([202601, 202602, 202603, 202604]))).toBeNull();
  });

  it('knows its last day', () => {
    expect(isLastDay(rent, '2026-03-31')).toBe(false);
    expect(isLastDay(rent, '2026-04-30')).toBe(true);
    expect(isLastDay({ ...rent, end_at: null }, '2026-04-30')).toBe(false);
    expect(isLastDay({ start_at: '2026-11-15', end_at: '2027-01-15', interval_months: 1 }, '2027-01-15')).toBe(true);
  });
});
