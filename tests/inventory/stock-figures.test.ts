// Figures of the stock for the module's first page, and the matrix of items and warehouses (inventory.md 4, 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { openStock, receiveOf, type StockStage } from './stock-stage.ts';

let stage: StockStage;
let clerk: Client;
let nurse: Client;
beforeAll(async () => {
  stage = await openStock();
  clerk = await stage.clinic.as('inventory.bdg');
  nurse = await stage.clinic.as('perawat.bdg');
});
afterAll(() => stage.clinic.close());

describe('figures of the stock', () => {
  it('count what is low, and tell its worth only to who may see it', async () => {
    type Stats = AnswerOf<'inventory.stats.show'>;
    const before = body(await clerk.get<Stats>('/api/inventory/stats'));
    const id = stage.item('ORT-00003');
    await stage.move([receiveOf(id, stage.gudang, 40, 60_000)]);
    body(await clerk.post('/api/inventory/itembranch', { item_id: id, min_stock: 80, max_stock: 240 }), 201);
    const after = body(await clerk.get<Stats>('/api/inventory/stats'));
    expect(after).toEqual({ ...before, low: before.low + 1, value: (before.value ?? 0) + 60_000 });
    const { value: _value, ...counts } = after;
    expect(body(await nurse.get<Stats>('/api/inventory/stats'))).toEqual(counts);
    const { late } = body(await nurse.get<{ late: number }>('/api/inventory/stats/jumlah'));
    expect(late).toBe(counts.low + counts.expired + counts.soon);
  });
});

describe('the matrix', () => {
  type Matrix = AnswerOf<'inventory.stock.matriks'>;
  const read = async (by: Client, query: Readonly<Record<string, string>> = {}): Promise<Matrix> =>
    body(await by.get<Matrix>('/api/inventory/stock/matriks', { query: { limit: '50', ...query } }));

  it('shows what lies where, with the worth of each warehouse to who may see it', async () => {
    const { columns, data } = await read(clerk);
    const pools = await stage.clinic.database.asOwner<{ value: number }>(
      'select sum(stock_value)::float8 as value from item_branches where profile_id = 1',
    );
    expect(columns.map(({ name }) => name)).toContain('Gudang Utama');
    expect(columns.reduce((sum, { value = 0 }) => sum + value, 0)).toBe(pools[0]?.value);
    const at = columns.findIndex(({ id }) => id === stage.gudang);
    const row = data.find(({ item_id }) => item_id === stage.item('ORT-00003'));
    expect(row?.cells[at]).toEqual({ id: stage.gudang, qty: 40, state: 'low' });
    const theirs = await read(nurse);
    expect(theirs.columns.every((column) => !('value' in column))).toBe(true);
  });

  it('counts other branches without their worth, for who asks them for goods', async () => {
    const { columns, data } = await read(clerk, { antarcabang: 'true' });
    expect(columns.map(({ branch }) => branch.code)).toEqual(expect.arrayContaining(['BDG', 'JKT']));
    expect(columns.some((column) => 'value' in column)).toBe(false);
    const own = columns.findIndex(({ branch }) => branch.code === 'BDG');
    const row = data.find(({ item_id }) => item_id === stage.item('ORT-00003'));
    expect(row?.cells[own]).toMatchObject({ qty: 40, state: null });
    const answer = await (
      await stage.clinic.as('perawat.bdg')
    ).get('/api/inventory/stock/matriks', { query: { antarcabang: 'true' } });
    expect(answer.status).toBe(403);
  });
});
