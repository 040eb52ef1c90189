// Asking patients for their installments: what came of it, and whether a promise to pay was kept (finance.md 10, decision 107).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf, ListedOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { type Desk, openDesk, type Owing, PAY, refused } from './credit-stage.ts';
import { draftBill, type Receipt } from './draft.ts';

type Work = AnswerOf<'finance.kontak.daftar'>;
type Row = ListedOf<'finance.angsuran'>;
const PATH = '/api/finance/kontak';

let clinic: TestApp;
let at: Desk;
beforeAll(async () => {
  clinic = await testApp();
  at = await openDesk(clinic);
});
afterAll(() => clinic.close());

const note = (angsuran_ids: readonly number[], more: object, client: Client = at.desk) =>
  client.post(PATH, { angsuran_ids, ...more });
const promise = (ids: readonly number[], days: number, amount: number) =>
  note(ids, { result: 'janji bayar', promise_date: addDays(today(), days), promise_amount: amount });
const rowsOf = async ({ customer }: Owing, query: Readonly<Record<string, string>> = {}): Promise<readonly Row[]> => {
  const { status, body } = await at.desk.get<{ data: readonly Row[] }>('/api/finance/angsuran', {
    query: { customer: String(customer), ...query },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const stateOf = async (who: Owing): Promise<unknown> => {
  const row = (await rowsOf(who)).find(({ id }) => id === who.ids[0]);
  return row?.promise && [row.promise.state, row.promise.paid];
};
/** As if the contact had been so many days ago. */
const daysAgo = (who: Owing, days: number) =>
  clinic.database.asOwner(
    `update billcontacts c set contacted_on = contacted_on - $2::int, created_at = created_at - make_interval(days => $2),
       promise_date = promise_date - $2::int
     where id in (select contact_id from billcontactlines where angsuran_id = $1)`,
    [who.ids[0], days],
  );

describe('a round of reminders', () => {
  it('is one entry a patient, with one text about all that he is asked for', async () => {
    const [one, two] = [await at.owing(), await at.owing()];
    const ids = [...one.ids.slice(0, 2), ...two.ids.slice(0, 1)];
    const { body } = await at.desk.get<Work>(PATH, { query: { ids: ids.join(',') } });
    const found = body.data.find(({ customer }) => customer.id === one.customer);
    expect(body.data).toHaveLength(2);
    expect(found).toMatchObject({ outstanding: 1_500_000 + 857_143, last: null, promise: null });
    expect(new Set(found?.rows.map(({ no }) => no))).toEqual(new Set([0, 1]));
    expect(found?.message).toContain('Rp 2.357.143');
    const single = body.data.find(({ customer }) => customer.id === two.customer);
    expect(single?.message).toContain('kami mengingatkan bahwa');
  });

  it('leaves out what was paid meanwhile', async () => {
    const who = await at.owing();
    await at.pay(who.bill, 1_500_000);
    const { body } = await at.desk.get<Work>(PATH, { query: { ids: who.ids.join(',') } });
    expect(body.data[0]?.rows.map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('keeps what came of each, on every row that it was about', async () => {
    const who = await at.owing();
    expect((await note(who.ids.slice(0, 2), { result: 'tidak diangkat' })).status).toBe(201);
    const kept = await note(who.ids.slice(0, 2), { result: 'nomor salah', note: 'Milik orang lain' });
    expect(kept).toMatchObject({ status: 201, body: { result: 'nomor salah', note: 'Milik orang lain' } });
    const rows = await rowsOf(who);
    const told = rows.filter(({ contact }) => contact?.result === 'nomor salah');
    expect(new Set(told.map(({ id }) => id))).toEqual(new Set(who.ids.slice(0, 2)));
    expect(told.every(({ reminded_at }) => reminded_at !== null)).toBe(true);
  });
});

describe('a promise to pay', () => {
  it('is still to come, kept by what is paid until its day, and broken after it', async () => {
    const who = await at.owing();
    expect((await promise(who.ids.slice(0, 1), 3, 500_000)).status).toBe(201);
    expect(await stateOf(who)).toEqual(['akan datang', 0]);
    await at.pay(who.bill, 200_000);
    expect(await stateOf(who)).toEqual(['akan datang', 200_000]);
    await daysAgo(who, 10);
    expect(await stateOf(who)).toEqual(['tidak ditepati', 0]);
  });

  it('is kept by several payments, and not by one that was taken back', async () => {
    const who = await at.owing();
    await promise(who.ids.slice(0, 1), 0, 500_000);
    await at.pay(who.bill, 200_000);
    const second = await at.pay(who.bill, 300_000);
    expect(await stateOf(who)).toEqual(['ditepati', 500_000]);
    const { id, version } = second.body as Receipt;
    await at.manager.post(`${PAY}/${id}/void`, { reason: 'Salah catat', version });
    expect(await stateOf(who)).toEqual(['akan datang', 200_000]);
  });

  it('is not kept by what was paid before it, nor by another bill', async () => {
    const who = await at.owing();
    await at.pay(who.bill, 500_000);
    await promise(who.ids.slice(0, 1), 1, 400_000);
    const other = await at.issued();
    await clinic.database.asOwner('update bills set customer_id = $2 where id = $1', [other, who.customer]);
    await at.pay(other, 400_000);
    expect(await stateOf(who)).toEqual(['akan datang', 0]);
  });

  it('is the last one that counts, and the list is narrowed by it', async () => {
    const who = await at.owing();
    await promise(who.ids.slice(0, 1), 0, 100_000);
    await daysAgo(who, 5);
    const broken = { promise: 'tidak ditepati', due: 'open' };
    expect((await rowsOf(who, broken)).map(({ id }) => id)).toEqual(who.ids.slice(0, 1));
    await promise(who.ids.slice(0, 1), 2, 100_000);
    expect(await rowsOf(who, broken)).toEqual([]);
    expect(await rowsOf(who, { promise: 'akan datang' })).toHaveLength(1);
    await note(who.ids.slice(0, 1), { result: 'tidak diangkat' });
    const [row] = await rowsOf(who, { promise: 'akan datang' });
    expect(row).toMatchObject({ contact: { result: 'tidak diangkat' }, promise: { state: 'akan datang' } });
  });

  it('has a day that is not past and an amount that is owed', async () => {
    const who = await at.owing();
    const ids = who.ids.slice(0, 1);
    expect((await promise(ids, -1, 100_000)).body).toMatchObject({ code: 'promise-past' });
    expect((await promise(ids, 1, 99_000_000)).body).toMatchObject({ code: 'promise-above' });
    expect((await note(ids, { result: 'janji bayar' })).status).toBe(422);
    expect((await note(ids, { result: 'dihubungi', promise_date: today(), promise_amount: 1 })).status).toBe(422);
    expect(await rowsOf(who, { promise: 'akan datang' })).toEqual([]);
  });

  it('is of the database too: neither half of it, nor one of the past', async () => {
    const insert = (columns: string, values: string) =>
      clinic.database.asOwner(
        `insert into billcontacts (profile_id, contacted_on, created_by, result, ${columns})
         values (1, current_date, 1, 'janji bayar', ${values})`,
      );
    await expect(insert('promise_amount', '1000')).rejects.toThrow('billcontacts_promise');
    await expect(insert('promise_amount, promise_date', '1000, current_date - 1')).rejects.toThrow(
      'billcontacts_promise_day',
    );
  });
});

describe('who asks', () => {
  it('is the desk, for open installments of one patient of its branch', async () => {
    const [one, two] = [await at.owing(), await at.owing()];
    const reached = { result: 'dihubungi' };
    expect(refused(await note([one.ids[0] ?? 0, two.ids[0] ?? 0], reached))).toEqual([
      422,
      'Pilih dari satu pasien saja',
    ]);
    const far = await clinic.as('admin.jkt');
    expect((await note(one.ids.slice(0, 1), reached, far)).status).toBe(409);
    expect((await far.get<Work>(PATH, { query: { ids: one.ids.join(',') } })).body.data).toEqual([]);
    for (const name of ['dokter.bdg', 'perawat.bdg', 'inventory.bdg', 'investor']) {
      const client = await clinic.as(name);
      expect((await client.get(PATH, { query: { ids: one.ids.join(',') } })).status).toBe(403);
      expect((await note(one.ids.slice(0, 1), reached, client)).status).toBe(403);
    }
    await at.pay(one.bill, 1_500_000);
    const [paid] = one.ids.length > 0 ? (await at.detail(one.bill)).angsurans.filter(({ no }) => no === 0) : [];
    expect((await note([paid?.id ?? 0], reached)).body).toMatchObject({ code: 'contact-gone' });
  });

  it('finds nobody without a bill', async () => {
    await draftBill(clinic);
    expect((await at.desk.get<Work>(PATH, { query: { ids: '999999999' } })).body.data).toEqual([]);
    expect((await at.desk.get(PATH, { query: { ids: 'x' } })).status).toBe(422);
  });
});

describe('whole bills on credit', () => {
  it('become a round of all that is open of them, and take a promise over the whole of it', async () => {
    const who = await at.owing();
    const { status, body } = await at.desk.get<Work>(PATH, { query: { tagihan: String(who.bill) } });
    expect(status).toBe(200);
    const [entry, ...others] = body.data;
    expect(others).toEqual([]);
    expect(entry?.rows.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b))).toEqual(
      [...who.ids].toSorted((a, b) => a - b),
    );
    const open = (await at.detail(who.bill)).angsurans.reduce(
      (sum, { amount, paid_amount }) => sum + amount - paid_amount,
      0,
    );
    expect(entry?.outstanding).toBe(open);
    expect((await promise(who.ids, 3, open + 1)).body).toMatchObject({ code: 'promise-above' });
    expect((await promise(who.ids, 3, open)).status).toBe(201);
    const told = await at.desk.get<Work>(PATH, { query: { tagihan: String(who.bill) } });
    expect(told.body.data[0]?.promise).toMatchObject({ amount: open, paid: 0, state: 'akan datang' });
    const rows = await rowsOf(who);
    expect(rows.every(({ promise: made }) => made?.amount === open)).toBe(true);
  });

  it('are those of the branch, asked for in one way', async () => {
    const who = await at.owing();
    const far = await clinic.as('admin.jkt');
    expect((await far.get<Work>(PATH, { query: { tagihan: String(who.bill) } })).body.data).toEqual([]);
    expect((await at.desk.get(PATH, { query: { tagihan: '1', ids: '1' } })).status).toBe(422);
    expect((await at.desk.get(PATH)).status).toBe(422);
    const doctor = await clinic.as('dokter.bdg');
    expect((await doctor.get(PATH, { query: { tagihan: String(who.bill) } })).status).toBe(403);
  });
});
