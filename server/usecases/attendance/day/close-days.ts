// The night's work: days are closed (attendance.md 1.4, 6 R3): who was to work and did not come was absent, and who came and did not leave,
// or the other way round, has an incomplete day. The day that begins gets its rows.
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { dayStatus } from '../../../../src/resources/attendance/day-status.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { logNight, nightContext } from '../../kernel/night.ts';
import { recomputeDays } from './recompute-days.ts';

/** Windows close at noon of the day after next at the latest. */
const OPEN_DAYS = 3;
/** Farther back nothing is caught up. */
const MOST_DAYS = 60;

const lastOf = named<{ last: string | null }, [branch: number, before: string, from: string]>(
  'attendance_last_day',
  'select max(work_date) as last from attendances where profile_id = $1 and work_date < $2 and work_date >= $3',
);
const countOf = named<{ absent: number; incomplete: number }, [branch: number, from: string, to: string]>(
  'attendance_closed_counts',
  `select count(*) filter (where status = ${dayStatus.absent}) as absent,
     count(*) filter (where status = ${dayStatus.incomplete}) as incomplete
   from attendances where profile_id = $1 and work_date between $2 and $3`,
);

/**
 * Closes the days of a branch before the one that has begun, with those that were missed, and opens that one; answers how many it
 * changed. Days of an approved payroll stay as they are.
 */
export const closeDays = async (
  tx: Transaction,
  { branch, day, now }: { readonly branch: number; readonly day: string; readonly now: Date },
): Promise<number> => {
  const context = await nightContext(tx, { branch, now });
  if (!context) return 0;
  const last = (await runOne(tx, lastOf, branch, day, addDays(day, -MOST_DAYS)))?.last ?? null;
  // Before the first day of all nobody was expected.
  const from = last === null ? day : addDays(last, -OPEN_DAYS);
  const yesterday = addDays(day, -1);
  const before = await runOne(tx, countOf, branch, from, yesterday);
  const { changed } = await recomputeDays(context, { from, to: day, skipLocked: true });
  const after = await runOne(tx, countOf, branch, from, yesterday);
  const absent = (after?.absent ?? 0) - (before?.absent ?? 0);
  const incomplete = (after?.incomplete ?? 0) - (before?.incomplete ?? 0);
  if (absent > 0 || incomplete > 0)
    await logNight(context, 'attendance', [
      {
        message: `penutupan absensi: ${absent} alpha, ${incomplete} tidak lengkap`,
        url: `/attendance/attendance/daily?date=${yesterday}`,
      },
    ]);
  return changed;
};
