// A backup every night while the server runs. A night that the server slept through is made up for soon after its start.
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { BootRefusal } from '../boot-refusal.ts';
import type { FileStore } from '../files/store.ts';
import { writeBackup } from './write-backup.ts';

/** 02.00 in Jakarta, in milliseconds before and after midnight UTC. */
const NIGHT_BEGINS_MS = 2 * 3_600_000;
const JAKARTA_MS = 7 * 3_600_000;
const CHECK_EVERY_MS = 10 * 60_000;
/** The first minute belongs to those who wait for the server. */
const FIRST_CHECK_MS = 60_000;
const KEPT = 14;
const NIGHTLY = /^nightly-\d{4}-\d{2}-\d{2}\.tar\.gz$/;

export interface NightlyOptions {
  readonly url: string;
  readonly files: FileStore;
  /** DATA_DIR/backups. */
  readonly folder: string;
  readonly logger: Pick<Logger, 'info' | 'warn' | 'error'>;
}

/** File name of the latest night that has begun. */
export const nightlyName = (now: Date): string =>
  `nightly-${new Date(now.getTime() + JAKARTA_MS - NIGHT_BEGINS_MS).toISOString().slice(0, 10)}.tar.gz`;

/** Removes all but the newest; archives that were made by hand have other names and stay. */
const thinOut = async (folder: string): Promise<void> => {
  const nightly = (await readdir(folder)).filter((name) => NIGHTLY.test(name)).toSorted();
  for (const name of nightly.slice(0, -KEPT)) await rm(join(folder, name));
};

/** Makes the archive of the night, unless it is there, and answers whether it did. */
export const backUpNight = async (options: NightlyOptions, now: Date, signal?: AbortSignal): Promise<boolean> => {
  const { url, files, folder, logger } = options;
  const target = join(folder, nightlyName(now));
  if (existsSync(target)) return false;
  const { rows, files: kept, missing, seals } = await writeBackup({ url, files, target, signal });
  await thinOut(folder);
  logger.info({ target, rows, files: kept, seals }, 'nightly backup made');
  if (missing.length > 0) logger.warn({ missing }, 'files whose bytes are lost are not in the backup');
  return true;
};

/** Looks every ten minutes whether a night is due, until the answered function is called; a backup under way is given up then. */
export const keepBackedUp = (options: NightlyOptions): (() => Promise<void>) => {
  const { logger } = options;
  const stopping = new AbortController();
  let running: Promise<void> = Promise.resolve();
  const check = async (): Promise<void> => {
    try {
      await backUpNight(options, new Date(), stopping.signal);
    } catch (error) {
      if (stopping.signal.aborted) return;
      // Another server on this database is at it; or the operator must see to something, and it is tried again.
      if (error instanceof BootRefusal) logger.warn(error.message);
      else logger.error({ err: error }, 'the nightly backup failed');
    }
  };
  let timer: NodeJS.Timeout;
  const wait = (milliseconds: number): void => {
    timer = setTimeout(() => {
      running = check().finally(() => {
        if (!stopping.signal.aborted) wait(CHECK_EVERY_MS);
      });
    }, milliseconds);
  };
  wait(FIRST_CHECK_MS);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
};
