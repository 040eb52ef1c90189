// What shows the bespoke pages of the attendance module, by their addresses.
import { type Components, withTexts } from './components.ts';

const withAttendanceTexts = withTexts('attendance');

export const attendanceComponents = {
  '/attendance/attendance/daily': withAttendanceTexts(() => import('./attendance/daily/page.tsx')),
  '/attendance/attendance/monthly': withAttendanceTexts(() => import('./attendance/monthly/page.tsx')),
  '/attendance/attendance/kios': withAttendanceTexts(() => import('./attendance/kios/page.tsx')),
  '/attendance/employees': withAttendanceTexts(() => import('./attendance/employees/page.tsx')),
  '/attendance/master/payrollperiode': withAttendanceTexts(() => import('./attendance/payrollperiode/page.tsx')),
  '/attendance/payroll/transaction': withAttendanceTexts(() => import('./attendance/payroll-transaction/page.tsx')),
  '/my-attendance': withAttendanceTexts(() => import('./attendance/my-attendance/page.tsx')),
  '/attendance/master/shift': withAttendanceTexts(() => import('./attendance/shift/page.tsx')),
  '/attendance/master/shift/libur': withAttendanceTexts(() => import('./attendance/shift/holiday-page.tsx')),
  '/attendance/master/shift/jadwal': withAttendanceTexts(() => import('./attendance/shift/roster-page.tsx')),
  '/attendance/master/payrollcomponent': withAttendanceTexts(
    () => import('./attendance/payrollcomponent/component-page.tsx'),
  ),
  '/attendance/master/payrollcomponent/bpjs': withAttendanceTexts(
    () => import('./attendance/payrollcomponent/bpjs-page.tsx'),
  ),
  '/attendance/master/payrollcomponent/ter': withAttendanceTexts(
    () => import('./attendance/payrollcomponent/ter-page.tsx'),
  ),
  '/attendance/master/payrollcomponent/ptkp': withAttendanceTexts(
    () => import('./attendance/payrollcomponent/ptkp-page.tsx'),
  ),
} as const satisfies Components;
