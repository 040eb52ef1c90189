import { describe, expect, it } from 'vitest';
import { firstOpenDay, postingDay } from './open-day.ts';

const period = (start_date: string, lock_date: string | null = null) => ({ start_date, lock_date });

describe('the first open day', () => {
  it('is the start of the period, or the day after its lock', () => {
    expect(firstOpenDay(period('2026-01-01'))).toBe('2026-01-01');
    expect(firstOpenDay(period('2026-01-01', '2026-01-31'))).toBe('2026-02-01');
    expect(firstOpenDay(period('2026-01-01', '2025-12-31'))).toBe('2026-01-01');
  });
});

describe('the day of posting', () => {
  it.each([
    ['its own day while that is open', '2025-12-31', period('2025-12-01'), '2025-12-31'],
    ['the first day after a lock', '2025-12-31', period('2025-12-01', '2025-12-31'), '2026-01-01'],
    ['the first day of the next period', '2025-12-31', period('2026-01-01'), '2026-01-01'],
    ['today where all is locked', '2025-12-31', period('2025-12-01', '2026-01-05'), '2026-01-02'],
    ['today without a period', '2025-12-31', undefined, '2026-01-02'],
    ['never after today', '2026-01-09', period('2025-12-01'), '2026-01-02'],
  ])('is %s', (_, work, open, day) => {
    expect(postingDay(work, open, '2026-01-02')).toBe(day);
  });
});
