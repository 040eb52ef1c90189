// The commands of the operator: npm run backup beside a running server, npm run restore into a new data directory.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { runningUrls } from '../../server/db/embedded/index.ts';
import { builtProgram } from './built.ts';
import { newDataDir, withSchema } from './directory.ts';
import { postmasterIn } from './postmaster.ts';
import { startProgram } from './program.ts';
import { until } from './until.ts';

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const command = (name: 'backup' | 'restore', dataDir: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise((resolve) => {
    const { PATH, HOME } = process.env;
    const env = { PATH, HOME, NODE_ENV: 'test', DATA_DIR: dataDir };
    const child = spawn(process.execPath, [builtProgram(name), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said = { stdout: '', stderr: '' };
    for (const stream of ['stdout', 'stderr'] as const)
      child[stream].on('data', (chunk: Buffer) => (said[stream] += chunk.toString()));
    child.on('close', (code) => resolve({ code, ...said }));
  });

const ask = async (dataDir: string, sql: string): Promise<pg.QueryResultRow[]> => {
  const client = new pg.Client(runningUrls(dataDir)?.adminUrl);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('backup and restore', () => {
  it('carry a clinic from a running server to a new data directory', async () => {
    const dataDir = await withSchema(newDataDir());
    const program = await startProgram({ DATA_DIR: dataDir });
    await program.ready();
    await ask(dataDir, `insert into profiles (code, name) values ('BGR', 'Cabang Bogor')`);

    const backup = await command('backup', dataDir);
    expect(backup).toMatchObject({ code: 0, stderr: '' });
    const [name = ''] = readdirSync(join(dataDir, 'backups'));
    expect(name).toMatch(/^klinik-\d{8}-\d{6}\.tar\.gz$/);
    expect(backup.stdout).toContain(name);

    const archive = join(dataDir, 'backups', name);
    expect(await command('restore', dataDir, archive)).toEqual({
      code: 1,
      stdout: '',
      stderr: `A server is running on ${dataDir}: stop it first.\n`,
    });

    const other = newDataDir();
    const restored = await command('restore', other, archive);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(postmasterIn(other)).toBeUndefined();
    const again = await startProgram({ DATA_DIR: other });
    await again.ready();
    expect(await ask(other, 'select code, name from profiles')).toEqual([{ code: 'BGR', name: 'Cabang Bogor' }]);
  });

  it('bring a lost machine back from the folder of its continuous archive', { tags: ['long'] }, async () => {
    const dataDir = await withSchema(newDataDir());
    const archives = newDataDir();
    const program = await startProgram({ DATA_DIR: dataDir, ARCHIVE_DIR: archives });
    await program.ready();
    const base = () => readdirSync(archives, { recursive: true }).find((name) => String(name).includes('base-2'));
    // The base is a copy from before: what follows comes by the log.
    const folder = join(archives, dirname(String(await until('a base is made', base))));
    program.child.kill('SIGKILL');
    await program.ended;
    process.kill(postmasterIn(dataDir) ?? 0, 'SIGKILL');

    const other = newDataDir();
    const restored = await command('restore', other, folder);
    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toMatch(
      /^The clinic is as it was at .* segments of the log\): 0 files\. Start it with npm start\.\n$/,
    );
    expect(await command('restore', other, folder)).toMatchObject({
      code: 1,
      stderr: `There is a database in ${join(other, 'postgres')} already: restore into a new DATA_DIR.\n`,
    });
    const again = await startProgram({ DATA_DIR: other });
    await again.ready();
    expect(await ask(other, 'select count(*)::int as slots from pg_replication_slots')).toEqual([{ slots: 0 }]);
  });

  it('work without a server, and refuse in one sentence', async () => {
    const dataDir = newDataDir();
    expect(await command('backup', dataDir)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'The database holds no clinic yet; there is nothing to back up.\n',
    });
    expect(await command('restore', dataDir)).toMatchObject({
      code: 1,
      stderr: 'Say which archive: npm run restore FILE.\n',
    });
    expect(postmasterIn(dataDir)).toBeUndefined();
    expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
  });
});
