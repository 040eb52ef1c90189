// Whom a package is not sold to, and who does not sell it (paket.md 3.2, 9; acceptance 15).
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, newPatient, today } from '../service/stage.ts';
import { BRACES, type Counter, MEMBERSHIP, offer, openCounter } from './stage.ts';

let counter: Counter;
let braces = 0;
beforeAll(async () => {
  counter = await openCounter();
  braces = await offer(counter.clinic);
});
afterAll(() => counter.clinic.close());

const soldCount = async (version: number): Promise<number> => {
  const { database } = counter.clinic;
  const [row] = await database.asOwner<{ n: number }>('select sold_count as n from pakethistories where id = $1', [
    version,
  ]);
  return row?.n ?? -1;
};

describe('what is refused', () => {
  const messageOf = async (wish: object, by = counter.admin) => {
    const {
      status,
      body: { message },
    } = await counter.ask(
      { customer_id: await counter.patient(), paket_history_id: braces, scheme: 'cicilan', ...wish },
      by,
    );
    return [status, message];
  };

  it('a version that is not on offer', async () => {
    const unavailable = [422, 'Paket tidak tersedia untuk dijual'];
    for (const more of [
      { status: -1 },
      { status: 0 },
      { sale_until: addDays(today(), -1) },
      { active_at: new Date('2099-01-01') },
    ])
      expect(await messageOf({ paket_history_id: await offer(counter.clinic, BRACES, more) })).toEqual(unavailable);
    const gone = await offer(counter.clinic);
    await counter.clinic.database.asOwner(
      'update pakettypes set status = 0 where id = (select pakettype_id from pakethistories where id = $1)',
      [gone],
    );
    expect(await messageOf({ paket_history_id: gone })).toEqual(unavailable);
    const elsewhere = await offer(counter.clinic, BRACES, { profile_id: 2 });
    expect((await messageOf({ paket_history_id: elsewhere }))[0]).toBe(422);
  });

  it('a customer whom its conditions leave out, in words', async () => {
    const condition = 'Pelanggan tidak memenuhi syarat paket:';
    const ask = async (syarat: object, wish: object = {}) =>
      messageOf({ paket_history_id: await offer(counter.clinic, BRACES, { syarat: JSON.stringify(syarat) }), ...wish });
    expect(await ask({ max_age: 12 })).toEqual([422, `${condition} usia maksimal 12 tahun`]);
    expect(await ask({ min_age: 60 })).toEqual([422, `${condition} usia minimal 60 tahun`]);
    const known = await counter.patient();
    await counter.sell(braces, { customer_id: known });
    expect(await ask({ new_customer_only: true }, { customer_id: known })).toEqual([
      422,
      `${condition} hanya untuk pelanggan baru`,
    ]);
    const once = await offer(counter.clinic, BRACES, { syarat: JSON.stringify({ max_per_customer: 1, min_age: 18 }) });
    await counter.sell(once, { customer_id: known });
    expect(await messageOf({ paket_history_id: once, customer_id: known })).toEqual([
      422,
      `${condition} maksimal 1 paket per pelanggan`,
    ]);
  });

  it('an inactive customer and a member of the staff who is not himself', async () => {
    const { database } = counter.clinic;
    const gone = await counter.patient();
    await database.asOwner('update users set status = 0 where id = $1', [gone]);
    expect(await messageOf({ customer_id: gone })).toEqual([422, 'Pelanggan tidak aktif']);
    const idOf = async (username: string) =>
      (await database.asOwner<{ id: number }>('select id from users where username = $1', [username]))[0]?.id;
    expect(await messageOf({ customer_id: await idOf('dokter.bdg') })).toEqual([422, 'Pelanggan tidak aktif']);
    expect((await messageOf({ customer_id: await idOf('admin.bdg') }))[0]).toBe(201);
    expect((await messageOf({ sales_id: gone }))[0]).toBe(422);
  });

  it('a down payment above what is left, a discount above the price', async () => {
    const dear = await offer(counter.clinic, BRACES, { max_discount_percent: 100 });
    expect(await messageOf({ paket_history_id: dear, discount_amount: 6_000_001 })).toEqual([422, 'DP melebihi total']);
    expect((await messageOf({ paket_history_id: dear, discount_amount: 8_000_001 }))[0]).toBe(422);
  });

  it('a day outside the active period; an earlier one inside it is taken', async () => {
    expect(await messageOf({ sold_at: '2020-01-31' })).toEqual([422, 'Periode Pembukuan Aktif belum ada']);
    expect((await messageOf({ sold_at: addDays(today(), 1) }))[0]).toBe(422);
    const day = await counter.early();
    expect(day < today()).toBe(true);
    const sold = await counter.sell(braces, { sold_at: day });
    expect(sold).toMatchObject({
      sold_at: day,
      schedule: expect.arrayContaining([expect.objectContaining({ no: 0, due_date: day })]),
    });
  });

  it('a discount above the version’s, until a manager lets the desk; not where the branch lets nobody ask', async () => {
    const wish = {
      customer_id: await counter.patient(),
      paket_history_id: braces,
      scheme: 'cicilan',
      discount_amount: 800_001,
    };
    const before = await soldCount(braces);
    const asked = await counter.ask(wish);
    expect([asked.status, asked.body.message]).toEqual([
      202,
      'Diskon melebihi batas 10%, diberikan Rp 800.001. Permintaan persetujuan dikirim ke manager',
    ]);
    expect(await soldCount(braces)).toBe(before);
    body(await counter.manager.put(`/api/applog/${asked.body.applog_id}`, { status: 1, reason: 'Keluarga' }));
    expect(await soldCount(braces)).toBe(before + 1);
    const { database } = counter.clinic;
    await database.asOwner(
      `insert into approval_rules (profile_id, action, needs_approval, assigner_role, created_by)
       select 1, 'finance.discount', false, 5, id from users where username = 'manager.bdg'
       on conflict (profile_id, action) do update set needs_approval = false`,
    );
    expect(await messageOf({ discount_amount: 800_001 })).toEqual([422, 'Diskon melebihi batas 10%']);
    expect((await messageOf({ discount_amount: 800_000 }))[0]).toBe(201);
    expect((await messageOf({ discount_amount: 800_001 }, counter.manager))[0]).toBe(201);
    await database.asOwner(`update approval_rules set needs_approval = true where action = 'finance.discount'`);
  });

  it('acceptance 15: doctors, nurses and finance sell nothing; finance reads', async () => {
    const { clinic, stage } = counter;
    const books = await clinic.as('finance.bdg');
    const wish = { customer_id: await counter.patient(), paket_history_id: braces, scheme: 'cicilan' };
    for (const by of [stage.doctor, stage.nurse, books]) expect((await counter.ask(wish, by)).status).toBe(403);
    expect((await books.get(MEMBERSHIP)).status).toBe(200);
    for (const by of [stage.doctor, await clinic.as('multimedia.bdg')])
      expect((await by.get(MEMBERSHIP)).status).toBe(403);
    const jakarta = await clinic.as('manager.jkt');
    const { id } = await counter.sell(braces);
    expect((await jakarta.get(`${MEMBERSHIP}/${id}`)).status).toBe(404);
  });
});

describe('two at once', () => {
  it('the last place is sold once', async () => {
    const last = await offer(counter.clinic, BRACES, { quota: 1 });
    const wish = async () => ({
      customer_id: await newPatient(counter.admin),
      paket_history_id: last,
      scheme: 'cicilan',
    });
    const [one, two] = [await wish(), await wish()];
    const answers = await Promise.all([counter.ask(one), counter.ask(two, counter.manager)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe('Kuota paket sudah habis');
    expect(await soldCount(last)).toBe(1);
  });

  it('the same key sells once', async () => {
    const wish = { customer_id: await counter.patient(), paket_history_id: braces, scheme: 'cicilan' };
    const headers = { 'idempotency-key': randomUUID() };
    const before = await soldCount(braces);
    const [first, again] = [
      await counter.admin.post<{ id: number }>(MEMBERSHIP, wish, { headers }),
      await counter.admin.post<{ id: number }>(MEMBERSHIP, wish, { headers }),
    ];
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    expect(await soldCount(braces)).toBe(before + 1);
  });
});
