// The same for a whole year on a database of its own, which is killed and loses its connections twice a month, and is replaced by its
// backup each quarter. TEST_SEED plays it again.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startEmbedded } from '../../server/db/embedded/index.ts';
import { migrate } from '../../server/db/migrate.ts';
import { databaseAt, type TestDatabase } from '../support/database.ts';
import { DAY_MS, expectDaysToHold } from './live.ts';
import { paidDividends } from './dividends.ts';
import { openYear } from './open-year.ts';
import { killDatabase, loseConnections, restoreElsewhere } from './storm.ts';
import { SEED } from '../support/seed.ts';

const DAYS = 365;
/** Within the work of a day, mostly. */
const SOON_MS = 300;
const KILLED = ['07', '21'];
const LOST = ['12', '26'];
const RESTORED = ['03-15', '06-15', '09-15', '12-15'];

const openCluster = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'klinik-year-'));
  const server = await startEmbedded({ dataDir });
  const made: TestDatabase[] = [];
  onTestFinished(async () => {
    for (const database of made) await database.drop();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const on = (url: string, name: string): string => new URL(`/${name}`, url).href;
  /** A database of the cluster, made where it is not there yet. */
  const open = async (name: string): Promise<TestDatabase> => {
    const client = new pg.Client(on(server.adminUrl, 'postgres'));
    await client.connect();
    await client.query(`create database ${name}`);
    await client.end();
    const database = databaseAt(on(server.adminUrl, name), on(server.appUrl, name), async () => undefined);
    made.push(database);
    return database;
  };
  return { server, open, folder: join(dataDir, 'backup') };
};

describe(`a year of the whole clinic (seed ${SEED})`, () => {
  it(
    'agrees with itself after each day, and with hledger after each month',
    {
      tags: ['long'],
      timeout: DAYS * DAY_MS,
    },
    async () => {
      const { server, open, folder } = await openCluster();
      const database = await open('clinic');
      await migrate(database.url);
      const played = await expectDaysToHold(await openYear(database, SEED), DAYS, (day) => ({
        ...(LOST.includes(day.slice(8)) && { storm: ({ database: here }) => loseConnections(here, SOON_MS) }),
        ...(KILLED.includes(day.slice(8)) && { storm: () => killDatabase(server, SOON_MS) }),
        ...(RESTORED.includes(day.slice(5)) && {
          move: async (from) => restoreElsewhere(from, await open(`restored_${day.replaceAll('-', '')}`), folder),
        }),
      }));
      expect((await paidDividends(played)).length).toBeGreaterThan(0);
    },
  );
});
