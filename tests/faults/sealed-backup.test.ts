// A backup under the operator's key: nobody reads it without, nobody makes or changes one without, and age itself opens it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
// What the rooms give each other, they give here too.
import '../../server/usecases/index.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';
import { contentOf } from './content.ts';
import { newDataDir } from './directory.ts';

const KEY = 'jGm0qR5y3vXn8bT1kW6sZ4cH9pL2dF7a';
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
  archive = join(newDataDir(), 'clinic.tar.gz.age');
  await writeBackup({ url: clinic.url, files, target: archive, key: KEY });
});
const restore = (key?: string) => restoreBackup({ url: there.url, files, archive, key });

it('another key, none, or a changed byte is refused in one sentence', async () => {
  await expect(restore(KEY.toLowerCase())).rejects.toThrow(`BACKUP_KEY is not the key of the archive ${archive};`);
  await expect(restore()).rejects.toThrow(`The archive ${archive} is encrypted: set BACKUP_KEY to its key.`);
  const bytes = readFileSync(archive);
  for (const at of [60, 400, Math.floor(bytes.length / 2), bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed[at] = (changed[at] ?? 0) ^ 1;
    writeFileSync(archive, changed);
    await expect(restore(KEY), String(at)).rejects.toThrow(/is damaged or is no backup|is not the key/);
  }
  writeFileSync(archive, bytes.subarray(0, Math.floor(bytes.length / 2)));
  await expect(restore(KEY)).rejects.toThrow('is damaged or is no backup; nothing was restored.');
});

it('one that is not encrypted is not taken for one of ours', async () => {
  archive = join(newDataDir(), 'clinic.tar.gz');
  await writeBackup({ url: clinic.url, files, target: archive });
  await expect(restore(KEY)).rejects.toThrow('is not encrypted, so that BACKUP_KEY cannot vouch for it');
});

it('shows nothing, is opened by age, and comes back whole', async () => {
  const bytes = readFileSync(archive);
  expect(bytes.includes('superadmin')).toBe(false);
  const age = new Decrypter();
  age.addPassphrase(KEY);
  expect(gunzipSync(await age.decrypt(bytes)).includes('superadmin')).toBe(true);
  await restore(KEY);
  expect(await contentOf(there)).toEqual(await contentOf(clinic));
});
