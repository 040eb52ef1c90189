// Back from a continuous archive: the newest base as the cluster of an empty data directory, with the log that PostgreSQL replays
// at its next start, and the files.
import { createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { BootRefusal } from '../boot-refusal.ts';
import type { FileStore } from '../files/store.ts';
import { readArchive, verifyArchive } from './archive.ts';
import { BASE_MANIFEST, type BaseManifest } from './base-backup.ts';
import { ownerClient } from './catalog.ts';
import { type Base, basesIn, filesIn, read, segmentsIn, walFolder, type WalFolder } from './wal-folder.ts';

/** Segments of 16 MB to a log of 4 GB. */
const SEGMENTS_OF_LOG = 256;

export interface ArchiveRestoreOptions {
  /** Of `keepArchived`, such as ARCHIVE_DIR/klinik_0123456789ab. */
  readonly folder: string;
  /** Where the cluster comes to stand; must not exist. */
  readonly cluster: string;
  readonly files: FileStore;
  readonly key?: string | undefined;
  /** Hands a path to the account that runs PostgreSQL. */
  readonly give: (path: string) => void;
}
export interface ArchiveRestored {
  /** Moment of the base backup, ISO text. */
  readonly made_at: string;
  /** When the last of the log was kept. */
  readonly last_at: string;
  /** Segments of the log after it. */
  readonly segments: number;
  readonly files: number;
  /** Password of the cluster's owner. */
  readonly password: string;
}

/** Name of the segment behind one: timeline, log and segment, eight digits each. */
const after = (name: string): string => {
  const [log = 0, segment = 0] = [name.slice(8, 16), name.slice(16)].map((digits) => Number.parseInt(digits, 16));
  const next = log * SEGMENTS_OF_LOG + segment + 1;
  const hex = (value: number): string => value.toString(16).toUpperCase().padStart(8, '0');
  return `${name.slice(0, 8)}${hex(Math.floor(next / SEGMENTS_OF_LOG))}${hex(next % SEGMENTS_OF_LOG)}`;
};

/** @throws BootRefusal where one is missing: the replay would end before it without a word */
const logOf = async (folder: WalFolder, { segment }: Base): Promise<readonly (readonly [string, string])[]> => {
  const log = [...(await segmentsIn(folder))].filter(([name]) => name >= segment);
  let wanted = segment;
  for (const [name] of log) {
    if (name !== wanted) break;
    wanted = after(name);
  }
  if (log.length === 0 || after(log.at(-1)?.[0] ?? '') !== wanted)
    throw new BootRefusal(`The archive ${folder.root} has no segment ${wanted} of the log; nothing was restored.`);
  return log;
};

const writeTo = async (content: AsyncIterable<Buffer>, path: string, give: (path: string) => void): Promise<void> => {
  await pipeline(content, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
  give(path);
};

const unpack = async (base: Base, into: string, { key, give }: ArchiveRestoreOptions): Promise<BaseManifest> => {
  const manifest = JSON.parse((await verifyArchive(base.path, BASE_MANIFEST, key)).toString('utf8')) as BaseManifest;
  for (const name of ['', ...manifest.folders]) {
    const path = join(into, name);
    await mkdir(path);
    await chmod(path, 0o700);
    give(path);
  }
  for await (const { name, content } of readArchive(base.path, key)) {
    if (name.startsWith('cluster/')) await writeTo(content, join(into, name.slice('cluster/'.length)), give);
    else content.resume();
  }
  return manifest;
};

/**
 * Lays the cluster down under its name when it is whole.
 * @throws BootRefusal for a folder without a base, a gap in its log, another key, damage, and a cluster that is there already
 */
export const restoreArchive = async (options: ArchiveRestoreOptions): Promise<ArchiveRestored> => {
  const { cluster, files, key, give } = options;
  if (existsSync(cluster))
    throw new BootRefusal(`There is a database in ${cluster} already: restore into a new DATA_DIR.`);
  const folder = walFolder(options.folder);
  const base = (await basesIn(folder)).at(-1);
  if (base === undefined) throw new BootRefusal(`There is no base of an archive in ${folder.root}.`);
  const log = await logOf(folder, base);
  const draft = `${cluster}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(dirname(draft), { recursive: true });
  const { made_at, password } = await unpack(base, draft, options);
  for (const [name, path] of log) await writeTo(read(path, key), join(draft, 'pg_wal', name), give);
  const kept = await filesIn(folder);
  for (const [name, path] of kept) await files.restore(name, await buffer(read(path, key)));
  await rename(draft, cluster);
  const last_at = (await stat(log.at(-1)?.[1] ?? base.path)).mtime.toISOString();
  return { made_at, last_at, segments: log.length, files: kept.size, password };
};

/** Nobody is signed in by a restore. */
export const endSessions = async (url: string): Promise<void> => {
  const client = await ownerClient(url);
  try {
    await client.query('delete from sessions');
  } finally {
    await client.end();
  }
};
