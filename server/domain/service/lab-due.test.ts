import { describe, expect, it } from 'vitest';
import { labDueDay } from './lab-due.ts';

const never = () => false;

describe('the day a form lab is due', () => {
  it('passes over the Sunday (service.md 6, example 8)', () => {
    expect(labDueDay('2026-03-06', 3, never)).toBe('2026-03-10');
  });

  it('passes over holidays of the branch', () => {
    const holidays = new Set(['2026-03-07', '2026-03-09']);
    expect(labDueDay('2026-03-06', 3, (day) => holidays.has(day))).toBe('2026-03-12');
  });

  it('does not count the day of sending, even a Sunday', () => {
    expect(labDueDay('2026-03-08', 1, never)).toBe('2026-03-09');
    expect(labDueDay('2026-03-07', 1, never)).toBe('2026-03-09');
  });

  it('goes over the end of a year', () => {
    expect(labDueDay('2026-12-30', 7, never)).toBe('2027-01-07');
  });
});
