// What a week of a busy clinic draws, as one statement that answers one row: hundreds of visits cost several times more as
// rows of the protocol, value by value, than as one JSON array for each of their columns.
import { DOKTER } from '../../../../src/policies/role.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { LEAVES, type SessionRange, SESSIONS } from './session-rows.ts';

type Calendar = AnswerOf<'service.jadwal.kalender'>;
/** Visits by column; instants as PostgreSQL writes them in JSON. */
type VisitColumns = Required<Calendar['visits']>;
/** Treatments are read apart from the rows. */
type ReadName = Exclude<keyof VisitColumns, 'treatments'>;
/** The SQL of each value: no more of a visit than its chip shows. */
const VISIT = {
  id: 'v.id',
  version: 'v.version',
  status: 'v.status',
  visit_date: 'v.visit_date',
  session_time: 'left(v.session_time::text, 5)',
  minutes: 'v.minutes',
  overbooked: 'v.overbooked',
  isnew: 'v.isnew',
  priority: 'v.priority',
  doctor_id: 'v.doctor_id',
  unit_id: 'coalesce(v.unit_id, v.booked_unit_id, j.unit_id)',
  booked_unit_id: 'v.booked_unit_id',
  booked_perawat_id: 'v.booked_perawat_id',
  reminder_sent_at: 'v.reminder_sent_at',
  patient_answer: 'v.patient_answer',
  customer_id: 'v.customer_id',
} as const satisfies Partial<Record<ReadName, string>>;
/** Of its patient. */
const PATIENT = {
  name: 'c.name',
  code: 'c.username',
  alergi: "exists (select from rekammedis m where m.customer_id = v.customer_id and m.alergi <> '{}')",
} as const satisfies Record<Exclude<ReadName, keyof typeof VISIT>, string>;
/** Names of treatments by visit; those without any are missing. */
export type ReadColumns = Omit<VisitColumns, 'treatments'> & { readonly treatments: Readonly<Record<number, string>> };
interface CalendarRow extends Omit<Calendar, 'visits' | 'displaced' | 'doctors'> {
  readonly visits: ReadColumns;
  readonly displaced: ReadColumns;
  readonly doctors: readonly Omit<Calendar['doctors'][number], 'initial'>[];
}

const rowsOf = (query: string): string => `(select coalesce(json_agg(r), '[]') from (${query}) r)`;

const COLUMNS = Object.keys({ ...VISIT, ...PATIENT })
  .map((name) => `'${name}', coalesce(json_agg(r.${name}), '[]')`)
  .join(', ');
const selected = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ');
/** The visits are found once, and their treatments then looked for together: that costs half of a look for each. */
const visitsWhere = (condition: string, most = 'all'): string => `(with v as materialized (
    select ${selected(VISIT)} from visits v left join jadwals j on j.id = v.jadwal_id
    where v.profile_id = any ($1) and ($4::bigint is null or v.doctor_id = $4) and ${condition}
    order by v.visit_date, v.session_time nulls last, v.id limit ${most})
  select json_build_object(${COLUMNS}, 'treatments', (select coalesce(json_object_agg(w.visit_id, w.names), '{}') from (
      select t.visit_id, string_agg(t.name, ', ' order by t.id) as names from visitperawatans t
      where t.visit_id = any (array(select id from v)) and t.status <> ${visitperawatan.state.cancelled} group by t.visit_id) w))
  from (select v.*, ${selected(PATIENT)} from v join users c on c.id = v.customer_id
    order by v.visit_date, v.session_time nulls last, v.id) r)`;

/** More than anybody moves in one go; those after them come when these have been moved. */
const MOST_DISPLACED = '100';
/** Appointments to come that fall into an absence, or whose session is no more. */
const DISPLACED = `v.visit_date >= $6 and v.status = ${visit.state.unconfirmed}
  and (j.status = ${activeStatus.inactive} or j.valid_to < v.visit_date or exists (
    select from jadwalliburs l where l.profile_id = v.profile_id and (l.doctor_id is null or l.doctor_id = v.doctor_id)
      and case when v.during is null
        then l.start_at <= v.visit_date::timestamp at time zone $5 and l.end_at > (v.visit_date + time '23:58') at time zone $5
        else tstzrange(l.start_at, l.end_at) && v.during end))`;

const DOCTORS = `select d.id, d.name from users d where d.role = ${DOKTER} and d.status = ${activeStatus.active}
  and (d.profile_id = any ($1)
  or exists (select from jadwals j where j.doctor_id = d.id and j.profile_id = any ($1) and j.status = ${activeStatus.active}))
  order by d.name`;
const UNITS = `select id, name from units where profile_id = any ($1) and status = ${activeStatus.active} order by code`;

type Values = [readonly number[], string, string, number | null, timezone: string, today: string];
/** The whole of it, in one statement. */
export const calendar = named<CalendarRow, Values>(
  'calendar',
  `select ${rowsOf(SESSIONS)} as sessions, ${rowsOf(LEAVES)} as leaves,
   ${visitsWhere(`v.visit_date between $2 and $3 and v.status <> ${visit.state.cancelled}`)} as visits,
   ${visitsWhere(DISPLACED, MOST_DISPLACED)} as displaced,
   ${rowsOf(DOCTORS)} as doctors, ${rowsOf(UNITS)} as units`,
);

/** Sessions, absences and visits of the range, the appointments that must be moved, and the branch's doctors and units. */
export const calendarRows = async (
  { tx, timezone, today }: Pick<Context, 'tx' | 'timezone' | 'today'>,
  { branches, start, end, doctor }: SessionRange,
): Promise<CalendarRow> => {
  const row = await runOne(tx, calendar, branches, start, end, doctor, timezone, today);
  if (!row) throw new Error('A select without a source answers one row.');
  return row;
};
