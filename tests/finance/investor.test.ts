// Investors through the real application (finance.md 2a, 6.5): what they hold, their part of treatments, and the slips that pay it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body, idOf, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { linesOf } from './draft.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';

interface Kept extends Json {
  readonly id: number;
  readonly version: number;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

interface Why {
  readonly amount: number;
  readonly parts: readonly {
    readonly key: string;
    readonly sum: number | null;
    readonly lines: readonly { readonly text: string }[];
  }[];
}

const SETTING = '/api/finance/devidensetting';
const SHARES = '/api/finance/investorshare';
const OLD = { valid_from: '2019-01-01', valid_to: '2019-12-31' };

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
});
afterAll(() => at.clinic.close());

const invest = async (name: string, lembar: number, more: object = {}): Promise<number> => {
  const made = await at.books.post<Kept>('/api/finance/investor', { name, is_badan: false, status: 1 });
  const { id: investor_id } = body(made, 201);
  const held = { investor_id, lembar, modal_amount: lembar * 5_000_000, valid_from: '2020-01-01', ...more };
  body(await at.books.post<Kept>(SHARES, held), 201);
  return investor_id;
};
const setting = (more: object = {}) =>
  at.books.post<Kept>(SETTING, { metode: 1, percent: 20, reserve_percent: 0, interval: 1, ...more });

describe('what investors hold and get', () => {
  it('is kept by days that do not overlap, in a branch of its own', async () => {
    const investor_id = await invest('Rina Hartati', 10, OLD);
    const share = (client = at.books, more: object = {}) =>
      client.post<Kept>(SHARES, { investor_id, lembar: 5, modal_amount: 0, valid_from: '2019-06-01', ...more });
    expect(await share()).toMatchObject({ status: 422, body: { code: 'validity-overlap' } });
    expect(await share(at.books, { valid_to: '2019-01-01' })).toMatchObject({ body: { code: 'validity-end' } });
    const elsewhere = body(await share(await at.clinic.as('finance.mks')), 201);
    expect((await at.books.get(`${SHARES}/${elsewhere.id}`)).status).toBe(404);
    expect((await at.doctor.get(SHARES)).status).toBe(403);
  });

  it('follows one setting at a time, with a reserve of profit only', async () => {
    body(await setting({ ...OLD, metode: 2, percent: 100, reserve_percent: 20 }), 201);
    expect(await setting({ valid_from: '2019-12-31' })).toMatchObject({ body: { code: 'validity-overlap' } });
    expect(await setting({ valid_from: '2018-01-01', valid_to: '2018-02-01', reserve_percent: 5 })).toMatchObject({
      status: 422,
      body: { code: 'dividend-reserve' },
    });
    expect(await setting({ valid_from: '2018-01-01', percent: 0 })).toMatchObject({
      body: { code: 'dividend-percent' },
    });
  });
});

describe('the part of investors in a treatment', () => {
  it('is owed to each by his shares as the patient pays, corrected by rows, and paid by a slip less the agreed tax', async () => {
    const [tax] = await at.rows<Kept>('/api/finance/pajak', { kind: 'pph_investor' });
    const agreed = body(await setting({ valid_from: '2020-01-01', pajak_id: tax?.id }), 201);
    const budi = await invest('Budi Santoso', 50);
    const sari = await invest('Sari Wijayanti', 30);
    await invest('Andi Pratama', 20);

    const bill = await at.billed();
    await at.pay(bill, 1_020_000);
    const income = await at.incomeOf(bill);
    // 2.500.000 - 1.000.000 - 250.000 are left to the clinic, a fifth of it to them, two fifths of that are paid.
    expect(income).toMatchObject({ investor_amount: 250_000, klinik_amount: 1_000_000, accrued_investor: 100_000 });
    const crown = await idOf(at.clinic, 'tindakanmedis', 'code', 'PRO-01');
    const like = { doctor_id: String(at.doctorId), perawatan_id: String(crown), price: '2500000' };
    const tried = body(await at.books.get<Kept>('/api/finance/sharingprofit/coba', { query: like }));
    expect(tried).toMatchObject({ doctor_amount: 1_000_000, investor_amount: 250_000, klinik_amount: 1_000_000 });
    expect(await at.amounts(income, 'investor')).toEqual([
      [50_000, 50_000],
      [30_000, 30_000],
      [20_000, 20_000],
    ]);
    const [first] = await at.owed(income, 'investor');
    expect(await linesOf(at.clinic, first?.journal_id ?? 0)).toEqual([
      ['5-1005', 100_000],
      ['2-1204', -50_000],
      ['2-1204', -30_000],
      ['2-1204', -20_000],
    ]);
    await at.expectHolding();

    const rest = await at.pay(bill, 1_530_000);
    const paid = body(
      await at.slip(at.whole(await at.open('investor', budi)), { actor_type: 'investor', actor_id: budi }),
      201,
    );
    expect(paid).toMatchObject({ gross_amount: 125_000, pph_amount: 12_500, net_amount: 112_500 });
    expect(await at.rows('/api/finance/pph', { kind: 'pph_investor' })).toMatchObject([
      { actor_name: 'Budi Santoso', bruto_amount: 125_000, amount: 12_500 },
    ]);
    await at.expectHolding();

    body(
      await at.manager.post(`/api/finance/billtransaction/${rest.id}/void`, { version: rest.version, reason: 'Salah' }),
    );
    expect(await at.amounts(income, 'investor')).toEqual(
      [50, 30, 20, 75, 45, 30, -75, -45, -30].map((n) => [n * 1000, n * 1000]),
    );
    expect((await at.open('investor', sari)).reduce((sum, row) => sum + row.open_amount, 0)).toBe(30_000);
    await at.expectHolding();
    for (const row of await at.owed(income, 'investor')) {
      const why = body(await at.books.get<Why>(`/api/finance/hutang/${row.id}/why`));
      expect([why.amount, why.parts.find(({ key }) => key === 'row')?.sum]).toEqual([row.amount, row.amount]);
      const told = why.parts.flatMap(({ lines }) => lines.map(({ text }) => text));
      expect(told).toContain('20% × Rp 1.250.000 (bagian klinik)');
      expect(told).toContainEqual(expect.stringMatching(/^(50|30|20) dari 100 lembar pada hari tindakan$/));
    }
    // What was agreed stays with the treatment: another percentage begins with the next one.
    body(await at.books.put(`${SETTING}/${agreed.id}`, { version: agreed.version, percent: 40 }));
    await at.pay(bill, 1_530_000);
    expect(await at.incomeOf(bill)).toMatchObject({ investor_amount: 250_000, accrued_investor: 250_000 });
    await at.expectHolding();
  });

  it('is not taxed where the setting names no tax: each pays his own', async () => {
    const [now] = await at.rows<Kept>(SETTING, { metode: '1' });
    body(await at.books.put(`${SETTING}/${now?.id}`, { version: now?.version, pajak_id: null }));
    const [sari] = await at.rows<Kept>('/api/finance/investor', { keyword: 'Sari' });
    const open = await at.open('investor', sari?.id);
    const slip = await at.slip(at.whole(open), { actor_type: 'investor', actor_id: sari?.id, transaction_at: today() });
    expect(body<Slip>(slip, 201)).toMatchObject({ gross_amount: 75_000, pph_amount: 0, net_amount: 75_000 });
    await at.expectHolding();
  });
});
