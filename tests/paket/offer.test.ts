// Versions of packages as they are composed and read (paket.md 2, 5, 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planned, run } from '../../server/db/statement.ts';
import { tx } from '../../server/db/transaction.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { HISTORY, type Listed, type OfferStage, openOffer, PRICE, type Programs, type Refused } from './offer-stage.ts';

let stage: OfferStage;
beforeAll(async () => {
  stage = await openOffer();
});
afterAll(() => stage.clinic.close());

const linesBehind = planned<{ id: number }, [number]>(
  'select id from pakethistoryperawatans where paket_history_id = $1',
);
const listed = async (query: Json, by: Client = stage.manager) =>
  body(await by.get<{ data: readonly Listed[]; count: number }>(HISTORY, { query: query as never }));

describe('a version', () => {
  it('is a draft with a number of its kind, and knows what its parts cost by themselves', async () => {
    const kind = await stage.kind();
    const first = await stage.draft(kind.id);
    expect(first).toMatchObject({
      code: `${kind.code}-01`,
      status: 0,
      statusname: 'Draft',
      profile_id: 1,
      pakettypedata: { id: kind.id, code: kind.code },
      price_standard: 10_000_000,
      hemat_percent: 20,
      available: false,
      available_reason: 'Tidak aktif',
      sold_count: 0,
      syarat: { min_age: null, max_age: null, new_customer_only: false, max_per_customer: null },
    });
    expect(first.lines.map(({ price_standard }) => price_standard)).toEqual([
      6_000_000, 250_000, 350_000, 35_000, 580_000,
    ]);
    expect(await stage.draft(kind.id)).toMatchObject({ code: `${kind.code}-02` });
  });

  it("takes the branch's own prices, the general ones for all branches, and a price that is given", async () => {
    const { id } = await stage.kind();
    const { clinic, head, elsewhere, braces } = stage;
    const item_id = braces[3]?.['item_id'] as number;
    await clinic.database.asOwner(
      `insert into item_branches (profile_id, item_id, sell_price) values (1, $1, 40000)
       on conflict (profile_id, item_id) do update set sell_price = 40000`,
      [item_id],
    );
    const lines = [braces[0], braces[3], { ...braces[4], price_standard: 600_000 }];
    const prices = async (by: Client, more: Json) =>
      (await stage.draft(id, { lines, ...more }, by)).lines.map(({ price_standard }) => price_standard);
    expect(await prices(head, { profile_id: 1 })).toEqual([6_000_000, 40_000, 600_000]);
    expect(await prices(head, { profile_id: null })).toEqual([6_000_000, 35_000, 600_000]);
    expect(await prices(elsewhere, {})).toEqual([6_600_000, 35_000, 600_000]);
    await clinic.database.asOwner('update item_branches set sell_price = null where item_id = $1', [item_id]);
  });

  it('11.1: is listed when it is active, of the branch and of all branches, with its programs', async () => {
    const [own, shared, foreign] = [await stage.kind(), await stage.kind(), await stage.kind()];
    const { head, elsewhere, manager } = stage;
    const here = await stage.draft(own.id);
    body(await stage.act(here, 'aktifkan'));
    const everywhere = await stage.draft(shared.id, { profile_id: null }, head);
    body(await stage.act(everywhere, 'aktifkan', {}, head));
    const there = await stage.draft(foreign.id, {}, elsewhere);
    body(await stage.act(there, 'aktifkan', {}, elsewhere));
    const draft = await stage.draft(own.id);

    const ids = async (by: Client) => (await listed({ status: '1', limit: '100' }, by)).data.map(({ id }) => id);
    expect(await ids(manager)).toEqual(expect.arrayContaining([here.id, everywhere.id]));
    for (const hidden of [there.id, draft.id]) expect(await ids(manager)).not.toContain(hidden);
    expect(await ids(elsewhere)).toEqual(expect.arrayContaining([there.id, everywhere.id]));
    expect(await ids(elsewhere)).not.toContain(here.id);
    const [row] = (await listed({ status: '1', keyword: own.code })).data;
    expect(row).toMatchObject({
      pakettypedata: { name: expect.stringContaining('Paket uji') as string, code: own.code },
      price: PRICE,
      price_standard: 10_000_000,
      hemat_percent: 20,
      available: true,
      available_reason: null,
    });
    const query = { paket_history_id: String(here.id) };
    const programs = body(await manager.get<{ data: Programs }>('/api/paket/historyperawatan', { query })).data;
    expect(programs.map(({ type, free_slot, expired_duration }) => [type, free_slot, expired_duration])).toEqual([
      [1, 1, 90],
      [1, 12, 540],
      [1, 1, 365],
      [2, 2, 180],
      [3, 1, 900],
    ]);
    expect(programs[1]).toMatchObject({ perawatandata: { name: 'Kontrol behel', code: 'ORT-03' }, itemdata: null });
    expect(programs[3]).toMatchObject({ perawatandata: null, itemdata: { code: 'RTL-00001', unit: 'Pcs' } });
    expect(programs[4]).toMatchObject({ itemdata: { name: 'Retainer Hawley', code: 'LAB-HAW', unit: 'order' } });
    const items = await manager.get<{ count: number }>('/api/paket/historyperawatan', {
      query: { ...query, type: '2' },
    });
    expect(body(items).count).toBe(1);
  });

  it('is found by state, kind, branch, word and day, and by nothing else', async () => {
    const kind = await stage.kind();
    const first = await stage.draft(kind.id);
    const second = await stage.draft(kind.id, { price: 9_000_000, dp_amount: 3_000_000 });
    body(await stage.act(first, 'aktifkan'));
    const codes = async (query: Json) =>
      (await listed({ pakettype: String(kind.id), ...query })).data.map(({ id }) => id);
    expect(await codes({ sortby: 'price desc' })).toEqual([second.id, first.id]);
    expect(await codes({ status: '1' })).toEqual([first.id]);
    expect(await codes({ profile_id: '1', status: '0' })).toEqual([second.id]);
    expect(await codes({ keyword: second.code })).toEqual([second.id]);
    expect(await codes({ start_date: today(), end_date: today() })).toEqual([first.id]);
    expect(await codes({ start_date: addDays(today(), 1) })).toEqual([]);
    const wrong: readonly Readonly<Record<string, string>>[] = [
      { warna: 'merah' },
      { sortby: 'price_standard desc' },
      { status: 'x' },
    ];
    for (const query of wrong) expect((await stage.manager.get(HISTORY, { query })).status).toBe(422);
    const sheet = await stage.manager.get(`${HISTORY}/export`, { query: { pakettype: String(kind.id) } });
    expect(sheet.status).toBe(200);
  });

  it('stays within its wall', async () => {
    const { id } = await stage.draft((await stage.kind()).id);
    const { elsewhere, manager, clinic } = stage;
    expect((await elsewhere.get(`${HISTORY}/${id}`)).status).toBe(404);
    expect((await elsewhere.put(`${HISTORY}/${id}`, { description: 'x', version: 1 })).status).toBe(404);
    expect((await elsewhere.delete(`${HISTORY}/${id}`)).status).toBe(404);
    for (const verb of ['aktifkan', 'salin'])
      expect((await elsewhere.post(`${HISTORY}/${id}/${verb}`, { version: 1 })).status).toBe(404);
    const query = { paket_history_id: String(id) };
    expect((await elsewhere.get('/api/paket/historyperawatan', { query })).status).toBe(404);
    expect((await elsewhere.get(`${HISTORY}/${id}/simulasi`, { query: { scheme: 'tunai' } })).status).toBe(404);
    const missing = await manager.get<Refused>('/api/paket/historyperawatan');
    expect([missing.status, missing.body.message]).toEqual([422, 'paket_history_id wajib diisi']);
    const behind = (branch: number) =>
      tx(clinic.database.pool, { branches: [branch] }, (trx) => run(trx, linesBehind, id));
    expect(await behind(1)).toHaveLength(5);
    expect(await behind(2)).toEqual([]);
  });
});

describe('what can be put into one', () => {
  type Found = { readonly data: readonly { name: string; code: string; unit: string; price_standard: number }[] };
  const find = (query: Readonly<Record<string, string>>, by: Client = stage.manager) =>
    by.get<Found & Refused>('/api/paket/program', { query });

  it('is found from three letters on, with its price in the branch or everywhere', async () => {
    const braces = body(await find({ type: '1', keyword: 'self-lig' })).data;
    expect(braces).toMatchObject([{ code: 'ORT-02', unit: 'tindakan', price_standard: 12_000_000 }]);
    const dearer = body(await find({ type: '1', keyword: 'ort-02' }, stage.elsewhere)).data;
    expect(dearer).toMatchObject([{ price_standard: 13_200_000 }]);
    const general = body(await find({ type: '1', keyword: 'ort-02', umum: '1' }, stage.elsewhere)).data;
    expect(general).toMatchObject([{ price_standard: 12_000_000 }]);
    expect(body(await find({ type: '2', keyword: 'sikat' })).data).toMatchObject([
      { unit: 'Pcs', price_standard: 35_000 },
    ]);
    expect(body(await find({ type: '3', keyword: 'hawley' })).data).toMatchObject([
      { code: 'LAB-HAW', unit: 'order', price_standard: 580_000 },
    ]);
    expect((await find({ type: '1', keyword: 'se' })).status).toBe(422);
    expect((await find({ type: '1', keyword: 'self-lig' }, stage.admin)).status).toBe(403);
  });
});
