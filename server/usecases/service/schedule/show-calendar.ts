// GET service/jadwal/kalender: what the calendar draws, in one call (service.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import { visitStates } from '../../../../src/resources/service/visit-state.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { parseInstant } from '../../../db/value-parser.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { calendarRows, type VisitColumns } from './calendar-rows.ts';

const HH_MM = 5;

const present = ({ status, session_time, reminder_sent_at, ...rest }: VisitColumns) => {
  const { id, version, visit_date, doctor_id, unit_id, patient_answer, customer_id, name, username } = rest;
  const statusname = status.map((state) => visitStates[state].label);
  const time = session_time.map((at) => at?.slice(0, HH_MM) ?? null);
  const reminded = reminder_sent_at.map((at) => at && parseInstant(at));
  return id.map((_, i) => ({
    id: id[i],
    version: version[i],
    status: status[i],
    statusname: statusname[i],
    visit_date: visit_date[i],
    session_time: time[i],
    doctor_id: doctor_id[i],
    unit_id: unit_id[i],
    reminder_sent_at: reminded[i],
    patient_answer: patient_answer[i],
    customerdata: { id: customer_id[i], name: name[i], code: username[i] },
  }));
};

/** Sessions, absences and visits of the range, and the appointments that must be moved. A doctor sees his own only. */
export const showCalendar = async (
  context: Context,
  { query }: CallRequest<Calls['service.jadwal.kalender']>,
): Promise<unknown> => {
  const { branches, actor } = context;
  const doctor = actor.role === DOKTER ? actor.id : (query.doctor ?? null);
  const rows = await calendarRows(context, { branches, start: query.start_date, end: query.end_date, doctor });
  return {
    ...rows,
    visits: present(rows.visits),
    displaced: present(rows.displaced),
    doctors: rows.doctors.map((one) => ({ ...one, initial: initialOf(one.name) })),
  };
};
