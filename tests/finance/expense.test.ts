// Expenses, transfers and the books of two branches (finance.md 2e, 3, 5, 6.11).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { journalsOf, linesOf, methodIds } from './draft.ts';
import { accountIds } from './account.ts';
import { becomePkp } from './pkp.ts';

interface Expense {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly total_amount: number;
  readonly message?: string;
}

let clinic: TestApp;
let books: Client;
let desk: Client;
let akun: Readonly<Record<string, number>>;
let methods: Readonly<Record<string, number>>;
let petty: number;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  desk = await clinic.as('admin.bdg');
  akun = await accountIds(clinic);
  methods = await methodIds(clinic);
  const made = await books.post<{ id: number }>('/api/finance/paymentmethod', {
    name: 'Kas Kecil',
    kind: 1,
    akun_id: akun['1-1102'],
    fee_percent: 0,
    need_reference: false,
    is_active: true,
  });
  petty = made.body.id;
});
afterAll(() => clinic.close());

const MKS = 3;
const BIAYA = '/api/finance/biaya';
const line = (code: string, amount: number, more: object = {}) => ({ akun_id: akun[code], amount, ...more });
const expense = (details: readonly object[], more: object = {}) => ({
  transaction_at: today(),
  payee: 'Toko Sinar',
  paymentmethod_id: petty,
  details,
  ...more,
});
const pay = (client: Client, details: readonly object[], more: object = {}) =>
  client.post<Expense>(BIAYA, expense(details, more));
const linesIn = async (type: string, id: number) =>
  Promise.all((await journalsOf(clinic, type, id)).map((journal) => linesOf(clinic, journal)));
const verify = async (client: Client) =>
  (await client.get<{ ok: boolean }>('/api/finance-v2/jurnal/verifikasi')).body.ok;

describe('an expense', () => {
  it('of a PKP is booked at once, its PPN apart', async () => {
    const { body: taxes } = await books.get<{ data: { id: number }[] }>('/api/finance/pajak?kind=ppn');
    await becomePkp(clinic);
    const made = await pay(desk, [
      line('6-1301', 111_000, { pajak_id: taxes.data[0]?.id }),
      line('6-1204', 89_000, { description: 'Pulsa' }),
    ]);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({ status: 1, total_amount: 200_000 });
    expect(made.body.code).toMatch(/^BY\/BDG\/\d{4}\/\d{6}$/);
    expect(await linesIn('biaya', made.body.id)).toEqual([
      [
        ['1-1501', 11_000],
        ['6-1204', 89_000],
        ['6-1301', 100_000],
        ['1-1102', -200_000],
      ],
    ]);
  });

  it('answers its journal: of its own costs, else of what it claims from another branch', async () => {
    const journal = async (id: number, profile: number, event: string) =>
      (
        await clinic.database.asOwner<{ id: number; code: string }>(
          `select id, code from journals where source_type = 'biaya' and source_id = $1 and profile_id = $2 and event = $3`,
          [id, profile, event],
        )
      ).map((row) => ({ journal_id: row.id, journaldata: { id: row.id, code: row.code } }))[0];
    const both = await pay(books, [line('6-1301', 50_000), line('6-1204', 70_000, { profile_id: MKS })]);
    const own = await journal(both.body.id, 1, 'biaya.posted');
    expect(both.body).toMatchObject(own ?? {});
    expect((await books.get(`${BIAYA}/${both.body.id}`)).body).toMatchObject(own ?? {});
    const claim = await pay(books, [line('6-1204', 70_000, { profile_id: MKS })]);
    const claimed = await journal(claim.body.id, 1, 'antarcabang.charge');
    expect(claim.body).toMatchObject({ journal_id: claimed?.journal_id });
    const { body: list } = await books.get<{ data: { id: number; journal_id: number }[] }>(BIAYA);
    expect(list.data.find(({ id }) => id === both.body.id)).toMatchObject({ journal_id: own?.journal_id });
    expect(own).toBeDefined();
    expect(claimed).toBeDefined();
  });

  it('of 300.000 for Makassar is a claim of Bandung and a cost of Makassar', async () => {
    const made = await pay(books, [line('6-1204', 300_000, { profile_id: MKS })]);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(await linesIn('biaya', made.body.id)).toEqual([
      [
        ['1-1901', 300_000],
        ['1-1102', -300_000],
      ],
      [
        ['6-1204', 300_000],
        ['1-1901', -300_000],
      ],
    ]);
    expect(await verify(books)).toBe(true);
    expect(await verify(await clinic.as('finance.mks'))).toBe(true);
  });

  it('is taken back in both branches', async () => {
    const { body } = await pay(books, [line('6-1204', 300_000, { profile_id: MKS }), line('6-1301', 50_000)]);
    const reason = 'Salah cabang';
    expect((await desk.post(`${BIAYA}/${body.id}/void`, { version: body.version, reason })).status).toBe(403);
    const taken = await books.post<Expense>(`${BIAYA}/${body.id}/void`, { version: body.version, reason });
    expect([taken.status, taken.body.status]).toEqual([200, -1]);
    const sums = await clinic.database.asOwner<{ code: string; sum: number }>(
      `select a.code, sum(l.debit - l.credit)::int as sum from journals j join journal_lines l on l.journal_id = j.id
       join akuns a on a.id = l.akun_id where j.source_type = 'biaya' and j.source_id = $1 group by j.profile_id, a.code`,
      [body.id],
    );
    expect(sums).toHaveLength(5);
    expect(sums.every(({ sum }) => sum === 0)).toBe(true);
  });

  it.each([
    ['on a control account', '1-1201', 'Akun 1-1201 dikelola otomatis oleh sistem'],
    ['on a header', '6-1200', 'Akun 6-1200 tidak ada, tidak aktif atau adalah header'],
    ['on an income', '4-1101', 'Akun 4-1101 bukan akun biaya, aset atau kewajiban'],
  ])('%s is refused', async (_, code, message) => {
    const { status, body } = await pay(books, [line('6-1204', 1000), line(code, 1000)]);
    expect([status, body.message]).toEqual([422, message]);
    expect(body).toMatchObject({ errors: { 'details.1.akun_id': [message] } });
  });

  it('is refused without lines, by card, with an amount that is none', async () => {
    expect((await pay(books, [])).status).toBe(422);
    const card = await pay(books, [line('6-1204', 1000)], { paymentmethod_id: methods['QRIS'] });
    expect([card.status, card.body.message]).toEqual([422, 'Biaya dibayar tunai atau transfer']);
    for (const amount of [0, -1, 1.5, 1e13]) expect((await pay(books, [line('6-1204', amount)])).status).toBe(422);
  });

  it('above the limit of the desk waits for the manager', async () => {
    const before = await books.get<{ count: number }>(BIAYA);
    const asked = await pay(desk, [line('6-1201', 1_000_001)]);
    expect(asked.status, JSON.stringify(asked.body)).toBe(202);
    expect((await books.get<{ count: number }>(BIAYA)).body.count).toBe(before.body.count);
    const manager = await clinic.as('manager.bdg');
    const { applog_id } = asked.body as unknown as { applog_id: number };
    const decided = await manager.put(`/api/applog/${applog_id}`, { status: 1, reason: 'Sesuai kontrak' });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    expect((await books.get<{ count: number }>(BIAYA)).body.count).toBe(before.body.count + 1);
    expect((await pay(desk, [line('6-1201', 1_000_000)])).status).toBe(201);
  });

  it('is listed by account, and summed', async () => {
    const made = await pay(books, [line('6-1308', 12_345)]);
    const found = await books.get<{ data: Expense[] }>(`${BIAYA}?akun=${akun['6-1308']}`);
    expect(found.body.data.map(({ id }) => id)).toEqual([made.body.id]);
    const { body } = await books.get<{ sum: number }>(`${BIAYA}?akun=${akun['6-1308']}&sum=amount`);
    expect(body.sum).toBe(12_345);
  });

  it('of another branch does not exist', async () => {
    const { body } = await pay(books, [line('6-1204', 1000)]);
    expect((await (await clinic.as('finance.jkt')).get(`${BIAYA}/${body.id}`)).status).toBe(404);
    expect((await (await clinic.as('dokter.bdg')).get(BIAYA)).status).toBe(403);
  });
});

const MOVE = '/api/finance/kastransfer';
const move = (from: string, to: string, more: object = {}) =>
  books.post<Expense>(MOVE, {
    transaction_at: today(),
    from_akun_id: akun[from],
    to_akun_id: akun[to],
    amount: 750_000,
    ...more,
  });

describe('money that moves', () => {
  it('goes from account to account', async () => {
    const made = await move('1-1101', '1-1111');
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(await linesIn('kastransfer', made.body.id)).toEqual([
      [
        ['1-1111', 750_000],
        ['1-1101', -750_000],
      ],
    ]);
  });

  it('goes to another branch through R/K, and back', async () => {
    const { body } = await move('1-1111', '1-1101', { to_profile_id: MKS });
    expect(await linesIn('kastransfer', body.id)).toEqual([
      [
        ['1-1901', 750_000],
        ['1-1111', -750_000],
      ],
      [
        ['1-1101', 750_000],
        ['1-1901', -750_000],
      ],
    ]);
    const taken = await books.post<Expense>(`${MOVE}/${body.id}/void`, { version: body.version, reason: 'Salah' });
    expect(taken.status, JSON.stringify(taken.body)).toBe(200);
    expect(await linesIn('kastransfer', body.id)).toHaveLength(4);
    expect(await verify(await clinic.as('finance.mks'))).toBe(true);
  });

  it('stays among accounts of money', async () => {
    const { status, body } = await move('1-1101', '6-1201');
    expect([status, body.message]).toEqual([422, 'Akun harus Kas & Bank']);
    expect((await move('1-1101', '1-1101')).status).toBe(422);
    expect((await move('1-1101', '1-1111', { to_profile_id: 999 })).status).toBe(422);
  });

  it('moves both ways at once without waiting for each other', async () => {
    const there = await clinic.as('finance.mks');
    const back = () =>
      there.post(MOVE, {
        transaction_at: today(),
        from_akun_id: akun['1-1111'],
        to_akun_id: akun['1-1101'],
        to_profile_id: 1,
        amount: 1000,
      });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => [move('1-1111', '1-1101', { to_profile_id: MKS }), back()]).flat(),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
  });
});
