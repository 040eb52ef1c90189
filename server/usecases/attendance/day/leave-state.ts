/** State of a leave and of overtime that was approved (attendance.md 2), as the tables of the higher room hold it. */
export const leaveDecided = 1;
