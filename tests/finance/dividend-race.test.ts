// Dividends that meet: two approvals, an approval of too much, drawings, a slip and a cancellation; and the tax of their slips
// (finance.md 3, 6.6, 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body, today } from '../service/stage.ts';
import { type Dividends, firstDay, type Kept, openDividends, rangeOf } from './dividend-stage.ts';
import { journalsOf, linesOf } from './draft.ts';
import { lastDay } from './profit-stage.ts';

let at: Dividends;
beforeAll(async () => {
  at = await openDividends();
});
afterAll(() => at.clinic.close());

const back = async (id: number) => body(await at.again(id, 'cancel', { reason: 'Uji' }));
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('two approvals at once', () => {
  it('of ranges that overlap: one is done', async () => {
    const long = body(await at.keep({ period_start: firstDay(2), period_end: lastDay(1) }), 201);
    const short = body(await at.keep(rangeOf(1)), 201);
    const answers = await Promise.all([long, short].map((draft) => at.act(draft, 'approve')));
    expect(statuses(answers)).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'dividend-overlap' });
    await at.expectHolding();
    for (const { id } of [long, short]) await back(id);
  });

  it('that together are more than there is: one is done', async () => {
    await at.spend(firstDay(3), 50_000_000);
    const drafts = [body(await at.keep(rangeOf(1)), 201), body(await at.keep(rangeOf(2)), 201)];
    const answers = await Promise.all(drafts.map((draft) => at.act(draft, 'approve')));
    expect(statuses(answers)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({ code: 'dividend-above-earnings' });
    await at.expectHolding();
    for (const { id } of drafts) await back(id);
    await at.earn(firstDay(3), 50_000_000);
  });
});

describe('what the owner drew', () => {
  it('is no dividend: the next closing takes it from retained earnings', async () => {
    await at.post(today(), [
      ['3-1005', 1, 0],
      ['1-1111', 0, 1],
    ]);
    const all = { period_start: firstDay(2), period_end: lastDay(1) };
    expect(await at.keep(all)).toMatchObject({ status: 422, body: { code: 'dividend-above-earnings' } });
    await at.earn(today(), 1);
    await back(body(await at.keep(all), 201).id);
  });
});

describe('a slip and a cancellation at once', () => {
  it('leave one of them: paid, or nothing owed', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, version } = await at.approved(rangeOf(1));
      const [row] = (await at.show(id)).details;
      const [paid, cancelled] = await Promise.all([
        at.pay(0, row?.hutang_id ?? 0, 34_000_000),
        at.act({ id, version }, 'cancel', { reason: 'Uji' }),
      ]);
      expect([paid.status, cancelled.status]).toSatisfy(
        ([slip, verb]: number[]) => (slip === 201 && verb === 409) || (slip === 409 && verb === 200),
      );
      expect((await at.show(id)).status).toBe(paid.status === 201 ? 2 : -1);
      await at.expectHolding();
      if (paid.status === 201) {
        body(await at.unpay(paid.body));
        await back(id);
      }
    }
  });
});

describe('what the setting withholds', () => {
  it('is owed to the state on 2-1403 of a person, and nothing of a company', async () => {
    const [tax] = body(
      await at.by.get<{ data: Kept[] }>('/api/finance/pajak', { query: { kind: 'pph_investor' } }),
    ).data;
    const [setting] = body(await at.by.get<{ data: Kept[] }>('/api/finance/devidensetting')).data;
    body(
      await at.by.put(`/api/finance/devidensetting/${setting?.id}`, { version: setting?.version, pajak_id: tax?.id }),
    );
    const { id } = await at.approved(rangeOf(1));
    const [budi, , andi] = (await at.show(id)).details;
    const person = body(await at.pay(0, budi?.hutang_id ?? 0, 34_000_000), 201);
    const [journal = 0] = await journalsOf(at.clinic, 'hutangtransaction', person.id);
    expect(await linesOf(at.clinic, journal)).toEqual([
      ['2-1205', 34_000_000],
      ['1-1111', -30_600_000],
      ['2-1403', -3_400_000],
    ]);
    const company = body(await at.pay(2, andi?.hutang_id ?? 0, 13_600_000), 201);
    expect(company).toMatchObject({ pph_amount: 0, net_amount: 13_600_000 });
    const taxes = body(await at.by.get<{ data: Kept[] }>('/api/finance/pph', { query: { kind: 'pph_investor' } }));
    expect(taxes.data).toHaveLength(1);
    const { details } = await at.show(id);
    expect(details.map(({ pph_amount, paid_amount, outstanding }) => [pph_amount, paid_amount, outstanding])).toEqual([
      [3_400_000, 34_000_000, 0],
      [0, 0, 20_400_000],
      [0, 13_600_000, 0],
    ]);
    const sums = body(await at.by.get<{ sums: object }>('/api/finance/devidendetail?sum=all')).sums;
    expect(sums).toEqual({
      amount: 68_000_000,
      pph_amount: 3_400_000,
      paid_amount: 47_600_000,
      outstanding: 20_400_000,
    });
    await at.expectHolding();
  });

  it('is told: the tax with its rate, the slip, the DPP, and what became of it', async () => {
    const query = { kind: 'pph_investor' };
    const [tax] = body(
      await at.by.get<{ data: (Kept & { source_code: string })[] }>('/api/finance/pph', { query }),
    ).data;
    const told = body(await at.by.get<AnswerOf<'finance.pph.why'>>(`/api/finance/pph/${tax?.id}/why`));
    expect([told.amount, told.about]).toEqual([3_400_000, expect.stringMatching(/^Budi Uji · masa \d{2}-\d{4}$/)]);
    expect(told.parts.map(({ title, lines, sum }) => [title, lines.map(({ text }) => text), sum])).toEqual([
      [
        'Dasar pajak',
        [
          expect.stringMatching(/^PPh .*, masa \d{2}-\d{4}\.$/),
          `Dipotong dari slip ${tax?.source_code}.`,
          'Bruto slip ini yang dikenai pajak: Rp 34.000.000.',
          'DPP masa ini sampai slip ini: 100% dari bruto, Rp 34.000.000.',
        ],
        null,
      ],
      ['PPh yang dipotong', ['10% × Rp 34.000.000'], 3_400_000],
      ['Penyetoran', ['Belum disetor ke kas negara.'], null],
    ]);
    expect((await at.investor.get(`/api/finance/pph/${tax?.id}/why`)).status).toBe(403);
  });

  it('of a slip over two dividends is told of each, every rupiah once', async () => {
    const { id } = await at.approved(rangeOf(2));
    const details = (await at.show(id)).details;
    const rows = (await at.shares()).filter(({ investor_id }) => investor_id === at.investors[1]);
    expect(rows.map(({ amount }) => amount)).toEqual([20_400_000, 22_666_667]);
    const slip = body(
      await at.by.post<Kept>('/api/finance/hutangtransaction', {
        actor_type: 'investor',
        actor_id: at.investors[1],
        transaction_at: (await at.show(id)).transaction_at,
        paymentmethod_id: (
          await at.by.get<{ data: { id: number; name: string }[] }>('/api/finance/paymentmethod')
        ).body.data.find(({ name }) => name === 'Transfer BCA')?.id,
        details: rows.map(({ hutang_id, amount }) => ({ hutang_id, amount })),
      }),
      201,
    );
    const told = (await at.shares()).filter(({ investor_id }) => investor_id === at.investors[1]);
    expect(told.reduce((sum, { pph_amount }) => sum + pph_amount, 0)).toBe(
      (slip as unknown as { pph_amount: number }).pph_amount,
    );
    expect(details).toHaveLength(3);
    await at.expectHolding();
  });
});
