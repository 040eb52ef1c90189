// A discount that waits for an approver: the bill says so, and nobody issues it without being asked what becomes of the request.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { draftBill, methodIds } from './draft.ts';

const PAY = '/api/finance/billtransaction';
interface Bill extends Json {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly total_amount: number;
  readonly requests: readonly { readonly id: number; readonly amount?: number }[];
}

let clinic: TestApp;
let desk: Client;
let manager: Client;
let cash: number;
beforeAll(async () => {
  clinic = await testApp();
  desk = await clinic.as('admin.bdg');
  manager = await clinic.as('manager.bdg');
  cash = (await methodIds(clinic))['Tunai'] ?? 0;
});
afterAll(() => clinic.close());

const billOf = async (id: number, by = desk): Promise<Bill> => (await by.get<Bill>(`/api/finance/bill/${id}`)).body;
const entryOf = async (id: number) => (await desk.get(`/api/applog/${id}`)).body;
const decide = (id: number, status: 1 | -1) => manager.put(`/api/applog/${id}`, { status, reason: 'Keluarga pegawai' });

/** A draft of 1.300.000 for which 260.000 off are asked. */
const asked = async () => {
  const { id, customer_id } = await draftBill(clinic);
  const wish = { version: 1, discount_percent: 20, discount_reason: 'Keluarga' };
  const answer = await desk.put<{ applog_id: number }>(`/api/finance/bill/${id}`, wish);
  expect(answer.status).toBe(202);
  return { id, customer_id, request: answer.body.applog_id };
};
const issue = (id: number, more: Json = {}, by = desk) =>
  by.post(`/api/finance/bill/${id}/issue`, { version: 1, ...more });
const pay = (ids: readonly number[], amount: number, more: Json = {}) =>
  desk.post(PAY, {
    methods: [{ paymentmethod_id: cash, amount: amount * ids.length }],
    allocations: ids.map((bill_id) => ({ bill_id, amount })),
    issue: true,
    ...more,
  });

describe('a discount that waits', () => {
  it('stands on the draft, in the list of bills and on the desk, with its amount', async () => {
    const { id, customer_id, request } = await asked();
    const mark = { id: request, action: 'finance.discount', amount: 260_000 };
    expect(await billOf(id)).toMatchObject({ total_amount: 1_300_000, requests: [mark] });
    for (const path of [`/api/finance/bill?customer=${customer_id}`, `/api/service/payment?customer=${customer_id}`]) {
      const { data } = (await desk.get<{ data: readonly Bill[] }>(path)).body;
      expect(data).toMatchObject([{ id, requests: [mark] }]);
    }
  });

  it('is shown without its amount to who sees no money', async () => {
    const { id, customer_id, request } = await asked();
    const nurse = await clinic.as('perawat.bdg');
    const { data } = (await nurse.get<{ data: readonly Bill[] }>(`/api/service/payment?customer=${customer_id}`)).body;
    expect(data).toMatchObject([{ id, requests: [{ id: request }] }]);
    expect(data[0]?.requests[0]).not.toHaveProperty('amount');
  });

  it.each([
    ['issued', (id: number) => issue(id)],
    ['paid', (id: number) => pay([id], 1_300_000)],
    ['issued by the manager', (id: number) => issue(id, {}, manager)],
    ['issued without another request', (id: number) => issue(id, { without_request: 1 })],
  ])('is asked about when its bill is %s: nothing happens', async (_how, act) => {
    const { id, request } = await asked();
    const { status, body } = await act(id);
    expect([status, body]).toMatchObject([
      409,
      { code: 'discount-waiting', applog_id: request, requests: [{ id: request, bill_id: id, amount: 260_000 }] },
    ]);
    expect(body['message']).toMatch(/^Diskon Rp 260\.000 untuk Pasien Uji \d+ menunggu persetujuan \(nomor \d+\)\./);
    expect(await billOf(id)).toMatchObject({ status: 0, version: 1 });
    expect(await entryOf(request)).toMatchObject({ status: 0 });
  });

  it('is waited for: what is approved is paid', async () => {
    const { id, request } = await asked();
    expect((await decide(request, 1)).status).toBe(200);
    expect(await billOf(id)).toMatchObject({ total_amount: 1_040_000, requests: [] });
    expect((await pay([id], 1_040_000)).status).toBe(201);
    expect(await billOf(id)).toMatchObject({ status: 3 });
  });

  it('is taken back: the full sum is paid', async () => {
    const { id, request } = await asked();
    expect((await desk.post(`/api/applog/${request}/tarik`)).status).toBe(200);
    expect((await pay([id], 1_300_000)).status).toBe(201);
    expect(await entryOf(request)).toMatchObject({ closing: 'withdrawn' });
  });

  it('is gone on without: its request is closed, and who asked is told by whom', async () => {
    const [one, other] = [await asked(), await asked()];
    const half = await pay([one.id, other.id], 1_300_000, { without_requests: [one.request] });
    expect([half.status, half.body['applog_id']]).toEqual([409, other.request]);
    const paid = await pay([one.id, other.id], 1_300_000, { without_requests: [one.request, other.request] });
    expect(paid.status, JSON.stringify(paid.body)).toBe(201);
    for (const { request } of [one, other]) {
      const { status, closing, reason } = await entryOf(request);
      expect([status, closing]).toEqual([-1, 'lapsed']);
      expect(reason).toMatch(/^Ditutup oleh sistem: tagihan diterbitkan tanpa diskon oleh ./);
    }
    const third = await asked();
    expect((await issue(third.id, { without_request: third.request })).status).toBe(200);
    expect(await entryOf(third.request)).toMatchObject({ closing: 'lapsed' });
  });

  it('is closed by a smaller one that needs nobody', async () => {
    const { id, request } = await asked();
    const small = { version: 1, discount_percent: 5, discount_reason: 'Pelanggan lama' };
    expect((await desk.put(`/api/finance/bill/${id}`, small)).status).toBe(200);
    expect(await entryOf(request)).toMatchObject({
      closing: 'lapsed',
      reason: 'Ditutup oleh sistem: tagihan sudah berubah sejak diajukan',
    });
  });

  it('and a payment without it at the same time leave one sum, whichever is first', async () => {
    const { id, request } = await asked();
    const [approved, paid] = await Promise.all([
      decide(request, 1),
      pay([id], 1_300_000, { without_requests: [request] }),
    ]);
    const { status, total_amount } = await billOf(id);
    const entry = await entryOf(request);
    const left = [approved.status, paid.status, entry['status'], entry['closing'], status, total_amount];
    expect([
      [200, 409, 1, null, 0, 1_040_000],
      [409, 201, -1, 'lapsed', 3, 1_300_000],
    ]).toContainEqual(left);
  });
});
