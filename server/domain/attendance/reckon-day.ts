// What a day comes to: when somebody came and left, how late, how long he worked, and its state (attendance.md R2 to R4;
// corrections 20, 23).
import {
  dayStatus,
  type DayStatus,
  punchDirection,
  type PunchSource,
  specialLeave,
} from '../../../src/resources/attendance/day-status.ts';
import { minutesFrom } from './local-time.ts';
import type { Punch } from './punch-day.ts';
import type { Scheduled } from './shift-of-day.ts';

/** Nearer to each other than this, punches are one. */
const SINGLE_MINUTES = 30;
/** A break is taken off what is longer. */
const BREAK_FROM_MINUTES = 240;

/** An approved leave of the day. */
export interface DayLeave {
  readonly id: number;
  /** 3 izin 4 sakit 5 cuti 8 dinas luar 10 cuti khusus */
  readonly type: 3 | 4 | 5 | 8 | 10;
  readonly isHalf: boolean;
}
interface Stamp {
  readonly at: number;
  readonly source: PunchSource;
}
export interface InOut {
  readonly in: Stamp | null;
  readonly out: Stamp | null;
}
export interface ReckonedDay extends InOut {
  readonly late_minutes: number;
  readonly early_minutes: number;
  readonly work_minutes: number;
  readonly status: DayStatus;
  readonly is_half_day: boolean;
}

const NEITHER: InOut = { in: null, out: null };

/**
 * First and last punch of a day. Those within 30 minutes of each other are one, which is in or out by its direction, or by the hour
 * that is nearer; of a free day it is in.
 * @param punches of one day, without repeats, in their order
 */
export const inAndOut = (punches: readonly Punch[], scheduled: Scheduled | null): InOut => {
  const first = punches[0];
  const last = punches.at(-1);
  if (!first || !last) return NEITHER;
  if (minutesFrom(first.at, last.at) >= SINGLE_MINUTES) return { in: first, out: last };
  const came = punches.find(({ direction }) => direction === punchDirection.in);
  const left = punches.findLast(({ direction }) => direction === punchDirection.out);
  if (came && left) return left.at > came.at ? { in: came, out: left } : { in: came, out: null };
  if (came) return { in: came, out: null };
  if (left) return { in: null, out: left };
  const isOut = scheduled !== null && Math.abs(first.at - scheduled.out) < Math.abs(first.at - scheduled.in);
  return isOut ? { in: null, out: last } : { in: first, out: null };
};

export interface Hours {
  readonly in: number;
  readonly out: number;
}

/** The half that is left of a shift beside half a day of leave: that which the punches fit better, of two as good the first (R4). */
export const remainingHalf = (hours: Hours, { in: came, out: left }: InOut): Hours => {
  const middle = hours.in + (hours.out - hours.in) / 2;
  const misfit = (half: Hours): number =>
    (came ? Math.abs(came.at - half.in) : 0) + (left ? Math.abs(left.at - half.out) : 0);
  const halves: readonly [Hours, Hours] = [
    { in: hours.in, out: middle },
    { in: middle, out: hours.out },
  ];
  return misfit(halves[1]) < misfit(halves[0]) ? halves[1] : halves[0];
};

/** Minutes beyond a tolerance count from the hour itself. */
const beyond = (minutes: number, tolerance: number): number => (minutes > tolerance ? minutes : 0);

/**
 * Minutes late, early and worked (R3).
 * @param scheduled null: of a free day, on which nobody is late and no break is known
 * @param isHalf half of the day is leave
 */
export const minutesOf = (
  { in: came, out: left }: InOut,
  scheduled: Scheduled | null,
  { isExempt = false, isHalf = false }: { readonly isExempt?: boolean; readonly isHalf?: boolean } = {},
): Pick<ReckonedDay, 'late_minutes' | 'early_minutes' | 'work_minutes'> => {
  if (scheduled === null) {
    const work_minutes = came && left ? minutesFrom(came.at, left.at) : 0;
    return { late_minutes: 0, early_minutes: 0, work_minutes };
  }
  const { shift } = scheduled;
  const hours = isHalf ? remainingHalf(scheduled, { in: came, out: left }) : scheduled;
  const late = came ? beyond(minutesFrom(hours.in, came.at), shift.late_tolerance) : 0;
  const early = left ? beyond(minutesFrom(left.at, hours.out), shift.early_leave_tolerance) : 0;
  const gross = came && left ? minutesFrom(Math.max(came.at, hours.in), left.at) : 0;
  const work = gross > BREAK_FROM_MINUTES ? gross - shift.break_minutes : gross;
  return {
    late_minutes: isExempt ? 0 : late,
    early_minutes: isExempt ? 0 : early,
    work_minutes: Math.max(0, work),
  };
};

export interface DayCase {
  readonly scheduled: Scheduled | null;
  readonly leave: DayLeave | null;
  /** Neither Alpha nor late: doctors who are paid by what they do. */
  readonly isExempt: boolean;
  /** Milliseconds of the epoch. */
  readonly now: number;
}

const statusOfLeave = (type: DayLeave['type']): DayStatus => (type === specialLeave ? dayStatus.leave : type);

/** State of a day with its punches. Leave counts on days on which he was to work; a half day of it does not excuse the other half. */
const statusOf = (
  { in: came, out: left }: InOut,
  late: number,
  { scheduled, leave, isExempt, now }: DayCase,
): DayStatus => {
  const hasPunch = came !== null || left !== null;
  if (scheduled === null) return hasPunch ? dayStatus.present : dayStatus.free;
  const isClosed = now > scheduled.closes;
  if (leave) {
    const isAbsent = leave.isHalf && isClosed && !hasPunch && !isExempt;
    return isAbsent ? dayStatus.absent : statusOfLeave(leave.type);
  }
  if (!hasPunch) return isClosed && !isExempt ? dayStatus.absent : dayStatus.waiting;
  if (isClosed && (came === null || left === null) && !isExempt) return dayStatus.incomplete;
  return late > 0 ? dayStatus.late : dayStatus.present;
};

/** A day of its punches. @param punches of the day, without repeats, in their order (punch-day.ts) */
export const reckonDay = (punches: readonly Punch[], of: DayCase): ReckonedDay => {
  const { scheduled, leave, isExempt } = of;
  const stamps = inAndOut(punches, scheduled);
  const isHalf = scheduled !== null && leave?.isHalf === true;
  const minutes = minutesOf(stamps, scheduled, { isExempt, isHalf });
  return { ...stamps, ...minutes, status: statusOf(stamps, minutes.late_minutes, of), is_half_day: isHalf };
};

const NO_HOURS: Hours = { in: 0, out: 0 };
const common = (a: Hours, b: Hours): number => Math.max(0, minutesFrom(Math.max(a.in, b.in), Math.min(a.out, b.out)));

/**
 * Minutes of approved overtime that were also worked, rounded down to `round` (attendance.md 2). The hours of the shift are paid by the
 * wage, and no overtime.
 * @param shift scheduled hours of the day; null: none
 */
export const workedOvertime = (
  { in: came, out: left }: { readonly [K in keyof InOut]: Pick<Stamp, 'at'> | null },
  { start, end, approved }: { readonly start: number; readonly end: number; readonly approved: number },
  { shift, round }: { readonly shift: Hours | null; readonly round: number },
): number => {
  if (!came || !left) return 0;
  const own: Hours = { in: Math.max(came.at, start), out: Math.min(left.at, end) };
  const worked = minutesFrom(own.in, own.out) - common(own, shift ?? NO_HOURS);
  return Math.floor(Math.max(0, Math.min(approved, worked)) / round) * round;
};
