// Resources of the attendance module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { department } from './department.ts';
import { holiday } from './holiday.ts';
import { payrollperiode } from './payrollperiode.ts';
import { payrolltransaction } from './payrolltransaction.ts';
import { schedule } from './schedule.ts';
import { shift } from './shift.ts';

export const attendanceResources = {
  'attendance.department': department,
  'attendance.shift': shift,
  'attendance.schedule': schedule,
  'attendance.holiday': holiday,
  'attendance.payrollperiode': payrollperiode,
  'attendance.payrolltransaction': payrolltransaction,
} as const satisfies Readonly<Record<string, Resource>>;
