// POST /api/service/registration/gabung: a patient who was registered twice becomes one again (service.md 5, 10).
import type { Calls } from '../../../../src/resources/calls.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { runningCaseStates } from '../../../../src/resources/service/orthocase.ts';
import { openVisitStates } from '../../../../src/resources/service/visit-state.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { quote } from '../../../db/column.ts';
import { listed, named, planned, run, runOne } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { readUser } from '../../platform/person/show-users.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { aboutMerge, readPerson } from './merge-review.ts';
import { HEADER, MOVED, PARTICULARS } from './patient-columns.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { mergeDeposits } from '../../finance/desk/merge-deposits.ts';

interface Locked {
  readonly id: number;
  readonly role: number;
  readonly name: string;
  readonly username: string;
  readonly merged_into_id: number | null;
}
type Pair = [from: number, into: number];

/** In the order of their ids, so that two merges of the same records wait for each other. */
const lockBoth = named<Locked, Pair>(
  'merge_lock',
  'select id, role, name, username, merged_into_id from users where id in ($1, $2) order by id for update',
);
/** A patient has one open visit with a doctor on a day. */
const openClash = named<{ code: string; other: string }, Pair>(
  'merge_open_visits',
  `select f.code, k.code as other from visits f
   join visits k on k.profile_id = f.profile_id and k.doctor_id = f.doctor_id and k.visit_date = f.visit_date
     and k.customer_id = $2 and k.status in ${listed(openVisitStates)}
   where f.customer_id = $1 and f.status in ${listed(openVisitStates)} limit 1`,
);
/** One course of orthodontic treatment at a time: which of two goes on is for the doctor to say. */
const openCourses = named<{ both: boolean }, Pair>(
  'merge_open_courses',
  `select exists (select from orthocases where customer_id = $1 and status in ${listed(runningCaseStates)})
     and exists (select from orthocases where customer_id = $2 and status in ${listed(runningCaseStates)}) as both`,
);
const addBranches = named<unknown, Pair>(
  'merge_branches',
  `insert into customerprofiles (user_id, profile_id, joined_at)
   select $2, profile_id, joined_at from customerprofiles where user_id = $1 on conflict do nothing`,
);
/** The identity number goes over first: no two patients have the same one. */
const closeRecord = named<unknown, Pair>(
  'merge_close',
  `update users f set merged_into_id = $2, status = ${activeStatus.inactive}, version = f.version + 1, updated_at = now(),
     idcard = case when k.idcard is null then null else f.idcard end
   from users k where f.id = $1 and k.id = $2`,
);

const filled = (columns: readonly string[]): string =>
  columns.map((column) => `${column} = coalesce(k.${column}, f.${column})`).join(', ');

/** $3, $4: type and number of the identity card that the merged record had. */
const fillPerson = named<unknown, [...Pair, string | null, string | null]>(
  'merge_person',
  `update users k set ${filled(PARTICULARS)}, join_at = least(k.join_at, f.join_at),
     idcard_type = case when k.idcard is null and $4::text is not null then $3 else k.idcard_type end,
     idcard = coalesce(k.idcard, $4),
     former_numbers = concat_ws(' ', k.former_numbers, f.username, f.former_numbers),
     version = k.version + 1, updated_at = now()
   from users f where k.id = $2 and f.id = $1`,
);
const fillHeader = named<unknown, Pair>(
  'merge_header',
  `update rekammedis k set ${filled(HEADER)}, visits_count = k.visits_count + f.visits_count,
     alergi = array(select distinct word from unnest(k.alergi || f.alergi) word order by word),
     alergi_checked_at = greatest(k.alergi_checked_at, f.alergi_checked_at),
     riwayat = f.riwayat || k.riwayat, version = k.version + 1, updated_at = now()
   from rekammedis f where k.customer_id = $2 and f.customer_id = $1`,
);
const emptyHeader = named<unknown, [number]>(
  'merge_header_empty',
  'update rekammedis set visits_count = 0, version = version + 1, updated_at = now() where customer_id = $1',
);
/** Only his very first visit was that of a new patient. */
const keepOneNew = named<unknown, [number]>(
  'merge_new_visit',
  `update visits set isnew = false, version = version + 1, updated_at = now()
   where customer_id = $1 and isnew and id <> (
     select id from visits where customer_id = $1 and status <> ${visit.state.cancelled} order by visit_date, id limit 1)`,
);
const identityOf = named<{ idcard_type: string | null; idcard: string | null }, [number]>(
  'merge_identity',
  'select idcard_type, idcard from users where id = $1',
);

/** His newest consent of that kind decides, whichever record it was signed for. */
const decidePublication = named<unknown, [number]>(
  'merge_publication',
  `update rekammedis set isfotopublikasi = coalesce((
     select c.decision = 'setuju' and c.withdraws_id is null from consents c
     where c.customer_id = $1 and c.type = 'publikasi' order by c.signed_at desc, c.id desc limit 1), false)
   where customer_id = $1`,
);

const moveRows = async (tx: Transaction, [from, into]: Pair, by: number): Promise<void> => {
  for (const { table, column, settle } of MOVED) {
    if (settle !== undefined) await run(tx, planned<unknown, number[]>(settle), from, into, by);
    const text = `update ${quote(table)} set ${quote(column)} = $2 where ${quote(column)} = $1`;
    await run(tx, planned<unknown, Pair>(text), from, into);
  }
};

/** The record is closed before its rows go: some may only go into the one that it became part of. */
const merge = async (tx: Transaction, pair: Pair, by: number): Promise<void> => {
  const [from, into] = pair;
  const clash = await runOne(tx, openClash, ...pair);
  if (clash) throw new Refusal('merge-open-visits', clash);
  const courses = await runOne(tx, openCourses, ...pair);
  if (courses?.both) throw new Refusal('merge-open-courses');
  const identity = await runOne(tx, identityOf, from);
  await run(tx, addBranches, ...pair);
  await run(tx, closeRecord, ...pair);
  await moveRows(tx, pair, by);
  await mergeDeposits(tx, from, into, by);
  await run(tx, fillPerson, ...pair, identity?.idcard_type ?? null, identity?.idcard ?? null);
  await run(tx, fillHeader, ...pair);
  await run(tx, emptyHeader, from);
  await run(tx, keepOneNew, into);
  await run(tx, decidePublication, into);
};

/** Both are patients in reach, and neither is part of another already. */
const requireMergeable = (rows: readonly Locked[], pair: Pair): readonly Locked[] => {
  const found = pair.flatMap((id) => rows.find((row) => row.id === id && row.role === CUSTOMER) ?? []);
  if (found.length < pair.length) throw new Refusal('not-found');
  const gone = found.find(({ merged_into_id }) => merged_into_id !== null);
  if (gone) throw new Refusal('merge-done', { name: gone.name, RM: gone.username });
  return found;
};

/**
 * The kept patient with the visits, bills and payments of both, in every branch; the other record stays closed and its number
 * finds the kept one. An admin's request waits for an approver where the branch's rule says so.
 * @throws Refusal merge-self (422), not-found (404), merge-done, merge-open-visits, merge-open-courses (409)
 */
export const mergePatients = async (
  context: WriteContext,
  { body }: CallRequest<Calls['service.registration.gabung']>,
) => {
  const { from_id, into_id, reason } = body;
  if (from_id === into_id) throw new Refusal('merge-self');
  const pair: Pair = [from_id, into_id];
  const [from, into] = requireMergeable(await run(context.tx, lockBoth, ...pair), pair);
  const people = [await readPerson(context, from_id), await readPerson(context, into_id)] as const;
  await acrossBranches(context, (tx) => merge(tx, pair, context.actor.id));
  const record = await readUser(context, into_id);
  const message = `penggabungan pasien ${from?.name} (${from?.username}) ke ${into?.name} (${into?.username})`;
  return {
    record,
    log: { message, url: `/service/rekammedis/${into_id}`, before: { from_id }, after: { into_id, reason } },
    request: await requestFor(context, 'service.patient.merge', () => aboutMerge(context, people, reason)),
  };
};
