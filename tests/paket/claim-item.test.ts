// Goods of a package are handed over at the desk, and taken back (paket.md 3.3, 7).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { body } from '../service/stage.ts';
import { CLAIMS, type Claims, openClaims } from './slot-stage.ts';

let claims: Claims;
beforeAll(async () => {
  claims = await openClaims();
});
afterAll(() => claims.clinic.close());

const SOURCE = 'membershipperawatanused';
const isYesterday = (id: number): Promise<unknown> =>
  claims.clinic.database.asOwner(
    `update membershipperawatanuseds set used_at = used_at - interval '1 day' where id = $1`,
    [id],
  );

describe('a toothbrush of a package', () => {
  it('leaves the stock at its cost and earns its part; taken back, all is as before', async () => {
    await claims.stocked(5);
    const { customer, slot } = await claims.withBrushes();
    const [qty, value] = await claims.pool();
    const handed = body(await claims.hand(slot, 1), 201);
    expect(handed).toMatchObject({
      status: 1,
      used: 1,
      customer_id: customer,
      typename: 'Item',
      name: 'Sikat gigi ortodonti',
    });
    expect(await claims.claimsOf(slot)).toMatchObject([{ value_amount: 28_000, cost_amount: 10_000 }]);
    expect(await claims.counters(slot)).toEqual([1, 0, 28_000]);
    expect(await claims.pool()).toEqual([qty - 1, value - 10_000]);
    const out = [
      ['package.used', '2-1502', 28_000, 0],
      ['package.used', '4-1201', 0, 28_000],
      ['paket.item.issued', '5-1101', 10_000, 0],
      ['paket.item.issued', expect.any(String), 0, 10_000],
    ];
    expect(await claims.journals(SOURCE, handed.id)).toEqual(out);
    const card = body(
      await claims.manager.get<{ data: readonly { document: string | null }[] }>('/api/inventory/stockcard', {
        query: { item_id: String(claims.brush), start_date: claims.today, end_date: claims.today },
      }),
    );
    expect(card.data.map(({ document }) => document)).toContain(handed.code);
    const paper = await claims.admin.get(`${CLAIMS}/${handed.id}/tandaterima`);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    const buyer = body(await claims.manager.get<{ membership_id: string }>(`/api/users/${customer}`));
    expect(buyer.membership_id).toMatch(/^MBR\/BDG\//);
    const { failing } = claims.counter;
    expect(await failing()).toEqual([]);

    const back = body(
      await claims.manager.post(`${CLAIMS}/${handed.id}/batal`, { version: handed.version, reason: 'Salah ukuran' }),
    );
    expect(back).toMatchObject({ status: -1, cancel_reason: 'Salah ukuran' });
    expect(await claims.counters(slot)).toEqual([0, 0, 0]);
    expect(await claims.pool()).toEqual([qty, value]);
    expect((await claims.journals(SOURCE, handed.id)).slice(4)).toEqual([
      ['package.used.reversed', '4-1201', 28_000, 0],
      ['package.used.reversed', '2-1502', 0, 28_000],
      ['paket.item.returned', expect.any(String), 10_000, 0],
      ['paket.item.returned', '5-1101', 0, 10_000],
    ]);
    expect(await failing()).toEqual([]);
  });

  it('stays where there is too little of it, and the slot with it', async () => {
    const { slot } = await claims.withBrushes(999);
    const answer = await claims.hand(slot, 999);
    expect([answer.status, answer.body.message]).toEqual([
      422,
      expect.stringMatching(/^Stok .+ tidak cukup di gudang /),
    ]);
    expect(await claims.counters(slot)).toEqual([0, 0, 0]);
    expect(await claims.claimsOf(slot)).toEqual([]);
  });

  it('is handed over once for a key that is sent twice', async () => {
    await claims.stocked(2);
    const { slot } = await claims.withBrushes();
    const wish = { membershipperawatan_id: slot, used: 1, warehouse_id: claims.gudang };
    const headers = { 'idempotency-key': 'klaim-satu-kali-0001' };
    const [one, two] = [
      await claims.admin.post(CLAIMS, wish, { headers }),
      await claims.admin.post(CLAIMS, wish, { headers }),
    ];
    expect([one.status, two.status, two.body['id']]).toEqual([201, 201, one.body['id']]);
    expect(await claims.counters(slot)).toEqual([1, 0, 28_000]);
  });

  it('is not the way of a treatment', async () => {
    const { slot } = await claims.withControls();
    const answer = await claims.hand(slot, 1);
    expect([answer.status, answer.body.message]).toEqual([422, 'Klaim tindakan dan form lab dilakukan dari kunjungan']);
  });

  it('comes back on a later day when a superadmin agrees', async () => {
    await claims.stocked(1);
    const { slot } = await claims.withBrushes();
    const handed = body(await claims.hand(slot, 1), 201);
    await isYesterday(handed.id);
    const url = `${CLAIMS}/${handed.id}/batal`;
    const wish = { version: handed.version, reason: 'Rusak' };
    expect((await claims.admin.post(url, wish)).status).toBe(403);
    const asked = await claims.manager.post<Json & { applog_id: number }>(url, wish);
    expect(asked.status).toBe(202);
    expect(await claims.counters(slot)).toEqual([1, 0, 28_000]);
    const head = await claims.clinic.as('superadmin');
    body(await head.post('/api/profile/changeprofile', { session_profile_id: 1 }));
    body(await head.put(`/api/applog/${asked.body.applog_id}`, { status: 1, reason: 'Setuju' }));
    expect(await claims.counters(slot)).toEqual([0, 0, 0]);
  });

  it('is sold out for 37 of 40 who ask at once for the last three', async () => {
    await claims.stocked(40);
    const { slot } = await claims.withBrushes(3);
    const answers = await Promise.all(Array.from({ length: 40 }, () => claims.hand(slot, 1)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(37);
    expect(refused[0]?.body.message).toBe('Slot gratis Sikat gigi ortodonti sudah habis');
    expect(await claims.counters(slot)).toEqual([3, 0, 84_000]);
  });
});

describe('claims', () => {
  it('are summed over what was used, in the range', async () => {
    const sum = async (query: string) =>
      body(await claims.manager.get<{ sum: number; count: number }>(`${CLAIMS}?sum=used&${query}`));
    const [row] = await claims.clinic.database.asOwner<{ used: number }>(
      'select sum(used)::int as used from membershipperawatanuseds where status = 1 and profile_id = 1',
    );
    expect((await sum('')).sum).toBe(row?.used);
    const before = await sum(`start_date=2020-01-01&end_date=2020-12-31`);
    expect(before).toMatchObject({ sum: 0, data: [] });
    const { slot } = await claims.withBrushes();
    await claims.stocked(2);
    const handed = body(await claims.hand(slot, 2), 201);
    const list = body(
      await claims.manager.get<{ data: Json[] }>(`${CLAIMS}?type=2&membership=${handed['membership_id'] as number}`),
    );
    expect(list.data).toMatchObject([
      { id: handed.id, used: 2, value_amount: 56_000, source: { type: 'item', label: expect.any(String) } },
    ]);
    const admin = body(
      await claims.admin.get<{ data: Json[] }>(`${CLAIMS}?membership=${handed['membership_id'] as number}`),
    );
    expect(admin.data[0]).not.toHaveProperty('value_amount');
    expect((await claims.doctor.get(CLAIMS)).status).toBe(403);
    expect((await claims.admin.get(`${CLAIMS}?sum=value_amount`)).status).toBe(403);
  });
});
