import { describe, expect, it } from 'vitest';
import { dayStatus } from '../../../src/resources/attendance/day-status.ts';
import { totalsOf } from './day-totals.ts';

describe('totals', () => {
  const day = { is_half_day: false, late_minutes: 0, work_minutes: 420, overtime_minutes: 0 };
  it('count presence in halves, and its share of the days of work', () => {
    const totals = totalsOf([
      { ...day, status: dayStatus.present },
      { ...day, status: dayStatus.late, late_minutes: 17 },
      { ...day, status: dayStatus.leave, is_half_day: true },
      { ...day, status: dayStatus.absent, work_minutes: 0 },
      { ...day, status: dayStatus.free, work_minutes: 0 },
      { ...day, status: dayStatus.waiting, work_minutes: 0 },
    ]);
    expect(totals).toMatchObject({ hadir: 2.5, telat: 1, telat_menit: 17, cuti: 0.5, alpha: 1, libur: 1 });
    expect(totals).toMatchObject({ kerja_menit: 1260, kehadiran: 62.5 });
  });
});
