// The group's own income tax through the real application (finance.md 6.6, WE8; corrections.md 8): reckoned, replaced, remitted, reported,
// and the worksheet of its year.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { linesOf, methodIds } from './draft.ts';
import type { Verification } from './verification-answer.ts';

type Tax = AnswerOf<'finance.pphbadan.hitung'>;
type Year = AnswerOf<'finance.pphbadan.masa'>;
type Sheet = AnswerOf<'finance.pphbadan.kertaskerja'>;

const NTPN = 'A1B2C3D4E5F6G7H8';
/** Months back from that of today. */
const first = (back: number): string => addMonths(`${today().slice(0, 7)}-01`, -back);
const last = (back: number): string => addDays(first(back - 1), -1);

let clinic: TestApp;
let books: Client;
let manager: Client;
let bank: number;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  manager = await clinic.as('manager.bdg');
  bank = (await methodIds(clinic))['Transfer BCA'] ?? 0;
  await clinic.database.asOwner('update periodes set start_date = $1 where profile_id in (1, 2) and status = 0', [
    first(14),
  ]);
});
afterAll(() => clinic.close());

const journal = async (
  day: string,
  lines: readonly (readonly [string, number, number])[],
  by = books,
): Promise<void> => {
  const details = lines.map(([code, debit, credit]) => ({ akun: { code }, description: 'Uji', debit, credit }));
  body(await by.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Uji', details }), 201);
};
const reckon = (masa: string, by = books) => by.post<Tax>('/api/finance/pajak/pph_badan/hitung', { masa });
const remit = (ids: readonly number[], masa: string, setor_at = today()) =>
  books.post<Json & { journal_id: number }>('/api/finance/pph/setor', {
    kind: 'pph_badan',
    masa,
    ids,
    paymentmethod_id: bank,
    ntpn: NTPN,
    setor_at,
  });
const choose = (setting: Json) => manager.post<{ id: number; version: number }>('/api/finance/pphbadan', setting);
const expectHolding = async (): Promise<void> => {
  const { checks } = body(await books.get<Verification>('/api/finance-v2/jurnal/verifikasi'));
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
};
const year = async (by = books, of = first(1).slice(0, 4)): Promise<Year> =>
  body(await by.get<Year>('/api/finance/pajak/pph_badan', { query: { year: of } }));
const journalOf = async (id: number): Promise<number> => {
  const [row] = await clinic.database.asOwner<{ journal_id: number }>(
    'select h.journal_id::int as journal_id from pphs p join hutangs h on h.id = p.hutang_id where p.id = $1',
    [id],
  );
  return row?.journal_id ?? 0;
};

describe('the way that the group chooses', () => {
  it('is nothing at first, and the page and the reckoning say so', async () => {
    expect(await year()).toMatchObject({ setting: null, months: [] });
    expect(await reckon(first(2))).toMatchObject({
      status: 422,
      body: {
        message: 'PPh badan masa ini tidak dibayar per masa. Pilih caranya di master Cara PPh Badan',
      },
    });
  });

  it('is the turnover only for what is left of an old term, with an end and its rule', async () => {
    const wish = { metode: 'omzet', cabang_id: 1, valid_from: first(12), valid_to: last(2) };
    const refused = await choose(wish);
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: {
          metode: [
            'PPh dari omzet hanya untuk sisa jangka waktu lama. Isi Berlaku sampai dan dasar hukum tarifnya di master Pajak',
          ],
        },
      },
    });
    const { data } = body(
      await manager.get<{ data: { id: number; version: number; code: string }[] }>('/api/finance/pajak', {
        query: { kind: 'pph_badan' },
      }),
    );
    const final = data.find(({ code }) => code === 'PPH_FINAL_UMKM');
    body(await manager.put(`/api/finance/pajak/${final?.id}`, { version: final?.version, valid_to: last(2) }));
    body(await choose(wish), 201);
    expect((await choose({ ...wish, valid_from: first(10) })).status).toBe(422);
  });

  it('has an amount if and only if it is an instalment, and is a manager’s to choose', async () => {
    const wish = { metode: 'angsuran', cabang_id: 1, valid_from: first(1) };
    expect((await choose(wish)).status).toBe(422);
    expect((await choose({ ...wish, metode: 'tidak', angsuran_amount: 1 })).status).toBe(422);
    expect((await books.post('/api/finance/pphbadan', { ...wish, angsuran_amount: 5_000_000 })).status).toBe(403);
    body(await choose({ ...wish, angsuran_amount: 5_000_000 }), 201);
  });
});

describe('tax on turnover', () => {
  it('is WE8 of the turnover of all branches, booked by the one that pays it', async () => {
    await journal(first(2), [
      ['1-1111', 100_250_000, 0],
      ['4-1901', 5_000_000, 0],
      ['4-1103', 0, 105_250_000],
    ]);
    await journal(
      last(2),
      [
        ['1-1111', 45_000_000, 0],
        ['4-1101', 0, 45_000_000],
      ],
      await clinic.as('finance.jkt'),
    );
    const made = body(await reckon(first(2)), 201);
    expect(made).toMatchObject({ bruto_amount: 145_250_000, amount: 726_250, status: 0, withheld_at: last(2) });
    expect(await linesOf(clinic, await journalOf(made.id))).toEqual([
      ['9-1001', 726_250],
      ['2-1404', -726_250],
    ]);
    await expectHolding();
  });

  it('stays as it is while the books do, and is replaced when they do not', async () => {
    const before = body(await reckon(first(2)));
    await journal(last(2), [
      ['1-1111', 1_000_000, 0],
      ['4-1103', 0, 1_000_000],
    ]);
    const after = body(await reckon(first(2)), 201);
    expect(after.id).not.toBe(before.id);
    expect(after).toMatchObject({ bruto_amount: 146_250_000, amount: 731_250 });
    expect(body(await books.get(`/api/finance/pph/${before.id}`))).toMatchObject({ status: -1 });
    const [sum] = await clinic.database.asOwner<{ owed: number }>(
      `select sum(l.credit - l.debit)::int as owed from journal_lines l join akuns a on a.id = l.akun_id where a.code = '2-1404'`,
    );
    expect(sum?.owed).toBe(731_250);
    await expectHolding();
  });

  it('is reckoned of no month that is not over, of none after its term, and nowhere else', async () => {
    expect(await reckon(first(0))).toMatchObject({ status: 422, body: { errors: { masa: ['Masa belum berakhir'] } } });
    expect((await reckon(`${first(2).slice(0, 8)}15`)).status).toBe(422);
    expect(await reckon(first(2), await clinic.as('finance.jkt'))).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^PPh badan grup dibukukan di /) },
    });
    expect((await reckon(first(2), await clinic.as('admin.bdg'))).status).toBe(403);
  });

  it('tells the turnover of the group only where it is booked', async () => {
    const own = (await year(books, first(2).slice(0, 4))).months.find(({ masa }) => masa === first(2));
    expect(own).toMatchObject({ turnover: 146_250_000, method: 'omzet', rate: 0.5, amount: 731_250, over: true });
    const elsewhere = await year(await clinic.as('finance.jkt'), first(2).slice(0, 4));
    expect(elsewhere).toMatchObject({ setting: { own: false, branch: { id: 1 } }, months: [] });
    const jakarta = await clinic.as('finance.jkt');
    const sheet = await jakarta.get('/api/finance/pajak/pph_badan/kertaskerja', {
      query: { year: today().slice(0, 4) },
    });
    expect(sheet.status).toBe(409);
  });

  it('tells how it came about: revenue by account, rate with its days, journal', async () => {
    const { id } = body(await reckon(first(2)));
    const told = body(await books.get<AnswerOf<'finance.pph.why'>>(`/api/finance/pph/${id}/why`));
    expect(told).toMatchObject({ amount: 731_250, result: 'tax' });
    expect(told.parts.find(({ key }) => key === 'turnover')).toMatchObject({ sum: 146_250_000 });
    expect(told.parts.find(({ key }) => key === 'tax')).toMatchObject({ sum: 731_250 });
    const words = JSON.stringify(told);
    for (const part of ['4-1103', '4-1101', '4-1901', '0,5 %', 'PP 55/2022', 'Jurnal JR/'])
      expect(words).toContain(part);
  });

  it('is remitted once, whoever asks together, and never reckoned again', async () => {
    const { id } = body(await reckon(first(2)));
    const answers = await Promise.all([remit([id], first(2)), remit([id], first(2))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const done = answers.find(({ status }) => status === 201);
    expect(await linesOf(clinic, done?.body.journal_id ?? 0)).toEqual([
      ['2-1404', 731_250],
      ['1-1111', -731_250],
    ]);
    expect(await reckon(first(2))).toMatchObject({ status: 409, body: { message: 'PPh masa ini sudah disetor' } });
    const { version } = body(await books.get<Tax>(`/api/finance/pph/${id}`));
    expect(body(await books.post(`/api/finance/pph/${id}/lapor`, { version }))).toMatchObject({
      status: 2,
      ntpn: NTPN,
    });
    await expectHolding();
  });
});

describe('a monthly instalment', () => {
  it('is a prepayment of the year, and empties what is owed when it is remitted', async () => {
    const made = body(await reckon(first(1)), 201);
    expect(made).toMatchObject({ bruto_amount: 0, amount: 5_000_000 });
    expect(await linesOf(clinic, await journalOf(made.id))).toEqual([
      ['1-1503', 5_000_000],
      ['2-1404', -5_000_000],
    ]);
    await expectHolding();
    expect((await remit([made.id], first(1), addDays(last(1), -1))).status).toBe(422);
    body(await remit([made.id], first(1)), 201);
    await expectHolding();
    const again = await Promise.all([reckon(first(1)), reckon(first(1))]);
    expect(again.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('is reckoned once, whoever asks together', async () => {
    const { data } = body(await manager.get<{ data: Json[] }>('/api/finance/pphbadan'));
    expect(data).toHaveLength(2);
    const answers = await Promise.all([reckon(first(3)), reckon(first(3)), reckon(first(3))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    await expectHolding();
  });
});

describe('the worksheet of a year', () => {
  it('takes its profit from Laba Rugi, leaves the months of the final tax out, and writes nothing', async () => {
    await journal(last(1), [
      ['1-1111', 400_000_000, 0],
      ['4-1103', 0, 400_000_000],
    ]);
    await journal(last(1), [
      ['6-1101', 100_000_500, 0],
      ['1-1111', 0, 100_000_500],
    ]);
    const counted = 'select (select count(*) from journals) + (select count(*) from pphs) as n';
    const [before] = await clinic.database.asOwner(counted);
    const of = first(1).slice(0, 4);
    const sheet = body(await books.get<Sheet>('/api/finance/pajak/pph_badan/kertaskerja', { query: { year: of } }));
    const superadmin = await clinic.as('superadmin');
    const profitOf = async (start_date: string, end_date: string): Promise<number> => {
      const query = { start_date, end_date, profile_id: 'all' };
      const report = await superadmin.get<{ rows: { name: string; values: number[] }[] }>(
        '/api/finance-v2/laporan/labarugi',
        { query },
      );
      const row = body(report).rows.find(({ name }) => name.toLowerCase().includes('sebelum pajak'));
      return row?.values[0] ?? 0;
    };
    const profit = await profitOf(first(1), today());
    expect(sheet.profit).toBe(profit);
    expect(sheet.taxable).toBe(Math.floor(profit / 1000) * 1000);
    expect(sheet).toMatchObject({
      rate: 22,
      facility: { percent: 50, limit: 50_000_000_000 },
      regular: { base: 0, tax: 0 },
    });
    expect(sheet.reduced).toEqual({ base: sheet.taxable, rate: 11, tax: Math.round(sheet.taxable * 0.11) });
    expect(sheet.instalments).toEqual({ reckoned: 5_000_000, paid: 5_000_000 });
    expect(sheet.owed).toBe(sheet.due - 5_000_000);
    if (first(2).slice(0, 4) === of) expect(sheet.final).toMatchObject({ paid: 731_250 });
    expect(await clinic.database.asOwner(counted)).toEqual([before]);
  });
});
