// What records of the attendance module answer beside their fields.
import { asked, unasked } from '../../platform/answers/asked.ts';
import { leaveRow, overtimeRow } from './leave.ts';
import { payslipRow } from './payroll.ts';

export const attendanceRows = {
  // A changed one is told without the number of its staff.
  'attendance.department': { without: { written: ['staff_count'] } },
  'attendance.leave': leaveRow,
  'attendance.overtime': overtimeRow,
  'attendance.payrollperiode': { ...asked, without: unasked },
  'attendance.payrolltransaction': payslipRow,
} as const;
