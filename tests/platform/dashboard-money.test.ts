// Money, branches and people of the dashboard on a small set of visits, treatments, bills and receipts whose sums are worked out by hand.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateIn } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { arrangeFigures } from './figures.ts';

interface Figures {
  readonly data: readonly Record<string, unknown>[];
  readonly count: number;
  readonly sum?: number;
  readonly due?: number;
  readonly overdue?: number;
}

let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  await arrangeFigures(clinic);
});
afterAll(() => clinic.close());

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-05' };
const ask = async (path: string, query: Record<string, string> = {}, by: Client = manager): Promise<Figures> => {
  const { status, body } = await by.get<Figures>(`/api/${path}`, { query: { ...MARCH, ...query } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const dataOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).data;

describe('money', () => {
  it('is summed up by month, type and method', async () => {
    const spring = { start_date: '2026-03-01', end_date: '2026-04-30' };
    expect(await dataOf('dashboard/finance/monthlyincome', spring)).toEqual([
      { month: '2026-03', billed: 1_600_000, received: 1_350_000, income: 0 },
      { month: '2026-04', billed: 0, received: 0, income: 0 },
    ]);
    expect(await dataOf('dashboard/finance/incometype', spring)).toEqual([
      { type: 1, label: 'Kunjungan', count: 2, amount: 1_600_000 },
    ]);
    expect(await dataOf('dashboard/finance/incomemethod', spring)).toEqual([
      { id: expect.any(Number), label: 'Tunai', count: 1, amount: 1_000_000 },
      { id: expect.any(Number), label: 'QRIS', count: 1, amount: 350_000 },
    ]);
  });

  it('of a dokter is his own: his bills, and his share of a receipt', async () => {
    const doctor = await clinic.as('dokter.bdg');
    const own = { start_date: '2026-03-01', end_date: '2026-03-31' };
    expect(await dataOf('dashboard/finance/monthlyincome', own, doctor)).toEqual([
      { month: '2026-03', billed: 1_250_000, received: 1_250_000 },
    ]);
    // 1.000.000 and 350.000, of which 1.250.000 / 1.350.000 paid his bill.
    expect(await dataOf('dashboard/finance/incomemethod', own, doctor)).toEqual([
      { id: expect.any(Number), label: 'Tunai', count: 1, amount: 925_926 },
      { id: expect.any(Number), label: 'QRIS', count: 1, amount: 324_074 },
    ]);
    expect((await ask('dashboard/finance/tagihan', own, doctor)).sum).toBe(0);
    const other = await doctor.get('/api/dashboard/finance/monthlyincome', { query: { ...own, doctor: '1' } });
    expect(other.status).toBe(403);
    expect((await doctor.get('/api/dashboard/finance/kas', { query: own })).status).toBe(403);
  });

  it('that is owed is sorted by how long it is due', async () => {
    const { data, sum, due, overdue } = await ask('dashboard/finance/tagihan');
    expect(data.map((row) => [row['label'], row['count'], row['amount']])).toEqual([
      ['Belum jatuh tempo', 0, 0],
      ['Lewat 1–30 hari', 1, 250_000],
      ['Lewat 31–60 hari', 0, 0],
      ['Lewat 61–90 hari', 0, 0],
      ['Lewat > 90 hari', 0, 0],
    ]);
    expect([sum, due, overdue]).toEqual([250_000, 0, 250_000]);
  });
});

describe('branches', () => {
  it('see their own figures, and are refused those of another', async () => {
    const makassar = await clinic.as('manager.mks');
    expect((await dataOf('dashboard/service/dailyvisit', {}, makassar)).map((row) => row['count'])).toEqual([
      0, 1, 0, 0, 0,
    ]);
    const jakarta = await clinic.as('manager.jkt');
    expect((await dataOf('dashboard/service/populartindakanmedis', {}, jakarta)).length).toBe(0);
    const asked = await jakarta.get('/api/dashboard/service/dailyvisit', { query: { ...MARCH, profile_id: '1' } });
    expect(asked.status).toBe(403);
    expect((await dataOf('dashboard/service/dailyvisit', { profile_id: 'all' }, jakarta))[1]?.['count']).toBe(0);
  });

  it('are all seen, or one of them, by a superadmin without a branch', async () => {
    const superadmin = await clinic.as('superadmin');
    const all = await dataOf('dashboard/service/dailyvisit', { profile_id: 'all' }, superadmin);
    expect(all.map((row) => row['count'])).toEqual([0, 4, 0, 2, 0]);
    const one = await dataOf('dashboard/service/dailyvisit', { profile_id: '3' }, superadmin);
    expect(one.map((row) => row['count'])).toEqual([0, 1, 0, 0, 0]);
  });

  it('are compared by the superadmin alone', async () => {
    const spring = { start_date: '2026-03-01', end_date: '2026-04-30' };
    const superadmin = await clinic.as('superadmin');
    const data = await dataOf('dashboard/cabang', spring, superadmin);
    expect(data.map((row) => row['code'])).toEqual(['BDG', 'JKT', 'MKS', 'DPS']);
    expect(data[0]).toMatchObject({
      visits: 5,
      finished: 3,
      newcomers: 3,
      billed: 1_600_000,
      received: 1_350_000,
      due: 250_000,
      overdue: 250_000,
    });
    expect(data[2]).toMatchObject({ visits: 1, newcomers: 1, billed: 500_000, received: 0, due: 500_000 });
    expect((await manager.get('/api/dashboard/cabang', { query: spring })).status).toBe(403);
  });
});

describe('people', () => {
  it('are doctors with their work, the most worth first', async () => {
    const { data, count } = await ask('dashboard/stakeholder/doctor', { limit: '2' });
    expect(count).toBeGreaterThanOrEqual(2);
    expect(data[0]).toMatchObject({ visits: 2, patients: 2, treatments: 3, amount: 1_250_000 });
    expect(data[1]).toMatchObject({ visits: 1, patients: 1, treatments: 2, amount: 700_000 });
    const found = await ask('dashboard/stakeholder/doctor', { keyword: String(data[1]?.['name']) });
    expect(found.data.map((row) => row['id'])).toEqual([data[1]?.['id']]);
  });

  it('are staff with the days on which they wrote something', async () => {
    const today = dateIn('Asia/Jakarta', new Date());
    const range = { start_date: addDays(today, -400), end_date: today, limit: '100' };
    const { data } = await ask('dashboard/stakeholder/pegawai', range);
    const rows = await clinic.database.asOwner<{ id: number; entries: number; days: number }>(
      `select created_by as id, count(*)::int as entries, count(distinct (created_at at time zone 'Asia/Jakarta')::date)::int as days
       from applogs where profile_id = 1 and status = 1 group by created_by`,
    );
    const written = data.filter((row) => Number(row['entries']) > 0);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of written)
      expect(rows).toContainEqual({ id: row['id'], entries: row['entries'], days: row['days'] });
    expect(data.every((row) => row['branch'] === 'Cabang Bandung')).toBe(true);
    // What waits or was refused is no work: each figure is the number of rows of the page that it leads to.
    const [most] = written.toSorted((a, b) => Number(b['entries']) - Number(a['entries']));
    await clinic.database.asOwner(
      `insert into applogs (profile_id, role, module, message, status, created_by, command)
       select profile_id, role, module, 'permintaan', s, created_by, jsonb_build_object('uji', s) from applogs, unnest(array[0, -1]) s
       where id = (select max(id) from applogs where created_by = $1 and profile_id = 1)`,
      [most?.['id']],
    );
    const again = await ask('dashboard/stakeholder/pegawai', range);
    const listed = await ask('applog', { user: String(most?.['id']), start_date: range.start_date, end_date: today });
    expect(again.data.find((row) => row['id'] === most?.['id'])).toEqual(most);
    expect(listed.count).toBe(most?.['entries']);
  });

  it('are investors: a superadmin sees them all, an investor himself', async () => {
    const mine = await ask('dashboard/stakeholder/investor', {}, await clinic.as('investor'));
    expect(mine.data.map((row) => row['username'])).toEqual(['investor']);
    expect(mine.data[0]).toMatchObject({ billed: 1_250_000 });
    expect((await manager.get('/api/dashboard/stakeholder/investor', { query: MARCH })).status).toBe(403);
  });
});
