// A place in a doctor's session: whether he practises then, whether there is room for as long as it lasts (service.md 3.1, 6.2).
// The database holds every place against all others (visits_lane and its neighbours); here its refusals get their words in time.
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import { isOnLeave, takenFrom, timesOf } from '../../../../src/resources/service/session.ts';
import { placeFields } from '../../../../src/resources/service/visit-booking.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { queueFor } from '../../../db/sequence.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { leavesOf, sessionsOf } from './session-rows.ts';

/** What is planned for an appointment beside its time. */
export interface Planned {
  /** How long it lasts; null: one slot of its session. */
  readonly minutes: number | null;
  readonly booked_unit_id: number | null;
  readonly booked_perawat_id: number | null;
}
export interface Place extends Planned {
  readonly doctor_id: number;
  readonly visit_date: string;
  /** 'HH:mm'; null: no place in a session is taken. */
  readonly session_time: string | null;
}
/** The place as it is stored. */
export interface HeldPlace extends Place {
  readonly jadwal_id: number | null;
  /** Whoever books may take one place more than there is; the database says whether he did. */
  readonly overbooked: boolean;
}

/** How many the doctor sees at once at most while the place lasts, without the visit that moves. */
const depthOf = named<{ most: number }, [number, string, string, number, string, number | null]>(
  'place_depth',
  `with wanted as (
     select tstzrange(t.start_at, t.start_at + make_interval(mins => $4)) as w
     from (select ($2::date + $3::time) at time zone $5 as start_at) t),
   held as (
     select v.during from visits v, wanted where v.doctor_id = $1 and v.status in ${listed(openVisitStates)} and v.lane is not null
       and v.during && w and v.id is distinct from $6::bigint)
   select coalesce(max(c.n), 0) as most
   from (select lower(w) as moment from wanted union select lower(h.during) from held h, wanted where lower(h.during) > lower(w)) m
   cross join lateral (select count(*) as n from held h where h.during @> m.moment) c`,
);
/** Manager and superadmin may book one patient more than there is room for. */
const OVERBOOKERS: readonly number[] = [MANAGER, SUPERADMIN];

const placeTaken = (time: string): Refusal => {
  const refusal = new Refusal('place-taken', { time });
  return new Refusal('place-taken', { time }, { session_time: [refusal.message] });
};

/** What is planned for a time needs one. @throws Refusal place-timeless, invalid (422) */
const requirePlanned = async ({ tx, branch }: WriteContext, place: Place): Promise<void> => {
  if (place.session_time === null) {
    if (place.booked_unit_id !== null) throw refuseField('place-timeless', 'booked_unit_id');
    if (place.booked_perawat_id !== null) throw refuseField('place-timeless', 'booked_perawat_id');
  }
  await requireReferences(tx, placeFields, { ...place }, [branch.id]);
};

/**
 * Takes the place until the transaction ends: of two who want the last one the second waits here and sees the first.
 * @param moving visit that gives up its place for this one
 * @returns the place in whole slots, with its session
 * @throws Refusal doctor-on-leave, doctor-not-in, place-long, place-timeless, invalid (422), place-taken (409)
 */
export const takePlace = async (context: WriteContext, place: Place, moving?: number): Promise<HeldPlace> => {
  const { tx, branch, actor, timezone } = context;
  const { doctor_id, visit_date, session_time } = place;
  const range = { branches: [branch.id], start: visit_date, end: visit_date, doctor: doctor_id };
  const [sessions, leaves] = await Promise.all([sessionsOf(context, range), leavesOf(context, range)]);
  await requirePlanned(context, place);
  const away = (time: string | null): boolean => isOnLeave(leaves, doctor_id, visit_date, time);
  if (away(session_time)) throw refuseField('doctor-on-leave', 'visit_date');
  if (session_time === null) return { ...place, jadwal_id: null, overbooked: false };
  const session = sessions.find((one) => timesOf(one).includes(session_time));
  if (!session) throw refuseField('doctor-not-in', 'session_time');
  const { minutes, times, fits, end } = takenFrom(session, session_time, place.minutes);
  if (!fits) throw refuseField('place-long', 'minutes', { minutes, end });
  if (times.some(away)) throw refuseField('doctor-on-leave', 'visit_date');
  await queueFor(tx, branch.id, `jadwal-${doctor_id}-${visit_date}`);
  const held = await runOne(tx, depthOf, doctor_id, visit_date, session_time, minutes, timezone, moving ?? null);
  const overbooked = OVERBOOKERS.includes(actor.role);
  const room = session.kapasitas + (overbooked ? 1 : 0);
  if ((held?.most ?? 0) >= room) throw placeTaken(session_time);
  return { ...place, minutes, jadwal_id: session.jadwal_id, overbooked };
};
