// Back from an archive into an empty database: checked first, loaded whole, and the books verified before it counts.
import type pg from 'pg';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { BootRefusal } from '../boot-refusal.ts';
import { migrate, isTextOf, readMigrations } from '../db/migrate.ts';
import type { FileStore } from '../files/store.ts';
import { readArchive, verifyArchive } from './archive.ts';
import { type Damage, damageText, findDamage, hasThisSchema, keepDamage, seeAllBranches } from './book-checks.ts';
import { appliedMigrations, ownerClient } from './catalog.ts';
import { requireChain } from './chain.ts';
import { beginLoad } from './load-tables.ts';
import { type Manifest, MANIFEST, readManifest } from './manifest.ts';

export interface CheckOptions {
  /** Connects as the owner of the database. */
  readonly url: string;
  readonly archive: string;
  /** Restores wrong books as well; they are marked until somebody has signed the findings off. */
  readonly acceptDamage?: boolean;
}
export interface RestoreOptions extends CheckOptions {
  readonly files: FileStore;
  /** Key of an encrypted archive. */
  readonly key?: string | undefined;
}
export interface Restored extends Manifest {
  /** What does not hold in the books, and was accepted. */
  readonly damage: readonly Damage[];
}

/** @throws BootRefusal for a schema that this release does not have */
const requireKnownSchema = ({ migrations }: Manifest): void => {
  const known = new Map(readMigrations().map((file) => [file.name, file]));
  const newer = migrations.find(({ name, checksum }) => !isTextOf(known.get(name), checksum));
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

/** @throws BootRefusal naming what does not hold and what became of the archive, unless damage is accepted */
const checkBooks = async (
  client: pg.Client,
  { archive, acceptDamage = false }: CheckOptions,
  consequence: string,
): Promise<readonly Damage[]> => {
  await seeAllBranches(client);
  const damage = await findDamage(client);
  if (damage.length > 0 && !acceptDamage)
    throw new BootRefusal(
      `The books of the archive are wrong (${damage.map(damageText).join('; ')}); ${consequence}. ` +
        'To restore them all the same, marked as wrong: npm run restore --accept-damage FILE.',
    );
  await keepDamage(client, 'restore', basename(archive), damage);
  return damage;
};

/** @returns what does not hold; undefined: to be checked once the schema is this release's */
const load = async (
  client: pg.Client,
  options: RestoreOptions,
  manifest: Manifest,
): Promise<readonly Damage[] | undefined> => {
  const { archive, files, key } = options;
  // Nobody signs in, and no other restore begins, until this one is through.
  await client.query('lock table profiles in access exclusive mode');
  await requireEmpty(client, manifest);
  const tables = await beginLoad(client, manifest);
  for await (const { name, content } of readArchive(archive, key)) {
    const [folder, rest = ''] = name.split('/');
    if (folder === 'tables') await tables.load(rest.replace(/\.copy$/, ''), content);
    else if (folder === 'files') await files.restore(rest, await buffer(content));
    else content.resume();
  }
  await tables.finish();
  await requireChain(client, manifest.seals);
  return hasThisSchema(manifest.migrations) ? checkBooks(client, options, 'nothing was restored') : undefined;
};

const loadAtOnce = async (options: RestoreOptions, manifest: Manifest): Promise<readonly Damage[] | undefined> => {
  const client = await ownerClient(options.url);
  try {
    await client.query('begin');
    const damage = await load(client, options, manifest);
    await client.query('commit');
    await client.query('analyze');
    return damage;
  } finally {
    // Ends an open transaction as well: nothing of a restore that failed is left but bytes without a row, which are swept.
    await client.end();
  }
};

/**
 * Checks books that are restored already: of an older release they are checked once they have the schema of this one.
 * @throws BootRefusal for books that are wrong, unless damage is accepted
 */
export const checkAfterwards = async (options: CheckOptions): Promise<readonly Damage[]> => {
  const client = await ownerClient(options.url);
  try {
    await client.query('begin');
    const damage = await checkBooks(client, options, 'what was restored must not be used');
    await client.query('commit');
    return damage;
  } finally {
    await client.end();
  }
};

/**
 * Restores the archive: its schema first, then its rows and files, then what this release adds to the schema.
 * @throws BootRefusal for a damaged archive, a newer schema, a database that is not empty, or books that are wrong
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  const manifest = readManifest(await verifyArchive(options.archive, MANIFEST, options.key));
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
  const found = await loadAtOnce(options, manifest);
  await migrate(options.url);
  return { ...manifest, damage: found ?? (await checkAfterwards(options)) };
};
