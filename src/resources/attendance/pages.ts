// Bespoke pages of the attendance module, in menu order.
import type { Page } from '../page.ts';

export const attendancePages = [
  {
    path: '/attendance/attendance/daily',
    label: 'Absensi Harian',
    module: 'attendance',
    access: { call: 'attendance.attendance.daily' },
    menu: true,
  },
  {
    path: '/attendance/attendance/monthly',
    label: 'Absensi Bulanan',
    module: 'attendance',
    access: { call: 'attendance.attendance.monthly' },
    menu: true,
  },
  {
    path: '/attendance/attendance/kios',
    label: 'Kios Absen',
    module: 'attendance',
    access: { call: 'attendance.attendance.punch' },
    menu: false,
  },
  {
    path: '/attendance/employees',
    label: 'Pegawai',
    module: 'attendance',
    access: { call: 'attendance.pegawai.list' },
    menu: true,
  },
  {
    path: '/my-attendance',
    label: 'Kehadiran Saya',
    module: 'attendance',
    access: { call: 'attendance.me.show' },
    menu: false,
  },
  {
    path: '/attendance/master/shift/jadwal',
    label: 'Jadwal',
    module: 'attendance',
    access: { call: 'attendance.schedule.grid' },
    menu: true,
  },
] as const satisfies readonly Page[];
