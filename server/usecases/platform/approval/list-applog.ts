// The activity log (platform.md 4): roles 0 and 5 see everything of their branches, 2 and 11 their own entries, others their role's;
// and everybody what he is told of.
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { logStatus, logStatusNames } from '../../../../src/resources/platform/applog.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { mayDecide } from '../../../../src/policies/approval.ts';
import { roleName } from '../../../../src/policies/index.ts';
import { DOKTER, MANAGER, PERAWAT, SUPERADMIN } from '../../../../src/policies/role.ts';
import { Conditions, likePattern } from '../../../db/conditions.ts';
import { planned, run, runOne } from '../../../db/statement.ts';
import type { Actor, Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { avatarUrl } from '../file/avatar-url.ts';

/** Name shown for entries without a person, such as jobs of the night. */
const SYSTEM = 'Sistem';
/** A request that nobody decided has the status of a rejected one, and a name of its own. */
const CLOSING_NAMES = { withdrawn: 'Ditarik', lapsed: 'Ditutup' } as const;

type Operations = UseCases['platform.applog'];
/** What is read of an entry; the rest follows from that. */
interface LogRow extends Omit<
  WholeOf<'platform.applog', 'show'>,
  'userdata' | 'deciderdata' | 'decidable' | 'logtime' | 'statusname'
> {
  readonly actor_name: string | null;
  readonly actor_username: string | null;
  readonly actor_avatar: number | null;
  readonly decider_name: string | null;
}

const seesEverything = (role: number): boolean => role === SUPERADMIN || role === MANAGER;

const answer = ({ actor_name, actor_username, actor_avatar, decider_name, ...row }: LogRow, { actor }: Context) => ({
  ...row,
  deciderdata: row.decided_by === null ? null : { id: row.decided_by, name: decider_name },
  /** The reader may decide it now. */
  decidable:
    row.status === logStatus.requested &&
    row.created_by !== actor.id &&
    mayDecide(actor.role, row.assigner_role ?? SUPERADMIN),
  logtime: row.created_at,
  statusname: row.closing === null ? (logStatusNames[row.status] ?? '') : CLOSING_NAMES[row.closing],
  userdata: {
    id: row.created_by,
    name: row.created_by === null ? SYSTEM : actor_name,
    username: actor_username,
    avatarurl: row.created_by === null ? null : avatarUrl(row.created_by, actor_avatar),
    role: row.role,
    rolename: row.created_by === null ? SYSTEM : roleName(row.role),
  },
});

/** Rows that the reader may see: the wall of a role, before any filter of his own. */
export const ownRows = (context: Context): Conditions => {
  const conditions = new Conditions();
  const { id, role } = context.actor;
  conditions.addBranches('t.profile_id', context.branches);
  if (role === DOKTER || role === PERAWAT) conditions.add('(t.created_by = ? or t.told_id = ?)', id);
  else if (!seesEverything(role)) conditions.add(`(t.role = ${role} or t.told_id = ?)`, id);
  return conditions;
};

const COLUMNS = `t.id, t.profile_id, t.role, t.module, t.message, t.note, t.status, t.reason, t.url, t.groupvisit,
  t.created_at, t.created_by, t.updated_at, t.version, t.action, t.assigner_role, t.subject_type,
  t.subject_id, t.closing, t.unseen, t.decided_at, t.decided_by,
  u.name as actor_name, u.username as actor_username, u.avatar as actor_avatar, d.name as decider_name`;
const PEOPLE = 'left join users u on u.id = t.created_by left join users d on d.id = t.decided_by';

/** Requests that wait for this decider's word; nobody may ask for another's. */
export const addAssigned = (conditions: Conditions, actor: Actor, assigner: unknown): void => {
  if (assigner === undefined) return;
  if (assigner !== actor.id) throw new Refusal('forbidden');
  conditions.add(`t.status = ${logStatus.requested} and t.created_by <> ?`, actor.id);
  conditions.add(
    't.assigner_role = any(?)',
    [SUPERADMIN, MANAGER].filter((role) => mayDecide(actor.role, role)),
  );
};

/** What somebody is told of is news while it waits, beside what was done. */
const addStatus = (conditions: Conditions, { id }: Actor, wanted: unknown): void => {
  const statuses = (wanted ?? [logStatus.approved]) as readonly number[];
  const told = statuses.includes(logStatus.approved)
    ? ` or t.told_id = ${id} and t.status = ${logStatus.requested}`
    : '';
  conditions.add(`(t.status = any(?)${told})`, statuses);
};

const addFilters = (conditions: Conditions, context: Context, parameters: ListParameters): void => {
  const { keyword, start_date, end_date } = parameters;
  addAssigned(conditions, context.actor, parameters.assigner);
  conditions.add('t.decided_by = ?', parameters.assignby);
  conditions.add('(t.action is not null) = ?', parameters.isrequest);
  if (parameters.assigner === undefined) addStatus(conditions, context.actor, parameters.status);
  conditions.add('t.module = any(?)', parameters.module);
  conditions.add('t.role = any(?)', parameters.role);
  conditions.add('t.groupvisit = any(?)', parameters.groupvisit);
  conditions.add('t.created_by = ?', parameters.user);
  conditions.add('t.profile_id = ?', parameters.profile_id);
  conditions.add(`t.created_at >= (?::date)::timestamp at time zone '${context.timezone}'`, start_date);
  conditions.add(`t.created_at < (?::date + 1)::timestamp at time zone '${context.timezone}'`, end_date);
  if (keyword) conditions.add(`(t.message ilike ? or t.note ilike ?)`, likePattern(keyword));
};

/** The newest entries first; `status` is approved unless asked otherwise. */
export const listApplog: Operations['list'] = async (context, parameters) => {
  const conditions = ownRows(context);
  addFilters(conditions, context, parameters);
  const { page, limit } = parameters;
  const direction = parameters.sortby === 'id asc' || parameters.sortby === 'id' ? 'asc' : 'desc';
  const rows = await run(
    context.tx,
    planned<LogRow, unknown[]>(
      `select ${COLUMNS} from applogs t ${PEOPLE} ${conditions.text}
       order by t.id ${direction} limit ${limit} offset ${(page - 1) * limit}`,
    ),
    ...conditions.values,
  );
  const total = await runOne(
    context.tx,
    planned<{ count: number }, unknown[]>(`select count(*) as count from applogs t ${conditions.text}`),
    ...conditions.values,
  );
  return { data: rows.map((row) => answer(row, context)), count: total?.count ?? 0 };
};

/** One entry; the values before and after, and what an approver is shown, are for manager and superadmin. */
export const showApplog: Operations['show'] = async (context, id) => {
  const conditions = ownRows(context);
  conditions.add('t.id = ?', id);
  const difference = seesEverything(context.actor.role) ? ', t.before, t.after, t.review' : '';
  const row = await runOne(
    context.tx,
    planned<LogRow, unknown[]>(`select ${COLUMNS}${difference} from applogs t ${PEOPLE} ${conditions.text}`),
    ...conditions.values,
  );
  if (!row) throw new Refusal('not-found');
  return answer(row, context);
};
