// A doctor's own income through the real application (finance.md 4, 5, 9): his figures, his rows, his papers, and nobody else's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';

type Income = AnswerOf<'finance.myincome'>;
const PATH = '/api/finance/myincome';

let at: Slips;
let other: Client;
let paid: Slip;
let away: number;

/** A treatment and a slip of his in the other branch, as they are once he has worked there. */
const workElsewhere = async (): Promise<number> => {
  const owner = at.clinic.database;
  const columns = async (table: string) =>
    (
      await owner.asOwner<{ name: string }>(
        `select column_name as name from information_schema.columns where table_name = $1
           and column_name not in ('id', 'profile_id', 'visitperawatan_id', 'source_id', 'code', 'journal_id')`,
        [table],
      )
    ).map(({ name }) => `"${name}"`);
  const slip = await columns('hutangtransactions');
  const [made] = await owner.asOwner<{ id: number }>(
    `insert into hutangtransactions (profile_id, code, ${slip.join()})
     select 2, 'PH/JKT/2026/000901', ${slip.join()} from hutangtransactions where id = $1 returning id`,
    [paid.id],
  );
  return made?.id ?? 0;
};

beforeAll(async () => {
  at = await openSlips();
  other = await at.clinic.as('dokter2.bdg');
  await at.pay(await at.billed(), 2_550_000);
  paid = body(await at.slip(at.whole(await at.open())), 201);
  await at.pay(await at.billed(), 1_275_000);
  const waiting = await at.billed(true);
  await at.pay(waiting, 2_550_000);
  away = await workElsewhere();
});
afterAll(() => at.clinic.close());

const seen = async (by: Client, query: Record<string, string> = {}): Promise<Income> =>
  body(await by.get<Income>(PATH, { query }));

describe('own income', () => {
  it('adds up what was recognised, is owed, was paid and waits', async () => {
    const income = await seen(at.doctor);
    expect(income.user.id).toBe(at.doctorId);
    const states = income.data.map(({ state, fee_amount }) => [state, fee_amount]);
    expect(states).toEqual([
      ['awaitsLab', expect.any(Number)],
      ['owed', 1_000_000],
      ['paid', 1_000_000],
    ]);
    const sum = (of: 'fee_amount' | 'accrued_amount' | 'paid_amount') =>
      income.data.reduce((all, row) => all + row[of], 0);
    expect(income.sums).toEqual({
      count: 3,
      fee_amount: sum('fee_amount'),
      accrued_amount: sum('accrued_amount'),
      paid_amount: sum('paid_amount'),
    });
    expect(income.cards).toMatchObject({
      recognised_amount: sum('accrued_amount'),
      owed_amount: sum('accrued_amount') - sum('paid_amount'),
      awaited_amount: income.data[0]?.fee_amount,
    });
  });

  it('counts the slips of all his branches', async () => {
    const { slips, cards } = await seen(at.doctor);
    expect(slips.map(({ branch }) => branch).toSorted()).toEqual(['BDG', 'JKT']);
    expect(cards).toMatchObject({ paid_amount: 2_000_000, pph_amount: 125_000, net_amount: 1_875_000 });
    const { slips: here } = await seen(at.books, { user_id: String(at.doctorId) });
    expect(here.map(({ id }) => id)).toEqual([paid.id]);
  });

  it('leaves the net out unless the branch shows it', async () => {
    const hidden = await seen(at.doctor);
    expect(hidden.data.every((row) => !('net_amount' in row))).toBe(true);
    const known = await seen(at.books, { user_id: String(at.doctorId) });
    expect(known.data.map(({ net_amount }) => net_amount)).toEqual([2_500_000, 2_500_000, 2_500_000]);
    const setting = body(await at.books.get('/api/finance/setting'));
    body(await at.books.put('/api/finance/setting', { ...setting, dokter_lihat_klinik: true }));
    const shown = await seen(at.doctor);
    expect(shown.data.map(({ net_amount }) => net_amount)).toEqual([2_500_000, 2_500_000, 2_500_000]);
    const now = body(await at.books.get('/api/finance/setting'));
    body(await at.books.put('/api/finance/setting', { ...now, dokter_lihat_klinik: false }));
  });

  it('filters by state and range, page by page', async () => {
    const one = await seen(at.doctor, { state: 'owed' });
    expect(one).toMatchObject({ count: 1, sums: { fee_amount: 1_000_000 } });
    const page = await seen(at.doctor, { limit: '2', page: '2' });
    expect([page.data.length, page.count]).toEqual([1, 3]);
    expect(await seen(at.doctor, { start_date: '2020-01-01', end_date: '2020-01-31' })).toMatchObject({
      count: 0,
      slips: [],
      cards: { paid_amount: 0 },
    });
    const odd = await at.doctor.get(PATH, { query: { start_date: '2026-02-01', end_date: '2026-01-01' } });
    expect(odd.body).toMatchObject({ errors: { end_date: ['Tanggal akhir harus setelah tanggal awal'] } });
    const sheet = await at.doctor.get(PATH, { query: { export: 'xlsx' } });
    expect([sheet.status, sheet.bytes.subarray(0, 2).toString()]).toEqual([200, 'PK']);
  });
});

describe('the papers', () => {
  it('are printed for who was paid, of any branch, without what tax is withheld of', async () => {
    const words = wordsOn((await at.doctor.get(`${PATH}/slip/${paid.id}/print`)).bytes);
    expect(words).toContain(paid.code);
    expect(words).toContain('1.000.000');
    expect(words).not.toContain('2.500.000');
    expect((await at.doctor.get(`${PATH}/slip/${away}/print`)).status).toBe(200);
  });
});

describe('what is another’s', () => {
  it('is refused to a doctor by every call', async () => {
    const his = String(at.doctorId);
    expect((await other.get(PATH, { query: { user_id: his } })).status).toBe(403);
    expect((await other.get(PATH, { query: { user_id: his, export: 'xlsx' } })).status).toBe(403);
    expect((await other.get(`${PATH}/slip/${paid.id}/print`)).status).toBe(404);
    expect((await other.get(`/api/finance/hutangtransaction/${paid.id}/print`)).status).toBe(403);
    expect((await other.get(`/api/finance/hutangtransaction/${paid.id}`)).status).toBe(403);
    expect((await other.get('/api/finance/hutang')).status).toBe(403);
    expect((await other.get('/api/finance/tindakanincome')).status).toBe(403);
    expect((await other.get('/api/finance/pph')).status).toBe(403);
    const own = await seen(other);
    expect([own.data, own.slips]).toEqual([[], []]);
    expect(Object.values(own.cards)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('is refused to who is neither doctor nor keeps the books', async () => {
    const query = { user_id: String(at.doctorId) };
    for (const name of ['admin.bdg', 'perawat.bdg', 'inventory.bdg'])
      expect((await (await at.clinic.as(name)).get(PATH, { query })).status, name).toBe(403);
    const elsewhere = await at.clinic.as('manager.mks');
    const there = await elsewhere.get<Income>(PATH, { query });
    expect(there.status).toBe(404);
    expect((await at.books.get(PATH, { query: { user_id: '999999' } })).status).toBe(404);
  });
});

it('says of a treatment that was paid for more than the patient left that too much was paid', async () => {
  const bill = await at.billed();
  const receipt = await at.pay(bill, 2_550_000);
  body(await at.slip(at.whole(await at.open())), 201);
  const undo = { version: receipt.version, reason: 'Transfer tidak masuk' };
  body(await at.manager.post(`/api/finance/billtransaction/${receipt.id}/void`, undo));
  const { id } = await at.incomeOf(bill);
  const rowOf = async (query: Record<string, string>) =>
    (await seen(at.doctor, query)).data.find((row) => row.id === id);
  const row = { accrued_amount: 0, paid_amount: 1_000_000, state: 'overpaid' };
  expect(await rowOf({})).toMatchObject(row);
  expect(await rowOf({ state: 'overpaid' })).toMatchObject(row);
  expect(await rowOf({ state: 'owed' })).toBeUndefined();
});
