// The tab Farmasi of the dashboard (platform.md 6): worth, what was used up by month and by item, for whom and of which branch.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { moveType } from '../../src/resources/inventory/move-type.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { JAKARTA, nextLine, openStock, receiveOf, type StockStage, useOf } from './stock-stage.ts';

const path = (name: string) => `/api/dashboard/inventory/${name}`;
const range = { start_date: addDays(today(), -40), end_date: today() };
let stage: StockStage;
let manager: Client;

beforeAll(async () => {
  stage = await openStock();
  manager = await stage.clinic.as('manager.bdg');
  const { move, item, gudang, gudangJakarta } = stage;
  await move([receiveOf(item('BHP-00001'), gudang, 100, 800_000), receiveOf(item('RTL-00001'), gudang, 10, 120_000)]);
  const day = addDays(today(), -40);
  await move([receiveOf(item('BHP-00002'), gudang, 50, 50_000)], { day });
  await move([useOf(item('BHP-00002'), gudang, 10)], { day });
  await move([useOf(item('BHP-00001'), gudang, 25)]);
  const sold = { item_id: item('RTL-00001'), warehouse_id: gudang };
  await move([{ ...sold, line: nextLine(), type: moveType.sale, out: 3 }]);
  await move([{ ...sold, line: nextLine(), type: moveType.saleCancelled, in: 1, value: 12_000 }]);
  await move([receiveOf(item('BHP-00001'), gudangJakarta, 5, 50_000)], { branch: JAKARTA });
});
afterAll(() => stage.clinic.close());

describe('the tab Farmasi', () => {
  it('tells what lies there today by category, and what wants to be looked at', async () => {
    const stock = body(await manager.get<AnswerOf<'dashboard.inventory.stok'>>(path('stok'), { query: range }));
    expect(stock).toMatchObject({
      data: [
        { label: 'Bahan Habis Pakai', count: 2, amount: 640_000 },
        { label: 'Produk Perawatan Rumah', count: 1, amount: 96_000 },
      ],
      sum: 736_000,
      low: 0,
      expired: 0,
      soon: 0,
    });
  });

  it('adds up by month and item what was used and sold, less what came back', async () => {
    const { data } = body(
      await manager.get<AnswerOf<'dashboard.inventory.pemakaian'>>(path('pemakaian'), { query: range }),
    );
    expect(data[0]).toEqual({ month: range.start_date.slice(0, 7), used: 10_000, sold: 0 });
    expect(data.at(-1)).toEqual({ month: today().slice(0, 7), used: 200_000, sold: 24_000 });
    const top = body(await manager.get<AnswerOf<'dashboard.inventory.topitem'>>(path('topitem'), { query: range }));
    expect(top.data.map(({ amount }) => amount)).toEqual([200_000, 24_000, 10_000]);
  });

  it('is of the own branch, a sheet too, and for those of the tab alone', async () => {
    const query = { ...range, profile_id: '2' };
    expect((await manager.get(path('stok'), { query })).status).toBe(403);
    const head = await stage.clinic.as('superadmin');
    expect(body(await head.get<AnswerOf<'dashboard.inventory.stok'>>(path('stok'), { query })).sum).toBe(50_000);
    for (const name of ['stok', 'pemakaian', 'topitem']) {
      const file = await manager.get(path(name), { query: { ...range, export: 'xlsx' } });
      expect(String(file.headers['content-type'])).toContain('spreadsheet');
      for (const who of ['dokter.bdg', 'perawat.bdg', 'inventory.bdg', 'multimedia.bdg'])
        expect((await (await stage.clinic.as(who)).get(path(name), { query: range })).status).toBe(403);
      for (const who of ['admin.bdg', 'finance.bdg'])
        expect((await (await stage.clinic.as(who)).get(path(name), { query: range })).status).toBe(200);
    }
  });
});
