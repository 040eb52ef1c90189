// The wall behind the program: whatever a request could make it say to the database, the database does not obey.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { requireLocks } from '../../server/db/lock-proof.ts';
import { migrate } from '../../server/db/migrate.ts';
import { createPool } from '../../server/db/pool.ts';
import { prepareDatabase } from '../../server/db/prepare.ts';
import { directAppUrl } from '../../server/db/urls.ts';
import { testApp, type TestApp } from '../support/app.ts';
import { overPooler } from '../support/pooler.ts';

let clinic: TestApp;
let client: pg.PoolClient;
beforeAll(async () => {
  clinic = await testApp();
  // A copied database does not have the grants of its template, which the start gives.
  await migrate(clinic.database.url);
  client = await clinic.database.pool.connect();
});
afterAll(async () => {
  client.release(true);
  await clinic.close();
});

const outcome = async (...statements: readonly string[]): Promise<string> => {
  try {
    for (const statement of statements) await client.query(statement);
    return 'obeyed';
  } catch (error) {
    return error instanceof pg.DatabaseError ? (error.code ?? '') : String(error);
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
};
const DENIED = '42501';

describe('a connection of the application', () => {
  it.each([
    ['becomes nobody else', 'set role klinik'],
    ['signs in as nobody else', 'set session authorization klinik'],
    ['makes itself no superuser', 'alter role klinik_app superuser'],
    ['lets itself past no policy', 'alter role klinik_app bypassrls'],
    ['takes no membership', 'grant klinik to klinik_app'],
    ['makes no role', 'create role intruder superuser login'],
    ['switches no trigger off', 'alter table journal_lines disable trigger all'],
    ['switches triggers off for no session', 'set session_replication_role = replica'],
    ['switches no row security off', 'alter table bills disable row level security'],
    ['frees no owner of row security', 'alter table bills no force row level security'],
    ['drops no policy', 'drop policy branches on bills'],
    ['makes no table', 'create table intruder (id int)'],
    ['makes no table of its own session, to stand before ours', 'create temporary table bills (id int)'],
    ['replaces no function', `create function public.forged() returns int language sql as 'select 1'`],
    ['runs no program of the server', `copy (select 1) to program 'true'`],
    ['reads no file of the server', `select pg_read_file('PG_VERSION')`],
    ['changes no setting of the server', `alter system set fsync = off`],
  ])('%s: %s', async (_what, statement) => {
    expect(await outcome(statement)).toMatch(new RegExp(`^(${DENIED}|42704)$`));
  });

  it('sees no row of a branch that its transaction does not name, with row security off as well', async () => {
    const { rows } = await client.query('select id from profilecontrols');
    expect(rows).toEqual([]);
    expect(await outcome('set row_security = off', 'select id from profilecontrols')).toBe(DENIED);
    await client.query('set row_security = on');
    const [all] = await clinic.database.asOwner<{ n: number }>('select count(*) as n from profilecontrols');
    expect(all?.n).toBeGreaterThan(0);
  });

  it('stays who it is after every way back', async () => {
    for (const back of ['reset role', 'set role none', 'reset session authorization', 'reset all', 'discard all']) {
      await client.query(back);
      const { rows } = await client.query<{ login: string; mighty: boolean }>(
        `select rolname as login, rolsuper or rolbypassrls or rolcreaterole as mighty from pg_roles where rolname = session_user`,
      );
      expect(rows[0], back).toEqual({ login: 'klinik_app', mighty: false });
      expect(await outcome('alter table journal_lines disable trigger all'), back).toBe(DENIED);
    }
  });
});

/** Somebody who may sign in, until the test has ended. */
const userOf = async (name: string, rights: string): Promise<string> => {
  const { asOwner, url } = clinic.database;
  await asOwner(`create role ${name} login password 'secret' ${rights}`);
  onTestFinished(async () => void (await asOwner(`drop role ${name}`)));
  return directAppUrl({ adminUrl: url, appUrl: `postgres://${name}:secret@elsewhere/klinik` });
};
const connection = async (url: string): Promise<string> => {
  const pool = createPool(url, { max: 1 });
  onTestFinished(() => pool.end());
  return pool.query<{ role: string }>('select current_user as role').then(
    ({ rows }) => String(rows[0]?.role),
    (error: Error) => error.message,
  );
};

describe('a user of DATABASE_URL', () => {
  it.each([
    ['the owner', ''],
    ['somebody who may become the owner', 'in role klinik, klinik_app'],
    ['somebody who may make roles', 'createrole in role klinik_app'],
    ['somebody whom policies do not bind', 'bypassrls in role klinik_app'],
    ['somebody who may start programs on the server', 'in role klinik_app, pg_execute_server_program'],
  ])('is refused: %s', async (_who, rights) => {
    const url = rights === '' ? clinic.database.url : await userOf('too_mighty', rights);
    expect(await connection(url)).toMatch(/is or may become more than the program may be/);
  });

  it('is taken as a member of the role that owns nothing', async () => {
    expect(await connection(await userOf('plain_member', 'in role klinik_app'))).toBe('klinik_app');
  });

  it('is refused where the start of a connection was lost, and taken where the role has it of its own', async () => {
    const url = await overPooler(await userOf('pooled', 'in role klinik_app'));
    expect(await connection(url)).toMatch(
      /runs as pooled, without role, search_path, statement_timeout, lock_timeout, .*a pooler in between drops/,
    );
    await clinic.database.asOwner(
      `alter role pooled set role = klinik_app; alter role pooled set statement_timeout = '15s'`,
    );
    expect(await connection(url)).toMatch(/runs as klinik_app, without search_path, lock_timeout, idle/);
    await clinic.database.asOwner(`alter role pooled set search_path = public, pg_temp;
      alter role pooled set lock_timeout = '3s'; alter role pooled set idle_in_transaction_session_timeout = '30s';
      alter role pooled set timezone = 'UTC'; alter role pooled set datestyle = 'ISO, MDY';
      alter role pooled set plan_cache_mode = force_generic_plan; alter role pooled set enable_memoize = off;
      alter role pooled set enable_mergejoin = off;
      alter role pooled set max_parallel_workers_per_gather = 0`);
    expect(await connection(url)).toBe('klinik_app');
  });

  it('is made at the start, once, with the password that the address names', async () => {
    const { asOwner, url: adminUrl } = clinic.database;
    const appUrl = directAppUrl({ adminUrl, appUrl: 'postgres://clinic%20web:it%27s%40secret@elsewhere/klinik' });
    onTestFinished(async () => void (await asOwner('drop role "clinic web"')));
    await prepareDatabase({ adminUrl, appUrl });
    expect(await connection(appUrl)).toBe('klinik_app');
    expect(await prepareDatabase({ adminUrl, appUrl })).toEqual([]);
  });

  it('whom the owner may not make is asked for in one sentence', async () => {
    const { asOwner, url } = clinic.database;
    const owner = await userOf('small_owner', '');
    await asOwner(`grant all on schema_migrations to small_owner; grant create on schema public to small_owner`);
    onTestFinished(async () => void (await asOwner('drop owned by small_owner')));
    const appUrl = directAppUrl({ adminUrl: url, appUrl: 'postgres://web:secret@elsewhere/klinik' });
    await expect(prepareDatabase({ adminUrl: owner, appUrl })).rejects.toThrow(
      `as an administrator, run "create role "web" login password '...' in role klinik_app".`,
    );
  });
});

describe('advisory locks', () => {
  it('lock here', async () => {
    await expect(requireLocks(clinic.database.pool)).resolves.toBeUndefined();
  });

  it('that do not lock keep the server from starting', async () => {
    const one = await clinic.database.pool.connect();
    onTestFinished(() => one.release());
    // One session is given its own lock a second time, as an engine gives it to all that ignores them.
    const release = (): void => undefined;
    const same = new Proxy(one, {
      get: (target, name): unknown => (name === 'release' ? release : Reflect.get(target, name, target)),
    });
    await expect(requireLocks({ connect: async () => same })).rejects.toThrow(
      'accepts advisory locks and does not lock',
    );
  });
});
