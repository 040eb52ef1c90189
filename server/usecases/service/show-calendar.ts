// GET service/jadwal/kalender: what the calendar draws, in one call (service.md 4).
import type { Calls } from '../../../src/resources/calls.ts';
import { initialOf } from '../../../src/resources/platform/initial.ts';
import { visitStates } from '../../../src/resources/service/visit-life.ts';
import { DOKTER } from '../../../src/policies/role.ts';
import { named, run } from '../../db/statement.ts';
import type { CallRequest, Context } from '../contract.ts';
import { leavesOf, sessionsOf, type SessionRange } from './session-rows.ts';

interface VisitRow {
  readonly id: number;
  readonly version: number;
  readonly status: keyof typeof visitStates;
  readonly visit_date: string;
  readonly session_time: string | null;
  readonly doctor_id: number;
  readonly unit_id: number | null;
  readonly reminder_sent_at: string | null;
  readonly patient_answer: string | null;
  readonly customer_id: number;
  readonly name: string;
  readonly username: string;
}
/** What a week of a busy clinic draws, hundreds of times: no more than a chip shows, and plain columns. */
const COLUMNS = `v.id, v.version, v.status, v.visit_date, v.session_time, v.doctor_id, coalesce(v.unit_id, j.unit_id) as unit_id,
  v.reminder_sent_at, v.patient_answer, v.customer_id, c.name, c.username`;
const JOINS = `join users c on c.id = v.customer_id left join jadwals j on j.id = v.jadwal_id`;

const visitsIn = named<VisitRow, [readonly number[], string, string, number | null]>(
  'calendar_visits',
  `select ${COLUMNS} from visits v ${JOINS}
   where v.profile_id = any ($1) and v.visit_date between $2 and $3 and v.status <> -1 and ($4::bigint is null or v.doctor_id = $4)
   order by v.visit_date, v.session_time nulls last, v.id`,
);
/** Appointments to come that fall into an absence, or whose session is no more. */
const displaced = named<VisitRow, [readonly number[], string, string, number | null]>(
  'calendar_displaced',
  `select ${COLUMNS} from visits v ${JOINS}
   where v.profile_id = any ($1) and v.visit_date >= $2 and v.status = 0 and ($4::bigint is null or v.doctor_id = $4)
     and (j.status = 0 or j.valid_to < v.visit_date or exists (
       select from jadwalliburs l where l.profile_id = v.profile_id and (l.doctor_id is null or l.doctor_id = v.doctor_id)
         and l.start_at <= (v.visit_date + coalesce(v.session_time, '00:00')) at time zone $3
         and l.end_at > (v.visit_date + coalesce(v.session_time, '23:58')) at time zone $3))
   order by v.visit_date, v.session_time nulls last, v.id limit 100`,
);
const doctorsOf = named<{ id: number; name: string }, [readonly number[]]>(
  'calendar_doctors',
  `select d.id, d.name from users d where d.role = ${DOKTER} and d.status = 1 and (d.profile_id = any ($1)
     or exists (select from jadwals j where j.doctor_id = d.id and j.profile_id = any ($1) and j.status = 1)) order by d.name`,
);
const unitsOf = named<{ id: number; name: string }, [readonly number[]]>(
  'calendar_units',
  'select id, name from units where profile_id = any ($1) and status = 1 order by code',
);

/** Written out: hundreds of rows at a time, and a copy by rest and spread takes ten times as long. */
const present = (row: VisitRow) => ({
  id: row.id,
  version: row.version,
  status: row.status,
  statusname: visitStates[row.status].label,
  visit_date: row.visit_date,
  session_time: row.session_time,
  doctor_id: row.doctor_id,
  unit_id: row.unit_id,
  reminder_sent_at: row.reminder_sent_at,
  patient_answer: row.patient_answer,
  customerdata: { id: row.customer_id, name: row.name, code: row.username },
});

/** Sessions, absences and visits of the range, and the appointments that must be moved. A doctor sees his own only. */
export const showCalendar = async (
  context: Context,
  { query }: CallRequest<Calls['service.jadwal.kalender']>,
): Promise<unknown> => {
  const { tx, branches, actor, today, timezone } = context;
  const doctor = actor.role === DOKTER ? actor.id : (query.doctor ?? null);
  const range: SessionRange = { branches, start: query.start_date, end: query.end_date, doctor };
  const [sessions, leaves, visits, moved, doctors, units] = await Promise.all([
    sessionsOf(context, range),
    leavesOf(context, range),
    run(tx, visitsIn, branches, range.start, range.end, doctor),
    run(tx, displaced, branches, today, timezone, doctor),
    run(tx, doctorsOf, branches),
    run(tx, unitsOf, branches),
  ]);
  return {
    sessions,
    leaves,
    visits: visits.map(present),
    displaced: moved.map(present),
    doctors: doctors.map((one) => ({ ...one, initial: initialOf(one.name) })),
    units,
  };
};
