// Prices of an item by branch (inventory.md 2, 6 R11): seen and set in one table, each by who answers for its branch.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';

type Prices = AnswerOf<'inventory.item.prices'>;
type Priced = Prices['data'][number];
const CODE = 'RTL-00001';
let clinic: TestApp;
let clerk: Client;
let path: string;
let item: number;
beforeAll(async () => {
  clinic = await testApp();
  clerk = await clinic.as('inventory.bdg');
  [{ id: item } = { id: 0 }] = await clinic.database.asOwner<{ id: number }>('select id from items where code = $1', [
    CODE,
  ]);
  await clinic.database.asOwner('update items set sell_price = 25000 where id = $1', [item]);
  path = `/api/inventory/item/${item}/harga`;
});
afterAll(() => clinic.close());

const own = async (client: Client, branch = 1): Promise<Priced> => {
  const row = body(await client.get<Prices>(path)).data.find((one) => one.branch.id === branch);
  if (!row) throw new Error(`Branch ${branch} is not seen.`);
  return row;
};
const set = (client: Client, sell_price: number | null, version: number, profile_id = 1) =>
  client.post<Priced & { message: string }>(path, { profile_id, sell_price, version });

it('are those of the own branch, and the item’s where it has none', async () => {
  const { data, price } = body(await clerk.get<Prices>(path));
  expect(data.map(({ branch }) => branch.id)).toEqual([1]);
  expect(price).toBeGreaterThan(0);
  const before = await own(clerk);
  const after = body(await set(clerk, price + 3000, before.version));
  expect(after).toMatchObject({ sell_price: price + 3000, version: before.version + 1, qty: before.qty });
  // The desk sells at it.
  const sold = await (
    await clinic.as('admin.bdg')
  ).get<AnswerOf<'inventory.sales.item'>>('/api/inventory/salesitem', { query: { keyword: CODE } });
  expect(JSON.stringify(body(sold))).toContain(String(price + 3000));
  expect(body(await set(clerk, null, after.version))).toMatchObject({ sell_price: null });
});

it('are refused to who has read an older one, and set once by two at the same time', async () => {
  const { version } = await own(clerk);
  const answers = await Promise.all([
    set(clerk, 11_000, version),
    set(await clinic.as('manager.bdg'), 12_000, version),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await set(clerk, 13_000, version)).body.message).toBe('Data sudah diubah pengguna lain. Muat ulang halaman');
});

it('of another branch are read and changed by superadmins alone', async () => {
  const manager = await clinic.as('manager.bdg');
  expect((await set(manager, 9000, 0, 2)).status).toBe(404);
  const head = await clinic.again('superadmin');
  const seen = body(await head.get<Prices>(path)).data;
  expect(seen.length).toBeGreaterThan(1);
  expect((await set(head, 9000, 0, 2)).body.message).toBe('Cabang Belum dipilih');
  body(await head.post('/api/profile/changeprofile', { session_profile_id: 1 }));
  expect(body(await head.get<Prices>(path)).data).toHaveLength(seen.length);
  const { version } = await own(head, 2);
  expect(body(await set(head, 9000, version, 2))).toMatchObject({ sell_price: 9000, branch: { id: 2 } });
  // It is told where it happened, and changed nothing at home.
  const logs = await clinic.database.asOwner<{ profile_id: number; message: string }>(
    `select profile_id, message from applogs where url = $1 order by id desc limit 1`,
    [`/inventory/master/item/${item}`],
  );
  expect(logs).toMatchObject([{ profile_id: 2 }]);
  expect(logs[0]?.message).toContain('menjadi Rp 9.000');
  expect((await own(head, 1)).sell_price).not.toBe(9000);
  expect((await set(head, 9000, version, 2)).status).toBe(409);
});

it('are refused to other roles and for what is no price', async () => {
  const { version } = await own(clerk);
  expect((await set(await clinic.as('finance.bdg'), 9000, version)).status).toBe(403);
  expect((await (await clinic.as('finance.bdg')).get(path)).status).toBe(200);
  for (const name of ['perawat.bdg', 'dokter.bdg']) {
    const person = await clinic.as(name);
    expect([(await person.get(path)).status, (await set(person, 9000, version)).status]).toEqual([403, 403]);
  }
  for (const wrong of [-1, 1.5, 2_000_000_000]) expect((await set(clerk, wrong, version)).status).toBe(422);
  expect((await clerk.get('/api/inventory/item/999999/harga')).status).toBe(404);
});
