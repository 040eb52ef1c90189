// What is owed of packages, beside the books (paket.md 5, 7; acceptance 14), and what they brought as finance lists it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { spendSlot } from './claim-stage.ts';
import { type Counter, LIABILITY, offer, openCounter, type Sold } from './stage.ts';

type Report = AnswerOf<'paket.laporan.kewajiban'>;

let counter: Counter;
let version = 0;
let early = '';
let kept: Sold;
let gone: Sold;
beforeAll(async () => {
  counter = await openCounter();
  version = await offer(counter.clinic);
  early = await counter.early();
  kept = await counter.sell(version, { sold_at: early });
  await counter.pay(kept, 3_000_000);
  await spendSlot(counter.clinic, kept.lines[1]?.id ?? 0, 2);
  gone = await counter.sell(version, { sold_at: early });
  body(await counter.cancel(gone.id));
  const given = await counter.sell(version, {}, 2_000_000);
  await spendSlot(counter.clinic, given.lines[3]?.id ?? 0);
  body(await counter.cancel(given.id, { paymentmethod_id: await counter.cash() }));
});
afterAll(() => counter.clinic.close());

const report = async (query: Record<string, string> = {}, by = counter.manager): Promise<Report> =>
  body(await by.get<Report>(LIABILITY, { query }));

const PROFIT = '/api/paket/laporan/laba';
type Profit = AnswerOf<'paket.laporan.laba'>;

describe('the profit of packages', () => {
  it('is what claims earned less what they cost, by version and by sale', async () => {
    const range = { start_date: early, end_date: today() };
    const { data, count, sums } = body(await counter.manager.get<Profit>(PROFIT, { query: range }));
    expect(count).toBe(1);
    expect(data).toMatchObject([{ id: version, customer: null, claims: 2, value: 428_000, profit: 428_000 }]);
    expect(sums).toMatchObject({ claims: 2, value: 428_000, profit: 428_000 });
    const sales = body(
      await counter.manager.get<Profit>(PROFIT, { query: { ...range, paket_history: String(version) } }),
    );
    expect(sales.data).toMatchObject([
      { id: kept.id, code: kept.code, value: 400_000 },
      { code: expect.stringMatching(/^MBR/), value: 28_000 },
    ]);
    expect((await counter.admin.get(PROFIT, { query: range })).status).toBe(403);
  });
});

describe('the report of what is owed', () => {
  it('tells it by package, and is what the account says', async () => {
    const { data, sum, ledger, difference, at, forecast } = await report();
    expect(at).toBe(today());
    expect(data).toMatchObject([
      {
        paket_history_id: version,
        branch: { code: 'BDG' },
        memberships: 2,
        alloc_total: 24_000_000,
        recognised: 428_000,
      },
    ]);
    expect(sum.liability).toBe(7_600_000);
    expect([ledger, difference]).toEqual([7_600_000, 0]);
    expect(forecast.reduce((total, { amount }) => total + amount, 0)).toBe(7_600_000);
    expect(forecast.map(({ month }) => month)).toContain(addDays(early, 540).slice(0, 7));
    expect(await counter.failing()).toEqual([]);
  });

  it('on an earlier day, as it was then: what was given up since still stood', async () => {
    if (early === today()) return;
    const { data, ledger, difference } = await report({ at: addDays(today(), -1) });
    expect(data).toMatchObject([
      { memberships: 2, alloc_total: 16_000_000, recognised: 0, released: 0, liability: 16_000_000 },
    ]);
    expect([ledger, difference]).toEqual([16_000_000, 0]);
    expect(await report({ at: addDays(early, -1) })).toMatchObject({ data: [], ledger: 0, difference: 0 });
  });

  it('differs where slots say other than the books, and so do the checks of the books', async () => {
    const { database } = counter.clinic;
    const shift = (by: number) =>
      database.asOwner('update membershipperawatans set recognised_amount = recognised_amount + $2 where id = $1', [
        kept.lines[0]?.id,
        by,
      ]);
    await shift(1000);
    expect((await report()).difference).toBe(-1000);
    expect(await counter.failing()).toEqual(['V4', 'V10']);
    await shift(-1000);
    expect(await counter.failing()).toEqual([]);
  });

  it('is for who decides and who keeps the books; as a sheet too', async () => {
    const { clinic, admin, stage } = counter;
    expect((await report({}, await clinic.as('finance.bdg'))).difference).toBe(0);
    for (const by of [admin, stage.doctor]) expect((await by.get(LIABILITY)).status).toBe(403);
    const sheet = await counter.manager.get(LIABILITY, { query: { export: 'xlsx' } });
    expect(sheet.headers['content-type']).toContain('spreadsheet');
    expect((await counter.manager.get(LIABILITY, { query: { profile_id: '2' } })).status).toBe(403);
  });
});

it('finance lists what packages brought', async () => {
  const query = { start_date: early, end_date: today() };
  const path = '/api/finance/income/paket';
  const { data, count, sums } = body(await counter.manager.get<AnswerOf<'finance.income.paket'>>(path, { query }));
  expect(count).toBe(2);
  expect(data.find(({ id }) => id === kept.id)).toMatchObject({
    membership: kept.code,
    price_amount: 8_000_000,
    paid_amount: 3_000_000,
    recognised_amount: 400_000,
    expired_amount: 0,
    unearned_amount: 2_600_000,
    used: 2,
    slots: 17,
  });
  // Charged for a toothbrush at its own price: 28.000 of it by use.
  expect(data.find(({ id }) => id !== kept.id)).toMatchObject({
    paid_amount: 35_000,
    recognised_amount: 28_000,
    expired_amount: 7000,
    unearned_amount: 0,
  });
  expect(sums).toMatchObject({ recognised_amount: 428_000, expired_amount: 7000 });
  const found = await counter.manager.get<{ count: number }>(path, { query: { ...query, keyword: kept.code } });
  expect(found.body.count).toBe(1);
});
