// Sessions of a member of the staff: where he is signed in, and ending one (platform.md 1).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { answersFor } from '../../../../src/policies/index.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from '../session/session-id.ts';
import { readUser } from '../person/show-users.ts';
import type { UserRecord } from '../person/user-row.ts';
import { endOne } from '../session/end-sessions.ts';

type OpenSession = AnswerOf<'platform.users.sessions'>['data'][number];
const sessionsOf = named<OpenSession, [user: number, own: string, idle: number, absolute: number]>(
  'sessions_of_user',
  `select id, address, user_agent, created_at, last_seen_at, id_hash = $2 as current from sessions
   where user_id = $1 and last_seen_at > now() - make_interval(secs => $3) and created_at > now() - make_interval(secs => $4)
   order by last_seen_at desc, id desc`,
);
const ownerOf = named<{ user_id: number; id_hash: string }, [number]>(
  'session_owner',
  'select user_id, id_hash from sessions where id = $1',
);

/** Of oneself, and of those whose superior one is. */
const requireSuperior = async (context: Context, id: number): Promise<UserRecord> => {
  const target = await readUser(context, id);
  if (!answersFor(context.actor, target)) throw new Refusal('forbidden');
  return target;
};

/** Those that are alive, the newest first; `current` marks the one that asks. @throws Refusal not-found, forbidden (403) */
export const listSessions = async (context: Context, { params }: CallRequest<Calls['platform.users.sessions']>) => {
  const { id } = await requireSuperior(context, params['id'] ?? 0);
  const data = await run(context.tx, sessionsOf, id, context.session ?? '', IDLE_SECONDS, ABSOLUTE_SECONDS);
  return { data, count: data.length };
};

/** @throws Refusal not-found (a session that is over, or of somebody out of reach), forbidden (403), own-session (422) */
export const revokeSession = async (context: WriteContext, { params }: CallRequest<Calls['platform.auth.revoke']>) => {
  const id = params['id'] ?? 0;
  const session = await runOne(context.tx, ownerOf, id);
  if (!session) throw new Refusal('not-found');
  const { id: owner, name, username } = await requireSuperior(context, session.user_id);
  if (session.id_hash === context.session) throw new Refusal('own-session');
  await endOne(context.tx, id);
  return { record: { id }, log: { message: `pengakhiran sesi ${name} (${username})`, url: `/user/${owner}` } };
};
