// What records of the attendance module answer beside their fields.
export const attendanceRows = {
  // A changed one is told without the number of its staff.
  'attendance.department': { without: { written: ['staff_count'] } },
} as const;
