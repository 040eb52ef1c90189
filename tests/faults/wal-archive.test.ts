// The drill of a lost machine: base, log and files go to another disk while people pay, the machine is gone, and a new one has
// everything up to the last turn of the archive.
import { existsSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreArchive } from '../../server/backup/restore-archive.ts';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { archiveTurn, forgetArchive, type Turn } from '../../server/backup/wal-archive.ts';
import { folderName, walFolder } from '../../server/backup/wal-folder.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import { BootRefusal } from '../../server/boot-refusal.ts';
import { type Embedded, layCluster, startEmbedded } from '../../server/db/embedded/index.ts';
import { prepareDatabase } from '../../server/db/prepare.ts';
import type { FileStore } from '../../server/files/store.ts';
import { draftBill, methodIds, type Receipt } from '../finance/draft.ts';
import { appOver, type TestApp } from '../support/app.ts';
import { cloneDatabase, databaseAt } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';
import { contentOf } from './content.ts';
import { lastingDir, newDataDir } from './directory.ts';

const KEY = 'q'.repeat(40);
const HOUR_MS = 3_600_000;
const start = new Date('2026-03-06T12:00:00Z');
const later = (hours: number): Date => new Date(start.getTime() + hours * HOUR_MS);

let server: Embedded;
let clinic: TestApp;
let dataDir: string;
let tunai: number;
const files = memoryStore();

const appOf = async (machine: Embedded, store: FileStore): Promise<TestApp> => {
  await prepareDatabase(machine);
  return appOver(
    databaseAt(machine.adminUrl, machine.appUrl, () => machine.stop()),
    store,
  );
};

const pay = async (app: TestApp): Promise<Receipt> => {
  const { id } = await draftBill(app);
  const answer = await (
    await app.as('admin.bdg')
  ).post<Receipt>('/api/finance/billtransaction', {
    methods: [{ paymentmethod_id: tunai, amount: 300_000 }],
    allocations: [{ bill_id: id, amount: 300_000 }],
    issue: true,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body;
};
const receipts = async (app: TestApp): Promise<readonly string[]> =>
  (await app.database.asOwner<{ code: string }>('select code from billtransactions order by id')).map(
    ({ code }) => code,
  );

/** Every row; counters of ids leap at a recovery. */
const rowsOf = async ({ database }: TestApp): Promise<unknown> => {
  const { guards, ...tables } = await contentOf(database);
  return { ...tables, guards: (guards as readonly string[]).filter((what) => !what.startsWith('counter ')) };
};

const upload = async (content: string): Promise<string> => {
  const key = await files.put(Buffer.from(content));
  await clinic.database.asOwner(
    `insert into files (profile_id, key, object, filename, mime, sha256, bytes, uploaded_by)
     select 1, $1, 'platform.users', 'photo.jpg', 'image/jpeg', repeat('a', 64), 7, min(id) from users`,
    [key],
  );
  return key;
};

const turn = (folder: string, now: Date, key?: string): Promise<Turn> =>
  archiveTurn(
    {
      url: server.adminUrl,
      cluster: server.cluster.directory,
      password: server.cluster.password,
      files,
      folder: walFolder(folder),
      key,
    },
    now,
  );

const restore = (folder: string, into: string, store: FileStore, key?: string) =>
  layCluster(into, (place) => restoreArchive({ folder, files: store, key, ...place }));
/** Looks at a new machine that has what the archive has. */
const onNewMachine = async (
  { folder, store = memoryStore(), key }: { folder: string; store?: FileStore; key?: string },
  look: (app: TestApp) => Promise<void>,
): Promise<void> => {
  const into = newDataDir();
  await restore(folder, into, store, key);
  const app = await appOf(await startEmbedded({ dataDir: into }), store);
  try {
    await look(app);
  } finally {
    await app.close();
  }
};
const expectLast = (folder: string, { code }: Receipt, key?: string): Promise<void> =>
  onNewMachine({ folder, key }, async (app) => expect((await receipts(app)).at(-1)).toBe(code));

/** The embedded database of a machine of its own, with the clinic that tests begin with. */
beforeAll(async () => {
  dataDir = lastingDir();
  const source = await cloneDatabase('clinic');
  const archive = join(dataDir, 'clinic.tar.gz');
  await writeBackup({ url: source.url, files, target: archive });
  await source.drop();
  server = await startEmbedded({ dataDir });
  await restoreBackup({ url: server.adminUrl, files, archive });
  clinic = await appOf(server, files);
  tunai = (await methodIds(clinic))['Tunai'] ?? 0;
});
afterAll(() => clinic.close());

describe('a lost machine', () => {
  it('comes back with all that was paid up to the last turn, and nothing that came after it', async () => {
    const folder = newDataDir();
    const early = await upload('an early photo');
    await pay(clinic);
    // The base is made while people pay.
    const closing = new AbortController();
    const paying = (async () => {
      while (!closing.signal.aborted) await pay(clinic);
    })();
    expect(await turn(folder, start)).toMatchObject({ base: true, files: 1 });
    closing.abort();
    await paying;
    const late = await upload('a late photo');
    const last = await pay(clinic);
    expect(await turn(folder, later(0.1))).toMatchObject({ base: false, files: 1 });
    const kept = { codes: await receipts(clinic), content: await rowsOf(clinic) };
    const lost = await pay(clinic);

    expect(kept.codes.at(-1)).toBe(last.code);
    expect(kept.codes).not.toContain(lost.code);
    const store = memoryStore();
    await onNewMachine({ folder, store }, async (there) => {
      expect(await receipts(there)).toEqual(kept.codes);
      expect(await rowsOf(there)).toEqual(kept.content);
      expect((await store.get(early)).toString()).toBe('an early photo');
      expect((await store.get(late)).toString()).toBe('a late photo');
      const { body } = await (await there.as('manager.bdg')).get('/api/finance-v2/jurnal/verifikasi');
      expect(body).toMatchObject({ ok: true });
      // It goes on counting where it stands.
      expect((await pay(there)).code).toBe(lost.code);
    });
  });

  it('comes back after a kill between turns, and from the next base alone', { tags: ['long'] }, async () => {
    const folder = newDataDir();
    await turn(folder, start);
    await pay(clinic);
    process.kill(server.pid(), 'SIGKILL');
    await expect.poll(() => pay(clinic).then(() => 'paid', String), { timeout: 60_000 }).toBe('paid');
    await turn(folder, later(1));
    expect(await turn(folder, later(25))).toMatchObject({ base: true });
    await pay(clinic);
    expect(await turn(folder, later(50))).toMatchObject({ base: true });
    const last = await pay(clinic);
    await turn(folder, later(50.1));
    // Two bases stay, and the log of the older one on.
    const bases = readdirSync(folder).filter((name) => name.startsWith('base-'));
    expect(bases).toHaveLength(2);
    expect(bases[0]).toContain('20260307T130000Z');
    const oldest = /-([0-9A-F]{24})\./.exec(bases[0] ?? '')?.[1];
    expect(readdirSync(join(folder, 'wal')).toSorted()[0]).toBe(`${oldest}.gz`);
    await expectLast(folder, last);
  });
});

it('an archive lies in a folder of its own under each key, for it is restored under one', () => {
  expect(folderName('klinik_1', undefined)).toBe('klinik_1');
  expect(folderName('klinik_1', KEY)).not.toBe(folderName('klinik_1', 'x'.repeat(40)));
});

describe('what is kept', { tags: ['long'] }, () => {
  it('is encrypted under the key, and opened by no other', async () => {
    const folder = newDataDir();
    await upload('a secret photo');
    await turn(folder, start, KEY);
    const last = await pay(clinic);
    await turn(folder, later(0.1), KEY);
    const names = ['', 'wal', 'files'].flatMap((name) => readdirSync(join(folder, name)));
    expect(names.filter((name) => !name.endsWith('.age')).toSorted()).toEqual(['files', 'wal']);
    for (const key of ['x'.repeat(40), undefined])
      await expect(restore(folder, newDataDir(), memoryStore(), key)).rejects.toBeInstanceOf(BootRefusal);
    await expectLast(folder, last, KEY);
  });

  it('is not restored over a database, with a gap in its log, nor damaged, and leaves no half cluster', async () => {
    const folder = newDataDir();
    await turn(folder, start);
    for (const hours of [0.1, 0.2, 0.3]) {
      await pay(clinic);
      await turn(folder, later(hours));
    }
    const refusal = async (into = newDataDir()): Promise<string> => {
      const error: unknown = await restore(folder, into, memoryStore()).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(BootRefusal);
      return (error as BootRefusal).message;
    };
    expect(await refusal(dataDir)).toContain('is in use by another process');
    const segments = readdirSync(join(folder, 'wal')).toSorted();
    const [, gap = ''] = segments;
    const into = newDataDir();
    await restore(folder, into, memoryStore());
    expect(await refusal(into)).toContain('There is a database');
    truncateSync(join(folder, 'wal', segments.at(-1) ?? ''), 1000);
    const damaged = newDataDir();
    expect(await refusal(damaged)).toContain('is damaged');
    expect(existsSync(join(damaged, 'postgres'))).toBe(false);
    rmSync(join(folder, 'wal', gap));
    expect(await refusal()).toContain(`no segment ${gap.replace('.gz', '')}`);
    rmSync(join(folder, readdirSync(folder).find((name) => name.startsWith('base-')) ?? ''));
    expect(await refusal()).toContain('There is no base');
  });

  it('loses the bytes of files whose row is gone', async () => {
    const folder = newDataDir();
    const key = await upload('a photo that is erased');
    await turn(folder, start);
    await clinic.database.asOwner('delete from files where key = $1', [key]);
    await turn(folder, later(0.1));
    expect(readdirSync(join(folder, 'files')).some((name) => name.startsWith(key))).toBe(false);
  });
});

describe('the log', { tags: ['long'] }, () => {
  const slots = () => clinic.database.asOwner<{ restart_lsn: string }>('select restart_lsn from pg_replication_slots');

  it('is kept by the database until it was taken, and where nobody takes it any more no longer', async () => {
    const folder = newDataDir();
    await turn(folder, start);
    const [before] = await slots();
    await pay(clinic);
    expect(await turn(folder, later(0.1))).toMatchObject({ base: false, files: 0 });
    const [after] = await slots();
    expect(after?.restart_lsn).not.toBe(before?.restart_lsn);
    await forgetArchive(server.adminUrl);
    expect(await slots()).toEqual([]);
    // What was written meanwhile may be gone: only a new base makes the archive whole.
    await pay(clinic);
    expect(await turn(folder, later(0.2))).toMatchObject({ base: true });
  });
});
