// Days, hours and overtime of a run, set-based (attendance.md R1, R6; corrections.md 21): a few statements for any number of people.
import { requestState } from '../../../../src/resources/attendance/leave-life.ts';
import { type DayStatus, dayStatus } from '../../../../src/resources/attendance/day-status.ts';
import { visitState } from '../../../../src/resources/service/visit-state.ts';
import { presenceOf } from '../../../domain/attendance/day-totals.ts';
import type { SlipDay, SlipOvertime } from '../../../domain/attendance/slip-facts.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { isShortDay } from '../roster/short-day.ts';
import { byPegawai } from './by-pegawai.ts';

interface DayRow {
  readonly pegawai_id: number;
  readonly date: string;
  readonly is_scheduled: boolean;
  /** Neither roster nor a usual shift says anything of the day, and by the days of his week he would work on it. */
  readonly is_unplanned_workday: boolean;
  readonly status: DayStatus | null;
  readonly is_half_day: boolean;
  readonly late_minutes: number;
  readonly work_minutes: number;
  /** Whether the leave of the day is paid; null: no leave. */
  readonly is_paid: boolean | null;
}
type Span = [pegawais: readonly number[], from: string, to: string];

/**
 * The day as it was reckoned says what was planned; one that was not reckoned yet, roster, holidays and usual shift. Each day is looked
 * up by itself: joined as a whole, a plan that does not know how few people there are reads all days of the branch.
 */
const days = named<DayRow, Span>(
  'payroll_days',
  `select p.id as pegawai_id, d.day::date::text as date, a.status, coalesce(a.is_half_day, false) as is_half_day,
     coalesce(a.late_minutes, 0) as late_minutes, coalesce(a.work_minutes, 0) as work_minutes, l.is_paid,
     case when a.id is not null and a.scheduled_in is not null then true
       when r.id is not null then r.shift_id is not null
       else s.id is not null and s.workdays & (1 << (extract(isodow from d.day)::int - 1)) <> 0
         and not (s.off_on_holiday and exists (
           select from holidays h where h.holiday_date = d.day::date and (h.profile_id is null or h.profile_id = p.profile_id)))
     end as is_scheduled,
     a.scheduled_in is null and r.id is null and s.id is null and extract(isodow from d.day) <= p.workdays_per_week and not exists (
       select from holidays h where h.holiday_date = d.day::date and (h.profile_id is null or h.profile_id = p.profile_id))
       as is_unplanned_workday
   from pegawais p cross join generate_series($2::date, $3::date, '1 day') d (day)
   left join lateral (
     select id, status, is_half_day, late_minutes, work_minutes, scheduled_in, leave_id from attendances
     where pegawai_id = p.id and work_date = d.day::date limit 1
   ) a on true
   left join leaves l on l.id = a.leave_id
   left join lateral (
     select id, shift_id from shiftschedules where pegawai_id = p.id and work_date = d.day::date limit 1
   ) r on true
   left join shifts s on s.id = p.shift_id
   where p.id = any ($1)`,
);
const visited = named<{ doctor_id: number; date: string }, Span>(
  'payroll_visited',
  `select distinct doctor_id, visit_date::text as date from visits
   where doctor_id = any ($1) and visit_date between $2 and $3 and status = ${visitState.finished}`,
);
const worked = named<
  { pegawai_id: number; date: string; minutes_paid: number; day_type: 1 | 2; is_short_day: boolean },
  Span
>(
  'payroll_overtimes',
  `select o.pegawai_id, o.work_date::text as date, sum(o.minutes_paid)::int as minutes_paid, max(o.day_type) as day_type,
     bool_or(${isShortDay('p', 'o.work_date')}) as is_short_day
   from overtimes o join pegawais p on p.id = o.pegawai_id
   where o.pegawai_id = any ($1) and o.work_date between $2 and $3 and o.status = ${requestState.approved} and o.minutes_paid > 0
   group by o.pegawai_id, o.work_date order by o.work_date`,
);

export interface Attending {
  readonly id: number;
  readonly is_exempt: boolean;
  readonly is_doctor: boolean;
  readonly join_at: string;
  readonly leave_at: string | null;
}
const HALF = 0.5;
const isEmployed = ({ join_at, leave_at }: Attending, date: string): boolean =>
  join_at <= date && (leave_at === null || date <= leave_at);

/**
 * Who works by the roster alone stands in it from his first day to his last. The rest of the period counts by the days of his week, or
 * the part that he was there would be the whole month, and paid as such (R6).
 */
const withPlanOutside = (rows: readonly DayRow[], member: Attending): readonly DayRow[] => {
  const isPlanned = rows.some(({ date, is_scheduled }) => is_scheduled && isEmployed(member, date));
  if (!isPlanned) return rows;
  return rows.map((row) =>
    row.is_unplanned_workday && !isEmployed(member, row.date) ? { ...row, is_scheduled: true } : row,
  );
};

const dayOf = (row: DayRow, member: Attending, sawPatients: boolean, today: string): SlipDay => {
  const { date, is_scheduled, status, late_minutes, work_minutes } = row;
  const part = row.is_half_day ? HALF : 1;
  const away = row.is_paid === null || status === dayStatus.away ? 0 : part;
  const exempt = member.is_doctor ? (sawPatients ? 1 : 0) : is_scheduled && date <= today ? 1 - away : 0;
  const present = status === null ? 0 : presenceOf({ status, is_half_day: row.is_half_day });
  const unresolved =
    status === dayStatus.incomplete ||
    (is_scheduled && date <= today && (status ?? dayStatus.waiting) === dayStatus.waiting);
  return {
    date,
    is_scheduled,
    present: member.is_exempt ? exempt : present,
    paid_leave: row.is_paid === true ? away : 0,
    unpaid_leave: row.is_paid === false ? away : 0,
    alpha: !member.is_exempt && status === dayStatus.absent ? part : 0,
    late_minutes: member.is_exempt ? 0 : late_minutes,
    work_minutes,
    is_open: !member.is_exempt && isEmployed(member, date) && unresolved,
  };
};

/** Days and overtime of each, by his id. @param from 'YYYY-MM-DD' @param to that day too */
export const readDays = async ({ tx, today }: Context, members: readonly Attending[], from: string, to: string) => {
  const ids = members.map(({ id }) => id);
  const [rows, seen, hours] = await Promise.all([
    run(tx, days, ids, from, to),
    run(
      tx,
      visited,
      members.filter(({ is_exempt }) => is_exempt).map(({ id }) => id),
      from,
      to,
    ),
    run(tx, worked, ids, from, to),
  ]);
  const doctorDays = new Set(seen.map(({ doctor_id, date }) => `${doctor_id} ${date}`));
  const [byMember, overtimes] = [byPegawai(rows), byPegawai(hours)];
  return new Map(
    members.map((member) => {
      const own = withPlanOutside(byMember.get(member.id) ?? [], member).map((row) =>
        dayOf(row, member, doctorDays.has(`${member.id} ${row.date}`), today),
      );
      const overtime: readonly SlipOvertime[] = (overtimes.get(member.id) ?? []).map(
        ({ pegawai_id: _own, ...part }) => part,
      );
      return [member.id, { days: own, overtime }] as const;
    }),
  );
};
