// What records of the attendance module answer beside their fields.
import { leaveRow, overtimeRow } from './leave.ts';

export const attendanceRows = {
  // A changed one is told without the number of its staff.
  'attendance.department': { without: { written: ['staff_count'] } },
  'attendance.leave': leaveRow,
  'attendance.overtime': overtimeRow,
} as const;
