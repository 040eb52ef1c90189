import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  ageAt,
  dateIn,
  formatDate,
  formatInstant,
  formatTime,
  isDate,
  monthName,
  timeIn,
  timeZones,
} from './date.ts';

describe('calendar days', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2026-02-29', false],
    ['2026-02-31', false],
    ['2026-13-01', false],
    ['26-01-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('knows whether %s exists', (text, exists) => {
    expect(isDate(text)).toBe(exists);
  });

  it('turns over at midnight of the branch, not of the server', () => {
    const at = new Date('2026-03-05T16:30:00Z');
    expect(dateIn('Asia/Jakarta', at)).toBe('2026-03-05');
    expect(dateIn('Asia/Makassar', at)).toBe('2026-03-06');
    expect(timeIn('Asia/Jayapura', at)).toBe('01:30');
    expect(timeIn('Asia/Makassar', new Date('2026-03-05T16:00:00Z'))).toBe('00:00');
    expect(formatInstant('Asia/Makassar', at)).toBe('06 Mar 2026 00.30');
  });

  it.each(timeZones)('is told in %s as the table of zones of the browser has it', (zone) => {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    const time = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    });
    fc.assert(
      fc.property(fc.date({ min: new Date('1965-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
        expect(`${dateIn(zone, at)} ${timeIn(zone, at)}`).toBe(`${day.format(at)} ${time.format(at)}`);
      }),
    );
    expect(() => dateIn(zone, new Date('never'))).toThrow(RangeError);
  });

  it('counts days over month and leap-year ends', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });

  it('counts full years of age', () => {
    expect(ageAt('2008-11-21', '2026-11-21')).toBe(18);
    expect(ageAt('2008-11-22', '2026-11-21')).toBe(17);
    expect(ageAt('2008-02-29', '2026-02-28')).toBe(17);
  });

  it('prints Indonesian months', () => {
    expect(formatDate('2026-05-06')).toBe('06 Mei 2026');
    expect(formatDate('2026-08-17')).toBe('17 Agu 2026');
    expect(monthName('2026-08-17')).toBe('Agustus 2026');
  });

  it('prints a time of the day with a full stop', () => {
    expect(formatTime('09:30')).toBe('09.30');
    expect(formatTime(timeIn('Asia/Jakarta', new Date('2026-03-05T16:30:00Z')))).toBe('23.30');
  });
});
