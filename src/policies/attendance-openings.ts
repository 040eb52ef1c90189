// The features that open each call of the attendance module (attendance.md 4).
import type { attendanceCalls } from '../resources/attendance/calls.ts';
import { type CallOpenings, FREE } from './opening.ts';

const EMPLOYEES = ['attendance.employees'] as const;

export const attendanceCallOpenings: CallOpenings<typeof attendanceCalls> = {
  // Names of colleagues, and everybody's own attendance; all of the others for who may open the page of the staff.
  'attendance.pegawai.list': FREE,
  'attendance.pegawai.show': FREE,
  'attendance.pegawai.create': EMPLOYEES,
  'attendance.pegawai.edit': EMPLOYEES,
  'attendance.pegawai.resign': EMPLOYEES,
};
