// The features that open each call of the attendance module (attendance.md 4).
import type { attendanceCalls } from '../resources/attendance/calls.ts';
import type { attendanceResources } from '../resources/attendance/index.ts';
import { payrollCallOpenings, payrollOpenings } from './attendance-payroll.ts';
import { dayCallOpenings } from './attendance-day.ts';
import { rosterCallOpenings, rosterOpenings } from './attendance-roster.ts';
import { leaveCallOpenings, leaveOpenings } from './attendance-leave.ts';
import { wageCallOpenings, wageOpenings } from './attendance-wage.ts';
import { type CallOpenings, FREE, type ResourceOpenings } from './opening.ts';

const EMPLOYEES = ['attendance.employees'] as const;

const MASTER = ['attendance.master'] as const;

export const attendanceOpenings: ResourceOpenings<typeof attendanceResources> = {
  'attendance.department': { read: MASTER, write: MASTER, pick: [...MASTER, ...EMPLOYEES] },
  'attendance.licence': EMPLOYEES,
  ...rosterOpenings,
  ...leaveOpenings,
  ...payrollOpenings,
  ...wageOpenings,
};

export const attendanceCallOpenings: CallOpenings<typeof attendanceCalls> = {
  // Names of colleagues, and everybody's own attendance; all of the others for who may open the page of the staff.
  'attendance.pegawai.list': FREE,
  'attendance.pegawai.show': FREE,
  'attendance.pegawai.create': EMPLOYEES,
  'attendance.pegawai.import': EMPLOYEES,
  'attendance.pegawai.rejected': EMPLOYEES,
  'attendance.pegawai.template': EMPLOYEES,
  'attendance.pegawai.edit': EMPLOYEES,
  'attendance.pegawai.resign': EMPLOYEES,
  ...payrollCallOpenings,
  'attendance.pegawai.checklist': EMPLOYEES,
  'attendance.pegawai.batalresign': EMPLOYEES,
  'attendance.licence.bukti': EMPLOYEES,
  ...dayCallOpenings,
  ...rosterCallOpenings,
  ...leaveCallOpenings,
  ...wageCallOpenings,
};
