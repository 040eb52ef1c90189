// The statements through the API (finance.md 6.9, WE10, acceptance 14 to 16), checked against sums of the lines themselves.
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodStart } from '../../server/db/seed/calendar.ts';
import { formatNumber } from '../../src/resources/kernel/money.ts';
import { wordsOn } from '../support/pdf.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { type Report, sumsOf, valuesOf } from './statement-answer.ts';

let clinic: TestApp;
let books: Client;
let group: Client;
const start = periodStart(today());
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.dps');
  group = await clinic.as('superadmin');
});
afterAll(() => clinic.close());

const post = async (kind: 1 | 3, day: string, lines: readonly (readonly [string, number, number])[]) => {
  const details = lines.map(([code, debit, credit]) => ({ akun: { code }, description: 'Uji', debit, credit }));
  const answer = await books.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Uji', details, kind });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
};
const report = async (name: string, query: Readonly<Record<string, string>> = {}, by = books): Promise<Report> => {
  const range = { start_date: start, end_date: today(), ...query };
  const answer = await by.get<Report>(`/api/finance-v2/laporan/${name}`, { query: range });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const sumsByType = (...asked: Parameters<ReturnType<typeof sumsOf>>) => sumsOf(clinic)(...asked);

describe('the worked example', () => {
  const M = 1_000_000;
  it('stands in the worksheet, the income statement and the balance sheet alike', async () => {
    const before = await report('neraca-lajur');
    await post(1, today(), [
      ['1-1101', 60 * M, 0],
      ['1-1402', 10 * M, 0],
      ['1-1401', 12 * M, 0],
      ['6-1101', 8 * M, 0],
      ['3-1001', 0, 50 * M],
      ['4-1101', 0, 40 * M],
    ]);
    await post(3, today(), [
      ['6-1201', M, 0],
      ['6-1305', 4 * M, 0],
      ['1-1401', 0, M],
      ['1-1402', 0, 4 * M],
    ]);
    const after = await report('neraca-lajur');
    expect(after.meta).toMatchObject({ balanced: true });
    expect((after.meta.profit ?? 0) - (before.meta.profit ?? 0)).toBe(27 * M);
    const [sums, was] = [valuesOf(after, 'Jumlah'), valuesOf(before, 'Jumlah')];
    const grown = sums.map((value, i) => (value ?? 0) - (was[i] ?? 0));
    expect(grown).toEqual([90, 90, 5, 5, 90, 90, 13, 40, 77, 50].map((n) => n * M));
    // With the result on the side that lacks it, every pair of columns is level.
    for (const pair of [0, 2, 4, 6, 8]) expect(after.totals[pair]).toBe(after.totals[pair + 1]);
    expect(valuesOf(await report('labarugi'), 'Laba Bersih')).toEqual([after.meta.profit]);
    const neraca = await report('neraca');
    expect(neraca.meta).toEqual({ balanced: true, warnings: [] });
    expect(valuesOf(neraca, 'Laba (Rugi) Berjalan')).toEqual([after.meta.profit]);
  });
});

describe('the figures', () => {
  it('are those of the lines, whatever days the range cuts', async () => {
    await post(1, addDays(today(), -20), [
      ['1-1111', 3_000_000, 0],
      ['4-1103', 0, 3_000_000],
    ]);
    for (const days of [0, 1, 9, 20, 21, 45]) {
      const from = addDays(today(), -days);
      const sums = await sumsByType(today(), [1, 3], from);
      const income = await report('labarugi', { start_date: from });
      expect(valuesOf(income, 'Laba Bersih')).toEqual([0 - sums(4, 5, 6, 7, 8, 9) || 0]);
      const all = await sumsByType(from, [1, 2, 3, 4]);
      const balance = await report('neraca', { start_date: start, end_date: from });
      expect(valuesOf(balance, 'Total Aset')).toEqual([all(1)]);
      expect(valuesOf(balance, 'Total Kewajiban dan Ekuitas')).toEqual([all(1)]);
      expect(balance.meta.balanced).toBe(true);
    }
  });

  it('stand beside those of the range before, with the difference', async () => {
    const now = addDays(today(), -9);
    const { columns, rows } = await report('labarugi', { start_date: now, compare: 'prev_period' });
    expect(columns.map(({ key }) => key)).toEqual(['range_1', 'range_2', 'difference', 'percent']);
    const alone = await report('labarugi', { start_date: addDays(today(), -19), end_date: addDays(today(), -10) });
    const profit = rows.find(({ name }) => name === 'Laba Bersih')?.values ?? [];
    expect(profit[1]).toBe(valuesOf(alone, 'Laba Bersih')[0]);
    expect(profit[2]).toBe((profit[0] ?? 0) - (profit[1] ?? 0));
  });

  it('stand branch by branch and add up to the group', async () => {
    for (const name of ['neraca', 'labarugi']) {
      const { columns, rows, meta } = await report(name, { profile_id: 'all', group: 'cabang' }, group);
      expect(columns.map(({ label }) => label).slice(-2)).toEqual(['Eliminasi', 'Konsolidasi']);
      expect(meta).toMatchObject({ balanced: true, warnings: [] });
      for (const { values } of rows) {
        const figures = values.map(Number);
        expect(figures.slice(0, -1).reduce((sum, value) => sum + value, 0)).toBe(figures.at(-1));
      }
      const sum = await report(name, { profile_id: 'all' }, group);
      const last = name === 'neraca' ? 'Total Aset' : 'Laba Bersih';
      expect(valuesOf({ columns, rows, totals: [], meta }, last).at(-1)).toBe(valuesOf(sum, last)[0]);
    }
  });

  it('are not for another branch, nor in two directions at once', async () => {
    const range = { start_date: start, end_date: today() };
    const foreign = await books.get('/api/finance-v2/laporan/neraca', { query: { ...range, profile_id: '1' } });
    expect(foreign.status).toBe(403);
    const both = { ...range, group: 'cabang', compare: 'prev_year' };
    expect((await books.get('/api/finance-v2/laporan/labarugi', { query: both })).status).toBe(422);
    const admin = await clinic.as('admin.dps');
    for (const name of ['neraca', 'labarugi', 'neraca-lajur', 'bukubesar?akun_id=1']) {
      const { status } = await admin.get(`/api/finance-v2/laporan/${name}`, { query: range });
      expect(status).toBe(403);
    }
  });

  it('leave as an Excel sheet with a letterhead, its sums in bold', async () => {
    const titles = {
      neraca: 'Neraca',
      labarugi: 'Laba Rugi',
      'neraca-lajur': 'Neraca Lajur',
      'neraca-saldo': 'Neraca Saldo',
    };
    for (const [name, title] of Object.entries(titles)) {
      const range = { start_date: start, end_date: today(), export: 'xlsx' };
      const { bytes } = await books.get(`/api/finance-v2/laporan/${name}`, { query: range });
      const sheet = await sheetOf(bytes);
      const first = linesOf(sheet).map(([text]) => String(text));
      expect(first[0]).toBe('Cabang Denpasar');
      expect(sheet.getRow(1).font).toMatchObject({ bold: true });
      expect(first).toContain(title);
      expect(first.some((text) => /^Periode: .*\d{4}/.test(text))).toBe(true);
      expect(first.some((text) => /^Dicetak .+, \d{1,2} \S+ \d{4} \d\d[.:]\d\d$/.test(text))).toBe(true);
      const headings = first.indexOf('Kode');
      expect(sheet.views).toMatchObject([{ state: 'frozen', ySplit: headings + 1 }]);
      const isBold = (row: number): boolean => sheet.getRow(row).font?.bold === true;
      const rows = linesOf(sheet).flatMap(([code, text], i) =>
        i > headings ? [{ row: i + 1, code, text: String(text) }] : [],
      );
      const sums = rows.filter(({ text }) => /^\s*(Total|Laba Bersih|Jumlah)/.test(text));
      expect(sums.length, name).toBeGreaterThan(0);
      expect(sums.filter(({ row }) => !isBold(row))).toEqual([]);
      // Accounts stand in the ordinary weight.
      expect(rows.some(({ row }) => !isBold(row))).toBe(true);
    }
  });
});

const sheetOf = async (bytes: Buffer): Promise<exceljs.Worksheet> => {
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes as never);
  const [sheet] = book.worksheets;
  if (!sheet) throw new Error('The workbook is empty.');
  return sheet;
};
const linesOf = (sheet: exceljs.Worksheet): readonly (readonly unknown[])[] =>
  Array.from({ length: sheet.rowCount }, (_, i) => (sheet.getRow(i + 1).values as readonly unknown[]).slice(1));

describe('the general ledger', () => {
  interface Ledger extends Json {
    readonly data: readonly {
      readonly debit: number;
      readonly credit: number;
      readonly balance: number;
      readonly contra: string;
    }[];
    readonly count: number;
    readonly opening: number;
    readonly ending: number;
    readonly totals: { readonly debit: number; readonly credit: number };
  }
  const ledger = async (code: string, query: Readonly<Record<string, string>> = {}): Promise<Ledger> => {
    const [account] = await clinic.database.asOwner<{ id: number }>('select id from akuns where code = $1', [code]);
    const range = { start_date: start, end_date: today(), akun_id: String(account?.id), limit: '100', ...query };
    return (await books.get<Ledger>('/api/finance-v2/laporan/bukubesar', { query: range })).body;
  };

  it('leaves as a sheet and as a paper, from its opening balance to its last', async () => {
    const { data, opening, ending, totals } = await ledger('1-1101');
    const [account] = await clinic.database.asOwner<{ id: number }>(`select id from akuns where code = '1-1101'`);
    const query = { start_date: start, end_date: today(), akun_id: String(account?.id) };
    const file = (as: string) => books.get('/api/finance-v2/laporan/bukubesar', { query: { ...query, export: as } });
    const sheet = await sheetOf((await file('xlsx')).bytes);
    const lines = linesOf(sheet);
    expect(lines.slice(0, 6).flat()).toEqual(
      expect.arrayContaining(['Cabang Denpasar', 'Buku Besar 1-1101 Kas Kasir']),
    );
    const headings = lines.findIndex(([text]) => text === 'Tanggal');
    expect([lines[headings + 1]?.[2], lines[headings + 1]?.[6]]).toEqual(['Saldo awal', opening]);
    expect(lines.at(-1)?.slice(2)).toEqual(['Jumlah dan saldo akhir', undefined, totals.debit, totals.credit, ending]);
    for (const row of [headings + 2, lines.length]) expect(sheet.getRow(row).font).toMatchObject({ bold: true });
    expect(lines).toHaveLength(headings + 1 + data.length + 2);
    const paper = await file('pdf');
    expect(paper.headers['content-type']).toBe('application/pdf');
    const words = wordsOn(paper.bytes);
    for (const part of [
      'CabangDenpasar',
      'BukuBesar1-1101KasKasir',
      'Saldoawal',
      'Jumlahdansaldoakhir',
      'Halaman1dari',
    ])
      expect(words).toContain(part);
    expect(words).toContain(formatNumber(ending));
  });

  it('runs from the opening to the ending balance, on the normal side', async () => {
    for (const [code, sign] of [
      ['1-1111', 1],
      ['4-1103', -1],
    ] as const) {
      const { data, count, opening, ending, totals } = await ledger(code, { start_date: addDays(today(), -25) });
      expect(data).toHaveLength(count);
      let running = opening;
      for (const line of data) {
        running += sign * (line.debit - line.credit);
        expect(line.balance).toBe(running);
      }
      expect(running).toBe(ending);
      expect(ending).toBe(opening + sign * (totals.debit - totals.credit));
    }
  });

  it('goes on where the page before ended, and names the other side', async () => {
    const whole = await ledger('4-1103');
    const second = await ledger('4-1103', { page: '2', limit: '1' });
    expect(second.data[0]).toEqual(whole.data[1]);
    expect(whole.data.every(({ contra }) => contra !== '')).toBe(true);
  });

  it('begins with what was there the day before', async () => {
    const day = addDays(today(), -20);
    const { ending } = await ledger('1-1111', { end_date: addDays(day, -1) });
    expect((await ledger('1-1111', { start_date: day })).opening).toBe(ending);
  });
});
