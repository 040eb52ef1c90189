// Who may do what in the attendance module (attendance.md 1, 5).
import type { attendanceCalls } from '../resources/attendance/calls.ts';
import type { CallGrants } from './grant.ts';
import { ADMIN, MANAGER, staffRoles, SUPERADMIN } from './role.ts';

const SUPERIORS = [MANAGER, SUPERADMIN] as const;

export const attendanceCallGrants: CallGrants<typeof attendanceCalls> = {
  // Doctors are picked everywhere; who is not at the desk is told names only.
  'attendance.pegawai.list': staffRoles,
  'attendance.pegawai.show': staffRoles,
  'attendance.pegawai.create': SUPERIORS,
  'attendance.pegawai.edit': SUPERIORS,
  // An admin asks; his superiors decide.
  'attendance.pegawai.resign': [ADMIN, ...SUPERIORS],
};
