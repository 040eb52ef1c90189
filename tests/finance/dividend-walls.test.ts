// Who may do what with a dividend, and what an investor sees of it (finance.md 3, 4, 9; platform.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import {
  DIVIDEND,
  type Dividend,
  type Dividends,
  type Kept,
  NAMES,
  openDividends,
  rangeOf,
  type Share,
} from './dividend-stage.ts';
import { lastDay } from './profit-stage.ts';

type Why = AnswerOf<'finance.deviden.why'>;
const SHARES = '/api/finance/devidendetail';

let at: Dividends;
beforeAll(async () => {
  at = await openDividends();
});
afterAll(() => at.clinic.close());

/** The number of the request that was made. */
const requested = (answer: { readonly status: number; readonly body: unknown }): number => {
  expect([answer.status, answer.body]).toMatchObject([202, { statusname: 'Requested' }]);
  return Number((answer.body as Json)['applog_id']);
};
const decide = (n: number, status: 1 | -1) => at.manager.put(`/api/applog/${n}`, { status, reason: 'Hasil rapat' });

describe('approving', () => {
  it('by finance waits for a manager, who sees each part and the journals; his no changes nothing', async () => {
    const draft = body(await at.keep(rangeOf(1), at.books), 201);
    const n = requested(await at.act(draft, 'approve', {}, at.books));
    expect(await at.show(draft.id)).toMatchObject({ status: 0, requests: [{ id: n, action: 'finance.deviden' }] });
    const { review } = body(await at.manager.get<{ review: Json }>(`/api/applog/${n}`));
    expect(review).toMatchObject({
      amount: 68_000_000,
      lines: [
        { label: NAMES[0], before: null, after: 'Rp 34.000.000' },
        { label: NAMES[1], after: 'Rp 20.400.000' },
        { label: NAMES[2], after: 'Rp 13.600.000' },
      ],
    });
    expect((review['journals'] as readonly unknown[]).length).toBe(2);
    expect((await decide(n, -1)).status).toBe(200);
    expect(await at.show(draft.id)).toMatchObject({ status: 0, journal_id: null, requests: [] });
    await at.expectHolding();
  });

  it('by his yes is done, and is closed once the draft is reckoned again', async () => {
    const lost = requested(await at.again((await at.shares(), 1), 'approve', {}, at.books));
    const draft = body(await at.keep(rangeOf(1), at.books));
    expect(body(await at.books.get(`/api/applog/${lost}`))).toMatchObject({ status: -1, closing: 'lapsed' });
    const n = requested(await at.act(draft, 'approve', {}, at.books));
    expect((await at.books.put(`/api/applog/${n}`, { status: 1, reason: 'Sendiri' })).status).toBe(403);
    expect((await decide(n, 1)).status).toBe(200);
    expect(await at.show(draft.id)).toMatchObject({ status: 1, pool_amount: 68_000_000 });
    await at.expectHolding();
  });

  it('by a manager is done at once; taking back an approved one waits, a draft does not', async () => {
    const draft = body(await at.keep(rangeOf(2), at.books), 201);
    const approved = body(await at.act(draft, 'approve', {}, at.manager));
    expect(approved.status).toBe(1);
    const n = requested(await at.act(approved, 'cancel', { reason: 'Menunggu audit' }, at.books));
    expect((await decide(n, 1)).status).toBe(200);
    expect(await at.show(draft.id)).toMatchObject({ status: -1, void_reason: 'Menunggu audit' });
    const next = body(await at.keep(rangeOf(2), at.books), 201);
    expect(body(await at.act(next, 'cancel', { reason: 'Salah rentang' }, at.books)).status).toBe(-1);
    await at.expectHolding();
  });
});

describe('an investor', () => {
  /** Every way to read them. */
  const everything = async (who: Client): Promise<string> => {
    const list = await who.get<{ data: readonly Dividend[] }>(DIVIDEND);
    const shares = await who.get<{ data: readonly Share[] }>(SHARES);
    const texts = [list, shares, await who.get(`${SHARES}?sum=all`)];
    for (const { id } of list.body.data)
      texts.push(await who.get(`${DIVIDEND}/${id}`), await who.get(`${DIVIDEND}/${id}/why`));
    for (const { id } of shares.body.data)
      texts.push(await who.get(`${SHARES}/${id}`), await who.get(`${SHARES}/${id}/why`));
    expect(texts.map(({ status }) => status)).toEqual(texts.map(() => 200));
    return JSON.stringify(texts.map(({ body: read }) => read));
  };
  /** Amounts, parts and names that belong to one of the three. */
  const TRACES = [
    [NAMES[0], '34000000', '34.000.000'],
    [NAMES[1], '20400000', '20.400.000'],
    [NAMES[2], '13600000', '13.600.000'],
  ];
  const seen = (text: string): readonly number[] =>
    TRACES.flatMap((traces, n) => (traces.some((trace) => text.includes(trace)) ? [n] : []));

  it('sees the dividends that give him a part, and of the parts his own alone', async () => {
    expect(seen(await everything(at.investor))).toEqual([0]);
    expect(seen(await everything(at.others))).toEqual([1]);
    // The same question of who keeps the books: what is not answered above is there.
    expect(seen(await everything(at.manager))).toEqual([0, 1, 2]);
    const { data, count } = body(await at.investor.get<{ data: Dividend[]; count: number }>(DIVIDEND));
    // The approved one, and one that was approved and taken back; no draft that never was.
    expect([count, data.map(({ status }) => status).toSorted((a, b) => a - b)]).toEqual([2, [-1, 1]]);
    expect(
      body(await at.investor.get<Dividend>(`${DIVIDEND}/${data.find(({ status }) => status === 1)?.id}`)),
    ).toMatchObject({
      laba_amount: 85_000_000,
      details: [{ amount: 34_000_000, percent: 50, lembar: 50 }],
    });
  });

  it('is told why, without a way into the books', async () => {
    const [own] = await at.shares(at.investor);
    const told = body(await at.investor.get<Why>(`${SHARES}/${own?.id}/why`));
    expect([told.amount, told.parts.find(({ key }) => key === told.result)?.sum]).toEqual([34_000_000, 34_000_000]);
    expect(told.parts.flatMap(({ lines }) => lines).every(({ path }) => path === null)).toBe(true);
    expect(JSON.stringify(told)).toContain('50 dari 100 lembar × Rp 68.000.000');
    const whole = body(await at.manager.get<Why>(`${DIVIDEND}/${own?.deviden_id}/why`));
    expect(whole.parts.map(({ key, sum }) => [key, sum])).toEqual([
      ['setting', null],
      ['pool', 68_000_000],
      ['shares', 68_000_000],
      ['paid', null],
      ['booked', null],
    ]);
    const debt = body(await at.manager.get<Why>(`/api/finance/hutang/${own?.hutang_id}/why`));
    expect(debt.parts.find(({ key }) => key === 'row')?.sum).toBe(34_000_000);
  });

  it('reads neither another’s part nor a draft, and changes nothing', async () => {
    const draft = body(await at.keep(rangeOf(2)), 201);
    const all = await at.shares(at.manager);
    expect(all.length).toBe(3);
    for (const { id, investor_id } of all.filter(({ investor_id: of }) => of !== at.investors[0])) {
      expect((await at.investor.get(`${SHARES}/${id}`)).status).toBe(404);
      expect((await at.investor.get(`${SHARES}/${id}/why`)).status).toBe(404);
      expect(await at.shares(at.investor, { investor: String(investor_id) })).toEqual([]);
    }
    expect((await at.investor.get(`${DIVIDEND}/${draft.id}`)).status).toBe(404);
    expect((await at.investor.get(`${DIVIDEND}/${draft.id}/why`)).status).toBe(404);
    expect((await at.investor.get(`${DIVIDEND}/pratinjau`, { query: rangeOf(2) })).status).toBe(403);
    expect((await at.investor.get(`${DIVIDEND}/simulasi`, { query: { laba: '1', day: lastDay(1) } })).status).toBe(403);
    expect((await at.keep(rangeOf(2), at.investor)).status).toBe(403);
    for (const verb of ['approve', 'cancel'])
      expect((await at.act(draft, verb, { reason: 'x' }, at.investor)).status, verb).toBe(403);
    for (const list of ['investor', 'devidensetting', 'hutang', 'hutangtransaction', 'profitsharing'])
      expect((await at.investor.get(`/api/finance/${list}`)).status, list).toBe(403);
    body(await at.act(draft, 'cancel', { reason: 'Uji' }));
  });

  it('gets a sheet with his own rows alone', async () => {
    const sheet = await at.investor.get(`${SHARES}/export`);
    expect([sheet.status, sheet.headers['x-total-rows'] ?? '1']).toEqual([200, '1']);
  });

  it('who has no shares here sees nothing', async () => {
    await at.clinic.database.asOwner('update investors set user_id = null where id = $1', [at.investors[0]]);
    expect(await at.shares(at.investor)).toEqual([]);
    expect(body(await at.investor.get<{ data: Kept[] }>(DIVIDEND)).data).toEqual([]);
    await at.clinic.database.asOwner(
      `update investors set user_id = (select id from users where username = 'investor') where id = $1`,
      [at.investors[0]],
    );
  });
});

describe('who does not keep these books', () => {
  it('reads no dividend of the branch', async () => {
    const [share] = await at.shares(at.manager);
    const elsewhere = await at.clinic.as('finance.bdg');
    expect((await elsewhere.get(`${DIVIDEND}/${share?.deviden_id}`)).status).toBe(404);
    expect(await at.shares(elsewhere)).toEqual([]);
    for (const name of ['admin.bdg', 'dokter.bdg']) {
      const who = await at.clinic.as(name);
      expect((await who.get(DIVIDEND)).status, name).toBe(403);
      expect((await who.get(SHARES)).status, name).toBe(403);
    }
  });
});
