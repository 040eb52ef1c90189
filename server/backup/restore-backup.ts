// Back from an archive into an empty database: checked first, loaded whole, and the books verified before it counts.
import type pg from 'pg';
import { buffer } from 'node:stream/consumers';
import { BootRefusal } from '../boot-refusal.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import type { FileStore } from '../files/store.ts';
import { EVERYTHING, ledgerChecks } from '../usecases/finance/ledger-checks.ts';
import { readArchive, verifyArchive } from './archive.ts';
import { appliedMigrations, ownerClient } from './catalog.ts';
import { requireChain } from './chain.ts';
import { beginLoad } from './load-tables.ts';
import { type Manifest, MANIFEST, readManifest } from './manifest.ts';

export interface RestoreOptions {
  /** Connects as the owner of the database. */
  readonly url: string;
  readonly files: FileStore;
  readonly archive: string;
}

/** @throws BootRefusal for a schema that this release does not have */
const requireKnownSchema = ({ migrations }: Manifest): void => {
  const known = new Map(readMigrations().map(({ name, checksum }) => [name, checksum]));
  const newer = migrations.find(({ name, checksum }) => known.get(name) !== checksum);
  if (newer !== undefined)
    throw new BootRefusal(
      `The archive has a newer schema (${newer.name}) than this release: restore it with the newer release.`,
    );
};

const FOREIGN_TABLE = `
select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') limit 1`;

/** @throws BootRefusal for a database that holds a clinic, something else, or a schema that the archive does not have */
const requireEmpty = async (client: pg.Client, { migrations }: Manifest): Promise<void> => {
  const applied = await appliedMigrations(client);
  if (applied === undefined) {
    const { rows } = await client.query<{ name: string }>(FOREIGN_TABLE);
    if (rows[0]) throw new BootRefusal(`The database is not empty (table ${rows[0].name}): restore into an empty one.`);
    return;
  }
  const { rows } = await client.query<{ branches: number }>('select count(*) as branches from profiles');
  if (rows[0]?.branches !== 0)
    throw new BootRefusal('The database already holds a clinic: restore into an empty one, such as a new DATA_DIR.');
  const kept = new Set(migrations.map(({ name }) => name));
  const later = applied.find(({ name }) => !kept.has(name));
  if (later !== undefined)
    throw new BootRefusal(
      `The database already has the schema ${later.name}, the archive does not: restore into a database without tables.`,
    );
};

/** The checks are those of this release: they find their tables and functions in its schema only. */
const hasThisSchema = ({ migrations }: Manifest): boolean => migrations.length === readMigrations().length;

/** @throws BootRefusal naming the first check that does not hold, and what became of the archive */
const requireBalance = async (client: pg.Client, consequence: string): Promise<void> => {
  const { rows } = await client.query<{ id: number }>('select id from profiles');
  const branches = rows.map(({ id }) => id);
  // An owner whom row policies bind would find no difference in what he does not see.
  await client.query(`select set_config('app.branches', $1, true)`, [`{${branches.join(',')}}`]);
  for (const { key, label, statement } of ledgerChecks) {
    const [difference] = (
      await client.query<{ key: string }>(statement.text, [branches, EVERYTHING.from, EVERYTHING.until])
    ).rows;
    if (difference !== undefined)
      throw new BootRefusal(`The books of the archive are wrong (${key} ${label}: ${difference.key}); ${consequence}.`);
  }
};

const load = async (client: pg.Client, { archive, files }: RestoreOptions, manifest: Manifest): Promise<void> => {
  // Nobody signs in, and no other restore begins, until this one is through.
  await client.query('lock table profiles in access exclusive mode');
  await requireEmpty(client, manifest);
  const tables = await beginLoad(client, manifest);
  for await (const { name, content } of readArchive(archive)) {
    const [folder, rest = ''] = name.split('/');
    if (folder === 'tables') await tables.load(rest.replace(/\.copy$/, ''), content);
    else if (folder === 'files') await files.restore(rest, await buffer(content));
    else content.resume();
  }
  await tables.finish();
  await requireChain(client, manifest.seals);
  if (hasThisSchema(manifest)) await requireBalance(client, 'nothing was restored');
};

const loadAtOnce = async (options: RestoreOptions, manifest: Manifest): Promise<void> => {
  const client = await ownerClient(options.url);
  try {
    await client.query('begin');
    await load(client, options, manifest);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    // Ends an open transaction as well: nothing of a restore that failed is left but bytes without a row, which are swept.
    await client.end();
  }
};

/** An archive of an older release is checked once it has the schema of this one. */
const requireBalanceAfterwards = async (url: string): Promise<void> => {
  const client = await ownerClient(url);
  try {
    await client.query('begin');
    await requireBalance(client, 'what was restored must not be used');
  } finally {
    await client.end();
  }
};

/**
 * Restores the archive: its schema first, then its rows and files, then what this release adds to the schema.
 * @throws BootRefusal for a damaged archive, a newer schema, a database that is not empty, or books that are wrong
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Manifest> => {
  const manifest = readManifest(await verifyArchive(options.archive, MANIFEST));
  requireKnownSchema(manifest);
  const client = await ownerClient(options.url);
  try {
    await requireEmpty(client, manifest);
  } finally {
    await client.end();
  }
  const wanted = new Set(manifest.migrations.map(({ name }) => name));
  await migrate(
    options.url,
    readMigrations().filter(({ name }) => wanted.has(name)),
  );
  await loadAtOnce(options, manifest);
  await migrate(options.url);
  if (!hasThisSchema(manifest)) await requireBalanceAfterwards(options.url);
  return manifest;
};
