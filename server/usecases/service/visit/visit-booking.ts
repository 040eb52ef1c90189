// An appointment that is moved, and the reminder of it (service.md 3.1).
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { type Place, takePlace } from '../schedule/take-place.ts';
import { requireDoctor } from './visit-people.ts';
import { changeVisit, requireOwnVisit, requireReach, type StoredVisit, visitOutcome } from './visit-write.ts';

type Verbs = UseCases['service.visit'];

const openBeside = named<{ code: string }, [number, number, number, string, number]>(
  'visit_open_beside',
  `select code from visits where profile_id = $1 and customer_id = $2 and doctor_id = $3 and visit_date = $4
     and status in ${listed(openVisitStates)} and id <> $5`,
);

/** @throws Refusal visit-exists (409) when the patient has another visit with the doctor on that day */
const requireOnly = async ({ tx, branch }: WriteContext, row: StoredVisit, place: Place): Promise<void> => {
  const { doctor_id, visit_date } = place;
  const open = await runOne(tx, openBeside, branch.id, row.customer_id, doctor_id, visit_date, row.id);
  if (open) throw new Refusal('visit-exists', { code: open.code });
};

const given = <T>(value: T | undefined, stored: T): T => (value === undefined ? stored : value);

const PLACE = ['doctor_id', 'visit_date', 'session_time'] as const;

/** The place that is wanted: what is left out stays. Without a time nothing is held for it. */
const movedTo = (row: StoredVisit, input: Parameters<Verbs['jadwalulang']>[2]): Place => {
  const session_time = given(input.session_time, row.session_time);
  const kept = <T>(stored: T): T | null => (session_time === null ? null : stored);
  return {
    doctor_id: input.doctor_id ?? row.doctor_id,
    visit_date: input.visit_date ?? row.visit_date,
    session_time,
    minutes: given(input.minutes, row.minutes),
    booked_unit_id: given(input.booked_unit_id, kept(row.booked_unit_id)),
    booked_perawat_id: given(input.booked_perawat_id, kept(row.booked_perawat_id)),
  };
};

/**
 * Moves an appointment to another day, time or doctor, and the reminder begins anew; or makes it longer or shorter. What is left
 * out stays.
 * @throws Refusal forbidden (403), visit-exists, place-taken, unit-booked, nurse-booked (409), reschedule-past, doctor-on-leave,
 *   doctor-not-in, place-long, place-timeless, invalid (422)
 */
export const rescheduleVisit: Verbs['jadwalulang'] = async (context, row, input) => {
  await requireOwnVisit(context, row);
  const place = movedTo(row, input);
  if (context.actor.role === DOKTER && place.doctor_id !== context.actor.id) throw new Refusal('forbidden');
  if (place.visit_date < context.today) throw refuseField('reschedule-past', 'visit_date');
  if (place.doctor_id !== row.doctor_id) await requireDoctor(context, place.doctor_id);
  const held = await takePlace(context, place, row.id);
  await requireOnly(context, row, place);
  // Whoever still comes at the same time to the same doctor has been reminded of it.
  const isMoved = PLACE.some((name) => place[name] !== row[name]);
  await changeVisit(context, row.id, { ...held, ...(isMoved && { reminder_sent_at: null, patient_answer: null }) });
  const { doctor_id, visit_date, session_time, minutes, booked_unit_id, booked_perawat_id } = row;
  return visitOutcome(context, row, 'penjadwalan ulang', {
    before: { doctor_id, visit_date, session_time, minutes, booked_unit_id, booked_perawat_id },
    after: place,
  });
};

/** Notes that the patient was reminded, or what he answered; the state stays. */
export const remindVisit: Verbs['ingatkan'] = async (context, row, { patient_answer }) => {
  await requireReach(context, row);
  const reminder_sent_at = row.reminder_sent_at ?? context.now.toISOString();
  const answer = given(patient_answer, row.patient_answer);
  await changeVisit(context, row.id, { reminder_sent_at, patient_answer: answer });
  const message = patient_answer === undefined ? 'pengiriman pengingat' : 'pencatatan jawaban pasien';
  return visitOutcome(context, row, message, { after: { patient_answer: answer } });
};
