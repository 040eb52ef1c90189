// Brings a database to the schema of this release: plain SQL files, in the order of their numbers, forward only.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { BootRefusal } from '../boot-refusal.ts';
import { APP_ROLE } from './app-connection.ts';
import { errorCode } from '../error-code.ts';

/** Beside this file in the sources; the build puts the folder beside the bundle. */
const FOLDER = fileURLToPath(new URL('./migrations/', import.meta.url));
const FILE = /^\d{4}_[a-z0-9_]+\.sql$/;
const OLDEST_SERVER = 150_000;
/** Any number, as long as nothing else in the database locks it. */
const LOCK = 4_715_502;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** The migrations of a folder, in order. Line ends do not count: a checkout on Windows has the same checksums. */
export const readMigrations = (folder = FOLDER): Migration[] =>
  readdirSync(folder)
    .filter((name) => FILE.test(name))
    .toSorted()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    });

/** Other texts that a file went out with; what these left is brought to the same by a later file. */
const WENT_OUT_AS: Readonly<Record<string, readonly string[]>> = {
  // 0209_payables_looked_up_once.sql
  '0195_payable_counts.sql': ['9eeccdd5c7873b9111c5c8bc7d02fb04722b236a5252d292d062bdd9b5308d9e'],
};
/** Is this the checksum of a text of the file that a database may have been made by? False: the file is unknown, or was changed. */
export const isTextOf = (file: Migration | undefined, checksum: string): boolean =>
  file !== undefined && (file.checksum === checksum || WENT_OUT_AS[file.name]?.includes(checksum) === true);

/** A role belongs to the whole server: other databases may have made it, even at this moment. */
const MAKE_ROLE = `
do $$ begin
  if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
    create role ${APP_ROLE} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  end if;
exception when duplicate_object or unique_violation then null; end $$;`;

/** A temporary table could stand before one of ours in the eyes of a function that runs as the owner. */
const PREPARE = `
do $$ begin execute format('revoke temporary on database %I from public', current_database()); end $$;
grant usage on schema public to ${APP_ROLE};
alter default privileges in schema public grant select, insert, update, delete on tables to ${APP_ROLE};
alter default privileges in schema public grant usage on sequences to ${APP_ROLE};
create table if not exists schema_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
);
revoke insert, update, delete on schema_migrations from ${APP_ROLE};`;

/** Let LIKE and ILIKE use an index under a row-level policy; only a superuser may say so. */
const MARK_LEAKPROOF = `alter function textlike(text, text) leakproof; alter function texticlike(text, text) leakproof`;

const checkServer = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  if ((rows[0]?.version ?? 0) < OLDEST_SERVER)
    throw new BootRefusal('The database server is older than PostgreSQL 15.');
};

const prepare = async (client: pg.Client): Promise<void> => {
  try {
    await client.query(MAKE_ROLE);
  } catch (error) {
    if (errorCode(error) !== '42501') throw error;
    throw new BootRefusal(
      `The database user may not make the role ${APP_ROLE}: as an administrator, run "create role ${APP_ROLE} nologin".`,
    );
  }
  await client.query(PREPARE);
  await client.query(MARK_LEAKPROOF).catch((error: unknown) => {
    if (errorCode(error) !== '42501') throw error;
  });
};

const apply = async (client: pg.Client, { name, sql, checksum }: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    // Where the connection itself is gone there is nothing to roll back, and that is not the error to tell.
    await client.query('rollback').catch(() => undefined);
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed and was rolled back: ${message}`, { cause: error });
  }
};

const pendingOf = async (client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations order by name',
  );
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = rows.find((row) => !known.has(row.name));
  if (unknown !== undefined) {
    throw new BootRefusal(
      `The database has a newer schema (${unknown.name}) than this release: start the newer release, or restore a backup.`,
    );
  }
  const changed = rows.find(({ name, checksum }) => !isTextOf(known.get(name), checksum));
  if (changed !== undefined) {
    throw new BootRefusal(
      `The migration ${changed.name} was changed after it had been applied to this database: restore the file as it was.`,
    );
  }
  const applied = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !applied.has(migration.name));
};

/**
 * Applies what is missing, one transaction a file, while other starters wait for the lock.
 * @returns names of the files applied now
 * @throws BootRefusal for a newer schema, a changed file, a server before PostgreSQL 15, or a user who may not make the role
 */
export const migrate = async (
  adminUrl: string,
  migrations: readonly Migration[] = readMigrations(),
): Promise<string[]> => {
  const client = new pg.Client({
    connectionString: adminUrl,
    application_name: 'klinik-migrate',
    connectionTimeoutMillis: 10_000,
  });
  // A lost connection rejects the query under way; the event beside it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await checkServer(client);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await prepare(client);
    const pending = await pendingOf(client, migrations);
    for (const migration of pending) await apply(client, migration);
    return pending.map((migration) => migration.name);
  } finally {
    await client.end();
  }
};
