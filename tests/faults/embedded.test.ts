// What the embedded PostgreSQL survives: kills of everything, at any moment, and a second server on the same directory.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type Embedded, startEmbedded } from '../../server/db/embedded/index.ts';
import { isAlive, startMark } from '../../server/db/embedded/process-table.ts';
import { newDataDir } from './directory.ts';
import { postmasterIn } from './postmaster.ts';
import { until } from './until.ts';

const query = async <Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
};

interface Writer {
  readonly child: ChildProcess;
  readonly acknowledged: () => number[];
  readonly gone: Promise<void>;
}

const startWriter = (dataDir: string): Writer => {
  const file = fileURLToPath(new URL('./writer.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', file, dataDir], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const gone = new Promise<void>((resolve) => child.on('close', () => resolve()));
  onTestFinished(() => void child.kill('SIGKILL'));
  return { child, acknowledged: () => said.split('\n').slice(0, -1).map(Number), gone };
};

const idsIn = async (server: Embedded): Promise<Set<number>> => {
  const rows = await query<{ id: string }>(server.adminUrl, 'select id from written');
  return new Set(rows.map((row) => Number(row.id)));
};

const ROUNDS = 3;

/** Kills it again and again among rows that it is told to keep; one start recovers, with all that it had acknowledged. */
const expectSurvival = async (victims: { readonly server: boolean; readonly database: boolean }): Promise<void> => {
  const dataDir = newDataDir();
  let expected: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = startWriter(dataDir);
    await until('rows are written', () => writer.acknowledged().length > 200);
    const postmaster = await until('the database runs', () => postmasterIn(dataDir));
    if (victims.database) process.kill(postmaster, 'SIGKILL');
    if (victims.server) writer.child.kill('SIGKILL');
    await writer.gone;
    expected = [...expected, ...writer.acknowledged()];
  }
  const server = await startEmbedded({ dataDir });
  const kept = await idsIn(server);
  await server.stop();
  expect(expected.filter((id) => !kept.has(id))).toEqual([]);
  expect(expected.length).toBeGreaterThan(ROUNDS * 200);
};

describe('kill -9 during writes', () => {
  it('of server and database: nothing acknowledged is lost', () => expectSurvival({ server: true, database: true }));
  it('of the server alone', { tags: ['long'] }, () => expectSurvival({ server: true, database: false }));
  it('of the database alone', { tags: ['long'] }, () => expectSurvival({ server: false, database: true }));
});

describe('an orphan PostgreSQL', () => {
  it('is stopped by the next start, with its rows kept', async () => {
    const dataDir = newDataDir();
    const writer = startWriter(dataDir);
    await until('rows are written', () => writer.acknowledged().length > 10);
    writer.child.kill('SIGKILL');
    await writer.gone;
    const orphan = await until('the orphan lives on', () => postmasterIn(dataDir));
    const server = await startEmbedded({ dataDir });
    expect(isAlive(orphan)).toBe(false);
    expect(server.pid()).not.toBe(orphan);
    await server.stop();
    expect(postmasterIn(dataDir)).toBeUndefined();
  });

  it('is not seen in another program that got its number', { tags: ['long'] }, async () => {
    const dataDir = newDataDir();
    await (await startEmbedded({ dataDir })).stop();
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n/somewhere\n1\n5432\n\n127.0.0.1\n\nready\n`,
    );
    const server = await startEmbedded({ dataDir });
    expect(isAlive(process.pid)).toBe(true);
    await server.stop();
  });
});

describe('a PostgreSQL that ends on its own', () => {
  it('is started again on the same port', { tags: ['long'] }, async () => {
    const onRestart = vi.fn();
    const server = await startEmbedded({ dataDir: newDataDir(), onRestart });
    const first = server.pid();
    process.kill(first, 'SIGKILL');
    await until('it runs again', () => onRestart.mock.calls.length > 0);
    expect(server.pid()).not.toBe(first);
    expect(await query(server.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
  });
});

describe('the way of the application', () => {
  const over = async (url: string) =>
    (await query<{ address: string | null }>(url, 'select host(inet_client_addr()) as address'))[0]?.address;
  const socketsIn = (dataDir: string) =>
    readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('.s.PGSQL.') && !name.endsWith('.lock'));

  it.skipIf(process.platform === 'win32')('is a socket file, and that of a killed server goes', async () => {
    const dataDir = newDataDir();
    const writer = startWriter(dataDir);
    await until('rows are written', () => writer.acknowledged().length > 10);
    const [left] = socketsIn(dataDir);
    const postmaster = await until('the database runs', () => postmasterIn(dataDir));
    process.kill(postmaster, 'SIGKILL');
    writer.child.kill('SIGKILL');
    await writer.gone;
    expect(socketsIn(dataDir)).toEqual([left]);
    const server = await startEmbedded({ dataDir });
    expect(socketsIn(dataDir)).toEqual([expect.not.stringMatching(`^${left}$`)]);
    expect(await over(server.appUrl)).toBeNull();
    expect(await over(server.adminUrl)).toBe('127.0.0.1');
    await server.stop();
    expect(socketsIn(dataDir)).toEqual([]);
  });

  it('is the loopback address where the directory lies too deep for one', { tags: ['long'] }, async () => {
    const server = await startEmbedded({ dataDir: join(newDataDir(), 'd'.repeat(90)) });
    expect(await over(server.appUrl)).toBe('127.0.0.1');
    await server.stop();
  });
});

describe('a data directory', () => {
  it('has one server at a time, and the second one says so', { tags: ['long'] }, async () => {
    const dataDir = newDataDir();
    const server = await startEmbedded({ dataDir });
    await expect(startEmbedded({ dataDir })).rejects.toThrow(
      `The data directory ${dataDir} is in use by another process (pid ${process.pid}).`,
    );
    await server.stop();
    await (await startEmbedded({ dataDir })).stop();
  });

  it(
    'is taken over from a dead owner, also when the number lives on in another process',
    { tags: ['long'] },
    async () => {
      const dataDir = newDataDir();
      writeFileSync(join(dataDir, 'lock'), `${process.pid}\nanother start of this number\n`);
      expect(startMark(process.pid)).toBeDefined();
      await (await startEmbedded({ dataDir })).stop();
      expect(existsSync(join(dataDir, 'lock'))).toBe(false);
    },
  );

  it('goes to one of many starters at once', { tags: ['long'] }, async () => {
    const dataDir = newDataDir();
    writeFileSync(join(dataDir, 'lock'), `999999999\ndead\n`);
    const starts = await Promise.allSettled(Array.from({ length: 5 }, () => startEmbedded({ dataDir })));
    const servers = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []));
    expect(servers).toHaveLength(1);
    await servers[0]?.stop();
  });

  it('with a half-made cluster is made anew', { tags: ['long'] }, async () => {
    const dataDir = newDataDir();
    mkdirSync(join(dataDir, 'postgres.new', 'base'), { recursive: true });
    await (await startEmbedded({ dataDir })).stop();
    expect(existsSync(join(dataDir, 'postgres.new'))).toBe(false);
  });

  it.runIf(process.getuid?.() === 0)(
    'may lie where the unprivileged account cannot go',
    { tags: ['long'] },
    async () => {
      const dataDir = join(newDataDir(), 'closed');
      mkdirSync(dataDir, { mode: 0o700 });
      const server = await startEmbedded({ dataDir });
      expect(await query(server.adminUrl, 'select 1 as one')).toEqual([{ one: 1 }]);
      await server.stop();
    },
  );

  it('of another version is left alone', { tags: ['long'] }, async () => {
    const dataDir = newDataDir();
    await (await startEmbedded({ dataDir })).stop();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
    await expect(startEmbedded({ dataDir })).rejects.toThrow(/was made by PostgreSQL 17, and this release runs 18/);
  });
});
