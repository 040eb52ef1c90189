// Migrations: forward only, whole or not at all, and never over a schema that this release does not know.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Embedded, startEmbedded } from '../../server/db/embedded/index.ts';
import { isTextOf, type Migration, migrate, readMigrations } from '../../server/db/migrate.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'klinik-migrate-'));
let server: Embedded;
let url: string;
let count = 0;

beforeAll(async () => {
  server = await startEmbedded({ dataDir });
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const query = async (sql: string, at = url): Promise<pg.QueryResultRow[]> => {
  const client = new pg.Client(at);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};
const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
});

const first = migration(
  '0001_first.sql',
  'create table visit (id int primary key); insert into visit values (1), (2);',
);
const second = migration('0002_second.sql', 'alter table visit add note text; insert into visit values (3);');

beforeEach(async () => {
  count += 1;
  await query(`create database m${count}`, server.adminUrl);
  url = new URL(`/m${count}`, server.adminUrl).href;
});

describe('migrate', () => {
  it('applies what is missing, once, and keeps the rows', async () => {
    expect(await migrate(url, [first])).toEqual(['0001_first.sql']);
    expect(await migrate(url, [first, second])).toEqual(['0002_second.sql']);
    expect(await migrate(url, [first, second])).toEqual([]);
    expect(await query('select id from visit order by id')).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
  });

  it('runs once when several servers start together', async () => {
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(url, [first, second])));
    expect(applied.flat()).toEqual(['0001_first.sql', '0002_second.sql']);
  });

  it('leaves nothing of a file that fails in the middle', async () => {
    const broken = migration('0002_broken.sql', 'alter table visit add note text; select 1 / 0;');
    await migrate(url, [first]);
    await expect(migrate(url, [first, broken])).rejects.toThrow(
      'Migration 0002_broken.sql failed and was rolled back: division by zero',
    );
    expect(await query('select * from visit limit 1')).toEqual([{ id: 1 }]);
    expect(await migrate(url, [first, second])).toEqual(['0002_second.sql']);
  });

  it('leaves nothing of a file that was killed in the middle', async () => {
    await migrate(url, [first]);
    const slow = migration('0002_slow.sql', `alter table visit add note text; select pg_sleep(60);`);
    const outcome = migrate(url, [first, slow]).then(
      () => 'applied',
      (error: Error) => error.message,
    );
    const killer = `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`;
    while ((await query(killer)).length === 0);
    expect(await outcome).toMatch(/0002_slow.sql failed and was rolled back/);
    expect(await migrate(url, [first, second])).toEqual(['0002_second.sql']);
  });

  it('refuses a newer schema, and touches nothing', async () => {
    await migrate(url, [first, second]);
    await expect(migrate(url, [first])).rejects.toThrow(
      'The database has a newer schema (0002_second.sql) than this release',
    );
  });

  it('refuses a file that was changed after it had been applied', async () => {
    await migrate(url, [first]);
    await expect(migrate(url, [migration(first.name, `${first.sql} -- more`)])).rejects.toThrow(
      'The migration 0001_first.sql was changed after it had been applied',
    );
  });

  it('takes a file for what it was in each text that it went out with, and no other', () => {
    const counts = readMigrations().find(({ name }) => name === '0195_payable_counts.sql');
    const other = '9eeccdd5c7873b9111c5c8bc7d02fb04722b236a5252d292d062bdd9b5308d9e';
    expect([counts?.checksum ?? '', other, first.checksum].map((checksum) => isTextOf(counts, checksum))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isTextOf(first, other)).toBe(false);
    expect(isTextOf(undefined, other)).toBe(false);
  });

  it('refuses a user who may not make the role it needs, and says what to run', async () => {
    // The embedded server has made it; other servers have not.
    await query('alter role klinik_app rename to klinik_other');
    onTestFinished(async () => void (await query('alter role klinik_other rename to klinik_app')));
    await query(`create role clerk login password 'clerk'`);
    await query(`grant create on schema public to clerk`);
    const clerk = new URL(url);
    clerk.username = 'clerk';
    clerk.password = 'clerk';
    await expect(migrate(clerk.href, [first])).rejects.toThrow('run "create role klinik_app nologin"');
  });
});
