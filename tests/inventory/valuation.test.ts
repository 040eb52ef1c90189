// What the stock was worth at the end of any day (inventory.md 6 R14): of moves that were made late and of documents taken back, too.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { JAKARTA, nextLine, openStock, receiveOf, type StockStage, useOf } from './stock-stage.ts';

type Answer = AnswerOf<'inventory.report.valuation'>;
const PATH = '/api/inventory/report/valuation';
const [GLOVES, MASK, PILL] = ['BHP-00001', 'BHP-00002', 'OBT-00002'] as const;
let stage: StockStage;
let clerk: Client;

const at = async (days: number, query: Readonly<Record<string, string>> = {}, by: Client = clerk): Promise<Answer> =>
  body(await by.get<Answer>(PATH, { query: { date: addDays(today(), days), ...query } }));
const worth = ({ data, sum }: Answer): Readonly<Record<string, unknown>> => ({
  ...Object.fromEntries(data.map((row) => [row.code, [row.qty, row.value]])),
  sum: sum.value,
});

beforeAll(async () => {
  stage = await openStock();
  clerk = await stage.clinic.as('inventory.bdg');
  const { move, item, gudang, gudangJakarta } = stage;
  const day = (days: number) => ({ day: addDays(today(), days) });
  await move([receiveOf(item(GLOVES), gudang, 100, 800_000)], day(-40));
  await move([useOf(item(GLOVES), gudang, 25)], day(-10));
  await move(
    [{ ...receiveOf(item(PILL), gudang, 10, 9_000), batch: { batch_no: 'A', expired_at: addDays(today(), 300) } }],
    day(-35),
  );
  await move([receiveOf(item(MASK), gudangJakarta, 50, 60_000)], { branch: JAKARTA, ...day(-20) });
});
afterAll(() => stage.clinic.close());

describe('the worth of the stock on a day', () => {
  it('is the sum of what moved until its end', async () => {
    expect(worth(await at(-41))).toEqual({ sum: 0 });
    expect(worth(await at(-40))).toEqual({ [GLOVES]: [100, 800_000], sum: 800_000 });
    expect(worth(await at(-11))).toEqual({ [GLOVES]: [100, 800_000], [PILL]: [10, 9_000], sum: 809_000 });
    expect(worth(await at(-10))).toEqual({ [GLOVES]: [75, 600_000], [PILL]: [10, 9_000], sum: 609_000 });
    const { data } = await at(0);
    expect(data.map(({ category, code, avg_cost, akun }) => [category, code, avg_cost, akun.code])).toEqual([
      ['Bahan Habis Pakai', GLOVES, 8000, '1-1302'],
      ['Obat', PILL, 900, '1-1301'],
    ]);
  });

  it('changes from the day of a move that was made late, at the average of its posting', async () => {
    // Made today for an earlier day: the pool is 75 for 600.000 then.
    await stage.move([useOf(stage.item(GLOVES), stage.gudang, 15)], { day: addDays(today(), -30) });
    expect(worth(await at(-31))[GLOVES]).toEqual([100, 800_000]);
    expect(worth(await at(-30))[GLOVES]).toEqual([85, 680_000]);
    expect(worth(await at(-10))[GLOVES]).toEqual([60, 480_000]);
    expect(worth(await at(0))[GLOVES]).toEqual([60, 480_000]);
  });

  it('has a document that was taken back on the days in between only', async () => {
    const { move, item, gudang } = stage;
    const day = (days: number) => ({ day: addDays(today(), days) });
    await move([receiveOf(item('BHP-00004'), gudang, 100, 35_000)], day(-8));
    await move(
      [
        {
          line: nextLine(),
          item_id: item('BHP-00004'),
          warehouse_id: gudang,
          type: moveType.receiveCancelled,
          out: 100,
          value: 35_000,
        },
      ],
      day(-3),
    );
    expect(worth(await at(-9))).not.toHaveProperty('BHP-00004');
    expect(worth(await at(-4))['BHP-00004']).toEqual([100, 35_000]);
    expect(worth(await at(-3))).not.toHaveProperty('BHP-00004');
  });

  it('is the pools today, on every day the sum of the moves, and told by the books’ check', async () => {
    const { asOwner } = stage.clinic.database;
    for (const days of [-45, -40, -33, -30, -20, -10, -5, -1, 0]) {
      const [moved] = await asOwner<{ value: number }>(
        'select coalesce(sum(value), 0)::float8 as value from stock_moves where profile_id = 1 and transaction_at <= $1',
        [addDays(today(), days)],
      );
      expect((await at(days)).sum.value).toBe(moved?.value);
    }
    const [pools] = await asOwner<{ value: number }>(
      'select sum(stock_value)::float8 as value from item_branches where profile_id = 1',
    );
    expect((await at(0)).sum.value).toBe(pools?.value);
    expect(await stage.differences()).toEqual([]);
    await asOwner('update stock_months set value = value + 5 where profile_id = 1 and item_id = $1', [
      stage.item(PILL),
    ]);
    const finance = await stage.clinic.as('finance.bdg');
    const kept = async () =>
      body(await finance.get<AnswerOf<'inventory.report.reconciliation'>>('/api/inventory/report/reconciliation')).kept
        .data;
    expect(await kept()).toMatchObject([{ expected: 9_000, actual: 9_005 }]);
    await asOwner('update stock_months set value = value - 5 where profile_id = 1 and item_id = $1', [
      stage.item(PILL),
    ]);
    const use = (by: number) =>
      asOwner('update stock_months set used = used + $2 where profile_id = 1 and item_id = $1', [stage.item(PILL), by]);
    await use(1);
    expect((await kept())[0]).toMatchObject({ key: expect.stringMatching(/terpakai 1.000 mutasi 0$/) });
    await use(-1);
    expect(await kept()).toEqual([]);
  });

  it('is narrowed by category and account, and is a sheet', async () => {
    const { data } = await at(0);
    const account = data.find(({ code }) => code === PILL)?.akun.id ?? 0;
    expect(worth(await at(0, { akun_id: String(account) }))).toEqual({ [PILL]: [10, 9_000], sum: 9_000 });
    const file = await clerk.get(PATH, { query: { date: today(), export: 'xlsx' } });
    expect(String(file.headers['content-type'])).toContain('spreadsheet');
    expect((await clerk.get(PATH)).status).toBe(422);
  });

  it('is not for nurses and doctors, and only of the own branch', async () => {
    for (const who of ['perawat.bdg', 'dokter.bdg', 'multimedia.bdg', 'investor'])
      expect((await (await stage.clinic.as(who)).get(PATH, { query: { date: today() } })).status).toBe(403);
    expect((await clerk.get(PATH, { query: { date: today(), profile_id: '2' } })).status).toBe(403);
    const jakarta = await stage.clinic.as('inventory.jkt');
    expect(worth(await at(0, {}, jakarta))).toEqual({ [MASK]: [50, 60_000], sum: 60_000 });
    const all = await at(0, { profile_id: 'all' }, await stage.clinic.as('superadmin'));
    expect(worth(all)).toMatchObject({ [MASK]: [50, 60_000], [GLOVES]: [60, 480_000] });
  });
});
