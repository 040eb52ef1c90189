// What lies where and how it came there (inventory.md 5, 11): for whom, with which figures, and batches that are withheld.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { JAKARTA, openStock, receiveOf, type StockStage, useOf } from './stock-stage.ts';

type List = AnswerOf<'inventory.stock.list'>;
type Card = AnswerOf<'inventory.stockcard'>;
type Worth = AnswerOf<'inventory.report.valuation'>;
let stage: StockStage;
let clerk: Client;
let nurse: Client;

const GLOVES = 'BHP-00001';
const MEDICINE = 'OBT-00002';
const stock = async (by: Client, query: Readonly<Record<string, string>> = {}): Promise<List> =>
  body(await by.get<List>('/api/inventory/stock', { query }));

beforeAll(async () => {
  stage = await openStock();
  clerk = await stage.clinic.as('inventory.bdg');
  nurse = await stage.clinic.as('perawat.bdg');
  const { move, item, gudang, gudangJakarta } = stage;
  const day = addDays(today(), -5);
  const batch = (batch_no: string, days: number) => ({ batch_no, expired_at: addDays(today(), days) });
  await move([receiveOf(item(GLOVES), gudang, 100, 800_000)], { day });
  await move([
    { ...receiveOf(item(MEDICINE), gudang, 30, 15_000), type: moveType.adjustment, batch: batch('OLD', -1) },
    { ...receiveOf(item(MEDICINE), gudang, 70, 35_000), type: moveType.adjustment, batch: batch('NEW', 20) },
  ]);
  await move([useOf(item(GLOVES), gudang, 30)]);
  await move([receiveOf(item(GLOVES), gudangJakarta, 9, 90_000)], { branch: JAKARTA });
});
afterAll(() => stage.clinic.close());

describe('the stock of a branch', () => {
  it('has quantities, averages, values and their sum', async () => {
    const { data, sum, count } = await stock(clerk);
    expect(data.map(({ code, qty, value, avg_cost }) => ({ code, qty, value, avg_cost }))).toEqual([
      { code: MEDICINE, qty: 100, value: 50_000, avg_cost: 500 },
      { code: GLOVES, qty: 70, value: 560_000, avg_cost: 8000 },
    ]);
    expect({ sum, count }).toEqual({ sum: { qty_lines: 2, value: 610_000 }, count: 2 });
  });

  it('is narrowed by what is wanted', async () => {
    const codes = async (query: Readonly<Record<string, string>>) =>
      (await stock(clerk, query)).data.map(({ code }) => code);
    expect(await codes({ keyword: 'latex' })).toEqual([GLOVES]);
    expect(await codes({ expired_within: '0' })).toEqual([MEDICINE]);
    expect(await codes({ batch_no: 'new' })).toEqual([MEDICINE]);
    expect((await stock(clerk, { batch_no: 'new' })).data[0]).toMatchObject({ qty: 70, value: 35_000 });
    expect(await codes({ low: 'true' })).toEqual([]);
    body(
      await clerk.post('/api/inventory/itembranch', { item_id: stage.item(GLOVES), min_stock: 70, max_stock: 200 }),
      201,
    );
    expect(await codes({ low: 'true' })).toEqual([GLOVES]);
    expect(await codes({ empty: 'true' })).toEqual([]);
    expect(await codes({ type: '2' })).toEqual([GLOVES]);
    expect(await codes({ warehouse_id: String(stage.gudangJakarta) })).toEqual([MEDICINE, GLOVES]);
    expect((await stock(clerk, { warehouse_id: String(stage.gudangJakarta) })).sum).toEqual({ qty_lines: 2, value: 0 });
    expect((await clerk.get('/api/inventory/stock', { query: { color: 'red' } })).status).toBe(422);
  });

  it('is shown in boxes, and told of expiry', async () => {
    const { version, unit_id } = body(await clerk.get(`/api/inventory/item/${stage.item(GLOVES)}`));
    const [box] = await stage.clinic.database.asOwner<{ id: number }>(`select id from satuans where name = 'Box'`);
    const units = [{ unit_id: box?.id ?? 0, factor: 50, barcode: '8991234567891', is_purchase: true, is_sale: true }];
    body(await clerk.put(`/api/inventory/item/${stage.item(GLOVES)}`, { version, units }));
    expect((await stock(clerk, { keyword: 'latex' })).data[0]).toMatchObject({ packed: '1 Box 20 Pcs', expiry: null });
    expect((await stock(clerk, { keyword: 'amox' })).data[0]).toMatchObject({ expiry: 'expired' });
    const again = { ...units[0], unit_id };
    const other = body(await clerk.get(`/api/inventory/item/${stage.item(MEDICINE)}`));
    expect(
      (await clerk.put(`/api/inventory/item/${other['id'] as number}`, { version: other['version'], units: [again] }))
        .body,
    ).toMatchObject({ statusCode: 422, message: 'Barcode sudah dipakai Sarung tangan latex M.' });
  });

  it('1: has no cost for nurses, and is closed to doctors', async () => {
    const { data, sum } = await stock(nurse);
    expect(Object.keys(data[0] ?? {})).not.toEqual(expect.arrayContaining(['value']));
    expect(JSON.stringify({ data, sum })).not.toMatch(/"(value|avg_cost|last_cost|stock_value|price|unit_cost)"/);
    const card = await nurse.get('/api/inventory/stockcard', { query: range(stage.item(GLOVES)) });
    expect(JSON.stringify(body(card))).not.toMatch(/"(value|unit_cost)"/);
    for (const who of ['dokter.bdg', 'multimedia.bdg', 'investor'])
      expect((await (await stage.clinic.as(who)).get('/api/inventory/stock')).status).toBe(403);
  });

  it('of other branches is quantities alone', async () => {
    const at = { query: { item_id: String(stage.item(GLOVES)) } };
    const { data } = body(await clerk.get<AnswerOf<'inventory.stock.cabang'>>('/api/inventory/stock/cabang', at));
    expect(data.slice(0, 2).map(({ branch, qty }) => [branch.code, qty])).toEqual([
      ['BDG', 70],
      ['JKT', 9],
    ]);
    expect((await nurse.get('/api/inventory/stock/cabang', at)).status).toBe(403);
  });
});

const range = (item: number) => ({ item_id: String(item), start_date: addDays(today(), -1), end_date: today() });

describe('the card of an item', () => {
  it('15: goes from opening by what came and went to closing, which is the balance of that day', async () => {
    const card = body(await clerk.get<Card>('/api/inventory/stockcard', { query: range(stage.item(GLOVES)) }));
    expect(card.opening).toEqual({ qty: 100, value: 800_000 });
    expect(card.closing).toEqual({ qty: 70, value: 560_000 });
    const came = card.data.reduce((sum, row) => sum + row.qty_in - row.qty_out, card.opening.qty);
    expect(came).toBe(card.closing.qty);
    for (const [date, { qty, value = 0 }] of [
      [addDays(today(), -2), card.opening],
      [today(), card.closing],
    ] as const) {
      const there = body(await clerk.get<Worth>('/api/inventory/report/valuation', { query: { date } })).data;
      expect(there.find(({ code }) => code === GLOVES)).toMatchObject({ qty, value });
    }
    expect((await stock(clerk, { keyword: GLOVES })).data).toMatchObject([{ qty: 70, value: 560_000 }]);
    expect(card.data).toMatchObject([
      { typename: 'BHP', qty_in: 0, qty_out: 30, balance: 70, value: -240_000, unit_cost: 8000 },
    ]);
  });
  it('is of the branch that a superadmin chose, and of all branches where he chose none', async () => {
    const superadmin = await stage.clinic.as('superadmin');
    const closing = async (more: Record<string, string>, by = superadmin) =>
      body(await by.get<Card>('/api/inventory/stockcard', { query: { ...range(stage.item(GLOVES)), ...more } })).closing
        .qty;
    expect(await closing({})).toBe(79);
    expect(await closing({ profile_id: 'all' })).toBe(79);
    expect(await closing({ profile_id: '1' })).toBe(70);
    expect(await closing({ profile_id: '2' })).toBe(9);
    expect(await closing({}, clerk)).toBe(70);
    const query = { ...range(stage.item(GLOVES)), profile_id: '2' };
    expect((await clerk.get('/api/inventory/stockcard', { query })).status).toBe(403);
  });
  it('is a sheet as well', async () => {
    const query = { ...range(stage.item(GLOVES)), export: 'xlsx' };
    const { status, headers } = await clerk.get('/api/inventory/stockcard', { query });
    expect(status).toBe(200);
    expect(String(headers['content-type'])).toContain('spreadsheet');
  });
  it('is a paper as well, without costs for nurses', async () => {
    const query = { ...range(stage.item(GLOVES)), export: 'pdf' };
    const read = async (by: Client) => wordsOn((await by.get('/api/inventory/stockcard', { query })).bytes);
    const paper = await read(clerk);
    for (const text of ['KartuStokBHP-00001', 'Saldoawal', 'Saldoakhir', 'Harga', '560.000'])
      expect(paper).toContain(text);
    const theirs = await read(nurse);
    expect(theirs).toContain('Saldoakhir');
    for (const text of ['Harga', '560.000', '8.000']) expect(theirs).not.toContain(text);
  });
});

describe('a batch that is blocked', () => {
  it('is left alone at once, by managers only, until it is released', async () => {
    const { move, item, gudang } = stage;
    const manager = await stage.clinic.as('manager.bdg');
    const { data } = body(
      await clerk.get<AnswerOf<'inventory.stock.batch'>>('/api/inventory/stock/batch', {
        query: { item_id: String(item(MEDICINE)) },
      }),
    );
    expect(data.map(({ batch_no, qty }) => [batch_no, qty])).toEqual([
      ['OLD', 30],
      ['NEW', 70],
    ]);
    const fresh = data[1]?.batch_id ?? 0;
    expect((await clerk.post(`/api/inventory/batch/${fresh}/block`, { reason: 'Ditarik' })).status).toBe(403);
    body(await manager.post(`/api/inventory/batch/${fresh}/block`, { reason: 'Ditarik' }));
    await expect(move([useOf(item(MEDICINE), gudang, 1)])).rejects.toThrow('tersedia 0 Tablet, dibutuhkan 1 Tablet');
    body(await manager.post(`/api/inventory/batch/${fresh}/unblock`, { reason: 'Aman' }));
    expect((await move([useOf(item(MEDICINE), gudang, 1)]))[0]?.qty).toBe(1);
  });
});

describe('masters that stock hangs on', () => {
  it('keep what is frozen', async () => {
    const gloves = body(await clerk.get(`/api/inventory/item/${stage.item(GLOVES)}`));
    const change = (values: Json) =>
      clerk.put(`/api/inventory/item/${gloves['id'] as number}`, { version: gloves['version'], ...values });
    const idOf = async (table: string, column: string, value: string) =>
      (await stage.clinic.database.asOwner<{ id: number }>(`select id from ${table} where ${column} = $1`, [value]))[0]
        ?.id ?? 0;
    expect((await change({ type: 3 })).body).toMatchObject({ statusCode: 409 });
    expect((await change({ is_batch: true })).body).toMatchObject({ statusCode: 409 });
    expect((await change({ category_id: await idOf('item_categories', 'code', 'OBT') })).body).toMatchObject({
      message: 'Item masih memiliki stok, kategori tidak dapat diubah.',
    });
    expect((await change({ category_id: await idOf('item_categories', 'code', 'KON') })).status).toBe(200);
    expect((await clerk.delete(`/api/inventory/item/${gloves['id'] as number}`)).body).toMatchObject({
      message: 'Item sudah memiliki mutasi stok, nonaktifkan saja.',
    });
    const category = body(await clerk.get(`/api/inventory/category/${await idOf('item_categories', 'code', 'KON')}`));
    const account = await idOf('akuns', 'code', '1-1304');
    expect(
      (
        await clerk.put(`/api/inventory/category/${category['id'] as number}`, {
          version: category['version'],
          akun_persediaan_id: account,
        })
      ).body,
    ).toMatchObject({ message: 'Kategori masih memiliki stok, akun persediaan tidak dapat diubah.' });
  });

  it('number an item that has no code, and move the defaults of warehouses', async () => {
    const manager = await stage.clinic.as('manager.bdg');
    const template = body(await clerk.get(`/api/inventory/item/${stage.item('RTL-00001')}`));
    const fields = [
      'category_id',
      'type',
      'unit_id',
      'allow_decimal',
      'is_batch',
      'is_expiry',
      'golongan',
      'sell_price',
      'status',
    ];
    const made = await clerk.post('/api/inventory/item', {
      ...Object.fromEntries(fields.map((name) => [name, template[name]])),
      name: 'Sikat interdental',
    });
    expect(body(made, 201)).toMatchObject({ code: 'RTL-00003', unit: 'Pcs' });
    const base = {
      code: 'RP9',
      name: 'Ruang Sembilan',
      type: 2,
      is_default_sale: false,
      is_default_receive: false,
      status: 1,
    };
    body(await manager.post('/api/inventory/warehouse', { ...base, is_default_bhp: true }), 201);
    const gu = body(await manager.get(`/api/inventory/warehouse/${stage.gudang}`));
    expect(gu).toMatchObject({ is_default_bhp: false, is_default_receive: true });
    expect(
      (
        await manager.put(`/api/inventory/warehouse/${stage.gudang}`, {
          version: gu['version'],
          is_default_receive: false,
        })
      ).status,
    ).toBe(409);
    expect((await manager.delete(`/api/inventory/warehouse/${stage.gudang}`)).status).toBe(409);
  });
});
