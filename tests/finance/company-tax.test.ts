// The group's own income tax through the real application (finance.md 6.6, WE8; corrections.md 8): reckoned, replaced, remitted, reported,
// and the worksheet of its year.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { type CompanyTaxStage, first, last, NTPN, openCompanyTax, type Tax } from './company-tax-stage.ts';
import { linesOf } from './draft.ts';

type Sheet = AnswerOf<'finance.pphbadan.kertaskerja'>;

let at: CompanyTaxStage;
beforeAll(async () => {
  at = await openCompanyTax();
});
afterAll(() => at.clinic.close());

describe('the way that the group chooses', () => {
  it('is nothing at first, and the page and the reckoning say so', async () => {
    expect(await at.year()).toMatchObject({ setting: null, months: [] });
    expect(await at.reckon(first(2))).toMatchObject({
      status: 422,
      body: {
        message: 'PPh badan masa ini tidak dibayar per masa. Pilih caranya di master Cara PPh Badan',
      },
    });
  });

  it('is the turnover only for what is left of an old term, with an end and its rule', async () => {
    const wish = { metode: 'omzet', cabang_id: 1, valid_from: first(12), valid_to: last(2) };
    const refused = await at.choose(wish);
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
      await at.manager.get<{ data: { id: number; version: number; code: string }[] }>('/api/finance/pajak', {
        query: { kind: 'pph_badan' },
      }),
    );
    const final = data.find(({ code }) => code === 'PPH_FINAL_UMKM');
    body(await at.manager.put(`/api/finance/pajak/${final?.id}`, { version: final?.version, valid_to: last(2) }));
    body(await at.choose(wish), 201);
    expect((await at.choose({ ...wish, valid_from: first(10) })).status).toBe(422);
  });

  it('has an amount if and only if it is an instalment, and is a manager’s to choose', async () => {
    const wish = { metode: 'angsuran', cabang_id: 1, valid_from: first(1) };
    expect((await at.choose(wish)).status).toBe(422);
    expect((await at.choose({ ...wish, metode: 'tidak', angsuran_amount: 1 })).status).toBe(422);
    expect((await at.books.post('/api/finance/pphbadan', { ...wish, angsuran_amount: 5_000_000 })).status).toBe(403);
    body(await at.choose({ ...wish, angsuran_amount: 5_000_000 }), 201);
  });
});

describe('tax on turnover', () => {
  it('is WE8 of the turnover of all branches, booked by the one that pays it', async () => {
    await at.journal(first(2), [
      ['1-1111', 100_250_000, 0],
      ['4-1901', 5_000_000, 0],
      ['4-1103', 0, 105_250_000],
    ]);
    await at.journal(
      last(2),
      [
        ['1-1111', 45_000_000, 0],
        ['4-1101', 0, 45_000_000],
      ],
      await at.clinic.as('finance.jkt'),
    );
    const made = body(await at.reckon(first(2)), 201);
    expect(made).toMatchObject({ bruto_amount: 145_250_000, amount: 726_250, status: 0, withheld_at: last(2) });
    expect(await linesOf(at.clinic, await at.journalOf(made.id))).toEqual([
      ['9-1001', 726_250],
      ['2-1404', -726_250],
    ]);
    await at.expectHolding();
  });

  it('stays as it is while the books do, and is replaced when they do not', async () => {
    const before = body(await at.reckon(first(2)));
    await at.journal(last(2), [
      ['1-1111', 1_000_000, 0],
      ['4-1103', 0, 1_000_000],
    ]);
    const after = body(await at.reckon(first(2)), 201);
    expect(after.id).not.toBe(before.id);
    expect(after).toMatchObject({ bruto_amount: 146_250_000, amount: 731_250 });
    expect(body(await at.books.get(`/api/finance/pph/${before.id}`))).toMatchObject({ status: -1 });
    const [sum] = await at.clinic.database.asOwner<{ owed: number }>(
      `select sum(l.credit - l.debit)::int as owed from journal_lines l join akuns a on a.id = l.akun_id where a.code = '2-1404'`,
    );
    expect(sum?.owed).toBe(731_250);
    await at.expectHolding();
  });

  it('is reckoned of no month that is not over, of none after its term, and nowhere else', async () => {
    expect(await at.reckon(first(-1))).toMatchObject({
      status: 422,
      body: { errors: { masa: ['Masa belum berakhir'] } },
    });
    expect((await at.reckon(`${first(2).slice(0, 8)}15`)).status).toBe(422);
    expect(await at.reckon(first(2), await at.clinic.as('finance.jkt'))).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^PPh badan grup dibukukan di /) },
    });
    expect((await at.reckon(first(2), await at.clinic.as('admin.bdg'))).status).toBe(403);
  });

  it('tells the turnover of the group only where it is booked', async () => {
    const own = (await at.year(at.books, first(2).slice(0, 4))).months.find(({ masa }) => masa === first(2));
    expect(own).toMatchObject({ turnover: 146_250_000, method: 'omzet', rate: 0.5, amount: 731_250, over: true });
    const elsewhere = await at.year(await at.clinic.as('finance.jkt'), first(2).slice(0, 4));
    expect(elsewhere).toMatchObject({ setting: { own: false, branch: { id: 1 } }, months: [] });
    const jakarta = await at.clinic.as('finance.jkt');
    const sheet = await jakarta.get('/api/finance/pajak/pph_badan/kertaskerja', {
      query: { year: today().slice(0, 4) },
    });
    expect(sheet.status).toBe(409);
  });

  it('tells how it came about: revenue by account, rate with its days, journal', async () => {
    const { id } = body(await at.reckon(first(2)));
    const told = body(await at.books.get<AnswerOf<'finance.pph.why'>>(`/api/finance/pph/${id}/why`));
    expect(told).toMatchObject({ amount: 731_250, result: 'tax' });
    expect(told.parts.find(({ key }) => key === 'turnover')).toMatchObject({ sum: 146_250_000 });
    expect(told.parts.find(({ key }) => key === 'tax')).toMatchObject({ sum: 731_250 });
    const words = JSON.stringify(told);
    for (const part of ['4-1103', '4-1101', '4-1901', '0,5%', 'PP 55/2022', 'Jurnal JR/'])
      expect(words).toContain(part);
  });

  it('is remitted once, whoever asks together, and never reckoned again', async () => {
    const { id } = body(await at.reckon(first(2)));
    const answers = await Promise.all([at.remit([id], first(2)), at.remit([id], first(2))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const done = answers.find(({ status }) => status === 201);
    expect(await linesOf(at.clinic, done?.body.journal_id ?? 0)).toEqual([
      ['2-1404', 731_250],
      ['1-1111', -731_250],
    ]);
    expect(await at.reckon(first(2))).toMatchObject({ status: 409, body: { message: 'PPh masa ini sudah disetor' } });
    const { version } = body(await at.books.get<Tax>(`/api/finance/pph/${id}`));
    expect(body(await at.books.post(`/api/finance/pph/${id}/lapor`, { version }))).toMatchObject({
      status: 2,
      ntpn: NTPN,
    });
    await at.expectHolding();
  });
});

describe('a monthly instalment', () => {
  it('is a prepayment of the year, and empties what is owed when it is remitted', async () => {
    const made = body(await at.reckon(first(1)), 201);
    expect(made).toMatchObject({ bruto_amount: 0, amount: 5_000_000 });
    expect(await linesOf(at.clinic, await at.journalOf(made.id))).toEqual([
      ['1-1503', 5_000_000],
      ['2-1404', -5_000_000],
    ]);
    await at.expectHolding();
    expect((await at.remit([made.id], first(1), addDays(last(1), -1))).status).toBe(422);
    body(await at.remit([made.id], first(1)), 201);
    await at.expectHolding();
    const again = await Promise.all([at.reckon(first(1)), at.reckon(first(1))]);
    expect(again.map(({ status }) => status)).toEqual([409, 409]);
  });

  it('is reckoned once, whoever asks together', async () => {
    const { data } = body(await at.manager.get<{ data: Json[] }>('/api/finance/pphbadan'));
    expect(data).toHaveLength(2);
    const answers = await Promise.all([at.reckon(first(3)), at.reckon(first(3)), at.reckon(first(3))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    await at.expectHolding();
  });
});

describe('the worksheet of a year', () => {
  it('takes its profit from Laba Rugi, leaves the months of the final tax out, and writes nothing', async () => {
    await at.journal(last(1), [
      ['1-1111', 400_000_000, 0],
      ['4-1103', 0, 400_000_000],
    ]);
    await at.journal(last(1), [
      ['6-1101', 100_000_500, 0],
      ['1-1111', 0, 100_000_500],
    ]);
    const counted = 'select (select count(*) from journals) + (select count(*) from pphs) as n';
    const [before] = await at.clinic.database.asOwner(counted);
    const of = first(1).slice(0, 4);
    const sheet = body(await at.books.get<Sheet>('/api/finance/pajak/pph_badan/kertaskerja', { query: { year: of } }));
    const superadmin = await at.clinic.as('superadmin');
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
    expect(sheet.final.paid).toBe(first(2).slice(0, 4) === of ? 731_250 : 0);
    expect(await at.clinic.database.asOwner(counted)).toEqual([before]);
  });
});
