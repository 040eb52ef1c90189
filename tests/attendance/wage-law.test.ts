// The tables of the law (attendance.md 2, 5, 9, 11; corrections.md 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Transaction, tx } from '../../server/db/transaction.ts';
import { readWageLaw } from '../../server/usecases/attendance/wage/wage-law.ts';
import { today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { law } from '../support/payslip.ts';

interface Row extends Json {
  readonly id: number;
  readonly version: number;
}
let clinic: TestApp;
let manager: Client;
let finance: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  finance = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());
const within = <T>(work: (trx: Transaction) => Promise<T>): Promise<T> =>
  tx(clinic.database.pool, { branches: [1] }, work);

describe('the law', () => {
  const rows = async (query: Readonly<Record<string, string>>) =>
    (await manager.get<{ data: Row[] }>('/api/attendance/pph21ter', { query: { limit: '100', ...query } })).body.data;

  it('is what the reckoning is tested with', async () => {
    const read = await within((trx) => readWageLaw({ tx: trx }, '2025-11-01'));
    expect({ ...read, ptkp: undefined }).toEqual({ ...law, ptkp: undefined, bpjs: expect.anything() });
    for (const [program, row] of Object.entries(law.bpjs)) expect(read.bpjs).toMatchObject({ [program]: row });
    for (const [status, row] of Object.entries(law.ptkp)) expect(read.ptkp).toMatchObject({ [status]: row });
  });

  it('keeps its tables whole: nothing is removed of what is in force, a later table does not change this year', async () => {
    const table = await rows({ category: 'A' });
    expect(table).toHaveLength(44);
    const middle = table[20];
    const removed = await manager.delete(`/api/attendance/pph21ter/${middle?.id}`);
    expect([removed.status, removed.body['message']]).toEqual([422, 'Lapisan tarif tidak berurutan.']);
    const next = { category: 'A', rate: 35, valid_from: '2031-01-01', source: 'Peraturan berikutnya' };
    const gap = await manager.post('/api/attendance/pph21ter', { ...next, upper: 5_000_000 });
    expect([gap.status, gap.body['message']]).toEqual([422, 'Lapisan tarif tidak berurutan.']);
    expect((await manager.post('/api/attendance/pph21ter', next)).status).toBe(201);
    expect((await manager.post('/api/attendance/pph21ter', { ...next, upper: 5_000_000, rate: 36 })).status).toBe(422);
    expect((await manager.post('/api/attendance/pph21ter', { ...next, upper: 5_000_000, rate: 1 })).status).toBe(201);
    const now = await within((trx) => readWageLaw({ tx: trx }, `${today().slice(0, 7)}-01`));
    expect(now.ter.A).toEqual(law.ter.A);
    const later = await within((trx) => readWageLaw({ tx: trx }, '2031-02-01'));
    expect(later.ter.A).toEqual([
      { upper: 5_000_000, rate: 1 },
      { upper: null, rate: 35 },
    ]);
  });

  it('warns until somebody compared a table, and says who did', async () => {
    const waiting = async () =>
      (
        await finance.get<{ unverified: { table: string; valid_from: string; rows: number }[] }>(
          '/api/attendance/wagelaw',
        )
      ).body.unverified;
    expect(await waiting()).toContainEqual({ table: 'ptkp', valid_from: '2016-01-01', rows: 8 });
    const told = await finance.post('/api/attendance/wagelaw/cocokkan', {
      table: 'ptkp',
      valid_from: '2016-01-01',
    });
    expect([told.status, told.body['rows']]).toEqual([200, 8]);
    expect(await waiting()).not.toContainEqual(expect.objectContaining({ table: 'ptkp' }));
    const [logged] = await clinic.database.asOwner<{ message: string }>(
      `select message from applogs where message like '%pencocokan tabel PTKP%' order by id desc limit 1`,
    );
    expect(logged?.message).toContain('8 baris');
    const { data } = (await finance.get<{ data: Row[] }>('/api/attendance/ptkp')).body;
    const [row] = data;
    const edited = await finance.put<Row>(`/api/attendance/ptkp/${row?.id}`, {
      version: row?.version,
      source: 'PMK lain',
    });
    expect([edited.status, edited.body['verified_at']]).toEqual([200, null]);
    const last = await finance.delete(`/api/attendance/ptkp/${row?.id}`);
    expect(last.status).toBe(422);
  });

  it('simulates a month: X5, X8 and an unknown status', async () => {
    const simulate = (more: object) =>
      finance.post('/api/attendance/pph21/simulate', {
        gross: 8_363_200,
        ptkp_status: 'TK/0',
        method: 1,
        ...more,
      });
    expect((await simulate({})).body).toEqual({ category: 'A', rate: 1.5, tax: 125_448, gross_up: null });
    expect((await simulate({ method: 3 })).body).toEqual({
      category: 'A',
      rate: 1.5,
      tax: 127_358,
      gross_up: 8_490_558,
    });
    const unknown = await simulate({ ptkp_status: 'K/9' });
    expect([unknown.status, JSON.stringify(unknown.body).includes('Status PTKP tidak dikenal.')]).toEqual([422, true]);
  });
});
