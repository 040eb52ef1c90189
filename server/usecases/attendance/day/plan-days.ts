// What each day of a person was to be: his shift and its hours, and his leave (attendance.md R1).
import { daysOf } from '../../../domain/platform/calendar.ts';
import type { PlannedDay } from '../../../domain/attendance/punch-day.ts';
import type { DayLeave } from '../../../domain/attendance/reckon-day.ts';
import { type Scheduled, scheduledAt, scheduleOf, shiftOfDay } from '../../../domain/attendance/shift-of-day.ts';
import { dayKey, type Facts, type Member, type StoredDay } from './day-facts.ts';

/** True on the days from his first to his last. */
export const isEmployed = ({ join_at, leave_at }: Member, day: string): boolean =>
  (join_at === null || join_at <= day) && (leave_at === null || day <= leave_at);

const plannedNow = (facts: Facts, { id, branch, timezone, shift_id }: Member, day: string): Scheduled | null => {
  const { roster, shifts, holidays } = facts;
  const shiftAt = (of: number | null) => (of === null ? null : (shifts.get(of) ?? null));
  const rostered = roster.get(dayKey(id, day));
  const shift = shiftOfDay({
    day,
    roster: rostered === undefined ? undefined : shiftAt(rostered),
    isHoliday: holidays.has(`all ${day}`) || holidays.has(`${branch} ${day}`),
    usual: shiftAt(shift_id),
  });
  return shift && scheduleOf(timezone, day, shift);
};

/** The shift that a day was reckoned by before. */
const plannedThen = ({ shifts }: Facts, { shift_id, scheduled_in, scheduled_out }: StoredDay): Scheduled | null => {
  const shift = shift_id === null ? undefined : shifts.get(shift_id);
  if (!shift || scheduled_in === null || scheduled_out === null) return null;
  return scheduledAt(shift, { in: scheduled_in, out: scheduled_out });
};

/** Reckons one day of a person from roster, leave and punches as they are known now. */
export const planDay = (facts: Facts, member: Member, day: string): PlannedDay => ({
  day,
  scheduled: isEmployed(member, day) ? plannedNow(facts, member, day) : null,
});

/**
 * The days of a person in a range, without gaps.
 * @param keepBefore days before this one that stand already keep the shift that they have
 */
export const planDays = (
  facts: Facts,
  member: Member,
  { from, to, keepBefore }: { readonly from: string; readonly to: string; readonly keepBefore?: string },
): readonly PlannedDay[] =>
  daysOf(from, to).map((day) => {
    const keeps = keepBefore !== undefined && day < keepBefore && isEmployed(member, day);
    const stored = keeps ? facts.stored.get(dayKey(member.id, day)) : undefined;
    return stored ? { day, scheduled: plannedThen(facts, stored) } : planDay(facts, member, day);
  });

/** His approved leave on a day. */
export const leaveOn = ({ leaves }: Facts, pegawai: number, day: string): DayLeave | null => {
  const found = leaves.get(pegawai)?.find(({ start_date, end_date }) => start_date <= day && day <= end_date);
  return found ? { id: found.id, type: found.type, isHalf: found.is_half_day } : null;
};
