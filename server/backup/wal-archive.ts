// The continuous archive of the embedded database: every few minutes what was written since goes to another disk, so that a lost
// machine costs minutes and not a day (docs/decisions/0045).
import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { Logger } from 'pino';
import { FileMissing, type FileStore } from '../files/store.ts';
import { takeTurns } from '../turns.ts';
import { makeBase } from './base-backup.ts';
import { ownerClient } from './catalog.ts';
import { basesIn, filesIn, isMadeBefore, keep, segmentsIn, thinOut, type WalFolder } from './wal-folder.ts';

/** Most that is lost with the machine. */
const TURN_MS = 5 * 60_000;
const BASE_EVERY_MS = 24 * 3_600_000;
/** PostgreSQL keeps the log until this reader has taken it, also over a crash. */
const SLOT = 'klinik_archive';

export interface WalArchiveOptions {
  /** Connects as the owner of the cluster. */
  readonly url: string;
  /** The cluster on disk. */
  readonly cluster: string;
  /** Password of the owner; a restored cluster still has it. */
  readonly password: string;
  readonly files: FileStore;
  readonly folder: WalFolder;
  /** Encrypts what is kept. */
  readonly key?: string | undefined;
  readonly signal?: AbortSignal;
}
export interface Turn {
  readonly segments: number;
  readonly files: number;
  /** Whether a base was made. */
  readonly base: boolean;
}

const READ_SLOT = `select restart_lsn is not null and wal_status <> 'lost' as whole from pg_replication_slots where slot_name = $1`;

/** @returns whether the log since the last turn is there; else it begins now, and a base must follow */
const ensureSlot = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ whole: boolean }>(READ_SLOT, [SLOT]);
  if (rows[0]?.whole === true) return true;
  if (rows[0] !== undefined) await client.query('select pg_drop_replication_slot($1)', [SLOT]);
  await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
  return false;
};

interface Range {
  /** First segment that was not taken yet. */
  readonly from: string;
  /** The one that is being written. */
  readonly until: string;
  readonly lsn: string;
}
/** Names are asked for the byte behind: at its very end a segment's name is that of the one before. */
const RANGE = `select pg_walfile_name(s.restart_lsn + 1) as "from", pg_walfile_name(now.lsn + 1) as "until", now.lsn
from pg_replication_slots s, (select pg_current_wal_flush_lsn() as lsn) now
where s.slot_name = $1`;

/** Ends the segment that is being written, unless nothing was written to it, and says what there is to take. */
const endSegment = async (client: pg.Client): Promise<Range> => {
  await client.query('select pg_switch_wal()');
  const { rows } = await client.query<Range>(RANGE, [SLOT]);
  if (rows[0] === undefined) throw new Error(`The replication slot ${SLOT} is gone.`);
  return rows[0];
};

/** Bytes of files are the rows' of this moment: new ones come, those of removed rows go. */
const keepFiles = async (client: pg.Client, { files, folder, ...how }: WalArchiveOptions): Promise<number> => {
  const { rows } = await client.query<{ key: string }>('select key from files');
  const kept = new Map(await filesIn(folder));
  let added = 0;
  for (const { key } of rows) {
    if (kept.delete(key)) continue;
    try {
      await keep(folder.files, key, Readable.from([await files.get(key)]), { key: how.key, signal: how.signal });
      added += 1;
    } catch (error) {
      // The row outlived its bytes: the nightly backup names it.
      if (!(error instanceof FileMissing)) throw error;
    }
  }
  for (const path of kept.values()) await rm(path);
  return added;
};

const keepSegments = async ({ from, until }: Range, options: WalArchiveOptions): Promise<number> => {
  const { cluster, folder, key, signal } = options;
  const kept = await segmentsIn(folder);
  const written = (await readdir(join(cluster, 'pg_wal'))).toSorted();
  const due = written.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= from && name < until && !kept.has(name));
  for (const name of due)
    await keep(folder.wal, name, createReadStream(join(cluster, 'pg_wal', name)), { key, signal });
  return due.length;
};

const isBaseDue = async ({ folder }: WalArchiveOptions, now: Date): Promise<boolean> => {
  const last = (await basesIn(folder)).at(-1);
  return last === undefined || isMadeBefore(last, new Date(now.getTime() - BASE_EVERY_MS));
};

/**
 * Takes what was written since the last turn; once a day a base before it, which counts when its log is kept.
 * @throws whatever the disk says; the next turn begins where this one ended
 */
export const archiveTurn = async (options: WalArchiveOptions, now: Date): Promise<Turn> => {
  const { url, cluster, password, folder, key, signal } = options;
  const client = await ownerClient(url);
  try {
    const unbroken = await ensureSlot(client);
    const base = !unbroken || (await isBaseDue(options, now));
    const finish = base && (await makeBase(folder.root, { client, cluster, password, made: now, key, signal }));
    const range = await endSegment(client);
    const files = await keepFiles(client, options);
    const segments = await keepSegments(range, options);
    if (finish) await finish();
    await client.query('select pg_replication_slot_advance($1, $2)', [SLOT, range.lsn]);
    if (base) await thinOut(folder);
    return { segments, files, base };
  } finally {
    await client.end();
  }
};

/** Lets the database forget an archive that was switched off: a log that is kept for nobody would fill the disk. */
export const forgetArchive = async (url: string): Promise<void> => {
  const client = await ownerClient(url);
  try {
    await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
      SLOT,
    ]);
  } finally {
    await client.end();
  }
};

/** Archives until the answered function is called; a turn under way is given up then. */
export const keepArchived = (
  options: Omit<WalArchiveOptions, 'signal'> & { readonly logger: Pick<Logger, 'info' | 'error'> },
): (() => Promise<void>) => {
  const { logger, folder } = options;
  return takeTurns({
    first: 0,
    every: TURN_MS,
    turn: async (signal) => {
      const { base, ...kept } = await archiveTurn({ ...options, signal }, new Date());
      if (base) logger.info({ folder: folder.root, ...kept }, 'base of the archive made');
    },
    onError: (error, stopping) => stopping || logger.error({ err: error }, 'the archive failed'),
  });
};
