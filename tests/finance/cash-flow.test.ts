// The cash flow statement, and the statements on paper (finance.md 4, 10.10).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { draftBill, methodIds } from './draft.ts';

interface Statement extends Json {
  readonly columns: readonly { readonly key: string }[];
  readonly rows: readonly {
    readonly code: string;
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
  readonly meta: { readonly balanced: boolean; readonly warnings: readonly string[] };
}

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const yesterday = (): string => addDays(today(), -1);
const LAPORAN = '/api/finance-v2/laporan';
const aruskas = async (query: Readonly<Record<string, string>>, by = books) =>
  (await by.get<Statement>(`${LAPORAN}/aruskas`, { query })).body;
const valueOf = ({ rows }: Statement, name: string, column = 0) =>
  rows.find((row) => row.code === name || row.name === name)?.values[column];
const post = async (
  day: string,
  lines: readonly (readonly [code: string, debit: number, credit: number])[],
  by = books,
) => {
  const details = lines.map(([code, debit, credit]) => ({ akun: { code }, description: 'Uji', debit, credit }));
  const { status, body } = await by.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Uji', details });
  expect(status, JSON.stringify(body)).toBe(201);
};
/** Today alone, without what other tests would add. */
const now = () => ({ start_date: today(), end_date: today() });

describe('the cash flow', () => {
  it('tells what came in from patients, what was spent, invested and borrowed', async () => {
    const methods = await methodIds(clinic);
    const bill = await draftBill(clinic);
    const paid = await (
      await clinic.as('manager.bdg')
    ).post('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: methods['Tunai'], amount: 500_000 }],
      allocations: [{ bill_id: bill.id, amount: 500_000 }],
      issue: true,
    });
    expect(paid.status).toBe(201);
    await post(today(), [
      ['6-1201', 4_000_000, 0],
      ['2-1601', 0, 1_000_000],
      ['1-1111', 0, 3_000_000],
    ]);
    await post(today(), [
      ['1-2102', 85_000_000, 0],
      ['2-2101', 0, 100_000_000],
      ['1-1111', 15_000_000, 0],
    ]);
    // From one pocket into the other, and no cash at all.
    await post(today(), [
      ['1-1102', 2_000_000, 0],
      ['1-1111', 0, 2_000_000],
    ]);
    await post(today(), [
      ['6-1501', 700_000, 0],
      ['1-2201', 0, 700_000],
    ]);
    const report = await aruskas(now());
    expect(report.meta).toEqual({ balanced: true, warnings: [] });
    expect(
      Object.fromEntries(report.rows.filter(({ code }) => code).map(({ code, values }) => [code, values[0]])),
    ).toEqual({
      '1-1201': 500_000,
      '6-1201': -4_000_000,
      '2-1601': 1_000_000,
      '1-2102': -85_000_000,
      '2-2101': 100_000_000,
    });
    expect(valueOf(report, 'Kas Bersih dari Aktivitas Operasi')).toBe(-2_500_000);
    expect(valueOf(report, 'Kas Bersih dari Aktivitas Investasi')).toBe(-85_000_000);
    expect(valueOf(report, 'Kas Bersih dari Aktivitas Pendanaan')).toBe(100_000_000);
    expect(valueOf(report, 'Kenaikan (Penurunan) Kas')).toBe(12_500_000);
  });

  it('begins where the day before ended, and counts an opening balance as what was there', async () => {
    const first = await aruskas({ start_date: addDays(today(), -700), end_date: yesterday() });
    expect(first.meta.balanced).toBe(true);
    expect(valueOf(await aruskas(now()), 'Kas dan Bank Awal')).toBe(valueOf(first, 'Kas dan Bank Akhir'));
    expect(valueOf(first, 'Kas dan Bank Awal')).toBeGreaterThan(0);
  });

  it('stands beside the range before, and branch by branch', async () => {
    const compared = await aruskas({ ...now(), compare: 'prev_period' });
    expect(compared.columns).toHaveLength(4);
    expect(compared.meta.balanced).toBe(true);
    expect(valueOf(compared, 'Kas dan Bank Awal')).toBe(valueOf(compared, 'Kas dan Bank Akhir', 1));
    const head = await clinic.as('superadmin');
    const group = await aruskas({ ...now(), profile_id: 'all', group: 'cabang' }, head);
    expect(group.meta.balanced).toBe(true);
    for (const { values } of group.rows.filter((row) => row.values.length > 0)) {
      const figures = values.map(Number);
      expect(figures.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(figures.at(-1));
    }
  });

  it('is for who keeps the books of the branch', async () => {
    const ask = async (name: string, query = {}) =>
      (await (await clinic.as(name)).get(`${LAPORAN}/aruskas`, { query: { ...now(), ...query } })).status;
    expect(await ask('admin.bdg')).toBe(403);
    expect(await ask('finance.jkt', { profile_id: '1' })).toBe(403);
    expect(await ask('finance.bdg', { compare: 'prev_year', group: 'cabang' })).toBe(422);
  });
});

describe('a statement on paper', () => {
  it.each(['labarugi', 'neraca', 'neraca-lajur', 'neraca-saldo', 'aruskas'])('is a PDF of %s', async (name) => {
    const query = { start_date: addDays(today(), -30), end_date: today(), export: 'pdf' };
    const { status, headers, bytes } = await books.get(`${LAPORAN}/${name}`, { query });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('has room for every branch', async () => {
    const head = await clinic.as('superadmin');
    const query = { ...now(), profile_id: 'all', group: 'cabang', export: 'pdf' };
    expect((await head.get(`${LAPORAN}/neraca`, { query })).bytes.length).toBeGreaterThan(1_000);
  });
});
