// Who may do what in the attendance module (attendance.md 1, 5).
import type { attendanceCalls } from '../resources/attendance/calls.ts';
import type { attendanceResources } from '../resources/attendance/index.ts';
import { leaveCallGrants, leaveGrants } from './attendance-leave.ts';
import { wageCallGrants, wageGrants } from './attendance-wage.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { payrollCallGrants, payrollGrants } from './attendance-payroll.ts';
import { dayCallGrants } from './attendance-day.ts';
import { rosterCallGrants, rosterGrants } from './attendance-roster.ts';
import { ADMIN, FINANCE, MANAGER, staffRoles, SUPERADMIN } from './role.ts';

const SUPERIORS = [MANAGER, SUPERADMIN] as const;

/** Who keeps the staff and its masters. */
const KEEP = [ADMIN, ...SUPERIORS] as const;

export const attendanceGrants: ResourceGrants<typeof attendanceResources> = {
  'attendance.department': {
    list: KEEP,
    show: KEEP,
    pick: KEEP,
    create: KEEP,
    edit: KEEP,
    delete: KEEP,
    export: KEEP,
  },
  // Finance reads them with the rest of the staff.
  'attendance.licence': {
    list: [FINANCE, ...KEEP],
    show: [FINANCE, ...KEEP],
    create: KEEP,
    edit: KEEP,
    delete: KEEP,
    export: KEEP,
  },
  ...rosterGrants,
  ...leaveGrants,
  ...payrollGrants,
  ...wageGrants,
};

export const attendanceCallGrants: CallGrants<typeof attendanceCalls> = {
  // Doctors are picked everywhere; who is not at the desk is told names only.
  'attendance.pegawai.list': staffRoles,
  'attendance.pegawai.show': staffRoles,
  'attendance.pegawai.create': SUPERIORS,
  'attendance.pegawai.import': SUPERIORS,
  'attendance.pegawai.rejected': SUPERIORS,
  'attendance.pegawai.template': SUPERIORS,
  // An admin keeps contracts and pay; the account is his superiors'.
  'attendance.pegawai.edit': KEEP,
  // An admin asks; his superiors decide.
  'attendance.pegawai.resign': KEEP,
  ...payrollCallGrants,
  'attendance.pegawai.checklist': KEEP,
  'attendance.pegawai.batalresign': [SUPERADMIN],
  'attendance.licence.bukti': KEEP,
  ...dayCallGrants,
  ...rosterCallGrants,
  ...leaveCallGrants,
  ...wageCallGrants,
};
