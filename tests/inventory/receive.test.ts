// Goods that come (inventory.md 3, 6, 7, 9): E1 and E3 by the interface, what is booked, what is taken back, and what is refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { openPurchase, type Purchase, PURCHASE, type PurchaseStage, type Receive, RECEIVE } from './purchase-stage.ts';

let stage: PurchaseStage;
let gloves: Json;
let ampoules: Json;
const batch = { batch_no: 'lot7a', expired_at: addDays(today(), 400) };
beforeAll(async () => {
  stage = await openPurchase();
  gloves = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), price: 125_000 };
  ampoules = { item_id: stage.item('OBT-00001'), unit_id: stage.unit('Box'), ...batch };
});
afterAll(() => stage.clinic.close());

const shown = async ({ id }: Pick<Purchase, 'id'>): Promise<Purchase> =>
  body(await stage.manager.get<Purchase>(`${PURCHASE}/${id}`));
const partOf = (order: Purchase, qty: number): readonly [Json[], Json] => [
  [{ ...gloves, qty, purchase_line_id: order.lines[0]?.id }],
  { purchase_id: order.id },
];

describe('goods that were ordered', () => {
  it('E3: come in parts, never more than was ordered, until the order is done', async () => {
    const order = await stage.order([{ ...gloves, qty: 10 }]);
    await stage.posted(...partOf(order, 6));
    expect(await shown(order)).toMatchObject({
      status: 3,
      statusname: 'Diterima Sebagian',
      received_percent: 60,
      lines: [{ qty_received: 6 }],
    });
    expect(await stage.pool('BHP-00001')).toEqual({ qty: 600, value: 750_000 });
    const tooMany = body(await stage.came(...partOf(order, 5)), 201);
    expect(await stage.act(RECEIVE, tooMany, 'post', stage.clerk)).toMatchObject({
      status: 422,
      body: { message: 'Jumlah terima melebihi sisa pesanan (sisa 4 Box).' },
    });
    const partly = await shown(order);
    expect((await stage.act(PURCHASE, partly, 'cancel', stage.manager, { reason: 'Batal' })).body).toMatchObject({
      statusCode: 409,
      message: 'PO sudah diterima sebagian, gunakan Tutup PO.',
    });
    const last = body(
      await stage.act<Receive>(RECEIVE, body(await stage.came(...partOf(order, 4)), 201), 'post', stage.clerk),
    );
    expect(await shown(order)).toMatchObject({ status: 4, statusname: 'Selesai', received_percent: 100 });
    expect(await stage.pool('BHP-00001')).toEqual({ qty: 1000, value: 1_250_000 });
    expect(await stage.booked('receive', last.id)).toEqual([
      { code: '1-1302', debit: 500_000, credit: 0 },
      { code: '2-1103', debit: 0, credit: 500_000 },
    ]);
    expect(await stage.wrong()).toEqual([]);
  });

  it('two who receive the rest together: one of them', async () => {
    const order = await stage.order([{ ...gloves, qty: 3 }]);
    const drafts = await Promise.all([1, 2].map(async () => body(await stage.came(...partOf(order, 3)), 201)));
    const answers = await Promise.all(drafts.map((row) => stage.act(RECEIVE, row, 'post', stage.clerk)));
    const lost = answers.find(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    // The order is done by then, or its rest is 0.
    expect([409, 422]).toContain(lost?.status);
    expect(await shown(order)).toMatchObject({ status: 4, lines: [{ qty_received: 3 }] });
  });

  it('take their parts of discount and shipping, the last the rest', async () => {
    const order = await stage.order([{ ...gloves, qty: 3, price: 100_000 }], {
      discount_amount: 10_000,
      shipping_amount: 1000,
    });
    const line = { ...gloves, price: 100_000, purchase_line_id: order.lines[0]?.id };
    const parts: Receive[] = [];
    for (const qty of [1, 1, 1]) parts.push(await stage.posted([{ ...line, qty }], { purchase_id: order.id }));
    expect(parts.map(({ discount_amount, shipping_amount }) => [discount_amount, shipping_amount])).toEqual([
      [3333, 333],
      [3334, 334],
      [3333, 333],
    ]);
    expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(order.total);
  });

  it('may be a little more where the branch allows it, and close what never came', async () => {
    const settings = body(await stage.manager.get<{ version: number; preferences: Json }>('/api/profile/pengaturan'));
    const wanted = { ...settings.preferences, receive_tolerance_percent: 50, version: settings.version };
    body(await stage.manager.put('/api/profile/pengaturan', wanted));
    const order = await stage.order([{ ...gloves, qty: 2 }]);
    await stage.posted(...partOf(order, 3));
    expect(await shown(order)).toMatchObject({ status: 4, received_percent: 100 });
    const later = await stage.order([{ ...gloves, qty: 2 }]);
    await stage.posted(...partOf(later, 1));
    const closed = body(
      await stage.act<Purchase>(PURCHASE, await shown(later), 'close', stage.manager, { reason: 'Habis' }),
    );
    expect(closed).toMatchObject({ status: 5, closed_reason: 'Habis' });
    const late = await stage.came(...partOf(later, 1));
    expect(late).toMatchObject({ status: 409, body: { message: 'PO belum disetujui atau sudah selesai.' } });
  });
});

describe('goods without an order', () => {
  it('E1: enter at what they cost, with PPN that is not credited, and leave at the average', async () => {
    const average = async () =>
      body(
        await stage.clerk.get<AnswerOf<'inventory.stock.list'>>('/api/inventory/stock', {
          query: { keyword: 'OBT-00001' },
        }),
      ).data[0]?.avg_cost;
    await stage.adjust(5, { item_id: stage.item('OBT-00001'), qty: 100, unit_cost: 8000, ...batch });
    const line = { ...ampoules, qty: 2, price: 450_000, discount_percent: 10, tax_percent: 11 };
    const came = await stage.posted([line]);
    expect(came).toMatchObject({
      status: 1,
      subtotal: 810_000,
      tax_amount: 89_100,
      total: 899_100,
      is_credited: false,
    });
    expect(came.lines).toMatchObject([{ batch_no: 'LOT7A', qty_base: 100, cost_value: 899_100 }]);
    expect(await stage.pool('OBT-00001')).toEqual({ qty: 200, value: 1_699_100 });
    expect(await average()).toBe(8495.5);
    expect(await stage.adjust(6, { item_id: stage.item('OBT-00001'), qty: 30 })).toBe(254_865);
    expect(await stage.pool('OBT-00001')).toEqual({ qty: 170, value: 1_444_235 });
    expect(await average()).toBe(8495.5);
  });

  it('wait for the manager where the branch asks for it, and are posted by his decision', async () => {
    const made = body(await stage.came([{ ...gloves, qty: 1 }]), 201);
    const asked = await stage.act(RECEIVE, made, 'post', stage.clerk);
    expect(asked.status).toBe(202);
    const before = await stage.pool('BHP-00001');
    body(await stage.manager.put(`/api/applog/${String(asked.body['applog_id'])}`, { status: 1, reason: 'Ada' }));
    expect((await stage.pool('BHP-00001'))?.qty).toBe((before?.qty ?? 0) + 100);
    expect(body(await stage.clerk.get<Receive>(`${RECEIVE}/${made.id}`))).toMatchObject({ status: 1, requests: [] });
  });

  it('given along for nothing enter with value 0', async () => {
    const before = await stage.pool('BHP-00001');
    const came = await stage.posted([
      { ...gloves, qty: 2 },
      { ...gloves, qty: 1, is_bonus: true },
    ]);
    expect(came.lines.map(({ cost_value }) => cost_value)).toEqual([250_000, 0]);
    expect(await stage.pool('BHP-00001')).toEqual({
      qty: (before?.qty ?? 0) + 300,
      value: (before?.value ?? 0) + 250_000,
    });
  });

  it('teach the price of the supplier, and tell when it rose and what expires soon', async () => {
    const line = { ...ampoules, qty: 1, price: 400_000, batch_no: 'SOON', expired_at: addDays(today(), 25) };
    await stage.posted([{ ...line, price: 200_000 }]);
    const query = { items: String(stage.item('OBT-00001')), supplier_id: String(stage.supplier) };
    const offers = body(
      await stage.clerk.get<{ data: { units: Json[]; cheapest: Json }[] }>('/api/inventory/offer', { query }),
    );
    expect(offers.data[0]?.units[0]).toMatchObject({ name: 'Box', factor: 50, price: 200_000, price_at: today() });
    expect(offers.data[0]?.cheapest).toMatchObject({ supplier_id: stage.supplier, price: 200_000 });
    const made = body(await stage.came([line]), 201);
    expect(made.warnings).toEqual([
      `Anestesi Lidocaine 2% + Epinephrine 2 ml batch SOON kedaluwarsa ${formatDate(addDays(today(), 25))}, kurang dari 90 hari.`,
      'Harga Anestesi Lidocaine 2% + Epinephrine 2 ml naik 100% dari harga terakhir Rp 200.000.',
    ]);
    const small = body(await stage.came([{ ...line, ...batch, price: 209_000 }]), 201);
    expect(small.warnings).toEqual([]);
  });

  it('press Posting twice: one set of moves', async () => {
    const made = body(await stage.came([{ ...gloves, qty: 1 }], {}, stage.manager), 201);
    const headers = { 'idempotency-key': 'terima-dua-kali' };
    const post = () => stage.manager.post<Receive>(`${RECEIVE}/${made.id}/post`, { version: 1 }, { headers });
    const [first, second] = [await post(), await post()];
    expect(second.body).toEqual(first.body);
    expect((await stage.act(RECEIVE, { id: made.id, version: 2 }, 'post', stage.manager)).body).toMatchObject({
      statusCode: 409,
      message: 'Dokumen sudah diproses, tidak dapat diubah.',
    });
    const moves = await stage.clinic.database.asOwner(
      `select from stock_moves where source_type = 'receive' and source_id = $1`,
      [made.id],
    );
    expect(moves).toHaveLength(1);
  });

  it('press Simpan Draft or Posting of its form twice: one draft', async () => {
    const typed = {
      supplier_id: stage.supplier,
      warehouse_id: stage.gudang,
      received_at: today(),
      lines: [{ ...gloves, qty: 1, is_bonus: false }],
    };
    const headers = { 'idempotency-key': 'draft-dua-kali' };
    const send = () => stage.manager.post<Receive>(RECEIVE, typed, { headers });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
  });
});

describe('a receive that is taken back', () => {
  it('leaves stock, books and order as they were', async () => {
    const order = await stage.order([{ ...gloves, qty: 4 }]);
    const before = await stage.pool('BHP-00001');
    const came = await stage.posted(...partOf(order, 4));
    expect((await stage.act(RECEIVE, came, 'cancel', stage.clerk, { reason: 'Salah' })).status).toBe(403);
    const gone = body(await stage.act<Receive>(RECEIVE, came, 'cancel', stage.manager, { reason: 'Salah kirim' }));
    expect(gone).toMatchObject({ status: -1, cancel_reason: 'Salah kirim' });
    expect(await stage.pool('BHP-00001')).toEqual(before);
    expect(await shown(order)).toMatchObject({ status: 2, received_percent: 0, lines: [{ qty_received: 0 }] });
    expect(await stage.differences()).toEqual([]);
    expect(await stage.wrong()).toEqual([]);
  });

  it('is refused once its batch was used', async () => {
    const came = await stage.posted([{ ...ampoules, qty: 1, price: 400_000, batch_no: 'PAKAI' }]);
    await stage.adjust(6, { item_id: stage.item('OBT-00001'), qty: 1, batch_no: 'PAKAI' });
    expect(await stage.act(RECEIVE, came, 'cancel', stage.manager, { reason: 'Salah' })).toMatchObject({
      status: 409,
      body: { message: 'Stok batch PAKAI sudah terpakai, gunakan Retur Pembelian.' },
    });
  });

  it('books the rest where the average has moved since', async () => {
    const item = stage.item('OBT-00003');
    const one = { item_id: item, unit_id: stage.unit('Box'), qty: 1, ...batch, batch_no: 'MAHAL' };
    const dear = await stage.posted([{ ...one, price: 100_000 }]);
    await stage.posted([{ ...one, price: 1, batch_no: 'MURAH' }]);
    await stage.adjust(6, { item_id: item, qty: 100, batch_no: 'MURAH' });
    // 100 pieces are left at half of what they came in at.
    body(await stage.act(RECEIVE, dear, 'cancel', stage.manager, { reason: 'Salah' }));
    expect(await stage.pool('OBT-00003')).toEqual({ qty: 0, value: 0 });
    expect(await stage.wrong()).toEqual([]);
  });
});
