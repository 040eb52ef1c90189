// A month of a group of four branches: every module works into the others, connections are lost, a backup takes the clinic's place, and
// after each day nothing is lost between them. TEST_SEED plays another one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { broken, damages } from './hold.ts';
import { DAY_MS, expectDaysToHold } from './live.ts';
import { openYear, type Year } from './open-year.ts';
import { loseConnections, restoreElsewhere } from './storm.ts';
import { SEED } from '../support/seed.ts';

const MONTH = 31;
const STORMY = '12';
const RESTORED = '20';
/** Within the work of a day, mostly. */
const SOON_MS = 300;

const folder = mkdtempSync(join(tmpdir(), 'klinik-year-'));
const databases: TestDatabase[] = [];
const opened = async (of: 'blank' | 'empty'): Promise<TestDatabase> => {
  const database = await cloneDatabase(of);
  databases.push(database);
  return database;
};

let year: Year;
beforeAll(async () => {
  year = await openYear(await opened('empty'), SEED);
}, 400_000);
afterAll(async () => {
  for (const database of databases) await database.drop();
  rmSync(folder, { recursive: true });
});

describe(`the whole clinic (seed ${SEED})`, () => {
  it(
    'agrees with itself after each day of a month, and with hledger at its end',
    {
      timeout: 2 * MONTH * DAY_MS,
    },
    async () => {
      year = await expectDaysToHold(year, MONTH, (day) => ({
        ...(day.endsWith(STORMY) && { storm: ({ database }) => loseConnections(database, SOON_MS) }),
        ...(day.endsWith(RESTORED) && { move: async (from) => restoreElsewhere(from, await opened('blank'), folder) }),
      }));
    },
  );

  it.each(damages)('would not if $what had another value', { timeout: 2 * DAY_MS }, async ({ what, change, back }) => {
    await year.database.asOwner(change);
    expect((await broken(year)).join('\n')).toContain(what);
    await year.database.asOwner(back);
    expect(await broken(year)).toEqual([]);
  });
});
