import { describe, expect, it } from 'vitest';
import { hoursOf } from './overtime-hours.ts';

const of = (start_at: string, end_at: string) => ({ work_date: '2026-03-31', start_at, end_at });

describe('the hours of a day', () => {
  it.each([
    ['Asia/Jakarta', of('16:00', '18:30'), '2026-03-31T09:00:00.000Z', '2026-03-31T11:30:00.000Z'],
    ['Asia/Makassar', of('05:00', '07:30'), '2026-03-30T21:00:00.000Z', '2026-03-30T23:30:00.000Z'],
    ['Asia/Jayapura', of('22:00', '01:00'), '2026-03-31T13:00:00.000Z', '2026-03-31T16:00:00.000Z'],
    ['Asia/Jakarta', of('00:30', '00:30'), '2026-03-30T17:30:00.000Z', '2026-03-31T17:30:00.000Z'],
  ] as const)('in %s of %j', (zone, hours, start_at, end_at) => {
    expect(hoursOf(zone, hours)).toEqual({ start_at, end_at });
  });
});
