// GET service/jadwal/kalender: what the calendar draws, in one call (service.md 4).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { encode, Encoded } from '../../kernel/encoded.ts';
import { calendarRows } from './calendar-rows.ts';

/** Sessions, absences and visits of the range, and the appointments that must be moved. A doctor sees his own only. */
export const showCalendar = async (context: Context, { query }: CallRequest<Calls['service.jadwal.kalender']>) => {
  const { branches, actor } = context;
  const doctor = actor.role === DOKTER ? actor.id : (query.doctor ?? null);
  const range = { branches, start: query.start_date, end: query.end_date, doctor };
  const { visits, displaced, doctors, ...rows } = await calendarRows(context, range, maySee(actor.role, 'clinical'));
  return encode<AnswerOf<'service.jadwal.kalender'>>({
    ...rows,
    visits: new Encoded(visits),
    displaced: new Encoded(displaced),
    doctors: doctors.map((one) => ({ ...one, initial: initialOf(one.name) })),
  });
};
