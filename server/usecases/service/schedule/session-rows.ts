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
/** What an open visit holds: minutes after the midnight of a day, the end outside. */
export interface HeldTime {
  readonly date: string;
  readonly start: number;
  readonly end: number;
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
/** On the day on which they begin; those of the day before that last beyond midnight stand on it with more than its 1440 minutes. */
const taken = named<HeldTime, Values>(
  'jadwal_taken',
  `select v.visit_date::text as date, extract(epoch from v.session_time)::integer / 60 as start,
     extract(epoch from v.session_time)::integer / 60 + v.minutes as end
   from visits v
   where v.profile_id = any ($1) and v.visit_date between $2::date - 1 and $3 and ($4::bigint is null or v.doctor_id = $4)
     and v.status in ${listed(openVisitStates)} and v.lane is not null`,
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
export const takenOf = ({ tx }: Pick<Context, 'tx'>, range: SessionRange): Promise<readonly HeldTime[]> =>
  run(tx, taken, ...valuesOf(range));
