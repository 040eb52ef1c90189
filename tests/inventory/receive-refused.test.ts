// Goods that come and are refused (inventory.md 9, 11: checks 6 and 19), with nothing of them left.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { openPurchase, type PurchaseStage, type Receive, RECEIVE } from './purchase-stage.ts';

let stage: PurchaseStage;
let gloves: Json;
let ampoules: Json;
const batch = { batch_no: 'lot7a', expired_at: addDays(today(), 400) };
beforeAll(async () => {
  stage = await openPurchase();
  gloves = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), price: 125_000 };
  ampoules = { item_id: stage.item('OBT-00001'), unit_id: stage.unit('Box'), ...batch };
  await stage.posted([{ ...ampoules, qty: 1, price: 400_000 }]);
});
afterAll(() => stage.clinic.close());

describe('what is refused', () => {
  it.each([
    ['6: a batch that is missing', { batch_no: null, expired_at: null }, /^Batch wajib diisi untuk Anestesi/],
    [
      'an expiry that is missing',
      { batch_no: 'BARU1', expired_at: null },
      /^Tanggal kedaluwarsa wajib diisi untuk Anestesi/,
    ],
    [
      'what has expired',
      { batch_no: 'LAMA1', expired_at: addDays(today(), -1) },
      /^Tanggal kedaluwarsa sudah lewat\.$/,
    ],
    [
      'a known batch of another day',
      { expired_at: addDays(today(), 500) },
      /^Batch LOT7A sudah terdaftar dengan tanggal/,
    ],
  ])('%s', async (_name, wrong, message) => {
    const made = body(await stage.came([{ ...ampoules, qty: 1, price: 400_000, ...wrong }], {}, stage.manager), 201);
    const answer = await stage.act(RECEIVE, made, 'post', stage.manager);
    expect(answer).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(message) },
    });
    expect(body(await stage.manager.get<Receive>(`${RECEIVE}/${made.id}`)).status).toBe(0);
  });

  it('lines of another order, another supplier, half an invoice, a foreign warehouse', async () => {
    const [order, other] = [await stage.order([{ ...gloves, qty: 1 }]), await stage.order([{ ...gloves, qty: 1 }])];
    const line = { ...gloves, qty: 1, purchase_line_id: other.lines[0]?.id };
    expect(await stage.came([line], { purchase_id: order.id })).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.item_id': ['Baris bukan dari PO ini.'] } },
    });
    expect((await stage.came([{ ...gloves, qty: 1 }], { invoice_no: 'F-1' })).status).toBe(422);
    expect((await stage.came([{ ...gloves, qty: 1 }], { warehouse_id: stage.gudangJakarta })).status).toBe(422);
    expect((await stage.came([])).body).toMatchObject({ message: 'Minimal satu item.' });
  });

  it('amounts that no document has, where they are typed and where they are reckoned', async () => {
    expect(await stage.came([{ ...gloves, qty: 100_000_000_000 }])).toMatchObject({
      status: 422,
      body: { errors: { 'lines.0.qty': ['Jumlah tidak valid'] } },
    });
    for (const qty of [10_000_000_000, 99_999_999_999]) {
      const answer = await stage.came([{ ...gloves, qty, price: 1_000_000_000_000 }]);
      expect(answer).toMatchObject({ status: 422, body: { message: 'Angka terlalu besar' } });
    }
    const order = await stage.manager.post('/api/inventory/purchase', {
      supplier_id: stage.supplier,
      warehouse_id: stage.gudang,
      ordered_at: today(),
      lines: [{ ...gloves, qty: 10_000_000, price: 10_000_000 }],
    });
    expect(order).toMatchObject({ status: 422, body: { message: 'Angka terlalu besar' } });
  });

  it('19: posting while the module is locked, when lists still open', async () => {
    const made = body(await stage.came([{ ...gloves, qty: 1 }], {}, stage.manager), 201);
    await stage.clinic.database.asOwner('update profilecontrols set inventory = 0 where profile_id = 1');
    expect((await stage.act(RECEIVE, made, 'post', stage.manager)).body).toMatchObject({
      statusCode: 423,
      message: 'Modul Inventory saat ini sedang Offline. Proses transaksional pada modul ini ditutup',
    });
    expect((await stage.manager.get(RECEIVE)).status).toBe(200);
    await stage.clinic.database.asOwner('update profilecontrols set inventory = 1 where profile_id = 1');
  });
});
