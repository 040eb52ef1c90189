// The store on disk: whole or not there, nothing outside its folder, and no bytes left that no row names.
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskStore } from '../../server/files/disk-store.ts';
import { FileMissing } from '../../server/files/store.ts';
import { sweepFiles } from '../../server/files/sweep.ts';
import { type TestApp, testApp } from '../support/app.ts';

const folder = mkdtempSync(join(tmpdir(), 'klinik-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const pathOf = (root: string, key: string) => join(root, key.slice(0, 2), key);
const DAY_MS = 86_400_000;
const age = (path: string, days: number): void => {
  const then = new Date(Date.now() - days * DAY_MS);
  utimesSync(path, then, then);
};

describe('a file', () => {
  const root = join(folder, 'one');
  const store = diskStore(root);

  it('comes back as it went, and is gone after its removal', async () => {
    const key = await store.put(Buffer.from([0, 255, 10]));
    expect(await store.get(key)).toEqual(Buffer.from([0, 255, 10]));
    await store.remove(key);
    await expect(store.get(key)).rejects.toThrow(FileMissing);
    await store.remove(key);
  });

  it('leaves no draft beside itself', async () => {
    const key = await store.put(Buffer.from('x'));
    expect(readdirSync(join(root, key.slice(0, 2)))).toEqual([key]);
  });

  it.each(['../../../etc/passwd', '..', '', 'A'.repeat(36)])('is not read by the key %j', async (key) => {
    await expect(store.get(key)).rejects.toThrow(FileMissing);
  });
});

describe('the sweep', () => {
  const root = join(folder, 'swept');
  const store = diskStore(root);
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await testApp();
  });
  afterAll(() => clinic.close());

  it('removes old bytes without a row, and nothing else', async () => {
    const [kept, orphan, fresh] = [
      await store.put(Buffer.from('kept')),
      await store.put(Buffer.from('orphan')),
      await store.put(Buffer.from('fresh')),
    ];
    writeFileSync(join(root, kept.slice(0, 2), 'notes.txt'), 'not ours');
    for (const key of [kept, orphan]) age(pathOf(root, key), 2);
    await clinic.database.asOwner(
      `insert into files (profile_id, key, object, filename, mime, sha256, bytes, uploaded_by)
       select 2, '${kept}', 'platform.users.import', 'a.xlsx', 'text/plain', repeat('0', 64), 4, min(id) from users`,
    );
    expect(await sweepFiles(clinic.database.pool, store, new Date())).toBe(1);
    await expect(store.get(orphan)).rejects.toThrow(FileMissing);
    expect(String(await store.get(kept))).toBe('kept');
    expect(String(await store.get(fresh))).toBe('fresh');
  });

  it('finds nothing in a store that was never used', async () => {
    expect(await sweepFiles(clinic.database.pool, diskStore(join(folder, 'none')), new Date())).toBe(0);
  });
});
