import { describe, expect, it } from 'vitest';
import { addDays } from '../kernel/date.ts';
import { lastDue, nextDue, rangeOf, type Rhythm, rhythmText, weekdayOf } from './subscription.ts';

describe('the day of a rhythm', () => {
  it('is the last one that has come', () => {
    expect(lastDue('harian', null, '2026-11-27')).toBe('2026-11-27');
    // 27 November 2026 is a Friday.
    expect(lastDue('mingguan', 5, '2026-11-27')).toBe('2026-11-27');
    expect(lastDue('mingguan', 1, '2026-11-27')).toBe('2026-11-23');
    expect(lastDue('mingguan', 6, '2026-11-27')).toBe('2026-11-21');
    expect(lastDue('bulanan', 1, '2026-11-27')).toBe('2026-11-01');
    expect(lastDue('bulanan', 28, '2026-11-27')).toBe('2026-10-28');
  });

  it('is the last of a month that is too short for it', () => {
    expect(lastDue('bulanan', 31, '2026-11-30')).toBe('2026-11-30');
    expect(lastDue('bulanan', 31, '2026-11-29')).toBe('2026-10-31');
    expect(lastDue('bulanan', 30, '2027-03-01')).toBe('2027-02-28');
    expect(nextDue('bulanan', 31, '2027-02-01')).toBe('2027-02-28');
    expect(nextDue('bulanan', 29, '2028-02-29')).toBe('2028-02-29');
  });

  it('comes once a week or month, and next and last agree on every day of four years', () => {
    const cases: readonly (readonly [Rhythm, number | null])[] = [
      ['harian', null],
      ...[1, 2, 3, 4, 5, 6, 7].map((day) => ['mingguan', day] as const),
      ...[1, 15, 28, 29, 30, 31].map((day) => ['bulanan', day] as const),
    ];
    for (const [rhythm, day] of cases)
      for (let at = '2026-01-01'; at < '2030-01-01'; at = addDays(at, 1)) {
        const last = lastDue(rhythm, day, at);
        const next = nextDue(rhythm, day, at);
        expect(last <= at && at <= next, `${rhythm} ${day} ${at}: ${last} ${next}`).toBe(true);
        expect(lastDue(rhythm, day, next)).toBe(next);
        expect(nextDue(rhythm, day, last)).toBe(last);
        const eve = last === at ? at : addDays(next, -1);
        expect(lastDue(rhythm, day, eve)).toBe(last);
      }
  });
});

describe('what a paper tells', () => {
  it('is days that are over', () => {
    expect(rangeOf('kemarin', '2026-03-01')).toEqual({ start: '2026-02-28', end: '2026-02-28' });
    expect(rangeOf('minggu-lalu', '2026-11-27')).toEqual({ start: '2026-11-16', end: '2026-11-22' });
    expect(rangeOf('minggu-lalu', '2026-11-23')).toEqual({ start: '2026-11-16', end: '2026-11-22' });
    expect(rangeOf('minggu-lalu', '2026-11-22')).toEqual({ start: '2026-11-09', end: '2026-11-15' });
    expect(rangeOf('bulan-lalu', '2026-01-15')).toEqual({ start: '2025-12-01', end: '2025-12-31' });
    expect(rangeOf('bulan-ini', '2026-11-27')).toEqual({ start: '2026-11-01', end: '2026-11-26' });
    expect(rangeOf('bulan-ini', '2026-11-01')).toEqual({ start: '2026-10-01', end: '2026-10-31' });
  });

  it('is told in words', () => {
    expect(weekdayOf('2026-11-22')).toBe(7);
    expect(rhythmText('mingguan', 7)).toBe('Setiap Minggu');
    expect(rhythmText('bulanan', 31)).toBe('Setiap akhir bulan');
    expect(rhythmText('bulanan', 5)).toBe('Setiap tanggal 5');
  });
});
