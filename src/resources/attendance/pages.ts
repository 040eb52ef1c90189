// Bespoke pages of the attendance module, in menu order.
import type { Page } from '../page.ts';

export const attendancePages = [
  {
    path: '/attendance',
    label: 'Attendance',
    module: 'attendance',
    access: { call: 'attendance.pegawai.list' },
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
    access: { call: 'attendance.pegawai.show' },
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
