// Who keeps rosters, shifts and holidays (attendance.md 1, 4).
import type { attendanceResources } from '../resources/attendance/index.ts';
import type { rosterCalls } from '../resources/attendance/roster-calls.ts';
import type { CallGrants, ResourceGrants } from './grant.ts';
import type { CallOpenings, ResourceOpenings } from './opening.ts';
import { ADMIN, MANAGER, SUPERADMIN } from './role.ts';

type Roster = Pick<typeof attendanceResources, 'attendance.shift' | 'attendance.schedule' | 'attendance.holiday'>;

const KEEP = [ADMIN, MANAGER, SUPERADMIN] as const;

const master = { list: KEEP, show: KEEP, create: KEEP, edit: KEEP, delete: KEEP, export: KEEP } as const;

export const rosterGrants: ResourceGrants<Roster> = {
  'attendance.shift': { ...master, pick: KEEP },
  'attendance.schedule': master,
  'attendance.holiday': master,
};

const MASTER = ['attendance.master'] as const;

export const rosterOpenings: ResourceOpenings<Roster> = {
  'attendance.shift': {
    read: MASTER,
    write: MASTER,
    pick: [...MASTER, 'attendance.employees', 'attendance.attendance'],
  },
  'attendance.schedule': { read: [...MASTER, 'attendance.attendance'], write: MASTER },
  'attendance.holiday': { read: [...MASTER, 'attendance.attendance'], write: MASTER },
};

export const rosterCallGrants: CallGrants<typeof rosterCalls> = {
  'attendance.schedule.grid': KEEP,
  'attendance.schedule.bulk': KEEP,
  'attendance.schedule.import': KEEP,
  'attendance.schedule.template': KEEP,
};
export const rosterCallOpenings: CallOpenings<typeof rosterCalls> = {
  'attendance.schedule.grid': MASTER,
  'attendance.schedule.bulk': MASTER,
  'attendance.schedule.import': MASTER,
  'attendance.schedule.template': MASTER,
};
