// Pairs of patients who are probably one, and the word that two of them are not (service.md 10).
import type { Calls } from '../../../../src/resources/calls.ts';
import type { ListBody } from '../../../../src/resources/kernel/wire.ts';
import type { LikelyPair } from '../../../../src/resources/service/merge-calls.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { withRequests } from '../../kernel/open-requests.ts';

const LEAST_SCORE = 0.6;

/** Score of candidates at the desk: name six tenths, birth date three, telephone one. */
const SCORE = `0.6 * similarity(lower(a.name), lower(b.name)) + case when a.birth_date = b.birth_date then 0.3 else 0 end
  + case when a.phone = b.phone then 0.1 else 0 end`;
const compared = (shared: string): string =>
  `select least(a.id, b.id) as first_id, greatest(a.id, b.id) as second_id, (${SCORE})::float8 as score
   from fresh a join users b on b.${shared} = a.${shared} and b.role = ${CUSTOMER} and b.merged_into_id is null and b.id <> a.id`;

const cardOf = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'username', ${alias}.username, 'name', ${alias}.name, 'gender', ${alias}.gender,
    'birth_date', ${alias}.birth_date, 'phone', ${alias}.phone, 'address', ${alias}.address, 'idcard', ${alias}.idcard,
    'profile_name', (select p.name from profiles p where p.id = ${alias}.profile_id), 'join_at', ${alias}.join_at,
    'visits_count', coalesce((select r.visits_count from rekammedis r where r.customer_id = ${alias}.id), 0))`;

/** $1 branches, $2 first day of registration, $3 its zone: only those registered since are compared, each with few others. */
const likelyPairs = planned<
  Omit<LikelyPair, 'requests'> & { readonly total_count: number },
  [readonly number[], string, string, number, number]
>(
  `with fresh as materialized (
     select t.id, t.name, t.birth_date, t.phone from users t
     where t.role = ${CUSTOMER} and t.merged_into_id is null and t.profile_id = any($1)
       and t.created_at >= ($2::date)::timestamp at time zone $3
   ), pairs as materialized (
     select * from (${compared('birth_date')} union ${compared('phone')}) p
     where p.score >= ${LEAST_SCORE} and not exists (
       select from patientdistincts d where d.first_id = p.first_id and d.second_id = p.second_id)
   ), cut as (select * from pairs order by score desc, second_id desc, first_id limit $4 offset $5)
   select round(cut.score::numeric, 2)::float8 as score, ${cardOf('f')} as first, ${cardOf('s')} as second,
     (select count(*) from pairs) as total_count
   from cut join users f on f.id = cut.first_id join users s on s.id = cut.second_id
   order by cut.score desc, cut.second_id desc, cut.first_id`,
);

/** GET /api/service/registration/ganda: the likest first; both patients are of the branches in reach. */
export const listDuplicates = async (
  context: Context,
  { query: { since, page, limit } }: CallRequest<Calls['service.registration.ganda']>,
): Promise<ListBody<LikelyPair>> => {
  const { tx, branches, timezone } = context;
  const rows = await run(tx, likelyPairs, branches, since, timezone, limit, (page - 1) * limit);
  const people = await withRequests(
    context,
    user.name,
    rows.flatMap(({ first, second }) => [first, second]),
  );
  const asked = new Map(people.map(({ id, requests }) => [id, requests]));
  const data = rows.map(({ total_count: _count, ...pair }) => ({
    ...pair,
    requests: [...(asked.get(pair.first.id) ?? []), ...(asked.get(pair.second.id) ?? [])],
  }));
  return { data, count: rows[0]?.total_count ?? 0 };
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
