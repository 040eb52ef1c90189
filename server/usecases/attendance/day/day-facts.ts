// What days are reckoned of (attendance.md R1, R2): people, roster, holidays, leave, overtime, punches and the days as they stand; a few
// statements for any number of people.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import type { TimeZone } from '../../../../src/resources/kernel/date.ts';
import type { DayStatus, PunchDirection, PunchSource } from '../../../../src/resources/attendance/day-status.ts';
import type { Shift } from '../../../domain/attendance/shift-of-day.ts';
import { groupBy } from '../../../domain/attendance/group.ts';
import { named, run } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** A member of attendance: who has a membership number. */
export interface Member {
  readonly id: number;
  readonly name: string;
  readonly branch: number;
  readonly timezone: TimeZone;
  readonly shift_id: number | null;
  readonly is_exempt: boolean;
  readonly join_at: string | null;
  /** His last day. */
  readonly leave_at: string | null;
  readonly repeat_minutes: number;
  readonly round_minutes: number;
}
/** A stored day; instants are milliseconds of the epoch. */
export interface StoredDay {
  readonly id: number;
  readonly pegawai_id: number;
  readonly work_date: string;
  readonly shift_id: number | null;
  readonly scheduled_in: number | null;
  readonly scheduled_out: number | null;
  readonly in_at: number | null;
  readonly out_at: number | null;
  readonly in_source: PunchSource | null;
  readonly out_source: PunchSource | null;
  readonly late_minutes: number;
  readonly early_minutes: number;
  readonly work_minutes: number;
  readonly overtime_minutes: number;
  readonly status: DayStatus;
  readonly leave_id: number | null;
  readonly is_half_day: boolean;
  readonly is_edited: boolean;
}
/** State of a leave and of overtime that was approved. */
const APPROVED = 1;

type Span = [pegawais: readonly number[], from: string, to: string];

const MEMBER = `u.id, u.name, p.profile_id as branch, b.timezone, p.shift_id, p.is_attendance_exempt as is_exempt, u.join_at,
  u.leave_at, s.att_dup_minutes as repeat_minutes, s.overtime_round_minutes as round_minutes
  from pegawais p join users u on u.id = p.id join profiles b on b.id = p.profile_id
  join branchpreferences s on s.profile_id = p.profile_id`;
const TRACKED = `u.membership_id is not null and (u.status = ${activeStatus.active} or u.leave_at is not null)`;

const membersOf = named<Member, [branches: readonly number[], pegawais: readonly number[] | null]>(
  'day_members',
  `select ${MEMBER} where p.profile_id = any ($1) and ($2::bigint[] is null or p.id = any ($2)) and ${TRACKED} order by u.name, u.id`,
);
/** In the order of their ids, so that two who lock several of them do not wait for each other. */
const lockStaff = named<{ id: number }, [readonly number[]]>(
  'day_lock_staff',
  'select id from pegawais where id = any ($1) order by id for no key update',
);
const shiftsOf = named<Shift, [readonly number[]]>(
  'day_shifts',
  `select id, start_time, end_time, break_minutes, late_tolerance, early_leave_tolerance, window_before, window_after, workdays,
     off_on_holiday
   from shifts where profile_id = any ($1)`,
);
const rosterOf = named<{ pegawai_id: number; work_date: string; shift_id: number | null }, Span>(
  'day_roster',
  'select pegawai_id, work_date, shift_id from shiftschedules where pegawai_id = any ($1) and work_date between $2 and $3',
);
const holidaysOf = named<{ holiday_date: string; profile_id: number | null }, [string, string]>(
  'day_holidays',
  'select holiday_date, profile_id from holidays where holiday_date between $1 and $2',
);
export interface LeaveRow {
  readonly id: number;
  readonly pegawai_id: number;
  readonly type: 3 | 4 | 5 | 8 | 10;
  readonly start_date: string;
  readonly end_date: string;
  readonly is_half_day: boolean;
}
const leavesOf = named<LeaveRow, Span>(
  'day_leaves',
  `select id, pegawai_id, type, start_date, end_date, is_half_day from leaves
   where pegawai_id = any ($1) and start_date <= $3 and end_date >= $2 and status = ${APPROVED}`,
);
export interface OvertimeRow {
  readonly pegawai_id: number;
  readonly work_date: string;
  readonly start: number;
  readonly end: number;
  readonly approved: number;
}
const overtimesOf = named<OvertimeRow, Span>(
  'day_overtimes',
  `select pegawai_id, work_date, (extract(epoch from start_at) * 1000)::bigint as start,
     (extract(epoch from end_at) * 1000)::bigint as "end", coalesce(minutes_approved, 0) as approved
   from overtimes where pegawai_id = any ($1) and work_date between $2 and $3 and status = ${APPROVED}`,
);
export interface PunchRow {
  readonly pegawai_id: number;
  readonly at: number;
  readonly direction: PunchDirection;
  readonly source: PunchSource;
}
const punchesOf = named<PunchRow, Span>(
  'day_punches',
  `select pegawai_id, (extract(epoch from punched_at) * 1000)::bigint as at, direction, source from attendancelogs
   where pegawai_id = any ($1) and punched_at >= $2 and punched_at < $3 and not is_void`,
);
const daysOf = named<StoredDay, Span>(
  'day_stored',
  `select id, pegawai_id, work_date, shift_id, (extract(epoch from scheduled_in) * 1000)::bigint as scheduled_in,
     (extract(epoch from scheduled_out) * 1000)::bigint as scheduled_out, (extract(epoch from in_at) * 1000)::bigint as in_at,
     (extract(epoch from out_at) * 1000)::bigint as out_at, in_source, out_source, late_minutes, early_minutes, work_minutes,
     overtime_minutes, status, leave_id, is_half_day, is_edited
   from attendances where pegawai_id = any ($1) and work_date between $2 and $3`,
);

export interface Facts {
  readonly shifts: ReadonlyMap<number, Shift>;
  /** By person and day: `${pegawai_id} ${work_date}`. */
  readonly roster: ReadonlyMap<string, number | null>;
  /** By branch and day; 'all' for all branches. */
  readonly holidays: ReadonlySet<string>;
  readonly leaves: ReadonlyMap<number, readonly LeaveRow[]>;
  readonly overtimes: ReadonlyMap<string, readonly OvertimeRow[]>;
  readonly punches: ReadonlyMap<number, readonly PunchRow[]>;
  readonly stored: ReadonlyMap<string, StoredDay>;
}

export const dayKey = (pegawai: number, day: string): string => `${pegawai} ${day}`;

/**
 * Members of attendance in these branches, by name.
 * @param pegawais ids; left out: all of them
 */
export const readMembers = (
  tx: Transaction,
  branches: readonly number[],
  pegawais?: readonly number[],
): Promise<readonly Member[]> => run(tx, membersOf, branches, pegawais ?? null);

/** Locks these people until the transaction ends: nobody else changes their punches and days meanwhile. */
export const lockMembers = async (tx: Transaction, members: readonly Pick<Member, 'id'>[]): Promise<void> => {
  await run(
    tx,
    lockStaff,
    members.map(({ id }) => id),
  );
};

/** What is known of the days from `from` to `to`, with the punches between two instants. */
export const readFacts = async (
  tx: Transaction,
  members: readonly Member[],
  { from, to, punches }: { readonly from: string; readonly to: string; readonly punches?: readonly [string, string] },
): Promise<Facts> => {
  const ids = members.map(({ id }) => id);
  const branches = [...new Set(members.map(({ branch }) => branch))];
  const [shifts, roster, holidays, leaves, overtimes, logs, stored] = await Promise.all([
    run(tx, shiftsOf, branches),
    run(tx, rosterOf, ids, from, to),
    run(tx, holidaysOf, from, to),
    run(tx, leavesOf, ids, from, to),
    run(tx, overtimesOf, ids, from, to),
    punches ? run(tx, punchesOf, ids, ...punches) : [],
    run(tx, daysOf, ids, from, to),
  ]);
  return {
    shifts: new Map(shifts.map((shift) => [shift.id, shift])),
    roster: new Map(roster.map((row) => [dayKey(row.pegawai_id, row.work_date), row.shift_id])),
    holidays: new Set(holidays.map((row) => `${row.profile_id ?? 'all'} ${row.holiday_date}`)),
    leaves: groupBy(leaves, (row) => row.pegawai_id),
    overtimes: groupBy(overtimes, (row) => dayKey(row.pegawai_id, row.work_date)),
    punches: groupBy(logs, (row) => row.pegawai_id),
    stored: new Map(stored.map((row) => [dayKey(row.pegawai_id, row.work_date), row])),
  };
};
