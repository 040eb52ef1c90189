// GET service/jadwal/slot: the times of a doctor with their room (service.md 5, 6.2).
import type { Calls } from '../../../../src/resources/calls.ts';
import { heldOn, isOnLeave, mostAt, spanOf, timesOf } from '../../../../src/resources/service/session.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { leavesOf, sessionsOf, takenOf } from './session-rows.ts';

/** One entry a session and day; times at which the doctor is away are left out. */
export const listSlots = async (context: Context, { query }: CallRequest<Calls['service.jadwal.slot']>) => {
  const { doctor, start_date, end_date } = query;
  const range = { branches: context.branches, start: start_date, end: end_date, doctor };
  const [sessions, leaves, taken] = await Promise.all([
    sessionsOf(context, range),
    leavesOf(context, range),
    takenOf(context, range),
  ]);
  const data = sessions.map((session) => {
    const { jadwal_id, date, hari, sesi, kapasitas, slot_minutes } = session;
    const held = heldOn(date, taken);
    const times = timesOf(session)
      .filter((time) => !isOnLeave(leaves, doctor, date, time))
      .map((time) => ({ time, kapasitas, terisi: mostAt(held, spanOf(time, slot_minutes)) }));
    return { date, hari, sesi, jadwal_id, slot_minutes, times };
  });
  return { data, count: data.length };
};
