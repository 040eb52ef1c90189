// Which shift somebody works on a day (attendance.md R1), and when it begins and ends.
import { addDays, type TimeZone } from '../../../src/resources/kernel/date.ts';
import { instantAt, weekdayBit } from './local-time.ts';

export interface Shift {
  readonly id: number;
  /** 'HH:mm'; an end at or before the start is of the next day. */
  readonly start_time: string;
  readonly end_time: string;
  /** Minutes, as all that follows. */
  readonly break_minutes: number;
  readonly late_tolerance: number;
  readonly early_leave_tolerance: number;
  readonly window_before: number;
  readonly window_after: number;
  /** Bits of the weekdays, 1 Monday to 64 Sunday. */
  readonly workdays: number;
  readonly off_on_holiday: boolean;
}

/** What decides the shift of one day. */
export interface DayFacts {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  /** The roster's word: a shift, null for a free day; undefined: the roster does not name the day. */
  readonly roster: Shift | null | undefined;
  readonly isHoliday: boolean;
  /** The shift of his employment. */
  readonly usual: Shift | null;
}

/** Roster; else a holiday on which the usual shift is off; else the usual shift on its weekdays; null: a free day (R1). */
export const shiftOfDay = ({ day, roster, isHoliday, usual }: DayFacts): Shift | null => {
  if (roster !== undefined) return roster;
  if (usual === null || (isHoliday && usual.off_on_holiday)) return null;
  return (usual.workdays & weekdayBit(day)) === 0 ? null : usual;
};

/** A shift on a day; instants in milliseconds of the epoch. */
export interface Scheduled {
  readonly shift: Shift;
  readonly in: number;
  readonly out: number;
  /** Punches outside belong to no shift. */
  readonly opens: number;
  readonly closes: number;
}

const MINUTE_MS = 60_000;

/** A shift with given hours, as a day keeps them. */
export const scheduledAt = (shift: Shift, hours: { readonly in: number; readonly out: number }): Scheduled => ({
  shift,
  ...hours,
  opens: hours.in - shift.window_before * MINUTE_MS,
  closes: hours.out + shift.window_after * MINUTE_MS,
});

/** The hours of a shift on a day of the branch. */
export const scheduleOf = (zone: TimeZone, day: string, shift: Shift): Scheduled => {
  const last = shift.end_time <= shift.start_time ? addDays(day, 1) : day;
  return scheduledAt(shift, {
    in: instantAt(zone, day, shift.start_time),
    out: instantAt(zone, last, shift.end_time),
  });
};
