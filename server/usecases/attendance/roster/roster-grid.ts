// The roster as people and days (attendance.md 4, 6 R1), beside the sessions of the doctors.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { weekdayOf } from '../../../../src/resources/service/weekday.ts';
import { shiftOfDay } from '../../../domain/attendance/shift-of-day.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

type Grid = AnswerOf<'attendance.schedule.grid'>['data'];
type Query = CallRequest<Calls['attendance.schedule.grid']>['query'];
type Span = [branches: readonly number[], start: string, end: string];

interface ShiftRow {
  readonly id: number;
  readonly profile_id: number;
  readonly code: string;
  readonly name: string;
  readonly color: string;
  readonly start_time: string;
  readonly end_time: string;
  readonly cross_midnight: boolean;
  readonly break_minutes: number;
  readonly late_tolerance: number;
  readonly early_leave_tolerance: number;
  readonly window_before: number;
  readonly window_after: number;
  readonly workdays: number;
  readonly off_on_holiday: boolean;
  readonly status: number;
}
type StaffRow = Omit<Grid['staff'][number], 'days'> & { readonly shift_id: number | null };

const shiftsOf = named<ShiftRow, [branches: readonly number[]]>(
  'grid_shifts',
  `select id, profile_id, code, name, color, start_time, end_time, cross_midnight, break_minutes, late_tolerance,
     early_leave_tolerance, window_before, window_after, workdays, off_on_holiday, status
   from shifts where profile_id = any ($1) order by start_time, code`,
);
const staffOf = named<StaffRow, [...Span, department: number | null]>(
  'grid_staff',
  `select u.id, u.name, u.username, u.jobname, u.role, u.join_at, u.leave_at, p.shift_id,
     case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'code', d.code) end as departmentdata
   from pegawais p join users u on u.id = p.id left join departments d on d.id = p.department_id
   where p.profile_id = any ($1) and u.membership_id is not null and u.status = ${activeStatus.active}
     and coalesce(u.join_at, $2::date) <= $3::date and coalesce(u.leave_at, $3::date) >= $2::date
     and ($4::bigint is null or p.department_id = $4)
   order by d.code nulls last, lower(u.name), u.id`,
);
const rosterOf = named<{ pegawai_id: number; work_date: string; shift_id: number | null }, Span>(
  'grid_roster',
  `select pegawai_id, work_date, shift_id from shiftschedules
   where profile_id = any ($1) and work_date between $2::date and $3::date`,
);
const holidaysOf = named<{ date: string; name: string }, Span>(
  'grid_holidays',
  `select holiday_date as date, string_agg(name, ', ' order by id) as name from holidays
   where (profile_id is null or profile_id = any ($1)) and holiday_date between $2::date and $3::date
   group by holiday_date order by holiday_date`,
);
interface SessionRow {
  readonly doctor_id: number;
  readonly hari: number;
  readonly start: string;
  readonly end: string;
  readonly sesi: string;
  readonly valid_from: string;
  readonly valid_to: string | null;
}
const sessionsOf = named<SessionRow, Span>(
  'grid_sessions',
  `select doctor_id, hari, jam_mulai as start, jam_selesai as end, sesi, valid_from, valid_to from jadwals
   where profile_id = any ($1) and status = ${activeStatus.active} and valid_from <= $3::date
     and coalesce(valid_to, 'infinity') >= $2::date
   order by jam_mulai, doctor_id`,
);
/** Days on which somebody, or without a doctor everybody, is absent at noon. */
const absencesOf = named<{ doctor_id: number | null; date: string }, [...Span, timezone: string]>(
  'grid_absences',
  `select distinct l.doctor_id, d::date as date
   from jadwalliburs l cross join generate_series($2::date, $3::date, interval '1 day') d
   where l.profile_id = any ($1) and (d + interval '12 hours') at time zone $4 >= l.start_at
     and (d + interval '12 hours') at time zone $4 < l.end_at`,
);

const daysFrom = (start: string, end: string): readonly string[] => {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
};

const sessionDays = async (
  { tx, branches, timezone }: Context,
  days: readonly string[],
  span: readonly [string, string],
): Promise<Grid['sessions']> => {
  const [sessions, absences] = await Promise.all([
    run(tx, sessionsOf, branches, ...span),
    run(tx, absencesOf, branches, ...span, timezone),
  ]);
  const absent = new Set(absences.map(({ doctor_id, date }) => `${doctor_id ?? ''} ${date}`));
  return days.flatMap((date) =>
    sessions
      .filter(({ hari, valid_from, valid_to }) => {
        const isValid = valid_from <= date && (valid_to ?? date) >= date;
        return hari === weekdayOf(date) && isValid;
      })
      .filter(({ doctor_id }) => !absent.has(` ${date}`) && !absent.has(`${doctor_id} ${date}`))
      .map(({ doctor_id, start, end, sesi }) => ({ date, doctor_id, start, end, sesi })),
  );
};

/** What stands in the grid, for its page and for its sheet. */
export const readGrid = async (context: Context, query: Query): Promise<Grid> => {
  const { tx, branches } = context;
  const span = [query.start_date, query.end_date] as const;
  const days = daysFrom(...span);
  const [shifts, staff, roster, holidays, sessions] = await Promise.all([
    run(tx, shiftsOf, branches),
    run(tx, staffOf, branches, ...span, query.department_id ?? null),
    run(tx, rosterOf, branches, ...span),
    run(tx, holidaysOf, branches, ...span),
    sessionDays(context, days, span),
  ]);
  const byId = new Map(shifts.map((shift) => [shift.id, shift]));
  const shiftOf = (id: number | null) => (id === null ? null : (byId.get(id) ?? null));
  const planned = new Map(roster.map((row) => [`${row.pegawai_id} ${row.work_date}`, row]));
  const closed = new Set(holidays.map(({ date }) => date));
  const dayOf = (person: StaffRow, day: string) => {
    const row = planned.get(`${person.id} ${day}`);
    const facts = { day, isHoliday: closed.has(day), usual: shiftOf(person.shift_id) };
    const shift = shiftOfDay({ ...facts, roster: row && shiftOf(row.shift_id) });
    const isFreed = !row && shift === null && shiftOfDay({ ...facts, isHoliday: false, roster: undefined }) !== null;
    return {
      shift_id: shift?.id ?? null,
      by: row ? ('roster' as const) : isFreed ? ('holiday' as const) : ('usual' as const),
    };
  };
  const shown = new Set([...staff.map(({ shift_id }) => shift_id), ...roster.map(({ shift_id }) => shift_id)]);
  return {
    days,
    shifts: shifts
      .filter(({ id, status }) => status === activeStatus.active || shown.has(id))
      .map(({ id, code, name, color, start_time, end_time, cross_midnight }) => ({
        id,
        code,
        name,
        color,
        start_time,
        end_time,
        cross_midnight,
      })),
    holidays,
    sessions,
    staff: staff.map(({ shift_id: _usual, ...person }) => ({
      ...person,
      days: days.map((day) => dayOf({ ...person, shift_id: _usual }, day)),
    })),
  };
};

/** GET /api/attendance/schedule/grid */
export const showGrid = async (context: Context, { query }: CallRequest<Calls['attendance.schedule.grid']>) => ({
  data: await readGrid(context, query),
});
