// What records of the attendance module answer beside their fields.
import { payslipRow } from './payroll.ts';

export const attendanceRows = {
  // A changed one is told without the number of its staff.
  'attendance.department': { without: { written: ['staff_count'] } },
  'attendance.payrolltransaction': payslipRow,
} as const;
