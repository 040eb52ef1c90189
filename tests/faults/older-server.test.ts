// The oldest server that docs/operating.md promises, under the whole program; the server tests run on 15, 16 and 17 as well.
import pg from 'pg';
import { expect, it } from 'vitest';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { serverIn } from '../support/older-server.ts';
import { newDataDir } from './directory.ts';
import { startProgram } from './program.ts';
import { until } from './until.ts';

const versionOf = async (url: string): Promise<number> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    return rows[0]?.version ?? 0;
  } finally {
    await client.end();
  }
};

it('the program starts on an empty PostgreSQL 15, and again on what it has made', { tags: ['long'] }, async () => {
  const server = await startEmbedded(serverIn(newDataDir(), '15'));
  try {
    expect(await versionOf(server.adminUrl)).toBeLessThan(160_000);
    const settings = { DATABASE_DIRECT_URL: server.adminUrl, DATABASE_URL: server.appUrl, DATA_DIR: newDataDir() };
    for (let start = 1; start <= 2; start += 1) {
      const program = await startProgram(settings);
      await program.ready();
      await until('requests are answered', async () => (await program.get('/readyz')).ok);
      program.child.kill('SIGTERM');
      expect(await program.ended).toBe(0);
    }
  } finally {
    await server.stop();
  }
});
