// An investor's own income through the real application (finance.md 4, 5, 6.13): what he holds, gets and was paid, and nobody else's.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { wordsOn } from '../support/pdf.ts';
import { holdShares, makeInvestor } from './hold-shares.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';

type Income = AnswerOf<'finance.myincome'>;
type Why = AnswerOf<'finance.myincome.why'>;
const PATH = '/api/finance/myincome';

let at: Slips;
let investor: Client;
let account: number;
let own: number;
let other: number;
let paid: Slip;
let foreign: Slip;

const seen = async (by: Client, query: Record<string, string> = {}): Promise<Income> =>
  body(await by.get<Income>(PATH, { query }));
const pay = async (actor_id: number): Promise<Slip> =>
  body(await at.slip(at.whole(await at.open('investor', actor_id)), { actor_type: 'investor', actor_id }), 201);

beforeAll(async () => {
  at = await openSlips();
  investor = await at.clinic.as('investor');
  const setting = { metode: 1, percent: 20, reserve_percent: 0, interval: 1, valid_from: '2020-01-01' };
  body(await at.books.post('/api/finance/devidensetting', setting), 201);
  own = await makeInvestor(at.clinic, at.books);
  await holdShares(at.books, own, { lembar: 30 });
  const named = { name: 'Investor Lain', is_badan: false, status: 1 };
  other = body(await at.books.post<{ id: number }>('/api/finance/investor', named), 201).id;
  await holdShares(at.books, other, { lembar: 60 });
  const makassar = await at.clinic.as('finance.mks');
  await holdShares(makassar, own, { lembar: 5, valid_to: '2020-12-31' });
  // A quarter of a million to them: a third of it is his.
  await at.pay(await at.billed(), 2_550_000);
  paid = await pay(own);
  foreign = await pay(other);
  await at.pay(await at.billed(), 1_020_000);
  [{ id: account } = { id: 0 }] = await at.clinic.database.asOwner<{ id: number }>(
    `select id from users where username = 'investor'`,
  );
});
afterAll(() => at.clinic.close());

describe('the own income of an investor', () => {
  it('says what he holds today, beside all shares of the branch', async () => {
    const income = await seen(investor);
    expect(income).toMatchObject({ as: 'investor', user: { id: account } });
    expect(income.holdings.map(({ lembar, percent }) => [lembar, percent])).toEqual([[30, 33.33]]);
    // He had some there once.
    expect(income.branches).toHaveLength(2);
  });

  it('adds up what was recognised, is owed and was paid', async () => {
    const income = await seen(investor);
    expect(income.data.map(({ state, fee_amount, paid_amount }) => [state, fee_amount, paid_amount])).toEqual([
      ['owed', 33_333, 0],
      ['paid', 83_333, 83_333],
    ]);
    expect(income.sums).toEqual({ count: 2, fee_amount: 116_666, accrued_amount: 116_666, paid_amount: 83_333 });
    expect(income.cards).toEqual({
      recognised_amount: 116_666,
      owed_amount: 33_333,
      paid_amount: 83_333,
      net_amount: 83_333,
      pph_amount: 0,
      awaited_amount: 0,
    });
    expect(income.slips.map(({ id }) => id)).toEqual([paid.id]);
    expect(await seen(investor, { state: 'owed' })).toMatchObject({ count: 1, sums: { fee_amount: 33_333 } });
    expect((await investor.get(PATH, { query: { export: 'xlsx' } })).bytes.subarray(0, 2).toString()).toBe('PK');
  });

  it('is told row by row, without what others get', async () => {
    const [row] = (await seen(investor)).data;
    const told = body(await investor.get<Why>(`${PATH}/${row?.id}/why`));
    expect(told.amount).toBe(33_333);
    expect(told.parts.find(({ key }) => key === told.result)?.sum).toBe(33_333);
    expect(told.parts.map(({ key }) => key)).not.toContain('split');
    expect(JSON.stringify(told)).not.toContain('Fee dokter');
    expect(told.parts.flatMap(({ lines }) => lines).every(({ path }) => path === null)).toBe(true);
    const [bill] = await at.clinic.database.asOwner<{ customer_name: string }>(
      `select b.customer_name from hutangs h join bills b on b.id = h.bill_id where h.id = ${row?.id}`,
    );
    const patient = bill?.customer_name ?? '';
    expect(JSON.stringify(body(await at.books.get(`/api/finance/hutang/${row?.id}/why`)))).toContain(patient);
    expect(patient.length).toBeGreaterThan(3);
    expect(JSON.stringify(told)).not.toContain(patient);
    const slip = body(await investor.get<Why>(`${PATH}/slip/${paid.id}/why`));
    expect(slip.amount).toBe(83_333);
    expect(wordsOn((await investor.get(`${PATH}/slip/${paid.id}/print`)).bytes)).toContain(paid.code);
  });

  it('is seen by who keeps the books, in the branches in sight', async () => {
    const query = { user_id: String(account) };
    expect(await seen(at.books, query)).toMatchObject({ as: 'investor', cards: { owed_amount: 33_333 } });
    const jakarta = await at.clinic.as('finance.jkt');
    expect((await jakarta.get(PATH, { query })).status).toBe(404);
  });
});

describe('what is another’s', () => {
  it('is refused to him by every call', async () => {
    expect((await investor.get(PATH, { query: { user_id: String(at.doctorId) } })).status).toBe(403);
    expect((await investor.get(`${PATH}/slip/${foreign.id}/print`)).status).toBe(404);
    expect((await investor.get(`${PATH}/slip/${foreign.id}/why`)).status).toBe(404);
    const rows = await at.rows<{ id: number; actor_id: number }>('/api/finance/hutang', {});
    const not = rows.filter(({ actor_id }) => actor_id !== own);
    expect(not.length).toBeGreaterThan(0);
    for (const { id } of not) expect((await investor.get(`${PATH}/${id}/why`)).status, String(id)).toBe(404);
    expect((await at.doctor.get(PATH, { query: { user_id: String(account) } })).status).toBe(403);
    expect((await at.doctor.get(`${PATH}/slip/${paid.id}/print`)).status).toBe(404);
  });

  it('is nothing at all for an account that no investor has', async () => {
    await at.clinic.database.asOwner(`update investors set user_id = null where id = ${own}`);
    const income = await seen(investor);
    expect([income.holdings, income.data, income.slips]).toEqual([[], [], []]);
    expect((await investor.get(`${PATH}/slip/${paid.id}/print`)).status).toBe(404);
  });
});
