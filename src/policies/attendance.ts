// Who may do what in the attendance module (attendance.md 1, 5).
import type { attendanceCalls } from '../resources/attendance/calls.ts';
import type { attendanceResources } from '../resources/attendance/index.ts';
import { wageCallGrants, wageGrants } from './attendance-wage.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { ADMIN, MANAGER, staffRoles, SUPERADMIN } from './role.ts';

const SUPERIORS = [MANAGER, SUPERADMIN] as const;

/** Who keeps rosters, days and masters. */
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
  ...wageGrants,
};

export const attendanceCallGrants: CallGrants<typeof attendanceCalls> = {
  // Doctors are picked everywhere; who is not at the desk is told names only.
  'attendance.pegawai.list': staffRoles,
  'attendance.pegawai.show': staffRoles,
  'attendance.pegawai.create': SUPERIORS,
  'attendance.pegawai.edit': SUPERIORS,
  // An admin asks; his superiors decide.
  'attendance.pegawai.resign': KEEP,
  ...wageCallGrants,
};
