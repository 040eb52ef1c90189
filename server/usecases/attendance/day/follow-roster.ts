// Days whose roster, shift or holiday was changed are reckoned by it (attendance.md R1).
import type { FollowRoster } from '../roster/follow-port.ts';
import { recomputeDays } from './recompute-days.ts';

/** Days to come are reckoned when they come, those that stand already at once. */
export const followRosterChange: FollowRoster = async (context, { pegawais, start, end }) => {
  await recomputeDays(context, { pegawaiIds: pegawais, from: start, to: end, refresh: true });
};
