// How much overtime may be worked (PP 35/2021 pasal 26, 31; attendance.md 3; corrections 18).
import { addDays } from '../../../src/resources/kernel/date.ts';
import { dayType, OVERTIME_DAY, OVERTIME_REST, OVERTIME_WEEK } from '../../../src/resources/attendance/leave-life.ts';

/** The week of a day, Monday to Sunday, 'YYYY-MM-DD'. */
export const weekOf = (day: string): { readonly first: string; readonly last: string } => {
  const since = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const first = addDays(day, -since);
  return { first, last: addDays(first, 6) };
};

export interface Wanted {
  readonly day_type: number;
  readonly minutes: number;
  /** Minutes of working days that stand beside it: of the same day, and of the same week with that day. */
  readonly sameDay: number;
  readonly sameWeek: number;
}

/** More than 4 hours on a working day, or 18 in a week; rest days and holidays count in neither. */
export const isAboveLimit = ({ day_type, minutes, sameDay, sameWeek }: Wanted): boolean =>
  day_type === dayType.workday && (minutes + sameDay > OVERTIME_DAY || minutes + sameWeek > OVERTIME_WEEK);

/**
 * Minutes on a rest day for which the law has a wage; beyond them it has none.
 * @param isShort a holiday on the shortest working day of a week of six
 */
export const mostOnRestDay = (workdaysPerWeek: number, isShort = false): number => {
  if (workdaysPerWeek === 5) return OVERTIME_REST[5];
  return isShort ? OVERTIME_REST.short : OVERTIME_REST[6];
};
