// What lists of masters tell beside their fields (inventory.md 4): of the branch that one looks at.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedOf } from '../../src/resources/answers.ts';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { openPurchase, type PurchaseStage } from './purchase-stage.ts';
import { JAKARTA, receiveOf } from './stock-stage.ts';

interface Page<R> {
  readonly data: readonly R[];
  readonly count: number;
}
const GLOVES = 'BHP-00001';
let stage: PurchaseStage;
let jakarta: Client;
let superadmin: Client;
beforeAll(async () => {
  stage = await openPurchase();
  jakarta = await stage.clinic.as('inventory.jkt');
  superadmin = await stage.clinic.as('superadmin');
  const { move, item, gudang, gudangJakarta, clerk } = stage;
  await move([receiveOf(item(GLOVES), gudang, 70, 560_000)]);
  await move([receiveOf(item(GLOVES), gudangJakarta, 9, 90_000)], { branch: JAKARTA });
  const { data } = body(
    await clerk.get<Page<Json & { id: number; version: number }>>('/api/inventory/itembranch', {
      query: { item: String(item(GLOVES)) },
    }),
  );
  const [row] = data;
  body(
    await clerk.put(`/api/inventory/itembranch/${row?.id}`, { version: row?.version, min_stock: 60, max_stock: 200 }),
  );
});
afterAll(() => stage.clinic.close());

describe('the list of items', () => {
  const gloves = async (by: Client) =>
    body(await by.get<Page<ListedOf<'inventory.item'>>>('/api/inventory/item', { query: { keyword: GLOVES } })).data[0];

  it('tells what the branch holds and wants to hold, and of all branches for who works in none', async () => {
    expect(await gloves(stage.clerk)).toMatchObject({ stock: 70, min_max: '60/200' });
    expect(await gloves(jakarta)).toMatchObject({ stock: 9, min_max: null });
    expect(await gloves(superadmin)).toMatchObject({ stock: 79, min_max: '60/200' });
  });

  it('tells of what a branch never had that there is none, and no cost to anybody', async () => {
    const { data } = body(await stage.clerk.get<Page<ListedOf<'inventory.item'>>>('/api/inventory/item'));
    expect(data.some(({ stock }) => stock === 0)).toBe(true);
    expect(JSON.stringify(data)).not.toMatch(/"(value|avg_cost|last_cost|stock_value|unit_cost)"/);
    expect((await (await stage.clinic.as('perawat.bdg')).get('/api/inventory/item')).status).toBe(403);
    const sheet = await stage.clerk.get('/api/inventory/item/export');
    expect(sheet.status).toBe(200);
  });
});

describe('the list of categories', () => {
  it('tells how many items each has', async () => {
    const { data } = body(
      await stage.clerk.get<Page<ListedOf<'inventory.category'>>>('/api/inventory/category', {
        query: { limit: '50' },
      }),
    );
    const counted = await stage.clinic.database.asOwner<{ code: string; n: number }>(
      'select c.code, count(i.id)::int as n from item_categories c left join items i on i.category_id = c.id group by 1',
    );
    expect(Object.fromEntries(data.map(({ code, item_count }) => [code, item_count]))).toEqual(
      Object.fromEntries(counted.map(({ code, n }) => [code, n])),
    );
  });
});

describe('the list of warehouses', () => {
  it('tells what lies in each is worth', async () => {
    const worth = async (by: Client) =>
      body(await by.get<Page<ListedOf<'inventory.warehouse'>>>('/api/inventory/warehouse')).data.find(
        ({ code }) => code === 'GU',
      )?.stock_value;
    expect(await worth(stage.clerk)).toBe(560_000);
    expect(await worth(jakarta)).toBe(90_000);
  });
});

describe('the list of vendors', () => {
  it('tells what the branch owes each, and when the first of it is due', async () => {
    const owed = async (by: Client) =>
      body(
        await by.get<Page<ListedOf<'inventory.vendor'>>>('/api/inventory/vendor', { query: { limit: '50' } }),
      ).data.find(({ id }) => id === stage.vendor);
    expect(await owed(stage.clerk)).toMatchObject({ owed: 0, due: null });
    const line = { item_id: stage.item(GLOVES), unit_id: stage.unit('Box'), qty: 2, price: 125_000 };
    await stage.posted([line], { invoice_no: 'DAFTAR-1', invoice_at: today() });
    expect(await owed(stage.clerk)).toMatchObject({ owed: 250_000, due: formatDate(addDays(today(), 30)) });
    expect(await owed(jakarta)).toMatchObject({ owed: 0, due: null });
  });
});
