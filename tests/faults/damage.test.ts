// Books that are wrong: the backup says so and is kept, the restore takes them when it is told to, and they bear a mark until
// somebody has signed it off.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { backUpTurn } from '../../server/backup/nightly.ts';
import { restoreBackup } from '../../server/backup/restore-backup.ts';
import { writeBackup } from '../../server/backup/write-backup.ts';
import { draftBill, methodIds } from '../finance/draft.ts';
import { appOver, type TestApp } from '../support/app.ts';
import { cloneDatabase } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';
import { newDataDir } from './directory.ts';

const files = memoryStore();
const PATH = '/api/finance-v2/jurnal/verifikasi';
const SIGN = '/api/finance-v2/jurnal/temuan/tandatangan';
let clinic: TestApp;

/** A receipt, and a journal whose total somebody has changed past all guards. */
beforeAll(async () => {
  clinic = await appOver(await cloneDatabase('clinic'), files);
  const tunai = (await methodIds(clinic))['Tunai'] ?? 0;
  const { id } = await draftBill(clinic);
  const desk = await clinic.as('admin.bdg');
  const paid = await desk.post(
    '/api/finance/billtransaction',
    {
      methods: [{ paymentmethod_id: tunai, amount: 300_000 }],
      allocations: [{ bill_id: id, amount: 300_000 }],
      issue: true,
    },
    { headers: { 'idempotency-key': 'damage-test-receipt' } },
  );
  if (paid.status !== 201) throw new Error(JSON.stringify(paid.body));
});
afterAll(() => clinic.close());

const spoil = (amount: number): Promise<unknown> =>
  clinic.database.asOwner(`alter table journals disable trigger user;
    update journals set total_amount = total_amount + ${amount} where id = (select max(id) from journals where profile_id = 1);
    alter table journals enable trigger user`);
const spoiled = async (): Promise<void> => {
  await spoil(1);
  onTestFinished(async () => void (await spoil(-1)));
};
interface Found {
  readonly ok: boolean;
  readonly damage: readonly { id: number; key: string; source: string; archive: string; place: string }[];
}
const look = async (app: TestApp): Promise<Found> => (await (await app.as('manager.bdg')).get<Found>(PATH)).body;
const backedUp = async () => {
  const target = join(newDataDir(), 'clinic.tar.gz');
  return { target, ...(await writeBackup({ url: clinic.database.url, files, target })) };
};

describe('a backup', () => {
  it('of right books finds nothing, and marks nothing', async () => {
    expect((await backedUp()).damage).toEqual([]);
    expect((await look(clinic)).damage).toEqual([]);
  });

  it('of wrong books is kept, says what is wrong, and marks them once however often it is made', async () => {
    await spoiled();
    const { target, damage } = await backedUp();
    expect(existsSync(target)).toBe(true);
    expect(damage).toMatchObject([{ branch: 1, key: 'V1', places: 1 }]);
    const logged: unknown[] = [];
    const logger = { info: () => undefined, warn: () => undefined, error: (entry: unknown) => logged.push(entry) };
    const options = { url: clinic.database.url, files, folder: newDataDir(), every: 24, logger };
    expect(await backUpTurn(options, new Date('2026-03-14T19:00:00Z'))).toBe(true);
    expect(logged).toMatchObject([{ damage: [expect.stringMatching(/^V1 .*jurnal /)] }]);
    const found = await look(clinic);
    expect(found.ok).toBe(false);
    expect(found.damage).toMatchObject([{ key: 'V1', source: 'backup', archive: 'nightly-2026-03-15.tar.gz' }]);
    const { body } = await (await clinic.as('finance.bdg')).get(`${PATH}/terakhir`);
    expect(body).toMatchObject({ ok: false, damage: 1 });
  });
});

describe('a finding', () => {
  it('is signed off by who answers for the branch, with a reason, once', async () => {
    const manager = await clinic.as('manager.bdg');
    const [{ id } = { id: 0 }] = (await look(clinic)).damage;
    const ids = [id];
    const reason = 'Jurnal dibetulkan dan diperiksa ulang';
    expect((await (await clinic.as('finance.bdg')).post(SIGN, { ids, reason })).status).toBe(403);
    expect((await (await clinic.as('manager.jkt')).post(SIGN, { ids, reason })).status).toBe(404);
    expect((await manager.post(SIGN, { ids, reason: 'ya' })).status).toBe(422);
    expect((await manager.post(SIGN, { ids: [id, id + 1000], reason })).status).toBe(404);
    expect((await look(clinic)).damage).toHaveLength(1);
    expect(await manager.post(SIGN, { ids, reason })).toMatchObject({ body: { signed: 1 } });
    expect((await look(clinic)).damage).toEqual([]);
    expect((await manager.post(SIGN, { ids, reason })).status).toBe(404);
    await expect(
      clinic.database.asOwner('update book_damages set signed_at = null, signed_by = null, reason = null'),
    ).rejects.toThrow(/stays as it was signed/);
  });
});

describe('a restore of wrong books', () => {
  it('is refused, and done when damage is accepted; the mark stays until it is signed off', async () => {
    await spoiled();
    const { target } = await backedUp();
    const there = await cloneDatabase('blank');
    const given = { url: there.url, files: memoryStore(), archive: target };
    await expect(restoreBackup(given)).rejects.toThrow(/books of the archive are wrong \(V1 .*--accept-damage/);
    expect(await there.asOwner(`select count(*) as n from profiles`)).toEqual([{ n: 0 }]);
    const { damage } = await restoreBackup({ ...given, acceptDamage: true });
    expect(damage).toMatchObject([{ branch: 1, key: 'V1' }]);
    const restored = await appOver(there, memoryStore());
    onTestFinished(() => restored.close());
    const found = await look(restored);
    expect(found).toMatchObject({ ok: false, damage: [{ source: 'restore', archive: 'clinic.tar.gz' }] });
    const ids = found.damage.map(({ id }) => id);
    const signed = await (await restored.as('manager.bdg')).post(SIGN, { ids, reason: 'Diterima, dibetulkan besok' });
    expect(signed).toMatchObject({ body: { signed: 1 } });
    expect((await look(restored)).damage).toEqual([]);
  });

  it('is refused for a row of what is owed that says more than its account', async () => {
    const change = (by: number) =>
      clinic.database.asOwner(
        `insert into hutangs (profile_id, actor_type, actor_id, kind, source_type, source_id, description, transaction_at, due_date,
           amount, akun_id)
         select 1, 'doctor', 1, 'doctorfee', 'tindakanincome', 0, 'Palsu', current_date, current_date, ${by}, id
         from akuns where code = '2-1201'`,
      );
    await change(9);
    onTestFinished(async () => void (await clinic.database.asOwner(`delete from hutangs where description = 'Palsu'`)));
    const { target, damage } = await backedUp();
    expect(damage?.map(({ key }) => key)).toEqual(['V4', 'V10']);
    const there = await cloneDatabase('blank');
    onTestFinished(() => there.drop());
    await expect(restoreBackup({ url: there.url, files: memoryStore(), archive: target })).rejects.toThrow(
      /books of the archive are wrong \(V4 .*--accept-damage/,
    );
  });
});
