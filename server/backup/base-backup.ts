// A copy of the cluster's files while it works, from which its log can be replayed (PostgreSQL, "Making a Base Backup Using the
// Low Level API"). Pages that change while they are read are whole again after the replay.
import { type FileHandle, mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type pg from 'pg';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { baseName } from './wal-folder.ts';
import { errorCode } from '../error-code.ts';

/** Name of the file that describes a base backup, beside the files of the cluster. */
export const BASE_MANIFEST = 'base.json';
export interface BaseManifest {
  readonly made_at: string;
  /** First segment of the log that it needs. */
  readonly segment: string;
  /** Every folder of the cluster; empty ones matter to PostgreSQL. */
  readonly folders: readonly string[];
  /** Password of the owner; its hash is in the cluster. */
  readonly password: string;
}

export interface BaseOptions {
  readonly client: pg.Client;
  /** The cluster on disk. */
  readonly cluster: string;
  readonly password: string;
  readonly made: Date;
  readonly key: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Folders whose content belongs to the running server, or comes with the log. */
const EMPTY = [
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
];
const LEFT_OUT = /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?|pg_internal\.init|pgsql_tmp.*)$/;
/** Says where the replay begins unless a label does: it is copied when all else is. */
const CONTROL = join('global', 'pg_control');

interface Content {
  readonly folders: string[];
  readonly files: string[];
}

const collect = async (root: string, at = root, found: Content = { folders: [], files: [] }): Promise<Content> => {
  for (const entry of await readdir(at, { withFileTypes: true })) {
    const path = join(at, entry.name);
    const name = relative(root, path);
    if (LEFT_OUT.test(entry.name)) continue;
    if (entry.isDirectory()) {
      found.folders.push(name);
      if (!EMPTY.includes(name)) await collect(root, path, found);
    } else if (entry.isFile() && name !== CONTROL) found.files.push(name);
  }
  return found;
};

/** As many bytes as were announced: a file may grow and shrink under the reader, and the log brings what is missed. */
async function* exactly(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  let left = size;
  if (size > 0)
    for await (const chunk of file.createReadStream({ start: 0, end: size - 1, autoClose: false })) {
      left -= (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  if (left > 0) yield Buffer.alloc(left);
}

/** Undefined: a table that was dropped in between; so says the log. */
const openOne = async (path: string): Promise<FileHandle | undefined> => {
  try {
    return await open(path);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

const addFile = async (archive: ArchiveWriter, cluster: string, name: string): Promise<void> => {
  const file = await openOne(join(cluster, name));
  if (file === undefined) return;
  try {
    const { size } = await file.stat();
    await archive.addStream(`cluster/${name.split(sep).join('/')}`, size, exactly(file, size));
  } finally {
    await file.close();
  }
};

const START = `select pg_walfile_name(pg_backup_start('klinik', true) + 1) as segment`;
const STOP = 'select labelfile from pg_backup_stop(false)';

/** Copies the cluster into an archive. @returns its manifest */
const copy = async (archive: ArchiveWriter, options: BaseOptions): Promise<BaseManifest> => {
  const { client, cluster, made, password, signal } = options;
  const [begun] = (await client.query<{ segment: string }>(START)).rows;
  const { folders, files } = await collect(cluster);
  for (const name of [...files, CONTROL]) {
    signal?.throwIfAborted();
    await addFile(archive, cluster, name);
  }
  const [ended] = (await client.query<{ labelfile: string }>(STOP)).rows;
  await archive.add('cluster/backup_label', Buffer.from(ended?.labelfile ?? ''));
  const manifest = {
    made_at: made.toISOString(),
    segment: begun?.segment ?? '',
    folders: folders.map((name) => name.split(sep).join('/')),
    password,
  };
  await archive.add(BASE_MANIFEST, Buffer.from(JSON.stringify(manifest)));
  await archive.close();
  return manifest;
};

const DRAFT = '.base-';

/** Left by a server that was killed while it made one: there is one writer to a folder. */
const removeDrafts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true });
};

/**
 * Makes a base backup in a draft beside its place. It counts once the log up to its end is kept as well.
 * @returns what gives it its name
 */
export const makeBase = async (folder: string, options: BaseOptions): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeDrafts(folder);
  const draft = await mkdtemp(join(folder, DRAFT));
  const path = join(draft, 'base');
  const archive = writeArchive(path, options.signal, options.key);
  try {
    const { segment } = await copy(archive, options);
    return async () => {
      await rename(path, join(folder, baseName(options.made, segment, options.key)));
      await rm(draft, { recursive: true });
    };
  } catch (error) {
    await archive.abandon();
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
};
