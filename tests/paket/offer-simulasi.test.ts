// What a sale would come to (paket.md 6.1, 6.2): the worked examples through the call.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { HISTORY, type OfferStage, openOffer, type Simulated } from './offer-stage.ts';

let stage: OfferStage;
let kind = 0;
beforeAll(async () => {
  stage = await openOffer();
  kind = (await stage.kind()).id;
});
afterAll(() => stage.clinic.close());

const ask = (id: number, query: Json) =>
  stage.admin.get<Simulated>(`${HISTORY}/${id}/simulasi`, { query: query as never });
const parts = ({ allocation }: Simulated) => allocation.map(({ alloc_total, alloc_unit }) => [alloc_total, alloc_unit]);

it('example 1 and 2: over the lines, with a discount off the last installments', async () => {
  const { id, lines } = await stage.draft(kind);
  const whole = body(await ask(id, { scheme: 'tunai' }));
  expect(whole.total).toBe(8_000_000);
  expect(whole.schedule).toEqual([{ no: 0, due_at: today(), amount: 8_000_000 }]);
  expect(whole.allocation.map(({ line }) => line)).toEqual(lines.map((line) => line.id));
  expect(parts(whole)).toEqual([
    [4_800_000, 4_800_000],
    [2_400_000, 200_000],
    [280_000, 280_000],
    [56_000, 28_000],
    [464_000, 464_000],
  ]);
  const less = body(await ask(id, { scheme: 'cicilan', discount_amount: '400000', sold_at: '2026-03-05' }));
  expect(less.total).toBe(7_600_000);
  expect(parts(less)).toEqual([
    [4_560_000, 4_560_000],
    [2_280_000, 190_000],
    [266_000, 266_000],
    [53_200, 26_600],
    [440_800, 440_800],
  ]);
  expect(less.schedule.map(({ amount }) => amount)).toEqual([
    2_000_000,
    ...Array.from({ length: 11 }, () => 500_000),
    100_000,
  ]);
  expect(less.schedule.slice(0, 2)).toEqual([
    { no: 0, due_at: '2026-03-05', amount: 2_000_000 },
    { no: 1, due_at: '2026-04-05', amount: 500_000 },
  ]);
});

it('example 3: what does not divide', async () => {
  const [a, b] = stage.braces;
  const lines = [
    { ...a, free_slot: 3, price_standard: 200_000 },
    { ...b, free_slot: 1, price_standard: 300_000 },
  ];
  const { id } = await stage.draft(kind, { price: 1_000_000, installment_schema: 0, lines });
  expect(parts(body(await ask(id, { scheme: 'tunai' })))).toEqual([
    [666_667, 222_222],
    [333_333, 333_333],
  ]);
});

describe('example 4', () => {
  it.each([
    [7_500_000, 1_000_000, 12, 550_000, 450_000],
    [7_500_000, 1_500_000, 7, 857_143, 857_142],
    [1_000_000, 0, 3, 333_333, 333_334],
  ])(
    '%i, of it %i at once and %i times %i: the last one is %i',
    async (price, dp_amount, cicilan_attempt, amount, last) => {
      const { id } = await stage.draft(kind, { price, dp_amount, cicilan_attempt, cicilan_amount: amount });
      const { schedule } = body(await ask(id, { scheme: 'cicilan' }));
      expect(schedule.at(-1)).toMatchObject({ no: cicilan_attempt, amount: last });
      expect(schedule.reduce((sum, row) => sum + row.amount, 0)).toBe(price);
    },
  );

  it.each([12, 14])('%i times 500.000 does not come to the price', async (cicilan_attempt) => {
    const { id } = await stage.draft(kind, { price: 7_500_000, dp_amount: 1_000_000, cicilan_attempt });
    const { message } = body(await ask(id, { scheme: 'cicilan' }), 422);
    expect(message).toBe('Total DP dan cicilan tidak sesuai dengan harga paket');
  });
});

it('example 5: short months, and a day that is agreed on', async () => {
  const terms = { price: 1_000_000, dp_amount: 0, cicilan_attempt: 3, cicilan_amount: 333_333 };
  const { id } = await stage.draft(kind, terms);
  const days = async (more: Json) =>
    body(await ask(id, { scheme: 'cicilan', sold_at: '2026-01-31', ...more })).schedule.map(({ due_at }) => due_at);
  expect(await days({})).toEqual(['2026-02-28', '2026-03-31', '2026-04-30']);
  expect(await days({ due_day: '5' })).toEqual(['2026-02-05', '2026-03-05', '2026-04-05']);
});

it('nothing is written, and what cannot be is refused', async () => {
  const { id, version } = await stage.draft(kind);
  const wrong: readonly Json[] = [
    {},
    { scheme: 'kredit' },
    { scheme: 'tunai', discount_amount: '-1' },
    { scheme: 'tunai', discount_amount: '8000001' },
    { scheme: 'cicilan', due_day: '32' },
    { scheme: 'cicilan', sold_at: '2026-02-30' },
    { scheme: 'tunai', warna: 'merah' },
  ];
  for (const query of wrong) expect((await ask(id, query)).status, JSON.stringify(query)).toBe(422);
  const above = await ask(id, { scheme: 'cicilan', discount_amount: '6000001' });
  expect([above.status, above.body.message]).toEqual([422, 'DP melebihi total']);
  const free = body(await ask(id, { scheme: 'tunai', discount_amount: '8000000', sold_at: addDays(today(), -3) }));
  expect([free.total, free.schedule, parts(free)]).toEqual([0, [], stage.braces.map(() => [0, 0])]);
  const paid = await stage.draft(kind, { installment_schema: 0 });
  expect((await ask(paid.id, { scheme: 'cicilan' })).body.message).toBe('Paket ini hanya dapat dibayar lunas');
  expect((await stage.show(id)).version).toBe(version);
});
