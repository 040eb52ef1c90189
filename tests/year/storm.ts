// What befalls a clinic twice a month: its connections are lost, its database is killed, a backup takes its place.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import type { Embedded } from '../../server/db/embedded/index.ts';
import type { TestDatabase } from '../support/database.ts';
import type { Year } from './open-year.ts';
import { count, type Tally } from './tally.ts';

const WAIT_MS = 100;
/** Within which a killed database is recovered and answers again. */
const RETURN_MS = 60_000;

/** Waits until the database answers the application on all of its connections, and its owner. */
export const calmed = async ({ pool, asOwner }: Pick<TestDatabase, 'pool' | 'asOwner'>): Promise<void> => {
  const all = Array.from({ length: pool.options.max }, () => pool.query('select 1'));
  const answers = await Promise.all([...all, asOwner('select 1')]).then(
    () => true,
    () => false,
  );
  if (answers) return;
  await setTimeout(WAIT_MS);
  await calmed({ pool, asOwner });
};

/** A work was lost: goes on when the database is there. */
export const afterStorm = async (database: TestDatabase, tally: Tally): Promise<void> => {
  count(tally, 'work: lost');
  await calmed(database);
};

/** Ends the application's connections while it works on them. @param after milliseconds of work */
export const loseConnections = async ({ asOwner }: TestDatabase, after: number): Promise<void> => {
  await setTimeout(after);
  await asOwner(
    `select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and usename = 'klinik_app'`,
  );
};

/** Until another process than this one answers for the database: those that the killed one leaves answer a moment longer than it. */
const replaced = async ({ pid }: Pick<Embedded, 'pid'>, killed: number, patience = RETURN_MS): Promise<void> => {
  if (pid() !== killed) return;
  if (patience <= 0) throw new Error(`The database did not come back within ${RETURN_MS} milliseconds.`);
  await setTimeout(WAIT_MS);
  await replaced({ pid }, killed, patience - WAIT_MS);
};

/**
 * kill -9 of the database while the day is worked on; it is started again by whoever keeps it, and the storm is over when it is there.
 * @param after milliseconds of work
 */
export const killDatabase = async (server: Pick<Embedded, 'pid'>, after: number): Promise<void> => {
  await setTimeout(after);
  const killed = server.pid();
  process.kill(killed, 'SIGKILL');
  await replaced(server, killed);
};

/** The clinic as its backup has it, in another database; the year goes on there. */
export const restoreElsewhere = async (year: Year, into: TestDatabase, folder: string): Promise<Year> => {
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, 'clinic.tar.gz');
  await writeBackup({ url: year.database.url, files: year.files, target: archive });
  await restoreBackup({ url: into.url, files: year.files, archive });
  // A backup takes no other's place, and the next quarter's has its name.
  rmSync(archive);
  return { ...year, database: into };
};
