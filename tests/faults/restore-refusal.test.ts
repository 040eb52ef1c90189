// What is not restored: a damaged archive, a newer schema, over another clinic. One sentence, and nothing was written.
import { appendFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readArchive, verifyArchive, writeArchive } from '../../server/backup/archive.ts';
import { MANIFEST, manifestBytes, readManifest } from '../../server/backup/manifest.ts';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import { BootRefusal } from '../../server/boot-refusal.ts';
import { sealPosted } from '../../server/jobs/sealing.ts';
// What the rooms give each other, they give here too.
import '../../server/usecases/index.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';
import { newDataDir } from './directory.ts';

const files = memoryStore();
let clinic: TestDatabase;
let there: TestDatabase;
let archive: string;

beforeAll(async () => {
  clinic = await cloneDatabase('clinic');
  there = await cloneDatabase('blank');
});
afterAll(async () => {
  await there.drop();
  await clinic.drop();
});
beforeEach(async () => {
  archive = join(newDataDir(), 'clinic.tar.gz');
  await writeBackup({ url: clinic.url, files, target: archive });
});

const refusal = async (url = there.url): Promise<string> => {
  const error: unknown = await restoreBackup({ url, files, archive }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(BootRefusal);
  return (error as BootRefusal).message;
};
const branches = async (): Promise<unknown> => {
  const [row] = await there.asOwner<{ there: boolean }>(`select to_regclass('profiles') is not null as there`);
  return row?.there === true ? (await there.asOwner<{ n: number }>('select count(*) as n from profiles'))[0]?.n : 0;
};

/** The archive again, whole and with the right sums, but with other contents. */
const rewritten = async (change: (name: string, bytes: Buffer) => Buffer | undefined): Promise<void> => {
  const entries: [string, Buffer][] = [];
  for await (const { name, content } of readArchive(archive)) entries.push([name, await buffer(content)]);
  archive = join(newDataDir(), 'rewritten.tar.gz');
  const writer = writeArchive(archive);
  for (const [name, bytes] of entries) {
    const changed = name === 'SHA256SUMS' ? undefined : change(name, bytes);
    if (changed) await writer.add(name, changed);
  }
  await writer.close();
};
const text = (bytes: Buffer, change: (text: string) => string): Buffer => Buffer.from(change(bytes.toString('utf8')));

describe('a damaged archive is refused', () => {
  const damage: readonly (readonly [string, (path: string) => void])[] = [
    ['cut short', (path) => truncateSync(path, 2_000)],
    ['empty', (path) => truncateSync(path, 0)],
    ['no archive at all', (path) => writeFileSync(path, 'Dear reader')],
    ['with something behind it', (path) => appendFileSync(path, 'more')],
    [
      'with a byte changed',
      (path) => {
        const bytes = readFileSync(path);
        bytes[Math.floor(bytes.length / 2)] = (bytes[Math.floor(bytes.length / 2)] ?? 0) ^ 1;
        writeFileSync(path, bytes);
      },
    ],
  ];
  it.each(damage)('%s', async (_what, spoil) => {
    spoil(archive);
    expect(await refusal()).toBe(`The archive ${archive} is damaged or is no backup; nothing was restored.`);
    expect(await branches()).toBe(0);
  });

  it('that is not there', async () => {
    archive = join(newDataDir(), 'nowhere.tar.gz');
    expect(await refusal()).toBe(`There is no file ${archive}.`);
  });

  it('without the rows of a table, or with fewer of them', async () => {
    await rewritten((name, bytes) => (name === 'tables/units.copy' ? undefined : bytes));
    expect(await refusal()).toBe('The archive has no rows of units; nothing was restored.');
    await rewritten((name, bytes) =>
      name === 'tables/bills.copy' ? bytes : name === MANIFEST ? fewerUsers(bytes) : bytes,
    );
    expect(await refusal()).toMatch(/^The archive has \d+ rows of users instead of 1; nothing was restored\.$/);
    expect(await branches()).toBe(0);
  });

  it('whose books are wrong', async () => {
    await rewritten((name, bytes) =>
      name === 'tables/journals.copy' ? text(bytes, (rows) => rows.replace(/\t(\d{7,})\t/, '\t1$1\t')) : bytes,
    );
    expect(await refusal()).toMatch(
      /^The books of the archive are wrong \(V1 .*; nothing was restored\. To restore them all the same/,
    );
    expect(await branches()).toBe(0);
  });
});

describe('a chain of seals', () => {
  it('that does not end where the archive says is refused', async () => {
    await seal(clinic);
    archive = join(newDataDir(), 'sealed.tar.gz');
    const { seals } = await writeBackup({ url: clinic.url, files, target: archive });
    expect(seals.length).toBeGreaterThan(0);
    expect(readManifest(await verifyArchive(archive, MANIFEST)).seals).toEqual(seals);
    // The books that it was taken from know what the archive has.
    const noted = await clinic.asOwner('select profile_id, seq, encode(hash, $1) as hash, place from noted_seals', [
      'hex',
    ]);
    expect(noted).toEqual(
      expect.arrayContaining(
        seals.map(({ profile_id, seq, hash }) => ({ profile_id, seq, hash, place: 'cadangan sealed.tar.gz' })),
      ),
    );
    const [first] = seals;
    await rewritten((name, bytes) =>
      name === MANIFEST ? text(bytes, (json) => json.replace(first?.hash ?? '', 'ab'.repeat(32))) : bytes,
    );
    expect(await refusal()).toBe(
      `The chain of ${first?.branch} does not end in seal ${first?.seq} as the archive says; nothing was restored.`,
    );
    expect(await branches()).toBe(0);
    // Unchanged it is restored, and so is one of a release that knew no seals.
    await rewritten((name, bytes) =>
      name === MANIFEST ? manifestBytes({ ...readManifest(bytes), seals: [] }) : bytes,
    );
    const other = await cloneDatabase('blank');
    expect((await restoreBackup({ url: other.url, files, archive })).seals).toEqual([]);
    await other.drop();
  });
});

/** Two looks at least, and more while transactions in the databases of other tests hold them back. */
const seal = async (database: TestDatabase): Promise<void> => {
  const open = await database.asOwner(
    'select id from journals j where not exists (select from journal_seals s where s.journal_id = j.id)',
  );
  if (open.length === 0) return;
  await sealPosted(database.pool);
  await setTimeout(25);
  await seal(database);
};

const fewerUsers = (bytes: Buffer): Buffer => {
  const manifest = readManifest(bytes);
  return manifestBytes({
    ...manifest,
    tables: manifest.tables.map((table) => (table.name === 'users' ? { ...table, rows: 1 } : table)),
  });
};

describe('a schema', () => {
  it('newer than the release is refused', async () => {
    await rewritten((name, bytes) =>
      name === MANIFEST
        ? manifestBytes({
            ...readManifest(bytes),
            migrations: [...readManifest(bytes).migrations, { name: '9999_later.sql', checksum: 'x' }],
          })
        : bytes,
    );
    expect(await refusal()).toContain('has a newer schema (9999_later.sql) than this release');
  });

  it('of an archive format that is not known is refused', async () => {
    await rewritten((name, bytes) =>
      name === MANIFEST ? text(bytes, (json) => json.replace('"format": 1', '"format": 2')) : bytes,
    );
    expect(await refusal()).toContain('written by a release that this one does not know');
  });
});

describe('a database', () => {
  it('with a clinic in it is left alone', async () => {
    expect(await refusal(clinic.url)).toContain('already holds a clinic');
  });

  it('with something else in it is left alone', async () => {
    const other = await cloneDatabase('blank');
    await other.asOwner('create table recipes (name text)');
    expect(await refusal(other.url)).toBe('The database is not empty (table recipes): restore into an empty one.');
    await other.drop();
  });

  it('without a clinic has nothing to back up', async () => {
    const other = await cloneDatabase('blank');
    const target = join(newDataDir(), 'x.tar.gz');
    await expect(writeBackup({ url: other.url, files, target })).rejects.toThrow('holds no clinic yet');
    await other.drop();
  });
});
