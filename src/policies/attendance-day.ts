// Who keeps the days of the staff; everybody has his own (attendance.md 1, 5).
import type { dayCalls } from '../resources/attendance/day-calls.ts';
import type { meCalls } from '../resources/attendance/me-calls.ts';
import type { CallGrants } from './grant.ts';
import { type CallOpenings, FREE } from './opening.ts';
import { ADMIN, INVESTOR, MANAGER, staffRoles, SUPERADMIN } from './role.ts';

type DayCalls = typeof dayCalls & typeof meCalls;

const KEEP = [ADMIN, MANAGER, SUPERADMIN] as const;
/** Superadmin and investor are no members of attendance. */
const MEMBERS = staffRoles.filter((role) => role !== SUPERADMIN && role !== INVESTOR);

export const dayCallGrants: CallGrants<DayCalls> = {
  'attendance.attendance.daily': KEEP,
  'attendance.attendance.monthly': KEEP,
  'attendance.attendance.punch': KEEP,
  'attendance.attendance.edit': KEEP,
  'attendance.attendance.recalc': KEEP,
  'attendance.attendance.import': KEEP,
  'attendance.attendance.template': KEEP,
  'attendance.log.list': KEEP,
  'attendance.log.void': KEEP,
  'attendance.me.show': staffRoles,
  'attendance.me.month': staffRoles,
  'attendance.me.checkin': MEMBERS,
  'attendance.me.checkout': MEMBERS,
};

const DAYS = ['attendance.attendance'] as const;

export const dayCallOpenings: CallOpenings<DayCalls> = {
  'attendance.attendance.daily': DAYS,
  'attendance.attendance.monthly': DAYS,
  'attendance.attendance.punch': DAYS,
  'attendance.attendance.edit': DAYS,
  'attendance.attendance.recalc': DAYS,
  'attendance.attendance.import': DAYS,
  'attendance.attendance.template': DAYS,
  'attendance.log.list': DAYS,
  'attendance.log.void': DAYS,
  'attendance.me.show': FREE,
  'attendance.me.month': FREE,
  'attendance.me.checkin': FREE,
  'attendance.me.checkout': FREE,
};
