// A place in a doctor's session: whether he practises then, and whether there is room (service.md 3.1, 6.2).
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import { isOnLeave, timesOf } from '../../../../src/resources/service/session.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { queueFor } from '../../../db/sequence.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { leavesOf, sessionsOf } from './session-rows.ts';

export interface Place {
  readonly doctor_id: number;
  readonly visit_date: string;
  /** 'HH:mm'; null: no place in a session is taken. */
  readonly session_time: string | null;
}

/** Visits that hold the place, but for the one that moves. */
const holders = named<{ count: number }, [number, number, string, string, number | null]>(
  'place_holders',
  `select count(*) as count from visits where profile_id = $1 and doctor_id = $2 and visit_date = $3 and session_time = $4
     and status in ${listed(openVisitStates)} and ($5::bigint is null or id <> $5)`,
);
/** Manager and superadmin may book one patient more than there is room for. */
const OVERBOOKERS: readonly number[] = [MANAGER, SUPERADMIN];

/**
 * Takes the place until the transaction ends: of two who want the last one the second waits here and sees the first.
 * @param moving visit that gives up its place for this one
 * @returns the session's id; null without a time
 * @throws Refusal doctor-on-leave, doctor-not-in (422), place-taken (409)
 */
export const takePlace = async (context: WriteContext, place: Place, moving?: number): Promise<number | null> => {
  const { tx, branch, actor } = context;
  const { doctor_id, visit_date, session_time } = place;
  const range = { branches: [branch.id], start: visit_date, end: visit_date, doctor: doctor_id };
  const [sessions, leaves] = await Promise.all([sessionsOf(context, range), leavesOf(context, range)]);
  if (isOnLeave(leaves, doctor_id, visit_date, session_time)) throw refuseField('doctor-on-leave', 'visit_date');
  if (session_time === null) return null;
  const session = sessions.find((one) => timesOf(one).includes(session_time));
  if (!session) throw refuseField('doctor-not-in', 'session_time');
  await queueFor(tx, branch.id, `jadwal-${doctor_id}-${visit_date}`);
  const held = await runOne(tx, holders, branch.id, doctor_id, visit_date, session_time, moving ?? null);
  const room = session.kapasitas + (OVERBOOKERS.includes(actor.role) ? 1 : 0);
  if ((held?.count ?? 0) >= room) throw new Refusal('place-taken', { time: session_time });
  return session.jadwal_id;
};
