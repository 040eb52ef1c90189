// The parts of one's own page, in order; each is fetched when it is opened.
import { deferred } from '../../../kit/page/deferred.tsx';
import type { PartTab } from '../../../kit/page/part-tabs.tsx';

export const ownTabs: readonly PartTab<object>[] = [
  {
    key: 'kalender',
    label: 'attendance.day.calendar',
    opensFor: () => true,
    Content: deferred(async () => (await import('./calendar.tsx')).OwnCalendar),
  },
  {
    key: 'jadwal',
    label: 'attendance.day.ownSchedule',
    opensFor: () => true,
    Content: deferred(async () => (await import('./roster.tsx')).OwnRoster),
  },
  {
    key: 'profil',
    label: 'attendance.day.profile',
    opensFor: () => true,
    Content: deferred(async () => (await import('./profile.tsx')).OwnProfile),
  },
];
