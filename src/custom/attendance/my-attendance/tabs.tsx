// The parts of one's own page, in order; each is fetched when it is opened.
import { deferred } from '../../../kit/page/deferred.tsx';
import type { PartTab } from '../../../kit/page/part-tabs.tsx';
import { can, mayCall } from '../../../policies/index.ts';

export const ownTabs: readonly PartTab<object>[] = [
  {
    key: 'kalender',
    label: 'attendance.day.calendar',
    opensFor: () => true,
    Content: deferred(async () => (await import('./calendar.tsx')).OwnCalendar),
  },
  {
    key: 'izin',
    label: 'attendance.leave.title',
    opensFor: (user) => can(user, 'attendance.leave', 'create'),
    Content: deferred(async () => (await import('../../../parts/attendance/leave/own-leave.tsx')).OwnLeave),
  },
  {
    key: 'lembur',
    label: 'attendance.overtime.title',
    opensFor: (user) => can(user, 'attendance.overtime', 'create'),
    Content: deferred(async () => (await import('../../../parts/attendance/leave/own-overtime.tsx')).OwnOvertime),
  },
  {
    key: 'jadwal',
    label: 'attendance.day.ownSchedule',
    opensFor: () => true,
    Content: deferred(async () => (await import('./roster.tsx')).OwnRoster),
  },
  {
    key: 'slip',
    label: 'attendance.payroll.slips',
    opensFor: (user) => mayCall(user, 'attendance.payrolltransaction.saya'),
    Content: deferred(async () => (await import('./slips.tsx')).OwnSlips),
  },
  {
    key: 'profil',
    label: 'attendance.day.profile',
    opensFor: () => true,
    Content: deferred(async () => (await import('./profile.tsx')).OwnProfile),
  },
];
