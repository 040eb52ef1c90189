import { describe, expect, it } from 'vitest';
import { DOKTER, PERAWAT } from '../../../policies/role.ts';
import { clashOf, crewOn, type Shift } from './roster-warnings.ts';

const shift = (start_time: string, end_time: string): Shift => ({
  id: 1,
  code: 'P',
  name: 'Pagi',
  color: '#1677ff',
  start_time,
  end_time,
  cross_midnight: end_time <= start_time,
});
const night = shift('21:00', '07:00');
const early = shift('06:00', '14:00');
const late = shift('13:00', '21:00');
const session = { date: '2026-03-03', doctor_id: 7, start: '09:00', end: '12:00', sesi: 'Pagi' };

describe('a roster', () => {
  it('clashes where a night reaches into the next shift', () => {
    const nurse = { id: 3, role: PERAWAT, shifts: [night, early, late] };
    expect([0, 1, 2].map((at) => clashOf(nurse, at, '2026-03-03', []))).toEqual(['overlap', 'overlap', undefined]);
    expect(clashOf({ ...nurse, shifts: [night, late] }, 0, '2026-03-03', [])).toBeUndefined();
  });

  it('clashes where a doctor is free while he practises', () => {
    const doctor = { id: 7, role: DOKTER, shifts: [null] };
    expect(clashOf(doctor, 0, '2026-03-03', [session])).toBe('session');
    expect(clashOf(doctor, 0, '2026-03-04', [session])).toBeUndefined();
    expect(clashOf({ ...doctor, shifts: [early] }, 0, '2026-03-03', [session])).toBeUndefined();
  });

  it('counts doctors once, and the nurses who work', () => {
    const staff = [
      { id: 3, role: PERAWAT, shifts: [early] },
      { id: 4, role: PERAWAT, shifts: [null] },
      { id: 7, role: DOKTER, shifts: [early] },
    ];
    const sessions = [session, { ...session, sesi: 'Sore' }, { ...session, doctor_id: 8 }];
    expect(crewOn(staff, 0, '2026-03-03', sessions)).toEqual({ doctors: 2, nurses: 1 });
  });
});
