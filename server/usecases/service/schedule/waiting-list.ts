// Patients who wait for a place, and the given-up places that suit them (service.md 2.17, 10).
import type { WrittenOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { daftartunggu, waitingStatus } from '../../../../src/resources/service/daftartunggu.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { suits, type Waiting } from '../../../../src/resources/service/waiting-place.ts';
import { isOnLeave } from '../../../../src/resources/service/session.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { listed, named, run } from '../../../db/statement.ts';
import type { Context, Outcome, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericEdit } from '../../kernel/generic.ts';
import { leavesOf } from './session-rows.ts';

interface Hours {
  readonly jam_dari?: string | null;
  readonly jam_sampai?: string | null;
}
const requireHours = ({ jam_dari, jam_sampai }: Hours): void => {
  if (jam_dari && jam_sampai && jam_sampai <= jam_dari) throw refuseField('session-end', 'jam_sampai');
};

type Written = WrittenOf<'service.daftartunggu'>;
/** The entry names the patient, not the row. */
const withName = (outcome: Outcome<Written>, what: string): Outcome<Written> => {
  const { name, code } = outcome.record.customerdata;
  const message = `${what} daftar tunggu ${name} (${code})`;
  return { ...outcome, log: outcome.log && { ...outcome.log, message, url: '/service/visit/jadwal' } };
};

/** @throws Refusal session-end (422) */
export const createWaiting: UseCases['service.daftartunggu']['create'] = async (context, body) => {
  requireHours(body);
  return withName(await genericCreate(daftartunggu, context, body), 'penambahan');
};

/** @throws Refusal session-end (422) */
export const editWaiting: UseCases['service.daftartunggu']['edit'] = async (context, { before }, body) => {
  requireHours({ ...before, ...body });
  return withName(await genericEdit(daftartunggu, context, before, body), 'perubahan');
};

/** Whoever gets a place waits no longer. */
const serveWaiting = named<unknown, [number, number, number]>(
  'visit_serve_waiting',
  `update daftartunggus set status = ${waitingStatus.scheduled}, version = version + 1, updated_at = now()
   where profile_id = $1 and customer_id = $2 and status = ${waitingStatus.waiting} and (doctor_id is null or doctor_id = $3)`,
);

export const endWaiting = async ({ tx, branch }: WriteContext, customer: number, doctor: number): Promise<void> => {
  await run(tx, serveWaiting, branch.id, customer, doctor);
};

interface Freed {
  readonly doctor_id: number;
  readonly doctor: string;
  readonly date: string;
  readonly time: string;
}
interface WaitingRow extends Waiting {
  readonly id: number;
  readonly customer_id: number;
  readonly name: string;
  readonly code: string;
  readonly phone: string | null;
  readonly note: string | null;
}
/** Times to come that a cancelled visit held, and that have room again. */
const freed = named<Freed, [readonly number[], string, string]>(
  'places_freed',
  `select f.doctor_id, d.name as doctor, f.date::text, f.time from (
     select v.profile_id, v.doctor_id, v.visit_date as date, v.session_time as time, v.jadwal_id from visits v
     where v.profile_id = any ($1) and v.visit_date >= $2 and v.status = ${visit.state.cancelled} and v.session_time is not null
     and v.cancelled_at > $3
     group by 1, 2, 3, 4, 5) f
   join jadwals j on j.id = f.jadwal_id and j.status = ${activeStatus.active} join users d on d.id = f.doctor_id
   where (select count(*) from visits h where h.profile_id = f.profile_id and h.doctor_id = f.doctor_id and h.visit_date = f.date
     and h.session_time = f.time and h.status in ${listed(openVisitStates)}) < j.kapasitas
   order by f.date, f.time limit 50`,
);
const waitingNow = named<WaitingRow, [readonly number[], string]>(
  'waiting_now',
  `select w.id, w.customer_id, w.doctor_id, w.hari, w.jam_dari, w.jam_sampai, w.until, w.note, c.name, c.username as code,
     coalesce(c.phone, c.wali_phone) as phone
   from daftartunggus w join users c on c.id = w.customer_id
   where w.profile_id = any ($1) and w.status = ${waitingStatus.waiting} and w.until >= $2 order by w.id limit 200`,
);
/** Days for which a given-up place is offered. */
const OFFERED_DAYS = 7;
const DAY_MS = 86_400_000;
const AHEAD = 366;

/** GET service/daftartunggu/usulan: given-up places with the waiting patients whom they suit, who has waited longest first. */
export const proposePlaces = async (context: Context) => {
  const { tx, branches, today, now, timezone } = context;
  const since = new Date(now.getTime() - OFFERED_DAYS * DAY_MS).toISOString();
  const range = { branches, start: today, end: addDays(today, AHEAD), doctor: null };
  const [places, waiting, leaves] = await Promise.all([
    run(tx, freed, branches, today, since),
    run(tx, waitingNow, branches, today),
    leavesOf({ tx, timezone }, range),
  ]);
  const data = places
    .filter(({ doctor_id, date, time }) => !isOnLeave(leaves, doctor_id, date, time))
    .map((place) => ({ ...place, waiting: waiting.filter((one) => suits(one, place)) }))
    .filter((place) => place.waiting.length > 0);
  return { data, count: data.length };
};
