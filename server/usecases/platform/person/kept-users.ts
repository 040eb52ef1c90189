// How many people a list has, where that is kept and need not be counted (docs/decisions/0121).
import { maySee } from '../../../../src/policies/index.ts';
import { CUSTOMER, DOKTER } from '../../../../src/policies/role.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, ListParameters } from '../../kernel/contract.ts';

export interface KeptUsers {
  /** Who is found: with a keyword those who have a word that begins so, else all. */
  readonly found: number;
  /** All of these roles and states, found or not. */
  readonly all: number;
}

/** Home and links, roles and states; `$4` the beginning of a word or empty, `$5` whether notes are searched too. */
const keptOf = named<
  KeptUsers,
  [
    branches: readonly number[],
    roles: readonly number[] | null,
    states: readonly number[] | null,
    start: string,
    notes: boolean,
  ]
>(
  'users_kept',
  `select coalesce(sum(count) filter (where start = $4 and ($5 or not noted)), 0)::int as found,
     coalesce(sum(count) filter (where start = ''), 0)::int as all
   from usercounts
   where start in ('', $4) and (profile_id = any ($1) or role = ${CUSTOMER} and linked && $1)
     and ($2::smallint[] is null or role = any ($2)) and ($3::smallint[] is null or status = any ($3))`,
);

/** A list that asks for nothing else has its number kept. */
const KEPT_BY = new Set([
  'page',
  'limit',
  'sortby',
  'role',
  'status',
  'profile_id',
  'withRmStats',
  'withFinanceStats',
  'issearchnameandrm',
  'keyword',
]);
/** Longer words are searched by their index; letters of other languages may be larger in the database than here. */
const START = /^\s*([a-z0-9]{1,2})\s*$/i;

/** The beginning of a word that a keyword asks for; empty where it asks for nothing; undefined: it asks for more. */
const startOf = (keyword: string | undefined): string | undefined =>
  keyword ? START.exec(keyword)?.[1]?.toLowerCase() : '';

/** Kept numbers of a list of users, sent at once; undefined where they are not kept: its own patients of a doctor, other filters. */
export const keptUsers = (
  { tx, actor, branches }: Context,
  parameters: ListParameters,
): Promise<KeptUsers | undefined> | undefined => {
  const isKept = Object.entries(parameters).every(([name, value]) => value === undefined || KEPT_BY.has(name));
  const start = startOf(parameters.keyword);
  if (!isKept || start === undefined || actor.role === DOKTER) return undefined;
  const { role, status, issearchnameandrm } = parameters;
  const roles = (role ?? []) as readonly number[];
  // Only patients are kept by the beginnings of their words.
  if (start !== '' && (roles.length !== 1 || roles[0] !== CUSTOMER)) return undefined;
  const notes = issearchnameandrm !== true && maySee(actor.role, 'clinical');
  const states = (status ?? null) as readonly number[] | null;
  return runOne(tx, keptOf, branches, roles.length === 0 ? null : roles, states, start, notes);
};

/**
 * Of a doctor: with whom he treats, and whose records name him beside those. Each of the first is seen where he is treated, since homes
 * do not move and links are not taken away.
 */
const ownOf = named<{ count: number }, [doctor: number, branches: readonly number[]]>(
  'users_own',
  `with treated as materialized (select distinct customer_id as id from doctorpatients where doctor_id = $1 and profile_id = any ($2)),
     recorded as materialized (select r.id from record_customers($1) r (id) where not exists (select from treated where treated.id = r.id))
   select ((select count(*) from treated)
     - (select count(*) from users m where m.merged_into_id is not null and m.id in (select id from treated))
     + (select count(*) from recorded r join users t on t.id = r.id
        where t.merged_into_id is null and (t.profile_id = any ($2) or t.linked_to && $2)))::int as count`,
);

/** How many patients of the branches in reach are the doctor's own who asks, and how many there are. */
export const ownCustomers = async ({ tx, actor, branches }: Context): Promise<KeptUsers> => {
  const [own, kept] = await Promise.all([
    runOne(tx, ownOf, actor.id, branches),
    runOne(tx, keptOf, branches, [CUSTOMER], null, '', false),
  ]);
  return { found: own?.count ?? 0, all: kept?.all ?? 0 };
};
