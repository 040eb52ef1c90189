// What is refused of versions, who may write them, and drafts as they are changed (paket.md 3.1, 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, idOf } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { HISTORY, type OfferStage, openOffer, PRICE, type Refused } from './offer-stage.ts';

let stage: OfferStage;
beforeAll(async () => {
  stage = await openOffer();
});
afterAll(() => stage.clinic.close());

describe('what is refused', () => {
  const refused = async (more: Json, by: Client = stage.manager) => {
    const { id } = await stage.kind();
    const asked = { pakettype_id: id, price: PRICE, installment_schema: 0, lines: [stage.braces[0]], ...more };
    const { status, body: answer } = await by.post<Refused>(HISTORY, asked);
    return [status, answer.message, Object.keys(answer.errors ?? {})] as const;
  };
  const line = (more: Json) => ({ lines: [{ ...stage.braces[0], ...more }] });

  it('numbers beyond their bounds, each at its field', async () => {
    const cases: readonly (readonly [Json, string])[] = [
      [line({ free_slot: 0 }), 'lines.0.free_slot'],
      [line({ free_slot: -1 }), 'lines.0.free_slot'],
      [line({ free_slot: 1.5 }), 'lines.0.free_slot'],
      [line({ free_slot: 1000 }), 'lines.0.free_slot'],
      [line({ expired_duration: -1 }), 'lines.0.expired_duration'],
      [line({ expired_duration: 3651 }), 'lines.0.expired_duration'],
      [line({ min_gap_days: 0 }), 'lines.0.min_gap_days'],
      [line({ type: 4 }), 'lines.0.type'],
      [{ price: 0 }, 'price'],
      [{ price: 1_000_000_001 }, 'price'],
      [{ cicilan_attempt: 61 }, 'cicilan_attempt'],
      [{ max_discount_percent: 101 }, 'max_discount_percent'],
      [{ quota: 0 }, 'quota'],
      [{ installment_schema: 2 }, 'installment_schema'],
      [{ syarat: { min_age: 13, max_age: 12 } }, 'syarat.max_age'],
      [{ syarat: { kota: 'Bandung' } }, 'syarat'],
      [{ pakettype_id: 999_999 }, 'pakettype_id'],
      [{ sold_count: 5 }, 'sold_count'],
    ];
    for (const [more, at] of cases) {
      const [status, , errors] = await refused(more);
      expect([status, errors], JSON.stringify(more)).toEqual([422, [at]]);
    }
  });

  it.each([
    ['no record', 'x', { syarat: ['Nilai tidak valid'] }],
    ['one of another kind', { min_age: 'x' }, { 'syarat.min_age': ['Harus bilangan bulat'] }],
    ['one that nobody knows', { kota: 'Bandung' }, { syarat: ['Tidak dikenal'] }],
  ])('a condition that is %s, in the words of the clinic', async (_what, syarat, errors) => {
    const { id } = await stage.kind();
    const asked = { pakettype_id: id, price: PRICE, installment_schema: 0, lines: [stage.braces[0]], syarat };
    expect((await stage.manager.post<Refused>(HISTORY, asked)).body.errors).toEqual(errors);
  });

  it('a part that does not fit its type, and one that is there twice', async () => {
    const item_id = stage.braces[3]?.['item_id'];
    const text = 'Pilih satu program sesuai jenis';
    expect(await refused(line({ perawatan_id: null, item_id }))).toEqual([422, text, ['lines.0.type']]);
    expect(await refused(line({ item_id }))).toEqual([422, text, ['lines.0.type']]);
    expect(await refused(line({ perawatan_id: null }))).toEqual([422, text, ['lines.0.type']]);
    const [first] = stage.braces;
    const twice = await refused({ lines: [first, { ...first, free_slot: 3 }] });
    expect(twice).toEqual([409, 'Program sudah ada pada paket', ['lines.1.type']]);
    expect((await refused(line({ perawatan_id: 999_999 })))[0]).toBe(422);
  });

  it('a down payment that leaves nothing, a kind that is switched off', async () => {
    const terms = { installment_schema: 1, dp_amount: PRICE, cicilan_amount: 1, cicilan_attempt: 1 };
    expect((await refused(terms)).slice(0, 2)).toEqual([422, 'Total DP dan cicilan tidak sesuai dengan harga paket']);
    const off = await stage.kind({ status: 0 });
    expect((await refused({ pakettype_id: off.id })).slice(0, 2)).toEqual([409, 'Tipe paket tidak aktif']);
  });

  it('11.15: who does not compose; all branches by a manager; a branch that is not there', async () => {
    const { clinic, admin, manager, head } = stage;
    for (const name of ['finance.bdg', 'dokter.bdg', 'perawat.bdg', 'multimedia.bdg', 'inventory.bdg'])
      expect((await refused({}, await clinic.as(name)))[0], name).toBe(403);
    expect((await refused({}, admin))[0]).toBe(403);
    expect((await refused({ profile_id: null }, manager))[0]).toBe(403);
    expect((await refused({ profile_id: 2 }, manager))[0]).toBe(422);
    const shared = await stage.draft((await stage.kind()).id, { profile_id: null }, head);
    expect((await manager.put(`${HISTORY}/${shared.id}`, { price: 1, version: 1 })).status).toBe(403);
    expect((await manager.delete(`${HISTORY}/${shared.id}`)).status).toBe(403);
    expect((await stage.act(shared, 'aktifkan')).status).toBe(403);
    const draft = await stage.draft((await stage.kind()).id);
    expect((await admin.put(`${HISTORY}/${draft.id}`, { price: 1, version: 1 })).status).toBe(403);
    expect((await stage.act(draft, 'aktifkan', {}, admin)).status).toBe(403);
    expect((await admin.get(`${HISTORY}/${draft.id}`)).status).toBe(200);
    expect((await (await clinic.as('finance.bdg')).get(HISTORY)).status).toBe(200);
    for (const name of ['dokter.bdg', 'perawat.bdg', 'multimedia.bdg'])
      expect((await (await clinic.as(name)).get(HISTORY)).status, name).toBe(403);
    const overview = await clinic.as('superadmin');
    expect((await refused({}, overview)).slice(0, 2)).toEqual([422, 'Cabang Belum dipilih']);
  });

  it('every write while the module is locked', async () => {
    const { database } = stage.clinic;
    const draft = await stage.draft((await stage.kind()).id);
    await database.asOwner('update profilecontrols set paket = 0 where profile_id = 1');
    try {
      expect((await stage.manager.put(`${HISTORY}/${draft.id}`, { price: 1, version: 1 })).status).toBe(423);
      expect((await stage.act(draft, 'aktifkan')).status).toBe(423);
      expect((await stage.show(draft.id)).id).toBe(draft.id);
    } finally {
      await database.asOwner('update profilecontrols set paket = 1 where profile_id = 1');
    }
  });
});

describe('a draft', () => {
  it('is changed as a whole, one field or its lines, and thrown away', async () => {
    const [kind, other] = [await stage.kind(), await stage.kind()];
    const draft = await stage.draft(kind.id);
    const { manager, braces } = stage;
    const put = (version: number, more: Json) =>
      manager.put<typeof draft & Refused>(`${HISTORY}/${draft.id}`, { version, ...more });
    const fewer = body(await put(1, { lines: braces.slice(0, 2), syarat: { max_age: 12 } }));
    expect(fewer).toMatchObject({ price_standard: 9_000_000, dp_amount: 2_000_000, syarat: { max_age: 12 } });
    const whole = body(await put(2, { installment_schema: 0 }));
    expect(whole).toMatchObject({ dp_amount: 0, cicilan_amount: 0, cicilan_attempt: 0, syarat: { max_age: 12 } });
    expect(whole.lines).toHaveLength(2);
    expect((await put(1, { price: 1 })).status).toBe(409);
    expect(body(await put(3, { pakettype_id: other.id }))).toMatchObject({ code: `${other.code}-01` });
    expect(body(await manager.delete<{ id: number }>(`${HISTORY}/${draft.id}`)).id).toBe(draft.id);
    expect((await manager.get(`${HISTORY}/${draft.id}`)).status).toBe(404);
  });

  it('shows what was typed, not what it would do in a page', async () => {
    const description = '<script>alert(1)</script> **Behel**';
    expect(await stage.draft((await stage.kind()).id, { description })).toMatchObject({ description });
  });

  it('leaves its trace in the log of the module', async () => {
    const { code, id } = await stage.draft((await stage.kind()).id);
    const log = await stage.manager.get<{ data: Json[] }>('/api/applog', { query: { module: '2', limit: '1' } });
    expect(body(log).data[0]).toMatchObject({ message: `pembuatan paket ${code}`, url: `/paket/promosi/${id}` });
  });
});

it('a kind that has versions is switched off, not removed', async () => {
  const kind = await stage.kind();
  await stage.draft(kind.id);
  expect((await stage.manager.delete(`/api/paket/type/${kind.id}`)).status).toBe(409);
  expect(await idOf(stage.clinic, 'pakettypes', 'code', kind.code)).toBe(kind.id);
});
