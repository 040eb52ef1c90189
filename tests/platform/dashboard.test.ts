// Visits and treatments of the dashboard on a small set whose sums are worked out by hand.
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { arrangeFigures } from './figures.ts';

interface Figures {
  readonly data: readonly Record<string, unknown>[];
  readonly count: number;
  readonly sum?: number;
}

let clinic: TestApp;
let manager: Client;
let doctorId: number;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  ({ doctorId } = await arrangeFigures(clinic));
});
afterAll(() => clinic.close());

const MARCH = { start_date: '2026-03-01', end_date: '2026-03-05' };
const ask = async (path: string, query: Record<string, string> = {}, by: Client = manager): Promise<Figures> => {
  const { status, body } = await by.get<Figures>(`/api/${path}`, { query: { ...MARCH, ...query } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const dataOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).data;

describe('visits', () => {
  it('are counted by day without the cancelled ones, days without any too', async () => {
    const { data, count } = await ask('dashboard/service/dailyvisit');
    expect(data.map((row) => row['count'])).toEqual([0, 3, 0, 2, 0]);
    expect(data[1]).toEqual({ date: '2026-03-02', count: 3 });
    expect(count).toBe(5);
  });

  it('count a patient once a day, new on the day of his first visit of the group', async () => {
    const data = await dataOf('dashboard/service/dailypasien');
    expect(data[1]).toEqual({ date: '2026-03-02', baru: 2, lama: 0 });
    expect(data[3]).toEqual({ date: '2026-03-04', baru: 1, lama: 1 });
  });

  it('are counted by doctor when they are finished', async () => {
    const data = await dataOf('dashboard/service/dailytimmedis');
    expect(data.map((row) => row['count'])).toEqual([2, 1]);
  });

  it('with a session are counted by weekday and time, Senin first', async () => {
    const { data } = await ask('insight/visit/jadwaltimes');
    expect(data.map((row) => row['hariname'])).toEqual([
      'Senin',
      'Selasa',
      'Rabu',
      'Kamis',
      'Jumat',
      'Sabtu',
      'Minggu',
    ]);
    expect(data[0]?.['times']).toEqual([
      { time: '09:15', count: 1 },
      { time: '09:45', count: 1 },
    ]);
    expect(data[2]?.['times']).toEqual([
      { time: '10:00', count: 1 },
      { time: '10:30', count: 1 },
    ]);
    expect(data[6]?.['times']).toEqual([]);
  });

  it('are narrowed to a doctor, to a state and to a patient', async () => {
    const ofDoctor = await dataOf('dashboard/service/dailyvisit', { doctor: String(doctorId) });
    expect(ofDoctor.map((row) => row['count'])).toEqual([0, 2, 0, 1, 0]);
    const finished = await dataOf('dashboard/service/dailyvisit', { status: '3' });
    expect(finished.map((row) => row['count'])).toEqual([0, 3, 0, 0, 0]);
    const ofNobody = await dataOf('dashboard/service/dailyvisit', { customer: '999999' });
    expect(ofNobody.every((row) => row['count'] === 0)).toBe(true);
  });

  it('are counted by state, also one alone', async () => {
    const { data } = await ask('insight/visit/countvisit');
    expect(data.map((row) => [row['status'], row['count']])).toEqual([
      [0, 1],
      [1, 1],
      [2, 0],
      [3, 3],
      [-1, 1],
    ]);
    expect(await dataOf('insight/visit/countvisit', { status: '3' })).toEqual([
      { status: 3, statusname: 'Selesai', count: 3 },
    ]);
  });
});

describe('treatments', () => {
  it('are ranked by quantity, and by worth for those who see money', async () => {
    const id = expect.any(Number);
    expect(await dataOf('dashboard/service/populartindakanmedis')).toEqual([
      { id, label: 'Scaling', count: 3 },
      { id, label: 'Tambal komposit', count: 2 },
    ]);
    expect(await dataOf('dashboard/finance/toptindakan')).toEqual([
      { id, label: 'Scaling', count: 3, amount: 1_050_000 },
      { id, label: 'Tambal komposit', count: 2, amount: 900_000 },
    ]);
  });

  it('show how the most frequent of them went over the days', async () => {
    const { data, ...named } = await ask('dashboard/service/trentindakan');
    expect(named).toMatchObject({
      series: [
        { key: 'first', name: 'Scaling' },
        { key: 'second', name: 'Tambal komposit' },
      ],
    });
    expect(data.map((row) => row['date'])).toEqual([
      '2026-03-01',
      '2026-03-02',
      '2026-03-03',
      '2026-03-04',
      '2026-03-05',
    ]);
    expect(data.map((row) => [row['first'], row['second']])).toEqual([
      [0, 0],
      [3, 2],
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const { bytes } = await manager.get('/api/dashboard/service/trentindakan', { query: { ...MARCH, export: 'xlsx' } });
    const book = new exceljs.Workbook();
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
    expect(book.worksheets[0]?.getRow(1).values).toEqual([undefined, 'Tanggal', 'Scaling', 'Tambal komposit']);
  });

  it('are told with how many have their consumables confirmed and how many a laboratory works on', async () => {
    const rows = await dataOf('dashboard/service/jumlahtindakan');
    const done = Number(rows[0]?.['count']);
    expect(rows.map(({ label }) => label)).toEqual(['Tindakan selesai', 'BHP dikonfirmasi', 'Memakai form lab']);
    expect(done).toBeGreaterThan(1);
    await clinic.database.asOwner(
      `update visitperawatans set isbhpused = true, islab = true where id = (
         select min(id) from visitperawatans where profile_id = 1 and status = 1
           and performed_at >= '2026-03-01' and performed_at < '2026-03-05')`,
    );
    const counts = (await dataOf('dashboard/service/jumlahtindakan')).map((row) => row['count']);
    expect(counts).toEqual([done, 1, 1]);
  });

  it('fall on the day of their branch: half past eleven at night in Makassar is that day still, an hour later the next', async () => {
    const { data, sum } = await ask('dashboard/service/dailyvisittindakan', {}, await clinic.as('manager.mks'));
    expect(data.map((row) => row['count'])).toEqual([0, 1, 4, 0, 0]);
    expect(sum).toBe(5);
    const late = { start_date: '2026-03-03', end_date: '2026-03-03' };
    const { sum: next } = await ask('dashboard/service/dailyvisittindakan', late, await clinic.as('manager.mks'));
    expect(next).toBe(4);
    const { sum: all } = await ask(
      'dashboard/service/dailyvisittindakan',
      { ...late, profile_id: 'all' },
      await clinic.as('superadmin'),
    );
    expect(all).toBe(4);
  });
});

describe('a range', () => {
  it('in which nothing happened is answered with zeros', async () => {
    const quiet = { start_date: '2019-01-01', end_date: '2019-01-03' };
    expect((await dataOf('dashboard/service/dailyvisit', quiet)).map((row) => row['count'])).toEqual([0, 0, 0]);
    expect(await dataOf('dashboard/service/populartindakanmedis', quiet)).toEqual([]);
    expect((await ask('dashboard/service/dailyvisittindakan', quiet)).sum).toBe(0);
  });

  it('is refused the wrong way round, or longer than five years', async () => {
    const wrong = { query: { start_date: '2026-03-05', end_date: '2026-03-01' } };
    expect((await manager.get('/api/dashboard/service/dailyvisit', wrong)).body).toMatchObject({
      statusCode: 422,
      errors: { end_date: ['Tanggal akhir harus setelah tanggal awal'] },
    });
    const long = { query: { start_date: '1900-01-01', end_date: '2999-12-31' } };
    expect((await manager.get('/api/dashboard/service/dailyvisit', long)).status).toBe(422);
  });
});

describe('Excel', () => {
  it.each([
    ['dashboard/service/dailyvisit', ['Tanggal', 'Kunjungan'], 6],
    ['insight/visit/jadwaltimes', ['Hari', 'Jam', 'Kunjungan'], 5],
    ['insight/visit/countvisit', ['Status', 'Kunjungan'], 6],
    ['dashboard/finance/incomemethod', ['Metode', 'Pembayaran', 'Nilai'], 3],
  ])('of %s has the rows of the chart', async (path, heads, rows) => {
    const answer = await manager.get(`/api/${path}`, { query: { ...MARCH, export: 'xlsx' } });
    expect(answer.status).toBe(200);
    const book = new exceljs.Workbook();
    await book.xlsx.load(answer.bytes as unknown as exceljs.Buffer);
    const sheet = book.worksheets[0];
    expect(heads.map((_, i) => sheet?.getCell(1, i + 1).value)).toEqual(heads);
    expect(sheet?.rowCount).toBe(rows);
  });
});
