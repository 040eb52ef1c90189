// What a week of a busy clinic draws, as one statement that answers one row: hundreds of visits cost several times more as
// rows of the protocol, value by value, than as one JSON array for each of their columns, which goes out as it is.
import { DOKTER } from '../../../../src/policies/role.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { LEAVES, type SessionRange, SESSIONS } from './session-rows.ts';

type Calendar = AnswerOf<'service.jadwal.kalender'>;
type ReadName = keyof Calendar['visits'];
/** An instant as the API says it. */
const instant = (value: string): string => `to_char(${value} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
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
  reminder_sent_at: instant('v.reminder_sent_at'),
  patient_answer: 'v.patient_answer',
  customer_id: 'v.customer_id',
} as const satisfies Partial<Record<ReadName, string>>;
/** Of its patient. */
const PATIENT = { name: 'c.name', code: 'c.username' } as const satisfies Partial<Record<ReadName, string>>;
/** For whom they concern. */
const ALLERGIES = {
  alergi: "exists (select from rekammedis m where m.customer_id = v.customer_id and m.alergi <> '{}')",
} as const satisfies Partial<Record<ReadName, string>>;
/** The treatments of all visits are looked for together: that costs half of a look for each. */
const TREATMENTS = {
  treatments: `(select jsonb_object_agg(w.visit_id, w.names) from (
      select t.visit_id, string_agg(t.name, ', ' order by t.id) as names from visitperawatans t
      where t.visit_id = any (array(select id from v)) and t.status <> ${visitperawatan.state.cancelled} group by t.visit_id) w)
    ->> v.id::text`,
} as const satisfies Record<
  Exclude<ReadName, keyof typeof VISIT | keyof typeof PATIENT | keyof typeof ALLERGIES>,
  string
>;

interface CalendarRow extends Omit<Calendar, 'visits' | 'displaced' | 'doctors'> {
  /** JSON. */
  readonly visits: string;
  readonly displaced: string;
  readonly doctors: readonly Omit<Calendar['doctors'][number], 'initial'>[];
}

const rowsOf = (query: string): string => `(select coalesce(json_agg(r), '[]') from (${query}) r)`;

const selected = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${value} as ${name}`)
    .join(', ');
/** The visits are found once; what stands beside them is looked up for those. */
const visitsWhere = (condition: string, isClinical: boolean, most = 'all'): string => {
  const beside = { ...PATIENT, ...(isClinical && ALLERGIES), ...TREATMENTS };
  const columns = Object.keys({ ...VISIT, ...beside })
    .map((name) => `'${name}', coalesce(array_to_json(array_agg(r.${name})), '[]')`)
    .join(', ');
  return `(with v as materialized (
    select ${selected(VISIT)} from visits v left join jadwals j on j.id = v.jadwal_id
    where v.profile_id = any ($1) and ($4::bigint is null or v.doctor_id = $4) and ${condition}
    order by v.visit_date, v.session_time nulls last, v.id limit ${most})
  select json_build_object(${columns})::text
  from (select v.*, ${selected(beside)} from v join users c on c.id = v.customer_id
    order by v.visit_date, v.session_time nulls last, v.id) r)`;
};

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
const calendarFor = (name: string, isClinical: boolean) =>
  named<CalendarRow, Values>(
    name,
    `select ${rowsOf(SESSIONS)} as sessions, ${rowsOf(LEAVES)} as leaves,
   ${visitsWhere(`v.visit_date between $2 and $3 and v.status <> ${visit.state.cancelled}`, isClinical)} as visits,
   ${visitsWhere(DISPLACED, isClinical, MOST_DISPLACED)} as displaced,
   ${rowsOf(DOCTORS)} as doctors, ${rowsOf(UNITS)} as units`,
  );
export const calendar = calendarFor('calendar', false);
const clinicalCalendar = calendarFor('calendar_clinical', true);

/**
 * Sessions, absences and visits of the range, the appointments that must be moved, and the branch's doctors and units.
 * @param isClinical whoever asks may know of allergies
 */
export const calendarRows = async (
  { tx, timezone, today }: Pick<Context, 'tx' | 'timezone' | 'today'>,
  { branches, start, end, doctor }: SessionRange,
  isClinical: boolean,
): Promise<CalendarRow> => {
  const row = await runOne(tx, isClinical ? clinicalCalendar : calendar, branches, start, end, doctor, timezone, today);
  if (!row) throw new Error('A select without a source answers one row.');
  return row;
};
