// Movement, slow stock and ABC (inventory.md 5, 10.8), of documents that came late or were taken back too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { moveStock } from '../../server/usecases/inventory/stock/move-stock.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { nextLine, openStock, receiveOf, type StockStage, useOf } from './stock-stage.ts';

type Movement = AnswerOf<'inventory.report.movement'>;
type Slow = AnswerOf<'inventory.report.slow'>;
type Abc = AnswerOf<'inventory.report.abc'>;
const [GLOVES, MASK, BIB, EJECTOR] = ['BHP-00001', 'BHP-00002', 'BHP-00003', 'BHP-00004'] as const;
let stage: StockStage;
let clerk: Client;

const path = (name: string) => `/api/inventory/report/${name}`;
const span = (from: number, to: number) => ({ start_date: addDays(today(), from), end_date: addDays(today(), to) });
const on = (days: number) => ({ day: addDays(today(), days) });

beforeAll(async () => {
  stage = await openStock();
  clerk = await stage.clinic.as('inventory.bdg');
  const { move, item, gudang, clinic } = stage;
  // The first period reaches back far enough for half a year without use.
  await clinic.database.asOwner(`update periodes set start_date = $1 where profile_id = 1 and start_date > $1`, [
    addDays(today(), -400),
  ]);
  await move([receiveOf(item(GLOVES), gudang, 200, 1_600_000)], on(-200));
  await move([receiveOf(item(MASK), gudang, 100, 100_000)], on(-120));
  await move([receiveOf(item(BIB), gudang, 50, 50_000)], on(-120));
  await move([receiveOf(item(EJECTOR), gudang, 10, 40_000)], on(-20));
  await move([useOf(item(GLOVES), gudang, 50)], on(-10));
  await move([useOf(item(MASK), gudang, 20)], on(-100));
});
afterAll(() => stage.clinic.close());

describe('the movement of the stock', () => {
  const look = async (from: number, to: number): Promise<Movement> =>
    body(await clerk.get<Movement>(path('movement'), { query: span(from, to) }));

  it('goes from opening to closing by what moved it', async () => {
    const { data, sum } = await look(-150, -5);
    expect(data.find(({ code }) => code === GLOVES)).toMatchObject({
      opening_qty: 200,
      opening_value: 1_600_000,
      received: 0,
      used: -50,
      value_out: 400_000,
      closing_qty: 150,
      closing_value: 1_200_000,
    });
    expect(data.find(({ code }) => code === MASK)).toMatchObject({
      opening_qty: 0,
      received: 100,
      used: -20,
      closing_qty: 80,
    });
    expect(sum).toEqual({ opening_value: 1_600_000, value_in: 190_000, value_out: 420_000, closing_value: 1_370_000 });
    for (const row of data)
      expect(row.opening_qty + row.received + row.sold + row.used + row.packaged + row.moved + row.corrected).toBe(
        row.closing_qty,
      );
  });

  it('has a late document on its day, and what was taken back not at all', async () => {
    const { move, item, gudang, work } = stage;
    await move([useOf(item(EJECTOR), gudang, 1)], on(-15));
    const source = { type: 'visitperawatan', id: 901 };
    const line = { item_id: item(EJECTOR), warehouse_id: gudang };
    const day = addDays(today(), -8);
    await work((context) =>
      moveStock(context, { source, day, lines: [{ ...line, line: nextLine(), type: moveType.bhp, out: 4 }] }),
    );
    await work((context) =>
      moveStock(context, {
        source: { ...source, seq: 1 },
        day,
        lines: [{ ...line, line: nextLine(), type: moveType.bhpCancelled, in: 4, value: 16_000 }],
      }),
    );
    const { data } = await look(-16, -1);
    expect(data.find(({ code }) => code === EJECTOR)).toMatchObject({
      opening_qty: 10,
      used: -1,
      closing_qty: 9,
      closing_value: 36_000,
    });
    expect((await look(-14, -1)).data.find(({ code }) => code === EJECTOR)).toMatchObject({
      opening_qty: 9,
      closing_qty: 9,
    });
  });
});

describe('slow stock', () => {
  const slow = async (days: number): Promise<readonly unknown[]> =>
    body(await clerk.get<Slow>(path('slow'), { query: { days: String(days) } })).data.map(
      ({ code, days: rest, last_use, value }) => [code, rest, last_use, value],
    );

  it('is what was not used for so long, or never since it came', async () => {
    expect(await slow(90)).toEqual([
      [MASK, 100, addDays(today(), -100), 80_000],
      [BIB, 120, null, 50_000],
    ]);
    expect(await slow(180)).toEqual([]);
    expect((await clerk.get(path('slow'), { query: { days: '30' } })).status).toBe(422);
  });

  it('is not woken by a use that was taken back', async () => {
    const { item, gudang, work } = stage;
    const source = { type: 'visitperawatan', id: 902 };
    const line = { item_id: item(BIB), warehouse_id: gudang };
    await work((context) =>
      moveStock(context, { source, day: today(), lines: [{ ...line, line: nextLine(), type: moveType.bhp, out: 5 }] }),
    );
    expect(await slow(90)).toHaveLength(1);
    await work((context) =>
      moveStock(context, {
        source: { ...source, seq: 1 },
        day: today(),
        lines: [{ ...line, line: nextLine(), type: moveType.bhpCancelled, in: 5, value: 5_000 }],
      }),
    );
    expect(await slow(90)).toContainEqual([BIB, 120, null, 50_000]);
  });
});

describe('ABC', () => {
  it('ranks what was used up, less what came back, beside what lies there', async () => {
    const { data, sum } = body(await clerk.get<Abc>(path('abc'), { query: span(-150, 0) }));
    // 400.000 of gloves, 20.000 of masks, 4.000 of ejectors, nothing of bibs.
    expect(data.map(({ code, used, share, cumulative, class: name }) => [code, used, share, cumulative, name])).toEqual(
      [
        [GLOVES, 400_000, 94.3, 94.3, 'A'],
        [MASK, 20_000, 4.7, 99.1, 'B'],
        [EJECTOR, 4_000, 0.9, 100, 'C'],
        [BIB, 0, 0, 100, 'C'],
      ],
    );
    expect(sum).toEqual([
      { class: 'A', items: 1, used: 400_000, stock_value: 1_200_000 },
      { class: 'B', items: 1, used: 20_000, stock_value: 80_000 },
      { class: 'C', items: 2, used: 4_000, stock_value: 86_000 },
    ]);
  });
});

describe('these reports', () => {
  it('are sheets as well, and not for nurses, doctors or another branch', async () => {
    const asked = { movement: span(-30, 0), slow: {}, abc: span(-30, 0) };
    for (const [name, query] of Object.entries(asked)) {
      const file = await clerk.get(path(name), { query: { ...query, export: 'xlsx' } });
      expect(String(file.headers['content-type'])).toContain('spreadsheet');
      for (const who of ['perawat.bdg', 'dokter.bdg', 'investor'])
        expect((await (await stage.clinic.as(who)).get(path(name), { query })).status).toBe(403);
      expect((await clerk.get(path(name), { query: { ...query, profile_id: '2' } })).status).toBe(403);
    }
    const jakarta = await stage.clinic.as('inventory.jkt');
    expect(body(await jakarta.get<Movement>(path('movement'), { query: asked.movement })).data).toEqual([]);
  });
});
