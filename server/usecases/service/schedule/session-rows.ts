// Sessions, absences and bookings of a range of days, as slots, bookings and the calendar read them (service.md 2.5, 6.2).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import type { Leave, SessionTimes } from '../../../../src/resources/service/session.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

/** A session on one day. */
interface DaySession extends SessionTimes {
  readonly jadwal_id: number;
  readonly doctor_id: number;
  readonly date: string;
  readonly hari: number;
  readonly sesi: string;
  readonly kapasitas: number;
  readonly unit_id: number | null;
}
interface LeaveRow extends Leave {
  readonly id: number;
  readonly reason: string;
}
/** How many open visits hold a time. */
export interface Taken {
  readonly doctor_id: number;
  readonly date: string;
  readonly time: string;
  readonly count: number;
}

/** Which branches, first and last day, one doctor or all. */
export interface SessionRange {
  readonly branches: readonly number[];
  readonly start: string;
  readonly end: string;
  readonly doctor: number | null;
}
type Values = [readonly number[], string, string, number | null];

/** Sessions of each day in order: $1 branches, $2 first and $3 last day, $4 doctor or null. Days and times are text. */
export const SESSIONS = `select j.id as jadwal_id, j.doctor_id, d.day::date::text as date, j.hari, j.sesi,
     left(j.jam_mulai::text, 5) as jam_mulai, left(j.jam_selesai::text, 5) as jam_selesai, j.slot_minutes, j.kapasitas, j.unit_id
   from generate_series($2::date, $3::date, interval '1 day') d(day)
   join jadwals j on j.hari = extract(isodow from d.day) and j.valid_from <= d.day and (j.valid_to is null or j.valid_to >= d.day)
   where j.profile_id = any ($1) and j.status = ${activeStatus.active} and ($4::bigint is null or j.doctor_id = $4)
   order by d.day, j.jam_mulai, j.doctor_id`;
/** Absences that touch the range, on the branch's clock: as SESSIONS, and $5 the time zone. */
export const LEAVES = `select l.id, l.doctor_id, l.reason, to_char(l.start_at at time zone $5, 'YYYY-MM-DD"T"HH24:MI') as start,
     to_char(l.end_at at time zone $5, 'YYYY-MM-DD"T"HH24:MI') as end
   from jadwalliburs l
   where l.profile_id = any ($1) and l.end_at > $2::date::timestamp at time zone $5
     and l.start_at < ($3::date + 1)::timestamp at time zone $5 and ($4::bigint is null or l.doctor_id is null or l.doctor_id = $4)
   order by l.start_at`;

const sessions = named<DaySession, Values>('jadwal_days', SESSIONS);
const leaves = named<LeaveRow, [...Values, string]>('jadwal_leaves', LEAVES);
const taken = named<Taken, Values>(
  'jadwal_taken',
  `select v.doctor_id, v.visit_date::text as date, v.session_time as time, count(*) as count from visits v
   where v.profile_id = any ($1) and v.visit_date between $2 and $3 and ($4::bigint is null or v.doctor_id = $4)
     and v.status in ${listed(openVisitStates)} and v.session_time is not null
   group by 1, 2, 3`,
);

const valuesOf = ({ branches, start, end, doctor }: SessionRange): Values => [branches, start, end, doctor];

/** The sessions of each day in order. */
export const sessionsOf = ({ tx }: Pick<Context, 'tx'>, range: SessionRange): Promise<readonly DaySession[]> =>
  run(tx, sessions, ...valuesOf(range));

/** Absences that touch the range, on the branch's clock. */
export const leavesOf = (
  { tx, timezone }: Pick<Context, 'tx' | 'timezone'>,
  range: SessionRange,
): Promise<readonly LeaveRow[]> => run(tx, leaves, ...valuesOf(range), timezone);

/** Times that are held by visits that are neither finished nor cancelled. */
export const takenOf = ({ tx }: Pick<Context, 'tx'>, range: SessionRange): Promise<readonly Taken[]> =>
  run(tx, taken, ...valuesOf(range));
