// Sessions of cashiers: float, blind count, verification, and what they allow and forbid (finance.md 1, 2c, 3, 10.1).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateIn } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { closeSession, issuedBill, messageOf, openSessionOf, PAY, SESSION, type Session, tenders } from './desk.ts';
import { linesOf, methodIds, type Receipt } from './draft.ts';

let clinic: TestApp;
let desk: Client;
let finance: Client;
let by: Awaited<ReturnType<typeof tenders>>;
let methods: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  desk = await clinic.as('admin.bdg');
  finance = await clinic.as('finance.bdg');
  by = await tenders(clinic);
  methods = await methodIds(clinic);
});
afterAll(() => clinic.close());

const pay = async (client: Client, amounts: Readonly<Record<string, number>>) => {
  const price = Object.values(amounts).reduce((sum, n) => sum + n, 0);
  const bill = await issuedBill(clinic, finance, price);
  return client.post<Receipt>(PAY, { methods: by(amounts), allocations: [{ bill_id: bill.id, amount: price }] });
};
const counted = (amounts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [methods[name] ?? 0, amount]));
const open = (client: Client, opening_amount = 0) => client.post<Session>(`${SESSION}/open`, { opening_amount });
/** A session of a float, closed with a count. */
const counting = async (float: number, amounts: Readonly<Record<string, number>>) => {
  await closeSession(clinic, 'admin.bdg', {});
  expect((await open(desk, float)).status).toBe(201);
  return closeSession(clinic, 'admin.bdg', counted(amounts));
};
const verify = (client: Client, { id, version }: Session) =>
  client.post<Session>(`${SESSION}/${id}/verify`, { version });

describe('a session', () => {
  it('is one a cashier', async () => {
    expect(messageOf(await open(desk))).toEqual([409, 'Anda masih memiliki sesi kasir yang terbuka']);
  });

  it('is opened once by two at the same moment', async () => {
    await closeSession(clinic, 'admin.bdg', {});
    const answers = await Promise.all([1, 2, 3, 4].map(() => open(desk, 200_000)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 201)?.body.code).toMatch(/^SK\/BDG\/\d{4}\/\d{6}$/);
  });

  it('tells nobody what to expect before it is counted, and everybody afterwards', async () => {
    expect((await pay(desk, { Tunai: 550_000, QRIS: 700_000 })).status).toBe(201);
    const before = await openSessionOf(clinic, 'admin.bdg');
    const shown = await finance.get<Session>(`${SESSION}/${before?.id}`);
    expect(shown.body).toMatchObject({ status: 0, difference_amount: null, counts: [] });
    const closed = await closeSession(clinic, 'admin.bdg', counted({ Tunai: 740_000, QRIS: 700_000 }));
    expect(closed.status).toBe(200);
    expect(closed.body).toMatchObject({ status: 1, statusname: 'Tutup', difference_amount: -10_000 });
    expect(
      closed.body.counts.map((c) => [
        c.paymentmethoddata.name,
        c.expected_amount,
        c.counted_amount,
        c.difference_amount,
      ]),
    ).toEqual([
      ['Tunai', 750_000, 740_000, -10_000],
      ['QRIS', 700_000, 700_000, 0],
    ]);
  });

  it.each([
    [
      'short',
      90_000,
      [
        ['6-1902', 10_000],
        ['1-1101', -10_000],
      ],
    ],
    [
      'over',
      103_000,
      [
        ['1-1101', 3_000],
        ['7-1003', -3_000],
      ],
    ],
  ])('that is %s books the difference when it is verified', async (_what, cash, lines) => {
    const closed = await counting(100_000, { Tunai: cash });
    const verified = await verify(finance, closed.body);
    expect(verified.body).toMatchObject({ status: 2, statusname: 'Diverifikasi' });
    expect(await linesOf(clinic, verified.body.journal_id ?? 0)).toEqual(lines);
  });

  it('that is right books nothing', async () => {
    const closed = await counting(100_000, { Tunai: 100_000 });
    const verified = await verify(await clinic.as('manager.bdg'), closed.body);
    expect([verified.status, verified.body.journal_id]).toEqual([200, null]);
    expect(messageOf(await verify(finance, verified.body))).toEqual([409, 'Status sesi kasir sudah berubah']);
  });

  it('is counted by its own cashier, as it was read, in methods of the branch', async () => {
    await open(desk);
    const session = await openSessionOf(clinic, 'admin.bdg');
    const close = (client: Client, body: object) =>
      client.post(`${SESSION}/${session?.id}/close`, { counted: {}, ...body });
    const { version } = session ?? { version: 0 };
    expect(messageOf(await close(finance, { version }))).toEqual([403, 'Sesi kasir ditutup oleh kasirnya sendiri']);
    expect((await close(await clinic.as('admin.jkt'), { version })).status).toBe(404);
    expect((await close(desk, { version: version + 1 })).status).toBe(409);
    const strange = await close(desk, { version, counted: { 999_999: 1 } });
    expect(messageOf(strange)).toEqual([422, 'Metode pembayaran tidak ada di cabang ini']);
    for (const bad of [-1, 1.5, '1e5']) expect((await close(desk, { version, counted: { 1: bad } })).status).toBe(422);
    expect((await verify(desk, session as Session)).status).toBe(403);
    expect((await verify(finance, session as Session)).status).toBe(409);
  });
});

describe('without a session', () => {
  beforeAll(async () => {
    await closeSession(clinic, 'admin.bdg', {});
    await closeSession(clinic, 'finance.bdg', {});
  });
  afterAll(async () => {
    await open(desk);
    await open(finance);
  });

  it('the front desk takes nothing, who keeps the books no cash', async () => {
    const missing = [422, 'Sesi kasir belum dibuka'];
    expect(messageOf(await pay(desk, { QRIS: 100_000 }))).toEqual(missing);
    expect(messageOf(await pay(desk, { Tunai: 100_000 }))).toEqual(missing);
    expect(messageOf(await pay(finance, { QRIS: 60_000, Tunai: 40_000 }))).toEqual(missing);
    expect((await pay(finance, { QRIS: 100_000 })).status).toBe(201);
  });

  it('everybody pays where the branch asks for none', async () => {
    const setting = '/api/finance/setting';
    const change = async (require_kasirsesi: boolean) => {
      const { body } = await finance.get<{ version: number }>(setting);
      expect((await finance.put(setting, { require_kasirsesi, version: body.version })).status).toBe(200);
    };
    await change(false);
    expect((await pay(desk, { Tunai: 100_000 })).status).toBe(201);
    await change(true);
  });
});

describe('receipts of a session', () => {
  it('are not taken back once it is verified', async () => {
    const paid = await pay(desk, { Tunai: 100_000 });
    const voided = async () => {
      const body = { reason: 'Salah metode', version: paid.body.version };
      return messageOf(await finance.post(`${PAY}/${paid.body.id}/void`, body));
    };
    const closed = await closeSession(clinic, 'admin.bdg', counted({ Tunai: 100_000 }));
    await verify(finance, closed.body);
    expect(await voided()).toEqual([409, 'Sesi kasir sudah diverifikasi. Gunakan refund']);
    await open(desk);
  });

  it('are in its count or refused when it is closed meanwhile', async () => {
    const bills = await Promise.all(Array.from({ length: 8 }, () => issuedBill(clinic, finance, 50_000)));
    const session = await openSessionOf(clinic, 'admin.bdg');
    const paying = bills.map(({ id }) =>
      desk.post(PAY, { methods: by({ Tunai: 50_000 }), allocations: [{ bill_id: id, amount: 50_000 }] }),
    );
    const [closed, ...paid] = await Promise.all([closeSession(clinic, 'admin.bdg', {}), ...paying]);
    const taken = paid.filter(({ status }) => status === 201).length;
    expect(paid.filter(({ status }) => status === 422)).toHaveLength(paid.length - taken);
    expect(closed.body.id).toBe(session?.id);
    expect(closed.body.difference_amount).toBe(taken === 0 ? 0 : -50_000 * taken);
    await open(desk);
  });
});

describe('the books', () => {
  it('are not closed over an open session', async () => {
    const books = await clinic.as('finance.dps');
    const { body } = await books.get<{ data: { id: number; version: number }[] }>('/api/finance/periode?status=0');
    const [period] = body.data;
    const end_date = dateIn('Asia/Makassar', new Date());
    const path = `/api/finance/periode/${period?.id}`;
    const preview = await books.post(`${path}/preview-close`, { end_date });
    expect(preview.body['checks']).toContainEqual({
      key: 'sessions',
      label: 'Semua sesi kasir sudah ditutup',
      blocking: true,
      ok: false,
      finding: '3 sesi masih dibuka',
      url: `/finance/payment/kasirsesi?status=0&end_date=${end_date}`,
      count: 3,
    });
    const closed = await books.post(`${path}/close`, { end_date, version: period?.version });
    expect(messageOf(closed)).toEqual([409, 'Masih ada sesi kasir yang belum ditutup']);
  });
});

describe('the list of sessions', () => {
  it('tells what all of its rows come to', async () => {
    const session = await counting(300_000, { Tunai: 285_000 });
    const sum = async (wanted: string, more: Readonly<Record<string, string>> = {}) => {
      const query = { sum: wanted, keyword: session.body.code, ...more };
      return (await finance.get<{ data: unknown[]; count: number; sum: number }>(SESSION, { query })).body;
    };
    expect(await sum('opening')).toEqual({ data: [], count: 1, sum: 300_000 });
    expect(await sum('difference')).toEqual({ data: [], count: 1, sum: -15_000 });
    expect(await sum('difference', { status: '2' })).toEqual({ data: [], count: 0, sum: 0 });
    const { body } = await finance.get<{ data: Session[] }>(SESSION, { query: { keyword: session.body.code } });
    expect(body.data).toMatchObject([{ id: session.body.id, statusname: 'Tutup', difference_amount: -15_000 }]);
    expect(
      (await (await clinic.as('finance.jkt')).get(SESSION, { query: { keyword: session.body.code } })).body,
    ).toMatchObject({ count: 0 });
  });
});
