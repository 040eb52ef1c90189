// Sales over the counter (inventory.md 3, 6, 7): prices, bill, goods, cost, what is refused, and the way back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Settings } from '../../src/resources/platform/settings-calls.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { openShop, PAINKILLER, type Sale, SALES, type Shop, TOOTHBRUSH, WAX } from './sale-stage.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await shop.receive(TOOTHBRUSH, 40, 480_000);
  await shop.receive(WAX, 40, 360_001);
  await shop.receive(PAINKILLER, 100, 35_000);
});
afterAll(() => shop.stage.clinic.close());

const brush = (qty: number, more = {}) => ({ item_id: shop.item(TOOTHBRUSH), qty, ...more });
const wax = (qty: number, more = {}) => ({ item_id: shop.item(WAX), qty, ...more });
const sold = async (lines: readonly object[], more = {}): Promise<Sale> =>
  body(await shop.act(await shop.draft(lines as never, more), 'confirm'));

describe('a sale', () => {
  it('E9: 2 toothbrushes less 10 % and a wax come to 63.000; bill, goods and cost are booked once', async () => {
    const draft = await shop.draft([brush(2, { discount_percent: 10 }), wax(1)], { customer_id: shop.patient });
    expect(draft.code).toMatch(/^JUAL\/BDG\//);
    expect(draft).toMatchObject({ status: 0, subtotal_amount: 63_000, total_amount: 63_000, bill_id: null });
    expect(draft.lines.map(({ price, discount_amount, amount }) => [price, discount_amount, amount])).toEqual([
      [25_000, 5000, 45_000],
      [18_000, 0, 18_000],
    ]);
    expect(await shop.pool(TOOTHBRUSH)).toEqual([40, 480_000]);
    const done = body(await shop.act(draft, 'confirm'));
    expect(done).toMatchObject({ status: 1, statusname: 'Belum Lunas', total_amount: 63_000, cost_total: 33_000 });
    expect(await shop.pool(TOOTHBRUSH)).toEqual([38, 456_000]);
    expect(await shop.booked('bill', done.bill_id)).toEqual([
      ['bill.issued', '1-1201', 63_000, 0],
      ['bill.issued', '4-1901', 5000, 0],
      ['bill.issued', '4-1302', 0, 68_000],
    ]);
    expect(await shop.booked('sale', done.id)).toEqual([
      ['sales.cogs', '5-1101', 33_000, 0],
      ['sales.cogs', '1-1303', 0, 33_000],
    ]);
    expect((await shop.act(done, 'confirm')).body.message).toBe('Dokumen sudah diproses, tidak dapat diubah.');
    expect(await shop.failing()).toEqual([]);
  });

  it('is somebody’s whom the clinic does not know, follows its payment, and stands on the list of finance', async () => {
    const done = await sold([wax(2)]);
    expect(done).toMatchObject({ customer_name: 'Umum', customer_id: null });
    await shop.pay(done);
    expect(await shop.show(done.id)).toMatchObject({ status: 2, statusname: 'Lunas', paid_amount: 36_000 });
    const listed = async (by: Client) =>
      body(
        await by.get<{ data: { id: number; goods: string; goods_cost?: number }[] }>('/api/finance/bill', {
          query: { type: '3' },
        }),
      ).data.find(({ id }) => id === done.bill_id);
    expect(await listed(shop.stage.manager)).toMatchObject({ goods: 'Wax ortodonti', goods_cost: 18_000 });
    // What goods cost is not the desk's business.
    expect(await listed(shop.stage.admin)).toMatchObject({ goods: 'Wax ortodonti' });
    expect(await listed(shop.stage.admin)).not.toHaveProperty('goods_cost');
    expect(await shop.failing()).toEqual([]);
  });

  it('spreads its own discount over the lines, and keeps embalase beside them', async () => {
    const done = await sold([brush(1), wax(1)], { discount_amount: 3001, embalase_amount: 5000 });
    expect(done).toMatchObject({ subtotal_amount: 43_000, total_amount: 44_999 });
    const booked = await shop.booked('bill', done.bill_id);
    expect(
      booked.filter(([, account]) => account.startsWith('4-13')).map(([, account, , credit]) => [account, credit]),
    ).toEqual(
      expect.arrayContaining([
        ['4-1302', 43_000],
        ['4-1301', 5000],
      ]),
    );
    expect(await shop.failing()).toEqual([]);
  });

  it('sells by the box at the price of the box', async () => {
    const { database } = shop.stage.clinic;
    await database.asOwner(
      `insert into item_units (item_id, unit_id, factor, is_sale, sell_price, barcode)
       select $1, id, 12, true, 270000, '8991234567891' from satuans where name = 'Box'`,
      [shop.item(TOOTHBRUSH)],
    );
    const [box] = await database.asOwner<{ id: number }>(`select id from satuans where name = 'Box'`);
    const found = body(
      await shop.clerk.get<{ data: { units: object[]; scanned_unit_id: number; qty: number }[] }>(
        '/api/inventory/salesitem',
        {
          query: { keyword: '8991234567891' },
        },
      ),
    ).data;
    expect(found).toMatchObject([
      { scanned_unit_id: box?.id, units: [{ price: 25_000 }, { factor: 12, price: 270_000 }] },
    ]);
    const before = (await shop.pool(TOOTHBRUSH))[0];
    const done = await sold([brush(1, { unit_id: box?.id })]);
    expect(done).toMatchObject({ total_amount: 270_000, lines: [{ factor: 12 }] });
    expect((await shop.pool(TOOTHBRUSH))[0]).toBe(before - 12);
  });
});

describe('what is refused', () => {
  it('medicines that need a prescription, goods without a price, parts of a piece, more than there is', async () => {
    const ask = async (line: object) =>
      (await shop.clerk.post<{ message: string }>(SALES, { lines: [line] })).body.message;
    expect(await ask({ item_id: shop.item(PAINKILLER), qty: 1 })).toBe(
      'Asam Mefenamat 500 mg hanya dapat dijual dengan resep.',
    );
    expect(await ask({ item_id: shop.item('BHP-00001'), qty: 1 })).toBe(
      'Sarung tangan latex M tidak dijual: harga jual belum diisi.',
    );
    expect(await ask(brush(0.5))).toBe('Jumlah Sikat gigi ortodonti harus bilangan bulat dalam satuan Pcs.');
    expect((await shop.clerk.post(SALES, { lines: [brush(0)] })).status).toBe(422);
    expect(await ask(brush(10_000_000_000))).toBe('Angka terlalu besar');
    expect((await shop.clerk.post(SALES, { lines: [brush(1, { discount_amount: 25_001 })] })).status).toBe(422);
    expect(await ask({ item_id: shop.item(TOOTHBRUSH), qty: 1, price: 1 })).toBe('Data tidak valid');
    const much = await shop.draft([brush(999)]);
    expect((await shop.act(much, 'confirm')).body.message).toContain('Stok Sikat gigi ortodonti tidak cukup di gudang');
    expect((await shop.show(much.id)).status).toBe(0);
  });

  it('a discount above the limit, until a manager lets the clerk', async () => {
    const draft = await shop.draft([wax(1, { discount_percent: 50 })]);
    const asked = await shop.act(draft, 'confirm');
    expect(asked.status).toBe(202);
    expect(await shop.show(draft.id)).toMatchObject({ status: 0, requests: [{ action: 'inventory.sales.discount' }] });
    const { applog_id } = asked.body as unknown as { applog_id: number };
    body(await shop.stage.manager.put(`/api/applog/${applog_id}`, { status: 1, reason: 'Pelanggan lama' }));
    expect(await shop.show(draft.id)).toMatchObject({ status: 1, total_amount: 9000 });
    expect(await shop.failing()).toEqual([]);
  });

  it('a sale by a role without the desk, or for another branch', async () => {
    const draft = await shop.draft([wax(1)]);
    const { clinic, nurse, doctor } = shop.stage;
    expect((await shop.act(draft, 'confirm', {}, nurse)).status).toBe(403);
    expect((await doctor.get(`${SALES}/${draft.id}`)).status).toBe(403);
    const jakarta = await clinic.as('inventory.jkt');
    expect((await shop.act(draft, 'confirm', {}, jakarta)).status).toBe(404);
    const seen = body(await nurse.get<Sale>(`${SALES}/${draft.id}`));
    expect(seen).not.toHaveProperty('cost_total');
    expect(seen.lines[0]).not.toHaveProperty('cost_value');
  });
});

describe('the way back', () => {
  const cancel = (sale: Sale, by = shop.stage.manager) => shop.act(sale, 'void', { reason: 'Salah barang' }, by);

  it('cancels an unpaid sale on its day: goods, cost and bill are as before', async () => {
    const before = await shop.pool(TOOTHBRUSH);
    const done = await sold([brush(3)]);
    expect((await cancel(done, shop.clerk)).status).toBe(403);
    const gone = body(await cancel(done));
    expect(gone).toMatchObject({ status: -1, void_reason: 'Salah barang' });
    expect(await shop.pool(TOOTHBRUSH)).toEqual(before);
    const booked = await shop.booked('sale', done.id);
    expect(booked.reduce((sum, [, code, debit, credit]) => (code === '5-1101' ? sum + debit - credit : sum), 0)).toBe(
      0,
    );
    expect(await shop.failing()).toEqual([]);
  });

  it('follows a bill that finance cancels', async () => {
    const before = await shop.pool(WAX);
    const done = await sold([wax(2)]);
    const { manager } = shop.stage;
    const bill = body(await manager.get<{ version: number }>(`/api/finance/bill/${done.bill_id}`));
    body(
      await manager.post(`/api/finance/bill/${done.bill_id}/void`, { version: bill.version, reason: 'Salah tagih' }),
    );
    expect(await shop.show(done.id)).toMatchObject({ status: -1, void_reason: 'Salah tagih' });
    expect(await shop.pool(WAX)).toEqual(before);
    expect(await shop.failing()).toEqual([]);
  });

  it('13: is a return where it was paid, or on another day', async () => {
    const message = 'Penjualan sudah dibayar atau lewat hari, gunakan Retur Penjualan.';
    const paid = await sold([wax(1)]);
    await shop.pay(paid);
    expect((await cancel(await shop.show(paid.id))).body.message).toBe(message);
    const old = await sold([wax(1)]);
    await shop.stage.clinic.database.asOwner('update sales set sold_at = $2 where id = $1', [
      old.id,
      addDays(today(), -1),
    ]);
    expect((await cancel(old)).body.message).toBe(message);
  });
});

describe('a branch that hands over after the money', () => {
  it('keeps the goods until the bill is paid', async () => {
    const path = '/api/profile/pengaturan';
    const manager = await shop.stage.clinic.as('manager.bdg');
    const prefer = async (sales_handover: string) => {
      const { preferences, version } = body(await manager.get<Settings>(path));
      return manager.put<Settings>(path, { ...preferences, version, sales_handover });
    };
    expect((await prefer('kapan-kapan')).status).toBe(422);
    expect(body(await prefer('setelah_lunas')).preferences).toMatchObject({ sales_handover: 'setelah_lunas' });
    const before = await shop.pool(WAX);
    const done = await sold([wax(1)]);
    expect(done).toMatchObject({ status: 1, handed_over_at: null, cost_total: null });
    expect(await shop.pool(WAX)).toEqual(before);
    const early = await shop.act(done, 'serahkan');
    expect([early.status, early.body.message]).toEqual([409, 'Penjualan belum dibayar.']);
    await shop.pay(done);
    const given = body(await shop.act(await shop.show(done.id), 'serahkan'));
    expect(given.cost_total).toBeGreaterThan(0);
    expect((await shop.pool(WAX))[0]).toBe(before[0] - 1);
    expect((await shop.act(given, 'serahkan')).body.message).toBe('Barang sudah diserahkan.');
    expect(await shop.failing()).toEqual([]);
    body(await prefer('bebas'));
  });
});

it('two desks sell the last one: one gets it', async () => {
  const mouthwash = 'OBT-00004';
  await shop.stage.clinic.database.asOwner('update items set sell_price = 28000 where code = $1', [mouthwash]);
  await shop.receive(mouthwash, 1, 18_000);
  const line = { item_id: shop.item(mouthwash), qty: 1 };
  const [one, two] = [await shop.draft([line]), await shop.draft([line])];
  const answers = await Promise.all([shop.act(one, 'confirm'), shop.act(two, 'confirm', {}, shop.stage.admin)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await shop.pool(mouthwash)).toEqual([0, 0]);
  expect(await shop.failing()).toEqual([]);
});
