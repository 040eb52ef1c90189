// Makes an archive while the clinic works: one snapshot of all tables, then the bytes that its rows of files name.
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BootRefusal } from '../boot-refusal.ts';
import { FileMissing, type FileStore } from '../files/store.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { type Damage, findDamage, hasThisSchema, keepDamage, seeAllBranches } from './book-checks.ts';
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
  /** Encrypts the archive; absent: whoever can read it reads it. */
  readonly key?: string | undefined;
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
  /** What does not hold in the books of that moment; undefined: an older schema, which this release cannot check. */
  readonly damage: readonly Damage[] | undefined;
}

/** One moment for all tables. A user whom row policies bind sees every branch; nothing may alter a table until the end. */
const openSnapshot = async (client: pg.Client): Promise<readonly Table[]> => {
  await client.query('begin isolation level repeatable read read only');
  const tables = await keptTables(client);
  const names = tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  await client.query(`lock table ${names} in access share mode`);
  await seeAllBranches(client);
  return tables;
};

/** A spool is as secret as the archive, and its bytes outlive its name on the disk: its key is never written down. */
const SPOOL_CIPHER = 'aes-256-ctr';

async function* readSpool(spool: string, secret: Buffer, start: Buffer): AsyncGenerator<Buffer> {
  const decipher = createDecipheriv(SPOOL_CIPHER, secret, start);
  for await (const chunk of createReadStream(spool)) yield decipher.update(chunk as Buffer);
}

const addTable = async (
  client: pg.Client,
  archive: ArchiveWriter,
  table: Table,
  spool: string,
  signal?: AbortSignal,
): Promise<number> => {
  const rows = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  const [secret, start] = [randomBytes(32), randomBytes(16)];
  const hidden = createCipheriv(SPOOL_CIPHER, secret, start);
  await pipeline(rows, hidden, createWriteStream(spool, { mode: 0o600 }), { signal });
  await archive.addStream(`tables/${table.name}.copy`, (await stat(spool)).size, readSpool(spool, secret, start));
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
  const damage = hasThisSchema(migrations) ? await findDamage(client) : undefined;
  return { rows: tables.reduce((sum, { rows }) => sum + rows, 0), files, missing, seals, damage };
};

/** Whoever holds the lock is alone: what lies there under a draft's name was left by a backup that was killed. */
const removeDrafts = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder))
    if (name.startsWith(DRAFT)) await rm(join(folder, name), { recursive: true, force: true });
};

/** The books that work go on: they bear the mark, and the archive of them is kept. */
const mark = async (client: pg.Client, target: string, damage: readonly Damage[]): Promise<void> => {
  await client.query('begin');
  await seeAllBranches(client);
  await keepDamage(client, 'backup', basename(target), damage);
  await client.query('commit');
};

const write = async (client: pg.Client, options: BackupOptions): Promise<BackupSummary> => {
  const folder = dirname(options.target);
  await removeDrafts(folder);
  const draft = await mkdtemp(join(folder, DRAFT));
  const path = join(draft, basename(options.target));
  const archive = writeArchive(path, options.signal, options.key);
  try {
    const summary = await fill(client, archive, join(draft, 'table'), options);
    await rename(path, options.target);
    // The snapshot has been read.
    await client.query('commit');
    await noteEnds(client, summary.seals, `cadangan ${basename(options.target)}`);
    if (summary.damage !== undefined && summary.damage.length > 0) await mark(client, options.target, summary.damage);
    return summary;
  } finally {
    await archive.abandon();
    await rm(draft, { recursive: true, force: true });
  }
};

/**
 * Writes the archive under its name only when it is whole, and checks the books of its moment. What does not hold is answered and
 * marks the books; the archive stays, for it is all there is.
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
