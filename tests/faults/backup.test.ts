// The drill: a clinic at work is backed up, restored elsewhere, and goes on there as if nothing had happened.
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backUpTurn } from '../../server/backup/nightly.ts';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import { migrate, readMigrations } from '../../server/db/migrate.ts';
import { draftBill, methodIds, type Receipt } from '../finance/draft.ts';
import { appOver, type TestApp } from '../support/app.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';
import { contentOf } from './content.ts';
import { newDataDir } from './directory.ts';
import { until } from './until.ts';

const files = memoryStore();
let clinic: TestApp;
let tunai: number;
let key: string;

const pay = async (app: TestApp): Promise<Receipt> => {
  const { id } = await draftBill(app);
  const desk = await app.as('admin.bdg');
  const amount = 300_000;
  const answer = await desk.post<Receipt>('/api/finance/billtransaction', {
    methods: [{ paymentmethod_id: tunai, amount }],
    allocations: [{ bill_id: id, amount }],
    issue: true,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};

const blank = async (): Promise<TestDatabase> => {
  const database = await cloneDatabase('blank');
  onTestFinished(() => database.drop());
  return database;
};
const backedUp = async (url = clinic.database.url): Promise<string> => {
  const target = join(newDataDir(), 'backups', 'clinic.tar.gz');
  await writeBackup({ url, files, target });
  return target;
};

beforeAll(async () => {
  clinic = await appOver(await cloneDatabase('clinic'), files);
  tunai = (await methodIds(clinic))['Tunai'] ?? 0;
  for (let i = 0; i < 5; i += 1) await pay(clinic);
  key = await files.put(Buffer.from('a photo'));
  await clinic.database.asOwner(
    `insert into files (profile_id, key, object, filename, mime, sha256, bytes, uploaded_by)
     select 1, $1, 'platform.users', 'photo.jpg', 'image/jpeg', repeat('a', 64), 7, min(id) from users`,
    [key],
  );
});
afterAll(() => clinic.close());

describe('a restored clinic', () => {
  it('has every row of every table, and the bytes of its files', async () => {
    const there = await blank();
    const kept = memoryStore();
    await restoreBackup({ url: there.url, files: kept, archive: await backedUp() });
    expect(await contentOf(there)).toEqual(await contentOf(clinic.database));
    expect((await kept.get(key)).toString()).toBe('a photo');
  });

  it('signs nobody in, takes the old passwords, and goes on counting', async () => {
    const last = await pay(clinic);
    const there = await cloneDatabase('blank');
    await restoreBackup({ url: there.url, files: memoryStore(), archive: await backedUp() });
    expect(await there.asOwner('select count(*) as n from sessions')).toEqual([{ n: 0 }]);
    const restored = await appOver(there, memoryStore());
    onTestFinished(() => restored.close());
    const next = await pay(restored);
    const numberOf = (code: string): number => Number(/(\d+)$/.exec(code)?.[1]);
    expect(numberOf(next.code)).toBe(numberOf(last.code) + 1);
    expect(next.id).toBeGreaterThan(last.id);
    const { body } = await (await restored.as('manager.bdg')).get('/api/finance-v2/jurnal/verifikasi');
    expect(body).toMatchObject({ ok: true });
  });

  it('keeps its guards: the books cannot be changed', async () => {
    const there = await blank();
    await restoreBackup({ url: there.url, files: memoryStore(), archive: await backedUp() });
    await expect(there.asOwner('update journal_lines set debit = debit + 1 where debit > 0')).rejects.toThrow(
      /never changed/,
    );
    await expect(there.asOwner(`delete from users where username = 'admin.bdg'`)).rejects.toThrow(/foreign key/);
    expect((await there.pool.query('select id from bills')).rows).toEqual([]);
  });

  it('of an older release gets the schema of this one', async () => {
    const older = await blank();
    await migrate(
      older.url,
      readMigrations().filter(({ name }) => name < '0007'),
    );
    await older.asOwner(`insert into profiles (code, name) values ('OLD', 'Cabang Lama')`);
    const there = await blank();
    await restoreBackup({ url: there.url, files: memoryStore(), archive: await backedUp(older.url) });
    expect(await there.asOwner('select code from profiles')).toEqual([{ code: 'OLD' }]);
    expect(await migrate(there.url)).toEqual([]);
  });

  it('belongs to an owner without special rights as well', { tags: ['long'] }, async () => {
    await clinic.database.asOwner(`create role clinic_owner login password 'owner'; grant klinik_app to clinic_owner;
       grant set on parameter app.sign_in to clinic_owner`);
    const there = await blank();
    const [name] = await there.asOwner<{ name: string }>('select current_database() as name');
    await clinic.database.asOwner(`alter database ${name?.name} owner to clinic_owner`);
    const owned = new URL(there.url);
    owned.username = 'clinic_owner';
    owned.password = 'owner';
    await restoreBackup({ url: owned.href, files: memoryStore(), archive: await backedUp() });
    expect(await contentOf(there)).toEqual(await contentOf(clinic.database));
    const again = await blank();
    await restoreBackup({ url: again.url, files: memoryStore(), archive: await backedUp(owned.href) });
    expect(await contentOf(again)).toEqual(await contentOf(clinic.database));
  });
});

describe('a backup while the clinic works', () => {
  it('is one moment of it: what was acknowledged before is there, and the books balance', async () => {
    const before = await pay(clinic);
    const done = new AbortController();
    const target = join(newDataDir(), 'clinic.tar.gz');
    const writing = Promise.all(
      Array.from({ length: 3 }, async () => {
        let made = 0;
        for (; !done.signal.aborted; made += 1) await pay(clinic);
        return made;
      }),
    );
    await writeBackup({ url: clinic.database.url, files, target }).finally(() => done.abort());
    expect((await writing).reduce((sum, made) => sum + made, 0)).toBeGreaterThan(0);
    const there = await blank();
    await restoreBackup({ url: there.url, files: memoryStore(), archive: target });
    const [counted] = await there.asOwner<{ known: boolean; receipts: number; journals: number }>(
      `select exists (select from billtransactions where id = $1) as known, (select count(*) from billtransactions) as receipts,
         (select count(*) from journals where event = 'bill.paid') as journals`,
      [before.id],
    );
    expect(counted?.known).toBe(true);
    expect(counted?.receipts).toBe(counted?.journals);
  });

  it('is made by one at a time, and leaves nothing behind when it is given up', async () => {
    const folder = join(newDataDir(), 'backups');
    const target = join(folder, 'clinic.tar.gz');
    const given = { url: clinic.database.url, files, target };
    await expect(writeBackup({ ...given, signal: AbortSignal.abort() })).rejects.toThrow(/aborted/);
    expect(readdirSync(folder)).toEqual([]);
    // The database lets go of the lock a moment after the connection has ended.
    const held =
      "select 1 from pg_locks l join pg_database d on d.oid = l.database where l.locktype = 'advisory' and d.datname = current_database()";
    await until('the lock is free', async () => (await clinic.database.asOwner(held)).length === 0);
    mkdirSync(join(folder, '.backup-killed'));
    const outcomes = await Promise.allSettled([writeBackup(given), writeBackup(given)]);
    const refused = outcomes.find((outcome) => outcome.status === 'rejected');
    expect(String(refused?.reason)).toContain('Another backup of this database is being made.');
    expect(readdirSync(folder)).toEqual(['clinic.tar.gz']);
    await expect(writeBackup(given)).rejects.toThrow(`The file ${target} exists already.`);
  });

  it('says which files have lost their bytes', async () => {
    const target = join(newDataDir(), 'clinic.tar.gz');
    const summary = await writeBackup({ url: clinic.database.url, files: memoryStore(), target });
    expect(summary).toMatchObject({ files: 0, missing: [key] });
  });
});

describe('every night', () => {
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const night = (day: string): string => `nightly-${day}.tar.gz`;

  it('one archive is made after two in the morning, once, and the last fourteen stay', async () => {
    const folder = newDataDir();
    for (let day = 1; day <= 14; day += 1)
      writeFileSync(join(folder, night(`2026-03-${String(day).padStart(2, '0')}`)), '');
    writeFileSync(join(folder, 'klinik-20260101-000000.tar.gz'), '');
    const options = { url: clinic.database.url, files, folder, every: 24, logger };
    // 01.59 in Jakarta on the 15th still belongs to the night before, which is there.
    expect(await backUpTurn(options, new Date('2026-03-14T18:59:00Z'))).toBe(false);
    expect(await backUpTurn(options, new Date('2026-03-14T19:00:00Z'))).toBe(true);
    expect(await backUpTurn(options, new Date('2026-03-15T10:00:00Z'))).toBe(false);
    const names = readdirSync(folder);
    expect(names).toHaveLength(15);
    expect(names).toContain(night('2026-03-15'));
    expect(names).not.toContain(night('2026-03-01'));
    expect(names).toContain('klinik-20260101-000000.tar.gz');
  });

  it('or every six hours from the night on, of which two days stay', async () => {
    const folder = newDataDir();
    for (let hour = 0; hour < 9; hour += 1)
      writeFileSync(join(folder, `hourly-2026-03-1${Math.floor(hour / 3)}-${['08', '14', '20'][hour % 3]}.tar.gz`), '');
    const options = { url: clinic.database.url, files, folder, every: 6, logger };
    // 13.59 and 14.00 in Jakarta on the 15th.
    expect(await backUpTurn(options, new Date('2026-03-15T06:59:00Z'))).toBe(true);
    expect(await backUpTurn(options, new Date('2026-03-15T07:00:00Z'))).toBe(true);
    expect(await backUpTurn(options, new Date('2026-03-15T12:59:00Z'))).toBe(false);
    expect(await backUpTurn(options, new Date('2026-03-15T19:00:00Z'))).toBe(true);
    const names = readdirSync(folder).toSorted();
    expect(names).toHaveLength(9);
    expect(names).toEqual(
      expect.arrayContaining(['hourly-2026-03-15-08.tar.gz', 'hourly-2026-03-15-14.tar.gz', night('2026-03-16')]),
    );
    expect(names[0]).toBe('hourly-2026-03-11-08.tar.gz');
  });
});
