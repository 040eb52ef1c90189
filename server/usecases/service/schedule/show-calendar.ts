// GET service/jadwal/kalender: what the calendar draws, in one call (service.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import { visitStates } from '../../../../src/resources/service/visit-state.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { parseInstant } from '../../../db/value-parser.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { calendarRows, type VisitColumns } from './calendar-rows.ts';

const HH_MM = 5;

/** The value of a visit: its place is the same in every column. */
const at = <T>(column: readonly T[], i: number): T => column[i] as T;

const present = (visits: VisitColumns, isClinical: boolean) =>
  visits.id.map((id, i) => {
    const reminded = at(visits.reminder_sent_at, i);
    return {
      id,
      version: at(visits.version, i),
      status: at(visits.status, i),
      statusname: visitStates[at(visits.status, i)].label,
      visit_date: at(visits.visit_date, i),
      session_time: at(visits.session_time, i)?.slice(0, HH_MM) ?? null,
      minutes: at(visits.minutes, i),
      overbooked: at(visits.overbooked, i),
      isnew: at(visits.isnew, i),
      priority: at(visits.priority, i),
      treatments: at(visits.treatments, i),
      doctor_id: at(visits.doctor_id, i),
      unit_id: at(visits.unit_id, i),
      booked_unit_id: at(visits.booked_unit_id, i),
      booked_perawat_id: at(visits.booked_perawat_id, i),
      ...(isClinical && { alergi: at(visits.alergi, i) }),
      reminder_sent_at: reminded && parseInstant(reminded),
      patient_answer: at(visits.patient_answer, i),
      customerdata: { id: at(visits.customer_id, i), name: at(visits.name, i), code: at(visits.username, i) },
    };
  });

/** Sessions, absences and visits of the range, and the appointments that must be moved. A doctor sees his own only. */
export const showCalendar = async (context: Context, { query }: CallRequest<Calls['service.jadwal.kalender']>) => {
  const { branches, actor } = context;
  const doctor = actor.role === DOKTER ? actor.id : (query.doctor ?? null);
  const isClinical = maySee(actor.role, 'clinical');
  const rows = await calendarRows(context, { branches, start: query.start_date, end: query.end_date, doctor });
  return {
    ...rows,
    visits: present(rows.visits, isClinical),
    displaced: present(rows.displaced, isClinical),
    doctors: rows.doctors.map((one) => ({ ...one, initial: initialOf(one.name) })),
  };
};
