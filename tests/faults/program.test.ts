// Starts that cannot go on end with one sentence and exit code 1; starts that can recover do so; an end leaves nothing behind.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Embedded, startEmbedded } from '../../server/db/embedded/index.ts';
import { newDataDir, withSchema } from './directory.ts';
import { postmasterIn } from './postmaster.ts';
import { freePort, type Program, startProgram } from './program.ts';
import { until } from './until.ts';

const refusal = async (settings: Readonly<Record<string, string>>): Promise<string> => {
  const program = await startProgram(settings);
  expect(await program.ended).toBe(1);
  expect(program.stdout()).toBe('');
  const [sentence = '', ...more] = program.stderr().trimEnd().split('\n');
  expect(more).toEqual([]);
  return sentence;
};
const listenOn = async (port: number): Promise<void> => {
  const other = createServer().listen(port, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
};
const serverIn = async (dataDir: string): Promise<Embedded> => {
  const server = await startEmbedded({ dataDir });
  onTestFinished(() => server.stop());
  return server;
};
const changed = (url: string, change: (url: URL) => void): string => {
  const other = new URL(url);
  change(other);
  return other.href;
};
/** What an operator gives: the owner's address, and the same with a user whom the program makes. */
const settingsOf = (owner: string): Readonly<Record<string, string>> => ({
  DATABASE_DIRECT_URL: owner,
  DATABASE_URL: changed(owner, (url) => Object.assign(url, { username: 'klinik_web', password: 'web' })),
});
const isReady = async (program: Program): Promise<boolean> =>
  program.get('/readyz').then(
    (answer) => answer.ok,
    () => false,
  );

describe('a start that cannot go on says why in one sentence', () => {
  it('wrong setting', async () => {
    expect(await refusal({ PORT: '99999' })).toBe('Settings are not valid: PORT must be 0 to 65535.');
  });

  it('port in use, told before a database is made', async () => {
    const port = await freePort();
    await listenOn(port);
    const dataDir = newDataDir();
    expect(await refusal({ PORT: String(port), DATA_DIR: dataDir })).toContain(`Port ${port} is in use`);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('data directory in use', async () => {
    const dataDir = await withSchema(newDataDir());
    const program = await startProgram({ DATA_DIR: dataDir });
    await program.ready();
    expect(await refusal({ DATA_DIR: dataDir })).toBe(
      `The data directory ${dataDir} is in use by another process (pid ${program.child.pid}).`,
    );
  });

  it('nobody at the host and port of DATABASE_URL', async () => {
    const sentence = await refusal(settingsOf(`postgres://clinic:secret@127.0.0.1:${await freePort()}/klinik`));
    expect(sentence).toContain('does not answer');
    expect(sentence).not.toContain('secret');
  });

  it('wrong password, unknown database, newer schema behind DATABASE_URL', async () => {
    const { adminUrl } = await serverIn(await withSchema(newDataDir()));
    const wrongPassword = changed(adminUrl, (url) => (url.password = 'wrong'));
    expect(await refusal(settingsOf(wrongPassword))).toContain('refuses the user name or password');
    const unknown = changed(adminUrl, (url) => (url.pathname = '/unknown'));
    expect(await refusal(settingsOf(unknown))).toContain('does not exist on that server');

    const client = new pg.Client(adminUrl);
    await client.connect();
    await client.query(`insert into schema_migrations (name, checksum) values ('9999_later.sql', 'x')`);
    await client.end();
    expect(await refusal(settingsOf(adminUrl))).toContain('has a newer schema (9999_later.sql)');
  });

  it('the owner of the database in DATABASE_URL, alone or under another name', async () => {
    const { adminUrl } = await serverIn(await withSchema(newDataDir()));
    expect(await refusal({ DATABASE_URL: adminUrl })).toContain('DATABASE_URL and DATABASE_DIRECT_URL belong together');
    const client = new pg.Client(adminUrl);
    await client.connect();
    await client.query(`create role klinik_web superuser login password 'web' in role klinik_app`);
    await client.end();
    expect(await refusal(settingsOf(adminUrl))).toContain('is or may become more than the program may be');
  });

  it('a clock that was moved for tests, where people work', { tags: ['long'] }, async () => {
    const { adminUrl } = await serverIn(await withSchema(newDataDir()));
    const client = new pg.Client(adminUrl);
    await client.connect();
    await client.query(
      `create or replace function clinic_now() returns timestamptz language sql stable return now() + interval '1 day'`,
    );
    await client.end();
    const sentence = await refusal({ ...settingsOf(adminUrl), NODE_ENV: 'production' });
    expect(sentence).toContain('The clock of this database was moved for tests');
  });

  it('full disk', async ({ skip }) => {
    const disk = join(newDataDir(), 'disk');
    mkdirSync(disk);
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      skip('making a small disk takes a root user who may mount');
    }
    try {
      expect(await refusal({ DATA_DIR: join(disk, 'data') })).toContain('The disk is full');
    } finally {
      execFileSync('umount', ['-l', disk]);
    }
  });
});

describe('the program', () => {
  it('works on a database of the operator as a user whom it makes, and a second start finds him', async () => {
    const { adminUrl } = await serverIn(newDataDir());
    for (let start = 1; start <= 2; start += 1) {
      const program = await startProgram({ ...settingsOf(adminUrl), DATA_DIR: newDataDir() });
      await program.ready();
      await until('requests are answered', () => isReady(program));
      const client = new pg.Client(adminUrl);
      await client.connect();
      const connected = async (): Promise<unknown> => {
        const { rows } = await client.query(
          `select distinct usename as who from pg_stat_activity where application_name in ('klinik', 'klinik-live')`,
        );
        return rows;
      };
      // The database lists a connection when it has let it in, which the program does not wait for.
      await expect.poll(connected, { timeout: 20_000 }).toEqual([{ who: 'klinik_web' }]);
      await client.end();
      program.child.kill('SIGTERM');
      expect(await program.ended).toBe(0);
    }
  });

  const expectCleanStop = async (signal: 'SIGINT' | 'SIGTERM'): Promise<void> => {
    const dataDir = await withSchema(newDataDir());
    const program = await startProgram({ DATA_DIR: dataDir });
    await program.ready();
    expect(postmasterIn(dataDir)).toBeDefined();
    program.child.kill(signal);
    expect(await program.ended).toBe(0);
    expect(postmasterIn(dataDir)).toBeUndefined();
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  };
  it('stops cleanly on SIGTERM', () => expectCleanStop('SIGTERM'));
  it('stops cleanly on SIGINT', { tags: ['long'] }, () => expectCleanStop('SIGINT'));

  it('stops cleanly in the middle of its start', { tags: ['long'] }, async () => {
    const dataDir = newDataDir();
    const program = await startProgram({ DATA_DIR: dataDir });
    await until('the database starts', () => existsSync(join(dataDir, 'postgres.log')));
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(postmasterIn(dataDir)).toBeUndefined();
  });

  it('is ready again after kill -9 of it', async () => {
    const dataDir = await withSchema(newDataDir());
    const first = await startProgram({ DATA_DIR: dataDir });
    await first.ready();
    first.child.kill('SIGKILL');
    await first.ended;
    const second = await startProgram({ DATA_DIR: dataDir, PORT: String(first.port) });
    await second.ready();
    expect(await until('requests are answered', () => isReady(second))).toBe(true);
  });

  it('keeps serving after kill -9 of its PostgreSQL', { tags: ['long'] }, async () => {
    const dataDir = await withSchema(newDataDir());
    const program = await startProgram({ DATA_DIR: dataDir });
    await program.ready();
    const postmaster = await until('PostgreSQL runs', () => postmasterIn(dataDir));
    process.kill(postmaster, 'SIGKILL');
    await until('another one runs', () => postmasterIn(dataDir) !== postmaster && postmasterIn(dataDir));
    await until('requests are answered', () => isReady(program));
    expect(await program.get('/healthz').then((answer) => answer.status)).toBe(200);
  });
});
