// Approved leave follows the roster and the holidays (attendance.md 6; docs/decisions/0172): what is no day of work any more is given back.
import { requestState, type LeaveType } from '../../../../src/resources/attendance/leave-life.ts';
import { dateIn, type TimeZone } from '../../../../src/resources/kernel/date.ts';
import { type Take, takesOf } from '../../../domain/attendance/leave-balance.ts';
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { followRosterChange } from '../day/follow-roster.ts';
import type { FollowRoster, RosterChange } from '../roster/follow-port.ts';
import { hasBalance, weightOf } from './leave-facts.ts';
import { findSubject, type Subject } from './subject.ts';
import { fitDays, giveDaysBack, takeDays, takesBy } from './take-balance.ts';
import { workDays } from './work-days.ts';

interface Approved {
  readonly id: number;
  readonly pegawai_id: number;
  readonly branch: number;
  readonly timezone: TimeZone;
  readonly type: LeaveType;
  /** 'YYYY-MM-DD' */
  readonly start_date: string;
  readonly end_date: string;
  readonly is_half_day: boolean;
  readonly days: number;
}
const approvedIn = named<
  Approved,
  [branches: readonly number[], start: string, end: string, pegawais: readonly number[] | null]
>(
  'leaves_of_roster',
  `select l.id, l.pegawai_id, l.profile_id as branch, b.timezone, l.type, l.start_date::text as start_date,
     l.end_date::text as end_date, l.is_half_day, l.days
   from leaves l join profiles b on b.id = l.profile_id
   where l.profile_id = any ($1) and l.status = ${requestState.approved} and l.start_date <= $3 and l.end_date >= $2
     and ($4::bigint[] is null or l.pegawai_id = any ($4))
   order by l.id for no key update of l`,
);
const keepDays = named<unknown, [id: number, days: number]>(
  'leave_recount',
  'update leaves set days = $2, updated_at = now(), version = version + 1 where id = $1',
);

/** True where the balances of its years hold what it takes now; where they do not, it keeps what it took. */
const retake = async (
  context: WriteContext,
  subject: Subject,
  row: Approved,
  takes: readonly Take[],
): Promise<boolean> => {
  const before = await takesBy(context, row.id);
  await giveDaysBack(context, row.id);
  const fits = await fitDays(context, subject, row, takes);
  await takeDays(context, subject, row, fits ? takes : before);
  return fits;
};

const recount = async (asked: WriteContext, row: Approved): Promise<void> => {
  const { tx, now } = asked;
  const branch = { ...asked.branch, id: row.branch, timezone: row.timezone };
  const context = { ...asked, branch, timezone: row.timezone, today: dateIn(row.timezone, now) };
  const subject = await findSubject({ tx, branches: [row.branch] }, row.pegawai_id);
  if (!subject) return;
  const all = await workDays(context, subject, row.start_date, row.end_date);
  const days = all.filter(({ works }) => works).map(({ day }) => day);
  const weight = weightOf(row.is_half_day);
  if (days.length * weight === row.days) return;
  if (hasBalance(row.type) && !(await retake(context, subject, row, takesOf(days, weight)))) return;
  await run(tx, keepDays, row.id, days.length * weight);
};

/** Counts approved leave of the days again, before the days themselves are reckoned. */
const recountLeaves = async (context: WriteContext, { pegawais, start, end }: RosterChange): Promise<void> => {
  for (const row of await run(context.tx, approvedIn, context.branches, start, end, pegawais ?? null))
    await recount(context, row);
};

/** What a change of the roster does to leave, then to the days. */
export const followRosterInLeaveAndDays: FollowRoster = async (context, change) => {
  await recountLeaves(context, change);
  await followRosterChange(context, change);
};
