// Closing a period and opening it again (finance.md 6.7, worked example WE9, acceptance 12 and 13).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { closeSession } from './desk.ts';

interface Period extends Json {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly net_profit: number | null;
  readonly closing_journal_id: number | null;
  readonly saldo_awal: readonly { readonly code: string; readonly debit: number; readonly credit: number }[];
}
interface Journal extends Json {
  readonly details: readonly {
    readonly akun: { readonly code: string };
    readonly debit: number;
    readonly credit: number;
  }[];
}

let clinic: TestApp;
let books: Client;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.mks');
  manager = await clinic.as('manager.mks');
});
afterAll(() => clinic.close());

const yesterday = (): string => addDays(today(), -1);

const post = async (day: string, lines: readonly (readonly [code: string, debit: number, credit: number])[]) => {
  const details = lines.map(([code, debit, credit]) => ({ akun: { code }, description: 'Uji', debit, credit }));
  const answer = await books.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Uji', details });
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
};
const periods = async (query = ''): Promise<readonly Period[]> =>
  (await books.get<{ data: Period[] }>(`/api/finance/periode?limit=20${query}`)).body.data;
const active = async (): Promise<Period> => {
  const [period] = await periods('&status=0');
  if (!period) throw new Error('No period is active.');
  return period;
};
const act = (period: Period, verb: string, input: Json = {}, by = books) =>
  by.post<Period>(`/api/finance/periode/${period.id}/${verb}`, { version: period.version, ...input });

/** Debit minus credit of accounts at the end of a day. */
const balances = async (day: string, codes: readonly string[]): Promise<readonly number[]> => {
  interface Group {
    readonly akuns: readonly { readonly code: string; readonly debit: number; readonly credit: number }[];
  }
  const { body } = await books.get<{ data: Group[] }>(`/api/finance/akun?istypegroup=true&fromdate=${addDays(day, 1)}`);
  const accounts = body.data.flatMap(({ akuns }) => akuns);
  return codes.map((code) => {
    const account = accounts.find((one) => one.code === code);
    return (account?.debit ?? 0) - (account?.credit ?? 0);
  });
};
const RESULT = ['4-1103', '4-1901', '5-1001', '6-1101', '3-1004', '3-1902'] as const;

describe('a period', () => {
  let before: readonly number[];
  let retained: number;

  it('shows what its closing would do, without doing it', async () => {
    [retained = 0] = await balances(yesterday(), ['3-1003']);
    await post(yesterday(), [
      ['1-1111', 150_000_000, 0],
      ['4-1103', 0, 150_000_000],
    ]);
    await post(yesterday(), [
      ['4-1901', 5_000_000, 0],
      ['5-1001', 52_000_000, 0],
      ['6-1101', 43_000_000, 0],
      ['3-1004', 20_000_000, 0],
      ['1-1111', 0, 120_000_000],
    ]);
    before = await balances(yesterday(), RESULT);
    expect(before).toEqual([-150_000_000, 5_000_000, 52_000_000, 43_000_000, 20_000_000, 0]);
    const period = await active();
    const { status, body } = await books.post(`/api/finance/periode/${period.id}/preview-close`, {
      end_date: yesterday(),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ profit: 50_000_000 });
    expect(body['checks']).toContainEqual({
      key: 'books',
      label: 'Semua pemeriksaan buku sesuai',
      blocking: true,
      ok: true,
      finding: null,
      url: `/finance/laporan-v2/verifikasi?month=${yesterday().slice(0, 7)}`,
    });
    expect(await balances(yesterday(), RESULT)).toEqual(before);
    expect((await active()).version).toBe(period.version);
  });

  it('keeps what came after its end for the next one', async () => {
    await post(today(), [
      ['1-1111', 7_000_000, 0],
      ['4-1101', 0, 7_000_000],
    ]);
    const alone = await act(await active(), 'close', { end_date: yesterday(), open_next: false });
    expect(alone.status).toBe(409);
    expect(alone.body).toMatchObject({
      message: 'Masih ada transaksi setelah tanggal tutup. Buka periode berikutnya sekaligus',
    });
  });

  it.each([
    ['before it began', '2000-01-01', 'Tanggal tutup harus pada atau setelah tanggal mulai periode'],
    ['after today', '2999-01-01', 'Tanggal transaksi tidak boleh melebihi hari ini'],
  ])('is not closed %s', async (_when, end_date, message) => {
    const { status, body } = await act(await active(), 'close', { end_date });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(message);
  });

  it('is closed once, by one of two, with its profit on retained earnings and the next one open', async () => {
    const period = await active();
    const answers = await Promise.all([1, 2].map(() => act(period, 'close', { end_date: yesterday() })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const closed = (await periods('&status=1')).find(({ id }) => id === period.id);
    expect(closed).toMatchObject({ end_date: yesterday(), net_profit: 50_000_000, lock_date: yesterday() });
    expect(await balances(yesterday(), RESULT)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await balances(yesterday(), ['3-1003'])).toEqual([retained - 30_000_000]);
    const next = await active();
    expect(next.start_date).toBe(today());
    const carried = Object.fromEntries(next.saldo_awal.map(({ code, debit, credit }) => [code, debit - credit]));
    expect(carried['3-1003']).toBe(retained - 30_000_000);
    expect(carried['4-1101']).toBe(0);
    const heading = next.saldo_awal.find(({ code }) => code === '4-1100');
    expect(heading).toMatchObject({
      name: expect.any(String),
      categoryname: expect.any(String),
      isheader: true,
      debit: 0,
    });
    const [chart] = await clinic.database.asOwner<{ n: number }>(
      'select count(*)::int as n from akuns where is_active',
    );
    expect(next.saldo_awal).toHaveLength(chart?.n ?? 0);
    expect(next.saldo_awal.reduce((sum, { debit, credit }) => sum + debit - credit, 0)).toBe(0);
    expect(await balances(today(), ['4-1101'])).toEqual([-7_000_000]);
  });

  it('wrote its closing line by line', async () => {
    const [closed] = await periods('&status=1');
    const { body } = await books.get<Journal>(`/api/finance-v2/jurnal/${closed?.closing_journal_id}`);
    expect(body).toMatchObject({ kind: 4, code: expect.stringMatching(/^JT\//) });
    expect(body.details.map(({ akun, debit, credit }) => [akun.code, debit, credit])).toEqual([
      ['4-1103', 150_000_000, 0],
      ['3-1902', 50_000_000, 0],
      ['3-1003', 20_000_000, 0],
      ['4-1901', 0, 5_000_000],
      ['5-1001', 0, 52_000_000],
      ['6-1101', 0, 43_000_000],
      ['3-1902', 0, 50_000_000],
      ['3-1003', 0, 50_000_000],
      ['3-1004', 0, 20_000_000],
    ]);
  });

  it('still shows in the income statement what it earned', async () => {
    const [closed] = await periods('&status=1');
    const range = { start_date: closed?.start_date ?? '', end_date: yesterday() };
    const { body } = await books.get<{ rows: { name: string; values: number[] }[] }>(
      '/api/finance-v2/laporan/labarugi',
      { query: range },
    );
    expect(body.rows.find(({ name }) => name === 'Laba Bersih')?.values).toEqual([50_000_000]);
  });

  it('takes nothing any more', async () => {
    const { status, body } = await books.post('/api/finance-v2/jurnal', {
      transaction_at: yesterday(),
      memo: 'Terlambat',
      details: [
        { akun: { code: '6-1201' }, debit: 1 },
        { akun: { code: '1-1111' }, credit: 1 },
      ],
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ message: 'Periode Pembukuan Aktif belum ada' });
  });

  it('is opened again as it was, and the one after it is merged into it', async () => {
    const [closed] = await periods('&status=1');
    const following = await active();
    if (!closed) throw new Error('Nothing was closed.');
    const asked = await act(closed, 'reopen', { reason: 'Koreksi gaji' });
    expect([asked.status, asked.body]).toMatchObject([202, { message: 'Menunggu persetujuan' }]);
    expect((await active()).id).toBe(following.id);
    const decided = await manager.put(`/api/applog/${String(asked.body['applog_id'])}`, {
      status: 1,
      reason: 'Setuju',
    });
    expect(decided.status, JSON.stringify(decided.body)).toBe(200);
    const body = (await periods()).find(({ id }) => id === closed.id);
    expect(body).toMatchObject({ status: 0, end_date: null, net_profit: null });
    expect(await balances(yesterday(), RESULT)).toEqual(before);
    expect(await balances(yesterday(), ['3-1003'])).toEqual([retained]);
    expect((await periods('&status=-1')).map(({ id }) => id)).toContain(following.id);
    expect((await act(await active(), 'close', { end_date: yesterday() })).status).toBe(200);
    expect(await balances(yesterday(), ['3-1003'])).toEqual([retained - 30_000_000]);
  });

  it('is opened again only when it is the last one closed', async () => {
    const period = await active();
    for (const cashier of ['admin.mks', 'finance.mks', 'manager.mks']) await closeSession(clinic, cashier, {});
    expect((await act(period, 'close', { end_date: today() })).status).toBe(200);
    const first = (await periods('&status=1')).toSorted((a, b) => a.start_date.localeCompare(b.start_date))[0];
    if (!first) throw new Error('Nothing was closed.');
    const { status, body } = await act(first, 'reopen', { reason: 'Terlalu lama' }, manager);
    expect(status).toBe(409);
    expect(body).toMatchObject({ message: 'Hanya periode terakhir yang ditutup dapat dibuka kembali' });
  });

  it('leaves books that agree', async () => {
    expect((await books.get('/api/finance-v2/jurnal/verifikasi')).body).toMatchObject({ ok: true });
  });
});
