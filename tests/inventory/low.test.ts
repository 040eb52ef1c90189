// What is to be ordered (inventory.md 6 R10, 11: check 10): E7 by the interface, orders made of it, and what items have cost.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { newSupplier, openPurchase, type Purchase, PURCHASE, type PurchaseStage } from './purchase-stage.ts';
import { JAKARTA, receiveOf } from './stock-stage.ts';

type Low = AnswerOf<'inventory.low.list'>['data'][number];
const LOW = '/api/inventory/low';
let stage: PurchaseStage;
let other: { vendor: number; supplier: number };
const lowOf = async (code: string, by: Client = stage.clerk): Promise<Low | undefined> =>
  body(await by.get<{ data: Low[] }>(LOW)).data.find((row) => row.code === code);
const want = async (code: string, min_stock: number, max_stock: number) =>
  body(await stage.manager.post('/api/inventory/itembranch', { item_id: stage.item(code), min_stock, max_stock }), 201);

beforeAll(async () => {
  stage = await openPurchase();
  const priced = (code: string, price: number, moq?: number) => ({
    items: [{ item_id: stage.item(code), unit_id: stage.unit('Box'), price, ...(moq && { moq }) }],
  });
  await newSupplier(stage.manager, priced('BHP-00001', 118_000, 2));
  await newSupplier(stage.manager, priced('BHP-00001', 125_000));
  other = await newSupplier(stage.manager, priced('OBT-00003', 35_000));
  await want('BHP-00001', 200, 600);
  await stage.adjust(5, { item_id: stage.item('BHP-00001'), qty: 120, unit_cost: 1250 });
  await want('OBT-00003', 50, 150);
  await want('BHP-00002', 10, 20);
});
afterAll(() => stage.clinic.close());

describe('what runs low', () => {
  it('10 and E7: is suggested in whole purchase units, from whose price is least', async () => {
    expect(await lowOf('BHP-00001')).toMatchObject({
      on_hand: 120,
      need: 480,
      qty: 5,
      purchase_unit: 'Box',
      factor: 100,
      price: 118_000,
      subtotal: 590_000,
    });
    expect(await lowOf('OBT-00003')).toMatchObject({ need: 150, qty: 2, supplier_id: other.supplier, days_left: null });
    expect(await lowOf('BHP-00002')).toMatchObject({ supplier_id: null, price: null, purchase_unit: 'Pcs', qty: 20 });
  });

  it('is read by nurses without prices, and ordered by who buys', async () => {
    const nurse = await stage.clinic.as('perawat.bdg');
    const row = await lowOf('BHP-00001', nurse);
    expect(row).toMatchObject({ need: 480 });
    expect(row).not.toHaveProperty('price');
    expect((await nurse.post(`${LOW}/purchase`, { lines: [] })).status).toBe(403);
    expect((await (await stage.clinic.as('dokter.bdg')).get(LOW)).status).toBe(403);
  });

  it('10: becomes one draft for each supplier, and is no longer suggested once it is ordered', async () => {
    const [gloves, pills] = [await lowOf('BHP-00001'), await lowOf('OBT-00003')];
    const lines = [gloves, pills].map((row) => ({
      item_id: row?.item_id,
      supplier_id: row?.supplier_id,
      unit_id: row?.unit_id,
      qty: row?.qty,
    }));
    const made = body(
      await stage.clerk.post<{ data: { id: number; total: number }[] }>(`${LOW}/purchase`, { lines }),
      201,
    );
    expect(made.data.map(({ total }) => total)).toEqual([590_000, 70_000]);
    const drafts: Purchase[] = [];
    for (const { id } of made.data) drafts.push(body(await stage.clerk.get<Purchase>(`${PURCHASE}/${id}`)));
    expect(drafts).toMatchObject([
      { status: 0, lines: [{ qty: 5, price: 118_000 }] },
      { status: 0, supplier_id: other.supplier, lines: [{ qty: 2, price: 35_000 }] },
    ]);
    // Drafts bind nobody.
    expect(await lowOf('BHP-00001')).toMatchObject({ on_order: 0 });
    const [first] = drafts;
    if (first) body(await stage.act(PURCHASE, first, 'submit', stage.manager));
    expect(await lowOf('BHP-00001')).toBeUndefined();
    const { data } = body(
      await stage.clerk.get<AnswerOf<'inventory.stock.list'>>('/api/inventory/stock', { query: { keyword: 'latex' } }),
    );
    expect(data).toMatchObject([{ qty: 120, on_order: 500, in_transit: 0 }]);
  });

  it('is refused without a supplier, and without a line', async () => {
    const row = await lowOf('BHP-00002');
    const line = { item_id: row?.item_id, supplier_id: null, unit_id: row?.unit_id, qty: 20 };
    expect(await stage.clerk.post(`${LOW}/purchase`, { lines: [line] })).toMatchObject({
      status: 422,
      body: { message: 'Supplier Masker 3 ply belum dipilih.' },
    });
    expect((await stage.clerk.post(`${LOW}/purchase`, { lines: [] })).body).toMatchObject({
      message: 'Minimal satu item.',
    });
  });
});

describe('what an item has cost', () => {
  it('is told receive by receive, with its rises and who asks least', async () => {
    const line = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), qty: 1 };
    for (const price of [100_000, 104_000, 120_000]) await stage.posted([{ ...line, price }]);
    const query = { item_id: String(stage.item('BHP-00001')) };
    const { data, cheapest } = body(
      await stage.clerk.get<AnswerOf<'inventory.pricehistory'>>('/api/inventory/report/pricehistory', { query }),
    );
    expect(data.map(({ price, rise, warns }) => [price, rise, warns])).toEqual([
      [120_000, 15.4, true],
      [104_000, 4, false],
      [100_000, 0, false],
    ]);
    expect(data[0]).toMatchObject({ day: today(), base_price: 1200, unit: 'Box' });
    expect(cheapest).toMatchObject({ price: 118_000, unit: 'Box' });
    const file = await stage.clerk.get('/api/inventory/report/pricehistory', { query: { ...query, export: 'xlsx' } });
    expect(file.headers['content-type']).toContain('spreadsheet');
  });
});

describe('Minta ke cabang', () => {
  const ask = (lines: readonly object[], by: Client = stage.clerk) =>
    by.post<{ data: readonly { id: number; branch: string; item_count: number }[]; message: string }>(
      `${LOW}/mutation`,
      { lines },
    );

  it('asks the branch that has more than it keeps, for no more than it can spare', async () => {
    const masks = stage.item('BHP-00002');
    await stage.move([receiveOf(masks, stage.gudangJakarta, 70, 63_000)], { branch: JAKARTA });
    await stage.clinic.database.asOwner(
      'update item_branches set max_stock = 40 where profile_id = 2 and item_id = $1',
      [masks],
    );
    const { data } = body(await ask([{ item_id: masks, qty: 50 }]), 201);
    expect(data).toMatchObject([{ branch: 'Cabang Jakarta Selatan', item_count: 1 }]);
    const made = body(await stage.clerk.get(`/api/inventory/mutation/${data[0]?.id}`));
    expect(made).toMatchObject({
      status: 0,
      from_warehouse_id: stage.gudangJakarta,
      to_warehouse_id: stage.gudang,
      lines: [{ item_id: masks, qty_request: 30 }],
    });
  });

  it('says of what no branch has anything to spare, and asks for nothing then', async () => {
    const answer = await ask([
      { item_id: stage.item('BHP-00002'), qty: 1 },
      { item_id: stage.item('OBT-00003'), qty: 10 },
    ]);
    expect([answer.status, answer.body.message]).toEqual([
      422,
      'Tidak ada cabang dengan stok lebih untuk Asam Mefenamat 500 mg.',
    ]);
    expect((await ask([{ item_id: stage.item('BHP-00002'), qty: 0 }])).status).toBe(422);
    expect((await ask([], await stage.clinic.as('perawat.bdg'))).status).toBe(403);
  });
});
