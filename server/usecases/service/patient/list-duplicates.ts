// Pairs of patients who are probably one, and the word that two of them are not (service.md 10).
import type { Calls } from '../../../../src/resources/calls.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { withRequests } from '../../kernel/open-requests.ts';
import { likelyPairs, registeredAt } from './likely-pairs.ts';

/** Behind every registration. */
const LATEST = { moment: 'infinity', id: Number.MAX_SAFE_INTEGER } as const;
const NOTHING = { pairs: 0, compared: 0, oldest: null, crowded: 0, next: null } as const;

/**
 * GET /api/service/registration/ganda: the likest first, of so many registrations at a time from the latest on (`before`: from that one
 * on); both patients are of the branches in reach. @throws Refusal not-found (404) for a registration that is none
 */
export const listDuplicates = async (
  context: Context,
  { query: { since, before, page, limit } }: CallRequest<Calls['service.registration.ganda']>,
) => {
  const { tx, branches, timezone } = context;
  const from = before === undefined ? LATEST : { id: before, moment: (await runOne(tx, registeredAt, before))?.moment };
  if (from.moment === undefined) throw new Refusal('not-found');
  const found = await run(tx, likelyPairs, branches, since, timezone, from.moment, from.id, limit, (page - 1) * limit);
  const rows = found.flatMap(({ score, first, second }) => (score === null ? [] : [{ score, first, second }]));
  const people = await withRequests(
    context,
    user.name,
    rows.flatMap(({ first, second }) => [first, second]),
  );
  const asked = new Map(people.map(({ id, requests }) => [id, requests]));
  const data = rows.map((pair) => ({
    ...pair,
    requests: [...(asked.get(pair.first.id) ?? []), ...(asked.get(pair.second.id) ?? [])],
  }));
  const { pairs: count, compared, oldest, crowded, next } = found[0] ?? NOTHING;
  return { data, count, compared, oldest, crowded, next };
};

const bothOf = named<{ id: number; name: string; username: string }, [number, number]>(
  'distinct_both',
  `select id, name, username from users where id in ($1, $2) and role = ${CUSTOMER} order by id`,
);
const insertDistinct = named<{ first_id: number }, [number, number, number]>(
  'distinct_insert',
  `insert into patientdistincts (first_id, second_id, created_by) values ($1, $2, $3)
   on conflict do nothing returning first_id`,
);

/** The pair is not proposed again. @throws Refusal merge-self (422), not-found (404) */
export const markDistinct = async (
  { tx, actor }: WriteContext,
  { body }: CallRequest<Calls['service.registration.bedakan']>,
) => {
  if (body.first_id === body.second_id) throw new Refusal('merge-self');
  const [first, second] = await run(tx, bothOf, body.first_id, body.second_id);
  if (!first || !second) throw new Refusal('not-found');
  const made = await runOne(tx, insertDistinct, first.id, second.id, actor.id);
  const message = `penandaan pasien ${first.name} (${first.username}) dan ${second.name} (${second.username}) sebagai orang berbeda`;
  const log = made ? { message, url: `/service/rekammedis/${first.id}` } : null;
  return { record: { first_id: first.id, second_id: second.id }, log };
};
