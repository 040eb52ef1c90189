// Orders to suppliers (inventory.md 3, 9, 11: check 5): who waits for whom, one decision wherever it is taken, and what is refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { openPurchase, type Purchase, PURCHASE, type PurchaseStage } from './purchase-stage.ts';

let stage: PurchaseStage;
let gloves: Json;
beforeAll(async () => {
  stage = await openPurchase();
  gloves = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), qty: 10, price: 125_000 };
});
afterAll(() => stage.clinic.close());

const shown = async ({ id }: Pick<Purchase, 'id'>): Promise<Purchase> =>
  body(await stage.manager.get<Purchase>(`${PURCHASE}/${id}`));
const asked = async (made: Purchase): Promise<number> => {
  const answer = await stage.act(PURCHASE, made, 'submit', stage.clerk);
  expect(answer.status).toBe(202);
  return Number(answer.body['applog_id']);
};
const decide = (id: number, status: number, by = stage.manager) =>
  by.put(`/api/applog/${id}`, { status, reason: 'Sesuai anggaran' });

describe('an order', () => {
  it('comes to its lines, less its discount, with shipping, and PPN after the discount alone', async () => {
    const line = { ...gloves, qty: 2, price: 100_000, discount_percent: 10, tax_percent: 11 };
    const made = await stage.draft([line], { discount_amount: 30_000, shipping_amount: 15_000 });
    expect(made).toMatchObject({
      subtotal: 180_000,
      tax_amount: 16_500,
      total: 181_500,
      status: 0,
      received_percent: 0,
    });
    expect(made.code).toMatch(/^PO\/BDG\/\d{4}\/000001$/);
    expect(made).toMatchObject({ expected_at: addDays(today(), 3), vendor_id: stage.vendor });
    expect(made.lines).toMatchObject([{ factor: 100, amount: 180_000, qty_received: 0 }]);
  });

  it('5: above the limit waits, is in the bell of the manager, and is ordered by his decision there, with a reason', async () => {
    const made = await stage.draft([gloves]);
    const request = await asked(made);
    expect(await shown(made)).toMatchObject({
      status: 1,
      statusname: 'Menunggu Persetujuan',
      requests: [{ id: request, action: 'inventory.purchase', verb: 'approve', amount: 1_250_000 }],
    });
    const waiting = body(
      await stage.manager.get<{ data: Json[] }>('/api/applog', { query: { status: '0', limit: '8', page: '1' } }),
    ).data;
    expect(waiting[0]).toMatchObject({ id: request, url: `/inventory/purchase/${made.id}` });
    expect((await decide(request, 1, stage.clerk)).status).toBe(403);
    expect((await stage.manager.put(`/api/applog/${request}`, { status: 1, reason: '' })).status).toBe(422);
    body(await decide(request, 1));
    expect(await shown(made)).toMatchObject({
      status: 2,
      statusname: 'Dipesan',
      decision: 'Sesuai anggaran',
      requests: [],
    });
    expect((await decide(request, 1)).status).toBe(409);
  });

  it('is refused at the bell as well, and taken back there by who asked', async () => {
    const refused = await stage.draft([gloves]);
    body(await decide(await asked(refused), -1));
    expect(await shown(refused)).toMatchObject({ status: -1, decision: 'Sesuai anggaran' });
    const taken = await stage.draft([gloves]);
    body(await stage.clerk.post(`/api/applog/${await asked(taken)}/tarik`));
    expect(await shown(taken)).toMatchObject({ status: 0, submitted_by: null, requests: [] });
  });

  it('is decided on itself, which decides its request', async () => {
    const made = await stage.draft([gloves]);
    const request = await asked(made);
    const waiting = await shown(made);
    expect((await stage.act(PURCHASE, waiting, 'approve', stage.clerk, { reason: 'Ya' })).status).toBe(403);
    expect((await stage.act(PURCHASE, waiting, 'approve', stage.manager)).status).toBe(422);
    body(await stage.act(PURCHASE, waiting, 'approve', stage.manager, { reason: 'Perlu' }));
    expect(body(await stage.manager.get(`/api/applog/${request}`))).toMatchObject({ status: 1, reason: 'Perlu' });
    expect((await decide(request, -1)).status).toBe(409);
    expect(await shown(made)).toMatchObject({ status: 2 });
  });

  it('approve and reject together: the first wins', async () => {
    const made = await stage.draft([gloves]);
    await asked(made);
    const waiting = await shown(made);
    const head = await stage.clinic.again('superadmin');
    body(await head.post('/api/profile/changeprofile', { session_profile_id: 1 }));
    const answers = await Promise.all([
      stage.act(PURCHASE, waiting, 'approve', stage.manager, { reason: 'Ya' }),
      stage.act(PURCHASE, waiting, 'reject', head, { reason: 'Tidak' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('of a manager, or up to the limit, is ordered at once', async () => {
    expect(await stage.order([gloves])).toMatchObject({ status: 2, approved_at: expect.any(String) });
    const settings = body(await stage.manager.get<{ version: number; preferences: Json }>('/api/profile/pengaturan'));
    const wanted = { ...settings.preferences, po_approval_limit: 1_250_000, version: settings.version };
    body(await stage.manager.put('/api/profile/pengaturan', wanted));
    const small = await stage.draft([gloves]);
    expect(body(await stage.act(PURCHASE, small, 'submit', stage.clerk))).toMatchObject({ status: 2 });
    await asked(await stage.draft([{ ...gloves, price: 125_001 }]));
    body(
      await stage.manager.put('/api/profile/pengaturan', {
        ...wanted,
        po_approval_limit: 0,
        version: settings.version + 1,
      }),
    );
  });

  it('is cancelled before anything came, closed after, and changed as a draft alone', async () => {
    const made = await stage.order([gloves]);
    expect(
      (await stage.manager.put(`${PURCHASE}/${made.id}`, { version: made.version, note: 'Lain' })).body,
    ).toMatchObject({ statusCode: 409, message: 'Dokumen sudah diproses, tidak dapat diubah.' });
    expect((await stage.act(PURCHASE, made, 'close', stage.manager, { reason: 'Cukup' })).status).toBe(409);
    expect(body(await stage.act(PURCHASE, made, 'cancel', stage.clerk, { reason: 'Salah' }))).toMatchObject({
      status: -2,
    });
    const draft = await stage.draft([gloves]);
    const changed = body(
      await stage.clerk.put<Purchase>(`${PURCHASE}/${draft.id}`, { version: 1, lines: [{ ...gloves, qty: 2 }] }),
    );
    expect(changed).toMatchObject({ total: 250_000, lines: [{ qty: 2 }] });
    expect((await stage.clerk.delete(`${PURCHASE}/${draft.id}`)).status).toBe(200);
  });

  it('prints, and says where it binds nobody', async () => {
    const made = await stage.draft([gloves]);
    const paper = await stage.clerk.get(`${PURCHASE}/${made.id}/pdf`);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await (await stage.clinic.as('manager.jkt')).get(`${PURCHASE}/${made.id}/pdf`)).status).toBe(404);
  });

  it.each([
    [{ lines: [] }, { message: 'Minimal satu item.' }],
    [{ qty: 0 }, { errors: { 'lines.0.qty': ['Jumlah harus lebih dari 0.'] } }],
    [{ price: -1 }, { errors: { 'lines.0.price': ['Harga tidak boleh negatif.'] } }],
    [{ discount_percent: 101 }, { errors: { 'lines.0.discount_percent': ['Diskon 0 sampai 100.'] } }],
    [{ qty: 0.333 }, { message: 'Jumlah Sarung tangan latex M harus bilangan bulat dalam satuan Pcs.' }],
    [{ discount_amount: 2_000_000 }, { errors: { discount_amount: ['Diskon melebihi subtotal.'] } }],
  ])('%j is refused', async (wrong, answer) => {
    const { lines, discount_amount, ...line } = wrong as Json;
    const posted = await stage.clerk.post(PURCHASE, {
      supplier_id: stage.supplier,
      warehouse_id: stage.gudang,
      ordered_at: today(),
      lines: lines ?? [{ ...gloves, ...line }],
      ...(discount_amount !== undefined && { discount_amount }),
    });
    expect(posted).toMatchObject({ status: 422, body: answer });
  });

  it('is for who buys: not for nurses and doctors, and of no other branch', async () => {
    const made = await stage.draft([gloves]);
    for (const job of ['perawat.bdg', 'dokter.bdg', 'investor'])
      expect((await (await stage.clinic.as(job)).get(PURCHASE)).status).toBe(403);
    expect((await (await stage.clinic.as('manager.jkt')).get(`${PURCHASE}/${made.id}`)).status).toBe(404);
    const foreign = { supplier_id: stage.supplier, ordered_at: today(), lines: [gloves] };
    expect((await stage.clerk.post(PURCHASE, { ...foreign, warehouse_id: stage.gudangJakarta })).status).toBe(422);
  });
});
