// Samples of departments, shifts, roster and holidays.
import type { Samples } from './sample-kind.ts';

const dayOf = (n: number): string => new Date(Date.UTC(2030, 0, 1 + n)).toISOString().slice(0, 10);

export const rosterSamples: Pick<
  Samples,
  'attendance.department' | 'attendance.shift' | 'attendance.schedule' | 'attendance.holiday' | 'attendance.licence'
> = {
  'attendance.department': {
    create: (_world, n) => ({ code: `DP${n}`, name: `Departemen ${n}`, status: 1 }),
    change: { name: 'Keperawatan' },
  },
  'attendance.shift': {
    create: (_world, n) => ({
      code: `S${n}`,
      name: `Shift ${n}`,
      color: '#1677ff',
      start_time: '21:00',
      end_time: '07:00',
      break_minutes: 60,
      late_tolerance: 10,
      early_leave_tolerance: 0,
      window_before: 180,
      window_after: 360,
      days: [1, 2, 3],
      off_on_holiday: true,
      status: 1,
    }),
    change: { name: 'Malam panjang' },
  },
  'attendance.schedule': {
    create: ({ doctor }, n) => ({ pegawai_id: doctor, work_date: dayOf(n), shift_id: null }),
    change: { work_date: '2031-01-01' },
  },
  'attendance.licence': {
    create: ({ doctor }, n) => ({ pegawai_id: doctor, kind: 'SIP', number: `SIP-${n}`, expires_at: dayOf(n) }),
    change: { number: 'SIP/2030' },
  },
  'attendance.holiday': {
    create: (_world, n) => ({ holiday_date: dayOf(n), name: `Hari libur ${n}` }),
    change: { name: 'Libur bersama' },
  },
};
