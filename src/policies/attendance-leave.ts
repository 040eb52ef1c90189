// Who asks for leave and overtime, who decides, and who sees whose (attendance.md 1, 3): everybody his own, the desk all.
import type { leaveCalls } from '../resources/attendance/leave-calls.ts';
import type { leave } from '../resources/attendance/leave.ts';
import type { leavebalance } from '../resources/attendance/leavebalance.ts';
import type { overtime } from '../resources/attendance/overtime.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import { type CallOpenings, FREE, type ResourceOpenings } from './opening.ts';
import { ADMIN, DOKTER, FINANCE, INVENTORY, MANAGER, MULTIMEDIA, PERAWAT, SUPERADMIN } from './role.ts';

type Resources = {
  readonly 'attendance.leave': typeof leave;
  readonly 'attendance.leavebalance': typeof leavebalance;
  readonly 'attendance.overtime': typeof overtime;
};

const SUPERIORS = [MANAGER, SUPERADMIN] as const;
const KEEP = [ADMIN, ...SUPERIORS] as const;
/** Those who work by a roster, and who keeps it for them. */
const MEMBERS = [DOKTER, MULTIMEDIA, INVENTORY, FINANCE, PERAWAT, ...KEEP] as const;

const REQUEST = {
  list: MEMBERS,
  show: MEMBERS,
  create: MEMBERS,
  export: KEEP,
  approve: SUPERIORS,
  reject: SUPERIORS,
  cancel: MEMBERS,
} as const;

export const leaveGrants: ResourceGrants<Resources> = {
  'attendance.leave': REQUEST,
  'attendance.leavebalance': { list: MEMBERS, show: MEMBERS, export: KEEP },
  'attendance.overtime': REQUEST,
};

export const leaveCallGrants: CallGrants<typeof leaveCalls> = {
  'attendance.leave.unggah': MEMBERS,
  'attendance.leave.surat': MEMBERS,
  'attendance.leave.kalender': KEEP,
  'attendance.leavebalance.saldo': MEMBERS,
  'attendance.leavebalance.sesuaikan': SUPERIORS,
};

const DAILY = ['attendance.attendance'] as const;
/** Of one's own page, which needs no feature; what of others is shown needs that of their days (usecases/attendance/leave). */
const REQUEST_OPENINGS = { read: FREE, write: FREE, export: DAILY, approve: DAILY, reject: DAILY } as const;

export const leaveOpenings: ResourceOpenings<Resources> = {
  'attendance.leave': REQUEST_OPENINGS,
  'attendance.leavebalance': { read: FREE, write: DAILY, export: DAILY },
  'attendance.overtime': REQUEST_OPENINGS,
};

export const leaveCallOpenings: CallOpenings<typeof leaveCalls> = {
  'attendance.leave.unggah': FREE,
  'attendance.leave.surat': FREE,
  'attendance.leave.kalender': DAILY,
  'attendance.leavebalance.saldo': FREE,
  'attendance.leavebalance.sesuaikan': DAILY,
};
