// Days whose roster, shift or holiday was changed are reckoned by it (attendance.md R1).
import type { FollowRoster } from '../roster/follow-port.ts';
import { recomputeDays } from './recompute-days.ts';

/** Reckons the days that a change of the roster touches. Days to come are left until they come. */
export const followRosterChange: FollowRoster = async (context, { pegawais, start, end }) => {
  await recomputeDays(context, { pegawaiIds: pegawais, from: start, to: end, refresh: true });
};
