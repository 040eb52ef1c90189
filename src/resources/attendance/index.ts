// Resources of the attendance module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { department } from './department.ts';
import { holiday } from './holiday.ts';
import { licence } from './licence.ts';
import { leave } from './leave.ts';
import { leavebalance } from './leavebalance.ts';
import { overtime } from './overtime.ts';
import { schedule } from './schedule.ts';
import { shift } from './shift.ts';

export const attendanceResources = {
  'attendance.department': department,
  'attendance.shift': shift,
  'attendance.schedule': schedule,
  'attendance.holiday': holiday,
  'attendance.licence': licence,
  'attendance.leave': leave,
  'attendance.leavebalance': leavebalance,
  'attendance.overtime': overtime,
} as const satisfies Readonly<Record<string, Resource>>;
