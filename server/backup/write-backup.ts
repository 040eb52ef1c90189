// Makes an archive while the clinic works: one snapshot of all tables, then the bytes that its rows of files name.
import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BootRefusal } from '../boot-refusal.ts';
import { FileMissing, type FileStore } from '../files/store.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { appliedMigrations, copyTarget, keptSequences, keptTables, ownerClient, type Table } from './catalog.ts';
import { chainEnds, noteEnds } from './chain.ts';
import { type Kept, type Manifest, MANIFEST, manifestBytes } from './manifest.ts';

/** Any number, as long as nothing else in the database locks it. */
const LOCK = 4_715_503;
const DRAFT = '.backup-';

export interface BackupOptions {
  /** Connects as the owner of the tables. */
  readonly url: string;
  readonly files: FileStore;
  /** Path of the finished archive; its folder is made when missing. */
  readonly target: string;
  /** Gives up, and leaves nothing behind. */
  readonly signal?: AbortSignal;
}
export interface BackupSummary {
  readonly rows: number;
  readonly files: number;
  /** Keys whose row outlived its bytes. */
  readonly missing: readonly string[];
  /** Where the chains of seals end in it. */
  readonly seals: Manifest['seals'];
}

/** One moment for all tables. A user whom row policies bind sees every branch; nothing may alter a table until the end. */
const openSnapshot = async (client: pg.Client): Promise<readonly Table[]> => {
  await client.query('begin isolation level repeatable read read only');
  const tables = await keptTables(client);
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await client.query(`lock table ${names} in access share mode`);
  await client.query(
    `select set_config('app.branches', (select coalesce(array_agg(id), '{}')::text from profiles), true)`,
  );
  return tables;
};

const addTable = async (
  client: pg.Client,
  archive: ArchiveWriter,
  table: Table,
  spool: string,
  signal?: AbortSignal,
): Promise<number> => {
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  await pipeline(rows, createWriteStream(spool, { mode: 0o600 }), { signal });
  await archive.addFile(`tables/${table.name}.copy`, spool);
  return rows.rowCount;
};

const addFiles = async (client: pg.Client, archive: ArchiveWriter, { files, signal }: BackupOptions) => {
  const missing: string[] = [];
  const { rows } = await client.query<{ key: string }>('select key from files order by id');
  for (const { key } of rows) {
    signal?.throwIfAborted();
    try {
      await archive.add(`files/${key}`, await files.get(key));
    } catch (error) {
      if (!(error instanceof FileMissing)) throw error;
      missing.push(key);
    }
  }
  return { files: rows.length - missing.length, missing };
};

const fill = async (
  client: pg.Client,
  archive: ArchiveWriter,
  spool: string,
  options: BackupOptions,
): Promise<BackupSummary> => {
  const migrations = await appliedMigrations(client);
  if (migrations === undefined) throw new BootRefusal('The database holds no clinic yet; there is nothing to back up.');
  const made_at = new Date().toISOString();
  const tables: Kept['tables'] = [];
  for (const table of await openSnapshot(client)) {
    const rows = await addTable(client, archive, table, spool, options.signal);
    tables.push({ name: table.name, columns: [...table.columns], rows });
  }
  const seals = await chainEnds(client);
  const { files, missing } = await addFiles(client, archive, options);
  const sequences = await keptSequences(client);
  await archive.add(
    MANIFEST,
    manifestBytes({ made_at, migrations, tables, sequences, seals, files, missing_files: missing }),
  );
  await archive.close();
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files, missing, seals };
};

/** Whoever holds the lock is alone: what lies there under a draft's name was left by a backup that was killed. */
const removeDrafts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true });
};

const write = async (client: pg.Client, options: BackupOptions): Promise<BackupSummary> => {
  const folder = dirname(options.target);
  await removeDrafts(folder);
  const draft = await mkdtemp(join(folder, DRAFT));
  const path = join(draft, basename(options.target));
  const archive = writeArchive(path, options.signal);
  try {
    const summary = await fill(client, archive, join(draft, 'table'), options);
    await rename(path, options.target);
    // The snapshot has been read.
    await client.query('commit');
    await noteEnds(client, summary.seals, `cadangan ${basename(options.target)}`);
    return summary;
  } finally {
    await archive.abandon();
    await rm(draft, { recursive: true, force: true });
  }
};

/**
 * Writes the archive under its name only when it is whole.
 * @throws BootRefusal when the file exists, another backup of this database is being made, or there is no clinic in it
 */
export const writeBackup = async (options: BackupOptions): Promise<BackupSummary> => {
  await mkdir(dirname(options.target), { recursive: true, mode: 0o700 });
  const client = await ownerClient(options.url);
  try {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [LOCK]);
    if (rows[0]?.taken !== true) throw new BootRefusal('Another backup of this database is being made.');
    if (existsSync(options.target)) throw new BootRefusal(`The file ${options.target} exists already.`);
    return await write(client, options);
  } finally {
    await client.end();
  }
};
