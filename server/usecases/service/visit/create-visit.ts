// A new visit: an appointment, or a patient at the desk who goes to the queue at once (service.md 2.6, 3.1).
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { DOKTER, PERAWAT } from '../../../../src/policies/role.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { documentCode, documentKinds } from '../../../domain/document-code.ts';
import { nextNumber } from '../../../db/sequence.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { dateInstallments } from '../../finance/bill/date-installments.ts';
import { type HeldPlace, type Place, takePlace } from '../schedule/take-place.ts';
import { requirePeople } from './visit-people.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { drawQueueNumber, visitOutcome } from './visit-write.ts';
import { endWaiting } from '../schedule/waiting-list.ts';
import { countIn } from '../../platform/person/patient-header.ts';

type Create = UseCases['service.visit']['create'];
type Body = Parameters<Create>[1];

const MOST_DAYS_BACK = 7;
const openVisit = named<{ code: string }, [number, number, number, string]>(
  'visit_open',
  `select code from visits
   where profile_id = $1 and customer_id = $2 and doctor_id = $3 and visit_date = $4 and status in ${listed(openVisitStates)}`,
);
const insertVisit = named<{ id: number }, unknown[]>(
  'visit_insert',
  `insert into visits (profile_id, created_by, code, status, isnew, queue_number, confirmed_at, customer_id, doctor_id,
     visit_date, session_time, jadwal_id, minutes, booked_unit_id, booked_perawat_id, overbooked, type, priority, confirm, keluhan, note)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21) returning id`,
);

/** Doctor and nurse make the next control only, the doctor his own; the queue is the desk's. */
const requireMayBook = async (context: WriteContext, body: Body): Promise<void> => {
  const { role, id } = context.actor;
  if (role !== DOKTER && role !== PERAWAT) return;
  if (role === DOKTER) await requireOwnCustomer(context, body.customer_id);
  const foreign = role === DOKTER && body.doctor_id !== id;
  if (foreign || body.confirm === true || body.type !== 'kontrol') throw new Refusal('forbidden');
};

/** True when the visit goes to the queue at once: asked for today, and always for a day that has passed. */
const entersQueue = ({ actor, today }: WriteContext, { visit_date, confirm }: Body): boolean => {
  if (visit_date > today && confirm === true) throw refuseField('visit-not-today', 'visit_date');
  if (visit_date >= today) return confirm === true;
  const clinic = actor.role === DOKTER || actor.role === PERAWAT;
  if (clinic || visit_date < addDays(today, -MOST_DAYS_BACK)) throw refuseField('visit-date', 'visit_date');
  return true;
};

interface Entry {
  readonly queued: boolean;
  readonly isnew: boolean;
  readonly place: HeldPlace;
}

const wantedOf = (body: Body): Place => ({
  doctor_id: body.doctor_id,
  visit_date: body.visit_date,
  session_time: body.session_time ?? null,
  minutes: body.minutes ?? null,
  booked_unit_id: body.booked_unit_id ?? null,
  booked_perawat_id: body.booked_perawat_id ?? null,
});

/** Counters are drawn in one order, the branch's last: everybody else waits for it. */
const storeVisit = async (context: WriteContext, body: Body, { queued, isnew, place }: Entry) => {
  const { tx, branch, actor, now, today } = context;
  const queue = queued ? await drawQueueNumber(context, body.doctor_id, body.visit_date) : null;
  const year = today.slice(0, 4);
  const number = await nextNumber(tx, branch.id, documentKinds.visit.series, year);
  const code = documentCode(documentKinds.visit.prefix, branch.code, year, number);
  const row = await runOne(
    tx,
    insertVisit,
    branch.id,
    actor.id,
    code,
    queued ? 1 : 0,
    isnew,
    queue,
    queued ? now.toISOString() : null,
    body.customer_id,
    body.doctor_id,
    body.visit_date,
    place.session_time,
    place.jadwal_id,
    place.minutes,
    place.booked_unit_id,
    place.booked_perawat_id,
    place.overbooked,
    body.type,
    body.priority,
    body.confirm ?? null,
    body.keluhan ?? null,
    body.note ?? null,
  );
  if (!row) throw new Error('The visit was not stored.');
  return { id: row.id, code };
};

/**
 * The stored visit, with its queue number when it was confirmed at once.
 * @throws Refusal visit-exists, place-taken, unit-booked, nurse-booked (409); visit-date, visit-not-today, patient-inactive,
 *   doctor-inactive, doctor-not-in, doctor-on-leave, place-long, place-timeless, invalid (422)
 */
export const createVisit: Create = async (context, body) => {
  const { tx, branch, today } = context;
  await requireMayBook(context, body);
  const queued = entersQueue(context, body);
  const patient = await requirePeople(context, body);
  const place = await takePlace(context, wantedOf(body));
  // The patient's record is held from here on: of two bookings of one patient the second sees the first.
  const isnew = await countIn(context, body.customer_id);
  const open = await runOne(tx, openVisit, branch.id, body.customer_id, body.doctor_id, body.visit_date);
  if (open) throw new Refusal('visit-exists', { code: open.code });
  const made = await storeVisit(context, body, { queued, isnew, place });
  if (place.jadwal_id !== null) await endWaiting(context, body.customer_id, body.doctor_id);
  if (queued) await dateInstallments(context, body);
  const late = body.visit_date < today ? ` susulan tanggal ${body.visit_date}` : '';
  const message = `pendaftaran pasien ${patient.name} (${patient.username})${late}`;
  return { ...(await visitOutcome(context, made, message, { after: body })), status: 201 };
};
