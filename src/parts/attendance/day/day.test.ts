import { describe, expect, it } from 'vitest';
import { hoursText, isNextDay, meantInstant, monthAfter } from './day.ts';

const ZONE = 'Asia/Jakarta';
const at = (day: string, time: string): string => new Date(`${day}T${time}:00+07:00`).toISOString();

describe('the instant that is typed', () => {
  const night = { date: '2026-03-04', in: at('2026-03-04', '21:00'), out: at('2026-03-05', '07:00') };
  it('is the one nearer to the hour of the shift', () => {
    const { date } = night;
    expect(meantInstant(ZONE, { date, time: '07:05', near: night.out })).toBe(at('2026-03-05', '07:05'));
    expect(meantInstant(ZONE, { date, time: '20:50', near: night.in })).toBe(at('2026-03-04', '20:50'));
    expect(meantInstant(ZONE, { date, time: '00:30', near: night.in })).toBe(at('2026-03-05', '00:30'));
    expect(meantInstant(ZONE, { date, time: '', near: night.in })).toBeNull();
  });
  it('comes after the one before it where no shift says so', () => {
    const from = at('2026-03-04', '22:00');
    expect(meantInstant(ZONE, { date: '2026-03-04', time: '02:00', near: null, from })).toBe(at('2026-03-05', '02:00'));
    expect(meantInstant(ZONE, { date: '2026-03-04', time: '23:00', near: null, from })).toBe(at('2026-03-04', '23:00'));
  });
});

describe('words of a day', () => {
  it('tell hours, months and the day after', () => {
    expect([hoursText(0), hoursText(545)]).toEqual(['', '9 j 05 m']);
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(isNextDay(ZONE, '2026-03-04', at('2026-03-05', '07:05'))).toBe(true);
    expect(isNextDay(ZONE, '2026-03-04', at('2026-03-04', '23:59'))).toBe(false);
  });
});
