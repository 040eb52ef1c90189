// What a connection of the application is, and the proof of it: each one says who it runs as before anything is asked of it.
import type pg from 'pg';
import { BootRefusal } from '../boot-refusal.ts';

/** Owns nothing, is no superuser and cannot pass row-level security; migrations make it, and only its members sign in. */
export const APP_ROLE = 'klinik_app';

/**
 * What every connection begins with, and must have. Nobody's temporary table comes before ours. The limits are those of
 * reliability.md 2. No parallel workers: starting them costs tens of milliseconds, more than most of our statements, and a desk's
 * sixteen questions at a time need the processors for each other. No memory of looked up keys: a list names hundreds of different
 * patients, and looking into the memory first costs more than the index. No merge joins: a kept plan would find a doctor by walking
 * all people up to his id (docs/decisions/0146).
 */
const SETTINGS: Readonly<Record<string, string>> = {
  role: APP_ROLE,
  search_path: 'public,pg_temp',
  statement_timeout: '15s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '30s',
  timezone: 'UTC',
  datestyle: 'ISO,MDY',
  plan_cache_mode: 'force_generic_plan',
  max_parallel_workers_per_gather: '0',
  enable_memoize: 'off',
  enable_mergejoin: 'off',
};

/**
 * The settings as a connection's start, so that RESET returns to them. A pooler that drops them is found by `requireAppRole`,
 * which is also why a role that signs in may have them of its own instead (`alter role ... set`).
 */
export const startOptions = Object.entries(SETTINGS)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ');

interface Standing {
  readonly login: string;
  readonly runs_as: string;
  readonly mighty: boolean;
  /** Settings that are not what was asked for. */
  readonly lost: readonly string[];
}

/**
 * `mighty` is true for somebody whom the walls between branches do not stop, now or after a `set role`: superusers, owners of tables or
 * of the database, makers of roles, those whom row-level policies do not bind, and those who may reach the server's files and programs.
 */
const STANDING = `
select session_user as login, current_user as runs_as,
  exists (
    select from pg_roles r
    where pg_has_role(session_user, r.oid, 'member')
      and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolreplication
        or r.rolname in ('pg_execute_server_program', 'pg_write_server_files', 'pg_read_server_files')
        or r.oid = (select datdba from pg_database where datname = current_database())
        or r.oid in (select relowner from pg_class where relnamespace = 'public'::regnamespace))
  ) as mighty,
  array(
    select wanted.name from unnest($1::text[], $2::text[]) wanted (name, value)
    where replace(current_setting(wanted.name), ' ', '') <> wanted.value
  ) as lost`;

/**
 * Proves that a new connection is the application's.
 * @throws BootRefusal for a user who is or may become more, and for a start whose settings were lost on the way
 */
export const requireAppRole = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<Standing>(STANDING, [Object.keys(SETTINGS), Object.values(SETTINGS)]);
  const [standing] = rows;
  if (standing === undefined || standing.mighty)
    throw new BootRefusal(
      `The user ${standing?.login} of DATABASE_URL is or may become more than the program may be ` +
        `(superuser, owner, or beyond row security): ` +
        `name one there who is only a member of ${APP_ROLE}, and the owner in DATABASE_DIRECT_URL.`,
    );
  if (standing.runs_as !== APP_ROLE || standing.lost.length > 0)
    throw new BootRefusal(
      `A connection to the database has lost how it began (it runs as ${standing.runs_as}, without ${standing.lost.join(', ')}): ` +
        'a pooler in between drops startup parameters; pass them on, set them at the role, or name the server itself in DATABASE_URL.',
    );
};
