// Resources of the attendance module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { department } from './department.ts';
import { holiday } from './holiday.ts';
import { payrollperiode } from './payrollperiode.ts';
import { payrolltransaction } from './payrolltransaction.ts';
import { licence } from './licence.ts';
import { leave } from './leave.ts';
import { leavebalance } from './leavebalance.ts';
import { overtime } from './overtime.ts';
import { loan } from './loan.ts';
import { payrollcomponent } from './payrollcomponent.ts';
import { pegawaicomponent } from './pegawaicomponent.ts';
import { schedule } from './schedule.ts';
import { shift } from './shift.ts';
import { bpjsrate, pph21ter, ptkp } from './wage-table.ts';

export const attendanceResources = {
  'attendance.department': department,
  'attendance.shift': shift,
  'attendance.schedule': schedule,
  'attendance.holiday': holiday,
  'attendance.payrollperiode': payrollperiode,
  'attendance.payrolltransaction': payrolltransaction,
  'attendance.licence': licence,
  'attendance.leave': leave,
  'attendance.leavebalance': leavebalance,
  'attendance.overtime': overtime,
  'attendance.payrollcomponent': payrollcomponent,
  'attendance.pegawaicomponent': pegawaicomponent,
  'attendance.loan': loan,
  'attendance.pph21ter': pph21ter,
  'attendance.ptkp': ptkp,
  'attendance.bpjsrate': bpjsrate,
} as const satisfies Readonly<Record<string, Resource>>;
