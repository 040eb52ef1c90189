// A backup every night while the server runs. A night that the server slept through is made up for soon after its start.
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BootRefusal } from '../boot-refusal.ts';
import type { FileStore } from '../files/store.ts';
import { takeTurns } from '../turns.ts';
import { damageText } from './book-checks.ts';
import { sealedName } from './seal.ts';
import { writeBackup } from './write-backup.ts';

/** 02.00 in Jakarta, in milliseconds before and after midnight UTC. */
const NIGHT_BEGINS_MS = 2 * 3_600_000;
const JAKARTA_MS = 7 * 3_600_000;
const CHECK_EVERY_MS = 10 * 60_000;
/** The first minute belongs to those who wait for the server. */
const FIRST_CHECK_MS = 60_000;
const KEPT = 14;
const NIGHTLY = /^nightly-\d{4}-\d{2}-\d{2}\.tar\.gz/;
/** Archives between the nights stay for two days. */
const HOURLY = /^hourly-\d{4}-\d{2}-\d{2}-\d{2}\.tar\.gz/;
const HOURLY_HOURS = 48;
const HOUR_MS = 3_600_000;

export interface NightlyOptions {
  readonly url: string;
  readonly files: FileStore;
  /** DATA_DIR/backups. */
  readonly folder: string;
  /** Hours from one archive to the next, counted from the night. */
  readonly every: number;
  /** Encrypts the archives. */
  readonly key?: string | undefined;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** File name of the archive of the latest turn that has begun. The turn at the beginning of the night has the night's name. */
export const archiveName = (now: Date, every: number): string => {
  const turn = every * HOUR_MS;
  const sinceNight = Math.floor((now.getTime() + JAKARTA_MS - NIGHT_BEGINS_MS) / turn) * turn;
  const [day = '', time = ''] = new Date(sinceNight + NIGHT_BEGINS_MS).toISOString().split('T');
  return sinceNight % (24 * HOUR_MS) === 0 ? `nightly-${day}.tar.gz` : `hourly-${day}-${time.slice(0, 2)}.tar.gz`;
};

/** Removes all but the newest; archives that were made by hand have other names and stay. */
const thinOut = async (folder: string, every: number): Promise<void> => {
  const names = (await readdir(folder)).toSorted();
  for (const [kind, kept] of [
    [NIGHTLY, KEPT],
    [HOURLY, HOURLY_HOURS / every],
  ] as const)
    for (const name of names.filter((one) => kind.test(one)).slice(0, -kept)) await rm(join(folder, name));
};

/** Makes the archive of the turn, unless it is there, and answers whether it did. */
export const backUpTurn = async (options: NightlyOptions, now: Date, signal?: AbortSignal): Promise<boolean> => {
  const { url, files, folder, every, key, logger } = options;
  const target = join(folder, sealedName(archiveName(now, every), key));
  if (existsSync(target)) return false;
  const { rows, files: kept, missing, seals, damage = [] } = await writeBackup({ url, files, target, key, signal });
  await thinOut(folder, every);
  logger.info({ target, rows, files: kept, seals }, 'backup made');
  if (missing.length > 0) logger.warn({ missing }, 'files whose bytes are lost are not in the backup');
  if (damage.length > 0) logger.error({ target, damage: damage.map(damageText) }, 'the books in the backup are wrong');
  return true;
};

/** Looks every ten minutes whether an archive is due, until the answered function is called; a backup under way is given up then. */
export const keepBackedUp = (options: NightlyOptions): (() => Promise<void>) =>
  takeTurns({
    first: FIRST_CHECK_MS,
    every: CHECK_EVERY_MS,
    turn: (signal) => backUpTurn(options, new Date(), signal),
    onError: (error, stopping) => {
      if (stopping) return;
      // Another server on this database is at it; or the operator must see to something, and it is tried again.
      if (error instanceof BootRefusal) options.logger.warn(error.message);
      else options.logger.error({ err: error }, 'the backup failed');
    },
  });
