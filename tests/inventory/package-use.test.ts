// Items of a package go out and come back inside the transaction of whoever gives the package (inventory.md 5).
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inventoryPort } from '../../server/usecases/inventory/use/port.ts';
import { newPatient } from '../service/stage.ts';
import { openStock, receiveOf, type StockStage } from './stock-stage.ts';

const TOOTHBRUSH = 'RTL-00001';
let stage: StockStage;
let customer_id: number;
beforeAll(async () => {
  stage = await openStock();
  customer_id = await newPatient(await stage.clinic.as('admin.bdg'));
});
afterAll(() => stage.clinic.close());

it('an item is issued at its cost, comes back at the same, and again', async () => {
  const { move, item, gudang, pool, work } = stage;
  await move([receiveOf(item(TOOTHBRUSH), gudang, 3, 10_000)]);
  const source = { type: 'paketklaim', id: 1 };
  const claim = { source, customer_id, warehouse_id: null, item_id: item(TOOTHBRUSH), qty: 2, about: 'Paket Behel' };
  const account = { line: expect.any(Number) as number };
  for (let n = 0; n < 2; n += 1) {
    const given = await work((context) => inventoryPort.issuePackage(context, claim));
    expect(given).toEqual({ cost: 6667, amounts: [{ amount: 6667, accounts: account }] });
    expect(await pool(TOOTHBRUSH)).toEqual({ qty: 1, value: 3333 });
    const back = await work((context) => inventoryPort.returnPackage(context, source, 'Batal klaim'));
    expect(back.cost).toBe(6667);
    expect(await pool(TOOTHBRUSH)).toEqual({ qty: 3, value: 10_000 });
  }
  expect((await work((context) => inventoryPort.returnPackage(context, source, 'Lagi'))).cost).toBe(0);
  await expect(work((context) => inventoryPort.issuePackage(context, { ...claim, qty: 4 }))).rejects.toThrow(
    'tersedia 3 Pcs',
  );
  expect(await stage.differences()).toEqual([]);
});
