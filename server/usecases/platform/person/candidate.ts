// Who could be the same patient: by identity number, by name and birth date, by likeness (service.md 2.1, 5, 6.1).
import { initialOf } from '../../../../src/resources/platform/initial.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { likePattern } from '../../../db/conditions.ts';
import { named, planned, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';

export interface Known {
  readonly id: number;
  readonly profile_id: number;
  readonly profile_name: string;
  readonly username: string;
  readonly name: string;
  readonly gender: number | null;
  readonly birth_date: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  /** Branches that he is linked to. */
  readonly linked: readonly number[];
}
interface Scored extends Known {
  /** 0 to 1. */
  readonly score: number;
}
export interface Likeness {
  readonly name: string;
  readonly birth_date?: string;
  readonly phone?: string;
}

const LEAST_SCORE = 0.6;
const MOST_ROWS = 10;
/** A likeness is looked for by the longest words of a name; shorter ones are too common to find anybody. */
const MOST_WORDS = 3;
const SHORTEST_WORD = 3;

const KNOWN = `t.id, t.profile_id, p.name as profile_name, t.username, t.name, t.gender, t.birth_date, t.phone, t.address,
  array(select l.profile_id from customerprofiles l where l.user_id = t.id) as linked`;
const FROM = `from users t join profiles p on p.id = t.profile_id where t.role = ${CUSTOMER} and t.merged_into_id is null`;

/** The number of a merged record is that of the patient whom it became part of. */
const byIdentity = named<Known, [string, string]>(
  'patient_by_identity',
  `select ${KNOWN} from users held join users t on t.id = coalesce(held.merged_into_id, held.id)
   join profiles p on p.id = t.profile_id
   where held.role = ${CUSTOMER} and held.idcard is not null and held.idcard_type = $1 and held.idcard = $2`,
);
/** `search` begins with the name, so that its index finds the few who are then compared to the letter. */
const byNameAndBirth = planned<Known, [string, string, string]>(
  `select ${KNOWN} ${FROM} and t.search ilike $1 and lower(t.name) = $2 and t.birth_date = $3 order by t.id limit ${MOST_ROWS}`,
);

/** The customer of the group with this identity number, whatever his branch. */
export const findByIdentity = (context: Context, type: string, number: string): Promise<Known | undefined> =>
  acrossBranches(context, (tx) => runOne(tx, byIdentity, type, number));

/** Customers of the group of the same name and birth date. */
export const findNamesakes = (context: Context, name: string, birthDate: string): Promise<readonly Known[]> => {
  const lower = name.toLowerCase();
  const pattern = likePattern(`${lower} `).slice(1);
  return acrossBranches(context, (tx) => run(tx, byNameAndBirth, pattern, lower, birthDate));
};

const wordsOf = (name: string): readonly string[] => {
  const words = name.toLowerCase().split(/\s+/);
  const long = words.filter((word) => word.length >= SHORTEST_WORD).toSorted((a, b) => b.length - a.length);
  return long.length === 0 ? [name.toLowerCase()] : long.slice(0, MOST_WORDS);
};

/** Customers of the group by likeness, the likest first: name six tenths, birth date three, telephone one. */
export const findCandidates = (context: Context, { name, birth_date, phone }: Likeness): Promise<readonly Scored[]> => {
  const words = wordsOf(name).map(likePattern);
  const places = words.map((_, i) => `t.search ilike $${i + 4}`).join(' or ');
  const digits = phone?.replace(/\D/g, '').replace(/^62/, '0') ?? null;
  const score = `0.6 * similarity(lower(t.name), $1) + case when t.birth_date = $2::date then 0.3 else 0 end
    + case when t.phone = $3::text then 0.1 else 0 end`;
  const text = `select * from (select ${KNOWN}, (${score})::float8 as score ${FROM} and (${places})) t
    where t.score >= ${LEAST_SCORE} order by t.score desc, t.id limit ${MOST_ROWS}`;
  const statement = planned<Scored, unknown[]>(text);
  return acrossBranches(context, (tx) => run(tx, statement, name.toLowerCase(), birth_date ?? null, digits, ...words));
};

/** True for a patient of the branches in reach. */
export const isOurs = ({ branches }: Context, { linked }: Known): boolean => linked.some((id) => branches.includes(id));

/** The full card of an own patient; of another branch's no more than initials, RM number and year of birth. */
export const cardOf = (context: Context, known: Known) => {
  const { id, username, profile_id, profile_name, name, gender, birth_date, phone, address } = known;
  const initial = initialOf(name);
  const open = { id, username, initial, profile_id, profile_name, birth_year: birth_date?.slice(0, 4) ?? null };
  return isOurs(context, known)
    ? { ...open, own: true, name, gender, birth_date, phone, address }
    : { ...open, own: false };
};

/** The refusal of an identity number that somebody has; of another branch's patient it says no name. */
export const identityTaken = (context: Context, known: Known): Refusal => {
  const extra = { candidate_id: known.id, candidates: [cardOf(context, known)] };
  return isOurs(context, known)
    ? new Refusal('identity-taken', { name: known.name, RM: known.username }, undefined, extra)
    : new Refusal('identity-taken-elsewhere', {}, undefined, extra);
};

/** Patients who are probably the one being registered, with their score. */
export const listCandidates = async (
  context: Context,
  { query }: CallRequest<Calls['service.registration.kandidat']>,
) => {
  const found = await findCandidates(context, query);
  const data = found.map((known) => ({ ...cardOf(context, known), score: Math.round(known.score * 100) / 100 }));
  return { data, count: data.length };
};
