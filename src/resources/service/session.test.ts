import { describe, expect, it } from 'vitest';
import { heldOn, isOnLeave, laterBy, mostAt, spanOf, takenFrom, timesOf } from './session.ts';

describe('the times of a session', () => {
  it('are its slots (worked example 7)', () => {
    expect(timesOf({ jam_mulai: '09:00', jam_selesai: '11:00', slot_minutes: 30 })).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
    ]);
  });

  it('begin before the end, however short the last slot is', () => {
    expect(timesOf({ jam_mulai: '16:00', jam_selesai: '17:20', slot_minutes: 60 })).toEqual(['16:00', '17:00']);
    expect(timesOf({ jam_mulai: '08:45', jam_selesai: '09:00', slot_minutes: 15 })).toEqual(['08:45']);
  });
});

describe('an absence', () => {
  const morning = { doctor_id: 7, start: '2026-11-23T08:00', end: '2026-11-23T12:00' };
  const closed = { doctor_id: null, start: '2026-12-25T00:00', end: '2026-12-26T00:00' };

  it('covers the times inside it, of its doctor', () => {
    expect(isOnLeave([morning], 7, '2026-11-23', '08:00')).toBe(true);
    expect(isOnLeave([morning], 7, '2026-11-23', '11:45')).toBe(true);
    expect(isOnLeave([morning], 7, '2026-11-23', '12:00')).toBe(false);
    expect(isOnLeave([morning], 8, '2026-11-23', '09:00')).toBe(false);
  });

  it('of the branch covers every doctor; a visit without a time only when it is the whole day', () => {
    expect(isOnLeave([closed], 7, '2026-12-25', '15:00')).toBe(true);
    expect(isOnLeave([closed], 8, '2026-12-25', null)).toBe(true);
    expect(isOnLeave([morning], 7, '2026-11-23', null)).toBe(false);
  });
});

describe('what an appointment takes', () => {
  const session = { jam_mulai: '09:00', jam_selesai: '11:00', slot_minutes: 30 };

  it('is whole slots from its time on', () => {
    expect(takenFrom(session, '09:30', null)).toEqual({ minutes: 30, times: ['09:30'], fits: true, end: '11:00' });
    expect(takenFrom(session, '09:30', 61)).toMatchObject({
      minutes: 90,
      times: ['09:30', '10:00', '10:30'],
      fits: true,
    });
    expect(takenFrom(session, '10:00', 90)).toMatchObject({ minutes: 90, fits: false });
  });

  it('may end after midnight', () => {
    const night = { jam_mulai: '22:00', jam_selesai: '23:50', slot_minutes: 60 };
    expect(takenFrom(night, '23:00', 60)).toMatchObject({ fits: true, end: '00:00' });
    expect(laterBy('23:30', 90)).toBe('01:00');
  });

  it('is counted where it overlaps, also from the day before', () => {
    const held = [
      { date: '2026-11-22', start: 1410, end: 1500 },
      { date: '2026-11-23', start: 30, end: 90 },
      { date: '2026-11-23', start: 60, end: 120 },
    ];
    expect(heldOn('2026-11-23', held)).toEqual([
      [-30, 60],
      [30, 90],
      [60, 120],
    ]);
    expect(mostAt(heldOn('2026-11-23', held), spanOf('00:30', 30))).toBe(2);
    expect(mostAt(heldOn('2026-11-23', held), spanOf('00:00', 120))).toBe(2);
    expect(mostAt(heldOn('2026-11-23', held), spanOf('02:00', 30))).toBe(0);
  });
});
