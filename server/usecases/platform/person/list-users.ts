// The list of users: patients of the branches in reach by keyword and filters, staff for pickers (platform.md 3, decisions 16).
import { user } from '../../../../src/resources/platform/user.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { mayCall, maySeeField, seesDebts } from '../../../../src/policies/index.ts';
import { CUSTOMER, DOKTER } from '../../../../src/policies/role.ts';
import { quote } from '../../../db/column.ts';
import { type Conditions, likePattern } from '../../../db/conditions.ts';
import { listOrder } from '../../../db/list-query.ts';
import { searchFor } from '../../../db/search.ts';
import { planned, run, runOne, shaped } from '../../../db/statement.ts';
import type { Actor, Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { isKnownAs, standsIn } from '../../kernel/patient-search.ts';
import { reportBranches } from '../../kernel/report-branches.ts';
import { declaredWhere } from '../../kernel/read-page.ts';
import { patientMoney } from './finance-stats-port.ts';
import { keptUsers, ownCustomers } from './kept-users.ts';
import { figuresFor, presentUsers, USER_JOINS, userColumns, type UserRow } from './user-row.ts';

/** What a page is sorted by, so that a match is cut before the rest of its row is read. */
const sortedBy = (sortby: string | undefined): string => {
  const [field = user.list.sort.field] = sortby?.split(' ') ?? [];
  return field === 'id' ? 't.id' : `t.id, t.${quote(field)}`;
};
/** An index of a branch gives them in this order. */
const WALKED = new Set(['join_at', 'name']);
const isWalked = ({ sortby }: ListParameters): boolean => WALKED.has(sortby?.split(' ')[0] ?? user.list.sort.field);
/** Of so many among all the order of the list comes upon a page sooner than they are gathered. */
const isSoonMet = (found: number, all: number, { page, limit }: ListParameters): boolean =>
  found * found > page * limit * all;

/**
 * A record that became part of another is in no list.
 * Rows whose home is in these branches come by one index, the few that are only linked by another; an OR would use neither.
 * With a keyword these few have a search index of their own. Who is in debt comes by the index of what is owed.
 */
const SOURCES = {
  home: 't.merged_into_id is null and t.profile_id = any(?)',
  branch: '?::bigint[] is not null and t.merged_into_id is null and t.profile_id = b.id',
  linked: `t.role = ${CUSTOMER} and t.merged_into_id is null and t.profile_id <> all(?)
    and t.id in (select l.user_id from customerprofiles l where not l.ishome and l.profile_id = any(?))`,
  owing: `t.merged_into_id is null and (t.profile_id = any(?) or t.role = ${CUSTOMER} and t.linked_to && ?)`,
  linkedFound: `t.role = ${CUSTOMER} and t.merged_into_id is null and t.profile_id <> all(?) and t.linked_to <> '{}' and t.linked_to && ?`,
} as const;

/** How a page is found: by the index of the search, or in the order of the list until it is full. */
type Way = 'search' | 'walk';

const addKeyword = (
  where: Conditions,
  keyword: string,
  context: Context,
  { nameAndNumberOnly, way }: { readonly nameAndNumberOnly: boolean; readonly way: Way },
): void => {
  const search = searchFor(keyword);
  if (way === 'walk') return where.add(standsIn('t', search, context, !nameAndNumberOnly), search.text);
  const words = isKnownAs('t', search, context, !nameAndNumberOnly);
  if (/^\d{12,16}$/.test(keyword) && maySeeField(context.actor.role, user.fields.idcard)) {
    // The first value is the pattern of the number.
    const whole = `btrim((?::text[])[1], '%')`;
    const identity = `t.role = ${CUSTOMER} and t.idcard_type in ('ktp', 'kia', 'sim', 'paspor') and t.idcard = ${whole}`;
    return where.add(`(${words} or (${identity}))`, search.text);
  }
  return where.add(words, search.text);
};

/** Patients of a doctor: from them to people, or of people that something else finds. */
const OWN = {
  first: 't.id in (select own.customer_id from own_customers(?) own)',
  among: `(exists (select from doctorpatients d where d.doctor_id = ? and d.customer_id = t.id)
    or t.id in (select record_customers(?)))`,
} as const;
const NOTE = 't.note ilike ?';
/** The note that the record carries for those who treat the patient (service.md 2.3). */
const RECORD_NOTE = `t.id in (select r.customer_id from rekammedis r where r.patient_note ilike ?)`;

const addNote = (where: Conditions, note: string, actor: Actor): void => {
  const readsRecords = mayCall(actor, 'service.rekammedis.setalert');
  where.add(readsRecords ? `(${NOTE} or ${RECORD_NOTE})` : NOTE, likePattern(note));
};

const areCustomers = (roles: unknown): boolean => Array.isArray(roles) && roles.length === 1 && roles[0] === CUSTOMER;

const whereOf = (
  context: Context,
  parameters: ListParameters,
  source: keyof typeof SOURCES,
  way: Way = 'search',
): Conditions => {
  const { actor, branches } = context;
  const {
    role,
    keyword,
    customerofdoctor,
    ishutangonly,
    issearchnameandrm,
    note,
    profile_id: _branch,
    ...plain
  } = parameters;
  const where = declaredWhere(user, context, plain);
  where.add(SOURCES[source], branches);
  const roles = (role ?? []) as readonly number[];
  // A list of one role keeps the order of the index on branch, role and join date.
  if (roles.length === 1) where.add('t.role = ?', roles[0]);
  else if (roles.length > 1) where.add('t.role = any(?)', roles);
  if (keyword) addKeyword(where, keyword, context, { nameAndNumberOnly: issearchnameandrm === true, way });
  if (note !== undefined) addNote(where, String(note), actor);
  const own = way === 'walk' || searchFor(keyword ?? '').isIndexed ? OWN.among : OWN.first;
  where.add(own, customerofdoctor);
  if (actor.role === DOKTER) where.add(areCustomers(roles) ? own : `(t.role <> ${CUSTOMER} or ${own})`, actor.id);
  if (ishutangonly !== undefined) {
    const { indebted, debtors } = patientMoney.given();
    const condition = source === 'owing' ? `t.id = any (array(${debtors}))` : indebted;
    where.add(ishutangonly === true ? condition : `not ${indebted}`, branches);
  }
  return where;
};

interface Page {
  readonly rows: readonly UserRow[];
  /** Undefined: not known from the page. */
  readonly count?: number;
}
interface Asked {
  readonly context: Context;
  readonly parameters: ListParameters;
  readonly columns: string;
}

const cutOf = ({ page, limit, sortby }: ListParameters) => {
  const order = listOrder(user, sortby);
  return { order, offset: (page - 1) * limit, limit, sorted: sortedBy(sortby) };
};

/** What a search may ask for beside its words for one plan to serve all. */
const PLAIN = new Set(['keyword', 'role', 'page', 'limit', 'sortby', 'withRmStats', 'withFinanceStats']);
const isPlain = (parameters: ListParameters): boolean =>
  Object.entries(parameters).every(([name, value]) => value === undefined || PLAIN.has(name));
/**
 * Planning a search takes longer than finding few people, and what the indexes know is always found by them. One word may be in very
 * many names: of several branches the index of all is quicker then than that of theirs for each, which only a plan for the values
 * knows.
 */
const keepsPlan = ({ actor, branches }: Context, parameters: ListParameters): boolean => {
  const { isIndexed, words } = searchFor(parameters.keyword ?? '');
  const isName = words.length === 1 && !words[0]?.number;
  return actor.role !== DOKTER && isIndexed && !(isName && branches.length > 1) && isPlain(parameters);
};

/** Without a keyword they are gathered from their bills, of which a branch has few beside its patients. */
const isOwing = ({ ishutangonly, keyword }: ListParameters): boolean => ishutangonly === true && !keyword;
/** Conditions on all who are listed, each of whom meets one of them; they have the same values. */
const matchedOf = (context: Context, parameters: ListParameters): readonly [Conditions, ...Conditions[]] => {
  if (isOwing(parameters)) return [whereOf(context, parameters, 'owing')];
  const linked = parameters.keyword ? 'linkedFound' : 'linked';
  return [whereOf(context, parameters, 'home'), whereOf(context, parameters, linked)];
};

/** With a keyword, of a doctor's patients, and of those in debt: matched once, counted, sorted and cut in one statement. */
const searchPage = async ({ context, parameters, columns }: Asked): Promise<Page> => {
  const { order, offset, limit, sorted } = cutOf(parameters);
  const statement = keepsPlan(context, parameters) ? shaped : planned;
  const conditions = matchedOf(context, parameters);
  const { values } = conditions[0];
  const matched = conditions.map(({ text: where }) => `select ${sorted} from users t ${where}`).join(' union all ');
  const text = `with matched as materialized (${matched}),
    cut as (select * from matched t ${order} limit $${values.length + 1} offset $${values.length + 2})
    select ${columns}, (select count(*) from matched) as total_count
    from cut join users t on t.id = cut.id ${USER_JOINS} ${order}`;
  type Counted = UserRow & { readonly total_count: number };
  const found = await run(context.tx, statement<Counted, unknown[]>(text), ...values, limit, offset);
  const count = found[0]?.total_count ?? (offset === 0 ? 0 : undefined);
  return { rows: found.map(({ total_count: _count, ...row }) => row), ...(count !== undefined && { count }) };
};

/** Each branch gives its first rows in the order of its index. */
const walkedPage = async ({ context, parameters, columns }: Asked): Promise<Page> => {
  const { order, offset, limit, sorted } = cutOf(parameters);
  const branch = whereOf(context, parameters, 'branch', 'walk');
  const first = `${order} limit ${offset + limit}`;
  const text = `with cut as (select * from (
      select t.* from unnest($${branch.values.indexOf(context.branches) + 1}::bigint[]) b (id)
        cross join lateral (select ${sorted} from users t ${branch.text} ${first}) t
      union all (select ${sorted} from users t ${whereOf(context, parameters, 'linked', 'walk').text} ${first})
    ) t ${order} limit ${limit} offset ${offset})
    select ${columns} from cut join users t on t.id = cut.id ${USER_JOINS} ${order}`;
  const rows = await run(context.tx, planned<UserRow, unknown[]>(text), ...branch.values);
  const known = rows.length > 0 ? rows.length < limit : offset === 0 && limit > 0;
  return { rows, ...(known && { count: offset + rows.length }) };
};

const countUsers = async (context: Context, parameters: ListParameters): Promise<number> => {
  const [first, ...rest] = matchedOf(context, parameters);
  const counts = [first, ...rest].map(({ text }) => `(select count(*) from users t ${text})`);
  const statement = planned<{ count: number }, unknown[]>(`select ${counts.join(' + ')} as count`);
  return (await runOne(context.tx, statement, ...first.values))?.count ?? 0;
};

/** Without a keyword. A number that is kept travels with the page, another is counted where the page does not tell it. */
const plainPage = async (asked: Asked): Promise<Page> => {
  const { context, parameters } = asked;
  const kept = keptUsers(context, parameters);
  const [page, total] = await Promise.all([walkedPage(asked), kept]);
  const count = page.count ?? total?.found;
  return count === undefined ? page : { ...page, count };
};

/**
 * A keyword of one or two letters is in so many names that reading them all to count and sort them takes as long as that. Their number
 * is kept: where they are many, the order of the list comes upon a page of them sooner than their index gathers them.
 */
const shortPage = async (asked: Asked): Promise<Page | undefined> => {
  const { context, parameters } = asked;
  const kept = await keptUsers(context, parameters);
  if (kept === undefined || !isWalked(parameters)) return undefined;
  const { found, all } = kept;
  return isSoonMet(found, all, parameters) ? { ...(await walkedPage(asked)), count: found } : undefined;
};

/** All patients of a doctor who has many of a branch's are met in the order of the list, as those of a short keyword are. */
const ownPage = async (asked: Asked): Promise<Page | undefined> => {
  const { context, parameters } = asked;
  const { keyword, role } = parameters;
  if (keyword || context.actor.role !== DOKTER || !areCustomers(role) || !isPlain(parameters) || !isWalked(parameters))
    return undefined;
  const { found, all } = await ownCustomers(context);
  return isSoonMet(found, all, parameters) ? { ...(await walkedPage(asked)), count: found } : undefined;
};

/** The reader's context, cut down to the branch that he asks for. */
const withinBranch = (context: Context, id: unknown): Context =>
  id === undefined ? context : { ...context, branches: reportBranches(context, String(id)) };

/**
 * Users of the branches in reach; customers linked to them as well. A doctor's list holds his own customers only.
 * @throws Refusal forbidden for `ishutangonly` by a role that may not see debts, and for a `profile_id` out of reach
 */
export const listUsers: UseCases['platform.users']['list'] = async (reader, parameters) => {
  const { role } = reader.actor;
  const context = withinBranch(reader, parameters.profile_id);
  if (parameters.ishutangonly !== undefined && !seesDebts(role)) throw new Refusal('forbidden');
  const figures = figuresFor(role, { records: parameters.withRmStats, money: parameters.withFinanceStats });
  const asked = { context, parameters, columns: userColumns(figures) };
  const { rows, count } =
    parameters.keyword || isOwing(parameters) || role === DOKTER
      ? ((await shortPage(asked)) ?? (await ownPage(asked)) ?? (await searchPage(asked)))
      : await plainPage(asked);
  const data = await presentUsers(context, rows, figures);
  return { data, count: count ?? (await countUsers(context, parameters)) };
};
