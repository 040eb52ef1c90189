// GET service/jadwal/kalender: what the calendar draws, in one call (service.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { parseInstant } from '../../../db/value-parser.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { calendarRows, type ReadColumns } from './calendar-rows.ts';

/** As the answer says it: instants as everywhere, allergies for whom they concern. */
const present = ({ alergi, reminder_sent_at, treatments, ...told }: ReadColumns, isClinical: boolean) => ({
  ...told,
  treatments: told.id.map((id) => treatments[id] ?? null),
  ...(isClinical && { alergi }),
  reminder_sent_at: reminder_sent_at.map((at) => at && parseInstant(at)),
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
