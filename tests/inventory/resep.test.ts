// Prescriptions at the pharmacy (inventory.md 3, 4, 9, 11): prepared, handed over, part served, substituted, cancelled; and races.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import type { Settings } from '../../src/resources/platform/settings-calls.ts';
import type { Client, Json } from '../support/app.ts';
import { body, type Visit } from '../service/stage.ts';
import { ANTIBIOTIC, openShop, PAINKILLER, type Sale, SALES, type Shop } from './sale-stage.ts';

type Queue = AnswerOf<'inventory.resep.queue'>;
interface Refused {
  readonly message: string;
}
const RESEP = '/api/inventory/resep';
let shop: Shop;
let pain: number;
let anti: number;
/** Where medicines are kept; there are none elsewhere. */
let apotek: number;
let visit: Visit;
beforeAll(async () => {
  shop = await openShop();
  const room = { code: 'APT', name: 'Apotek Front Office', type: 3, is_default_bhp: false, is_default_receive: false };
  const place = { ...room, is_default_sale: true, status: 1 };
  apotek = body(await shop.stage.manager.post<{ id: number }>('/api/inventory/warehouse', place), 201).id;
  await shop.receive(PAINKILLER, 100, 35_000, apotek);
  await shop.receive(ANTIBIOTIC, 100, 45_000, apotek);
  pain = shop.item(PAINKILLER);
  anti = shop.item(ANTIBIOTIC);
  visit = await shop.stage.seated(shop.stage.units[0]);
});
afterAll(() => shop.stage.clinic.close());

type Prescribed = Awaited<ReturnType<Shop['prescribed']>>;
/** Ten painkillers, and what else is wanted; all of the same visit. */
const prescribed = (more: readonly Json[] = [], at: Visit = visit): Promise<Prescribed> =>
  shop.prescribed([{ item_id: pain, qty: 10 }, ...more], at);
const queue = async (by: Client = shop.clerk): Promise<Queue> => body(await by.get<Queue>(RESEP));
const queued = async (id: number, by?: Client) => (await queue(by)).data.find((one) => one.id === id);
const prepare = (id: number, input: Json = {}, by: Client = shop.clerk) =>
  by.post<Sale & Refused>(`${RESEP}/${id}/prepare`, input);
const handOver = (id: number, { version }: Pick<Sale, 'version'>, by: Client = shop.clerk) =>
  by.post<Sale & Refused>(`${RESEP}/${id}/handover`, { version });
const stored = async (id: number) =>
  body(
    await shop.stage.manager.get<Json & { status: number; items: readonly Json[] }>(`/api/service/visitresep/${id}`),
  );

describe('the queue', () => {
  it('shows what waits with what is there, its allergies, and who may see them', async () => {
    const allergic = await shop.stage.seated(shop.stage.units[1]);
    const { id } = await prescribed([{ item_id: anti, qty: 500 }], allergic);
    await shop.stage.clinic.database.asOwner('update rekammedis set alergi = $2 where customer_id = $1', [
      allergic['customer_id'],
      ['amoksisilin'],
    ]);
    expect(await queued(id)).toMatchObject({
      state: 'menunggu',
      alergi: ['amoksisilin'],
      sale: null,
      items: [
        { name: 'Asam Mefenamat 500 mg', qty: 10, available: 100, alergi: null },
        { name: 'Amoxicillin 500 mg', qty: 500, available: 100, alergi: 'amoksisilin' },
      ],
    });
    const seen = await queued(id, await shop.stage.clinic.as('finance.bdg'));
    expect(seen?.alergi).toEqual([]);
    expect((await shop.stage.doctor.get(RESEP)).status).toBe(403);
    expect((await (await shop.stage.clinic.as('inventory.jkt')).get<Queue>(RESEP)).body.data).toEqual([]);
    body(await shop.clerk.post(`${RESEP}/${id}/cancel`, { reason: 'Pasien membeli di luar' }));
    expect((await stored(id)).status).toBe(-1);
    expect(await queued(id)).toBeUndefined();
  });
});

describe('what the branch takes for packing', () => {
  it('is proposed when a prescription is prepared, unless it is said otherwise', async () => {
    const path = '/api/profile/pengaturan';
    const { manager } = shop.stage;
    const prefer = async (embalase_default: number) => {
      const { preferences, version } = body(await manager.get<Settings>(path));
      return manager.put<Settings>(path, { ...preferences, version, embalase_default });
    };
    expect((await prefer(-1)).status).toBe(422);
    body(await prefer(3000));
    expect((await queue()).embalase_default).toBe(3000);
    const { id } = await prescribed();
    expect(body(await prepare(id))).toMatchObject({ embalase_amount: 3000 });
    expect(body(await prepare(id, { embalase_amount: 500 }))).toMatchObject({ embalase_amount: 500 });
    expect(body(await prepare(id))).toMatchObject({ embalase_amount: 500 });
    body(await shop.clerk.post(`${RESEP}/${id}/cancel`, { reason: 'Uji' }));
    body(await prefer(0));
  });
});

describe('a prescription', () => {
  it('11: is prepared and handed over: stock, bill, cost and prescription in one step', async () => {
    const { id } = await prescribed([{ item_id: anti, qty: 15 }]);
    const sale = body(await prepare(id, { embalase_amount: 2000 }));
    expect(sale).toMatchObject({ status: 0, type: 2, total_amount: 8000 + 15_000 + 2000, handed_over_at: null });
    expect(await shop.pool(PAINKILLER)).toEqual([100, 35_000]);
    expect((await queued(id))?.state).toBe('disiapkan');
    const done = body(await handOver(id, sale));
    expect(done).toMatchObject({ status: 1, warehouse_id: apotek, cost_total: 3500 + 6750 });
    expect(await shop.pool(PAINKILLER)).toEqual([90, 31_500]);
    expect(await stored(id)).toMatchObject({
      status: 2,
      sales_id: done.id,
      items: [{ qty_served: 10 }, { qty_served: 15 }],
    });
    expect((await queued(id))?.state).toBe('diserahkan');
    const bill = body(await shop.stage.manager.get(`/api/finance/bill/${done.bill_id}`));
    expect(bill).toMatchObject({ type: 3, status: 1, customer_id: visit['customer_id'], total_amount: 25_000 });
    const desk = { customer: String(visit['customer_id']) };
    const { data } = body(await shop.stage.admin.get<{ data: Json[] }>('/api/service/payment', { query: desk }));
    expect(data.map((row) => row['id'])).toContain(done.bill_id);
    const direct = body(await shop.stage.admin.get<{ data: Json[] }>('/api/finance/bill', { query: { type: '3' } }));
    expect(direct.data.map((row) => row['id'])).toContain(done.bill_id);
    expect(await shop.booked('sale', done.id)).toEqual([
      ['sales.cogs', '5-1101', 10_250, 0],
      ['sales.cogs', '1-1301', 0, 10_250],
    ]);
    expect((await handOver(id, done)).body.message).toBe('Resep sudah diserahkan.');
    expect(await shop.failing()).toEqual([]);
  });

  it('is served in part and with a substitute that has its reason; the copy says what is left', async () => {
    const { id } = await prescribed([{ item_id: anti, qty: 15 }]);
    const items = (await queued(id))?.items ?? [];
    const lines = [
      { visitresepitem_id: items[0]?.id, qty: 4 },
      { visitresepitem_id: items[1]?.id, qty: 10, item_id: shop.item('OBT-00003') },
    ];
    expect((await prepare(id, { lines })).status).toBe(422);
    const given = [lines[0], { ...lines[1], substitute_reason: 'Amoxicillin kosong, disetujui dokter' }];
    expect((await prepare(id, { lines: [{ ...lines[0], qty: 11 }] })).status).toBe(422);
    expect((await prepare(id, { lines: [{ ...lines[0], qty: 0 }] })).body.message).toBe('Minimal satu item.');
    body(await prepare(id, { lines: [lines[0]] }));
    const sale = body(await prepare(id, { lines: given }));
    expect(sale.lines).toHaveLength(2);
    const done = body(await handOver(id, sale));
    expect(done.lines[1]).toMatchObject({
      substitute_of: anti,
      substitute_reason: 'Amoxicillin kosong, disetujui dokter',
    });
    expect(await stored(id)).toMatchObject({ status: 2, items: [{ qty_served: 4 }, { qty_served: 10 }] });
    const paper = async (kind: string) => {
      const answer = await shop.clerk.get(`${SALES}/${done.id}/${kind}`);
      expect(answer.status).toBe(200);
      return answer.headers['content-type'];
    };
    expect(await paper('etiket')).toBe('application/pdf');
    expect(await paper('copyresep')).toBe('application/pdf');
    expect(await shop.failing()).toEqual([]);
  });

  it('has no items of another prescription, and none of another branch', async () => {
    const [{ id }, other] = [await prescribed(), await prescribed([{ item_id: anti, qty: 3 }])];
    const [foreign] = (await queued(other.id))?.items ?? [];
    const asked = () => prepare(id, { lines: [{ visitresepitem_id: foreign?.id, qty: 1 }] });
    expect((await asked()).status).toBe(422);
    await shop.stage.clinic.database.asOwner('update visitreseps set profile_id = 2 where id = $1', [other.id]);
    expect((await asked()).status).toBe(422);
    expect((await prepare(other.id)).status).toBe(404);
    expect((await queued(id))?.state).toBe('menunggu');
    await shop.stage.clinic.database.asOwner('update visitreseps set profile_id = 1 where id = $1', [other.id]);
    for (const one of [id, other.id]) body(await shop.clerk.post(`${RESEP}/${one}/cancel`, { reason: 'Uji' }));
  });

  it('waits again when its sale is cancelled, with the goods back', async () => {
    const { id } = await prescribed();
    const before = await shop.pool(PAINKILLER);
    const done = body(await handOver(id, body(await prepare(id))));
    body(await shop.act(done, 'void', { reason: 'Salah pasien' }, shop.stage.manager));
    expect(await stored(id)).toMatchObject({ status: 1, sales_id: null, items: [{ qty_served: null }] });
    expect(await shop.pool(PAINKILLER)).toEqual(before);
    const again = body(await handOver(id, body(await prepare(id))));
    expect(again.id).not.toBe(done.id);
    expect(await shop.failing()).toEqual([]);
  });

  it('is not handed over before it is prepared, nor by who has no desk', async () => {
    const { id } = await prescribed();
    expect((await handOver(id, { version: 1 })).body.message).toBe('Resep belum disiapkan.');
    expect((await prepare(id, {}, shop.stage.nurse)).status).toBe(403);
    expect((await prepare(id, {}, await shop.stage.clinic.as('inventory.jkt'))).status).toBe(404);
    const sale = body(await prepare(id));
    expect((await handOver(id, { version: sale.version + 1 })).status).toBe(409);
    expect(
      (await shop.clerk.put<Refused>(`${SALES}/${sale.id}`, { version: sale.version, note: 'x' })).body.message,
    ).toBe('Dokumen sudah diproses, tidak dapat diubah.');
  });
});

describe('the doctor', () => {
  const cancel = ({ id, version }: Prescribed) =>
    shop.stage.doctor.post<Refused>(`/api/service/visitresep/${id}/batal`, { version });

  it('no longer cancels what the pharmacy has begun', async () => {
    const made = await prescribed();
    body(await prepare(made.id));
    expect((await cancel(made)).status).toBe(409);
    expect((await stored(made.id)).status).toBe(1);
  });

  it('cancels while it is prepared: one of both wins', async () => {
    for (let n = 0; n < 5; n += 1) {
      const made = await prescribed();
      const [prepared, cancelled] = await Promise.all([prepare(made.id), cancel(made)]);
      expect([prepared.status, cancelled.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const told = prepared.status === 409 ? prepared.body.message : 'Resep sudah dibatalkan.';
      expect(told).toBe('Resep sudah dibatalkan.');
      expect((await stored(made.id)).status).toBe(prepared.status === 200 ? 1 : -1);
    }
  });

  it('and the pharmacy: two hand-overs at once make one bill and take the goods once', async () => {
    const { id } = await prescribed();
    const before = (await shop.pool(PAINKILLER))[0];
    const sale = body(await prepare(id));
    const answers = await Promise.all([handOver(id, sale), handOver(id, sale, shop.stage.admin)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await shop.pool(PAINKILLER))[0]).toBe(before - 10);
    expect(await shop.failing()).toEqual([]);
  });
});
