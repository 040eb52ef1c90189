// What overtime is measured by: kind of the day, hours, and what stands beside it (attendance.md 3; corrections 18).
import { dayType, minutesText, standingRequests } from '../../../../src/resources/attendance/leave-life.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { dayAt, minutesFrom } from '../../../domain/attendance/local-time.ts';
import { isAboveLimit, mostOnRestDay, weekOf } from '../../../domain/attendance/overtime-limit.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { isShortDay } from '../roster/short-day.ts';
import type { Subject } from './subject.ts';
import { workDays } from './work-days.ts';

const MOST_MINUTES = 1440;
const NOON_MS = 12 * 3_600_000;

interface Hours {
  readonly work_date: string;
  readonly start_at: string;
  readonly end_at: string;
}

/** Its minutes. @throws Refusal overtime-hours, overtime-day (422) */
export const requireHours = ({ timezone }: WriteContext, { work_date, start_at, end_at }: Hours): number => {
  const [start, end] = [Date.parse(start_at), Date.parse(end_at)];
  const minutes = minutesFrom(start, end);
  if (minutes <= 0 || minutes > MOST_MINUTES) throw refuseField('overtime-hours', 'end_at');
  // After a shift over midnight it begins on the day after.
  const isOfDay = dayAt(timezone, start) === work_date || dayAt(timezone, start - NOON_MS) === work_date;
  if (!isOfDay || dayAt(timezone, start) > addDays(work_date, 1)) throw refuseField('overtime-day', 'start_at');
  return minutes;
};

/** Whether he was to work on the day. @throws Refusal leave-not-employed (422) where the day is none of his employment */
export const dayTypeOf = async (context: WriteContext, subject: Subject, day: string) => {
  const [only] = await workDays(context, subject, day, day);
  if (!only) throw refuseField('leave-not-employed', 'work_date');
  return only.works ? dayType.workday : dayType.restday;
};

const STANDING = `status in ${listed(standingRequests)}`;
const overlapping = named<{ id: number }, [pegawai: number, start: string, end: string]>(
  'overtime_overlapping',
  `select id from overtimes where pegawai_id = $1 and ${STANDING}
     and tstzrange(start_at, end_at) && tstzrange($2, $3) limit 1`,
);
/** @throws Refusal overtime-overlap (422); of two at once the database refuses the second (server/http/errors.ts) */
export const requireFreeHours = async (
  { tx }: WriteContext,
  pegawai: number,
  { start_at, end_at }: Hours,
): Promise<void> => {
  if (await runOne(tx, overlapping, pegawai, start_at, end_at)) throw refuseField('overtime-overlap', 'start_at');
};

const beside = named<
  { same_day: number; same_week: number; same_rest: number },
  [pegawai: number, day: string, first: string, last: string, except: number]
>(
  'overtime_beside',
  `select coalesce(sum(m) filter (where works and work_date = $2), 0)::int as same_day,
     coalesce(sum(m) filter (where works), 0)::int as same_week,
     coalesce(sum(m) filter (where not works and work_date = $2), 0)::int as same_rest
   from (select work_date, day_type = ${dayType.workday} as works, coalesce(minutes_approved, minutes_request) as m from overtimes
     where pegawai_id = $1 and work_date between $3 and $4 and ${STANDING} and id <> $5) o`,
);

const shortDay = named<{ is_short: boolean }, [pegawai: number, day: string]>(
  'overtime_short_day',
  `select ${isShortDay('p', '$2::date')} as is_short from pegawais p where p.id = $1`,
);

interface Measured {
  readonly id?: number;
  readonly work_date: string;
  readonly day_type: number;
  readonly minutes: number;
}

/**
 * @param passes a superior lets more happen
 * @throws Refusal overtime-limit (422) above 4 hours on a working day or 18 in a week; overtime-rest (422) beyond the table of the law
 */
export const requireWithinLimits = async (
  { tx }: WriteContext,
  { id: pegawai, workdays_per_week }: Subject,
  { id = 0, work_date, day_type, minutes }: Measured,
  passes: boolean,
): Promise<void> => {
  const { first, last } = weekOf(work_date);
  const [sums, short] = await Promise.all([
    runOne(tx, beside, pegawai, work_date, first, last, id),
    runOne(tx, shortDay, pegawai, work_date),
  ]);
  const most = mostOnRestDay(workdays_per_week, short?.is_short);
  const { same_day: sameDay = 0, same_week: sameWeek = 0, same_rest: sameRest = 0 } = sums ?? {};
  // The table of the law is of a whole day, in however many parts it was asked for.
  if (day_type === dayType.restday && minutes + sameRest > most)
    throw refuseField('overtime-rest', 'end_at', { n: minutesText(most).replace(' jam', '') });
  if (passes) return;
  if (isAboveLimit({ day_type, minutes, sameDay, sameWeek })) throw refuseField('overtime-limit', 'end_at');
};
