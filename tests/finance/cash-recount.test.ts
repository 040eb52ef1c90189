// A session that was counted wrongly: counted again until it is verified (docs/decisions/0160).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { closeSession, messageOf, SESSION, type Session } from './desk.ts';
import { linesOf, methodIds } from './draft.ts';

let clinic: TestApp;
let desk: Client;
let finance: Client;
let methods: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  desk = await clinic.as('admin.bdg');
  finance = await clinic.as('finance.bdg');
  methods = await methodIds(clinic);
});
afterAll(() => clinic.close());

const counted = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [methods[name] ?? 0, amount]));
/** A session of a float, closed with a count. */
const counting = async (float: number, amounts: Readonly<Record<string, number>>) => {
  await closeSession(clinic, 'admin.bdg', {});
  expect((await desk.post(`${SESSION}/open`, { opening_amount: float })).status).toBe(201);
  return closeSession(clinic, 'admin.bdg', counted(amounts));
};
const verify = (client: Client, { id, version }: Session) =>
  client.post<Session>(`${SESSION}/${id}/verify`, { version });

describe('a session that was counted wrongly', () => {
  const recount = (
    client: Client,
    { id, version }: Session,
    amounts: Readonly<Record<string, number>>,
    more: object = {},
  ) =>
    client.post<Session>(`${SESSION}/${id}/hitungulang`, {
      version,
      counted: counted(amounts),
      reason: 'Kurang satu nol',
      ...more,
    });

  it('is counted again with a reason; what was counted before is kept, and the last count is booked', async () => {
    const closed = (await counting(100_000, { Tunai: 9_800 })).body;
    expect(closed.difference_amount).toBe(-90_200);
    const own = (await recount(desk, closed, { Tunai: 98_000 })).body;
    expect(own).toMatchObject({ status: 1, difference_amount: -2_000, counts: [{ counted_amount: 98_000 }] });
    const other = await recount(finance, own, { QRIS: 50_000, Tunai: 99_000 }, { reason: 'Ada uang di amplop' });
    expect(other.body).toMatchObject({
      difference_amount: -1_000,
      counts: [
        {
          paymentmethoddata: { name: 'Tunai' },
          expected_amount: 100_000,
          counted_amount: 99_000,
          difference_amount: -1_000,
        },
        { paymentmethoddata: { name: 'QRIS' }, expected_amount: 0, counted_amount: 50_000, difference_amount: 50_000 },
      ],
    });
    const recounts = (other.body['recounts'] as Record<string, unknown>[]).map((line) => [
      (line['paymentmethoddata'] as { name: string }).name,
      line['before_amount'],
      line['after_amount'],
      line['reason'],
    ]);
    expect(recounts).toEqual([
      ['Tunai', 9_800, 98_000, 'Kurang satu nol'],
      ['Tunai', 98_000, 99_000, 'Ada uang di amplop'],
      ['QRIS', 0, 50_000, 'Ada uang di amplop'],
    ]);
    const paper = wordsOn((await desk.get(`${SESSION}/${closed.id}/print`)).bytes);
    expect(paper).toContain('TunaiRp9.800menjadiRp98.000:Kurangsatunol');
    const verified = (await verify(finance, other.body)).body;
    expect(await linesOf(clinic, verified.journal_id ?? 0)).toEqual([
      ['6-1902', 1_000],
      ['1-1101', -1_000],
    ]);
    expect(messageOf(await recount(finance, verified, { Tunai: 100_000 }))).toEqual([
      409,
      'Status sesi kasir sudah berubah',
    ]);
  });

  it('is counted again by its cashier or who verifies, as it was read, to something else', async () => {
    const closed = (await counting(50_000, { Tunai: 40_000 })).body;
    const others = await clinic.as('admin.jkt');
    expect((await recount(others, closed, { Tunai: 50_000 })).status).toBe(404);
    expect(messageOf(await recount(desk, closed, { Tunai: 40_000 }))).toEqual([422, 'Hitungan belum diubah']);
    expect((await recount(desk, closed, { Tunai: 50_000 }, { reason: ' ' })).status).toBe(422);
    const strange = await recount(desk, closed, {}, { counted: { 999_999: 1 } });
    expect(messageOf(strange)).toEqual([422, 'Metode pembayaran tidak ada di cabang ini']);
    const both = await Promise.all([50_000, 49_000].map((Tunai) => recount(desk, closed, { Tunai })));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const foreign = await counting(0, { Tunai: 0 });
    await clinic.database.asOwner(
      'update kasirsesis set user_id = (select id from users where username = $2) where id = $1',
      [foreign.body.id, 'finance.bdg'],
    );
    expect(messageOf(await recount(desk, foreign.body, { Tunai: 5_000 }))).toEqual([
      403,
      'Sesi kasir dihitung ulang oleh kasirnya sendiri atau yang memverifikasinya',
    ]);
  });

  it('keeps its counts in the database once it is verified', async () => {
    const closed = (await counting(10_000, { Tunai: 10_000 })).body;
    await verify(finance, closed);
    const change = clinic.database.asOwner(
      'update kasirsesicounts set counted_amount = 0, difference_amount = -10000 where kasirsesi_id = $1',
      [closed.id],
    );
    await expect(change).rejects.toThrow('the counts of a verified session are never changed');
  });
});
