// Selling prices that are suggested after a receive (inventory.md 6 R11): told by the last cost, set by a click alone.
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import { openPurchase, type PurchaseStage, RECEIVE } from './purchase-stage.ts';

type Prices = AnswerOf<'inventory.receive.prices'>;
const PILLS = 'OBT-00003';
let stage: PurchaseStage;
beforeAll(async () => {
  stage = await openPurchase();
  await stage.clinic.database.asOwner('update items set sell_price = 800 where code = $1', [PILLS]);
});
afterAll(() => stage.clinic.close());

const priceOf = async (): Promise<number | undefined> =>
  (
    await stage.clinic.database.asOwner<{ sell_price: number }>('select sell_price from items where code = $1', [PILLS])
  )[0]?.sell_price;
/** A hundred pills at so much a box, beside gloves, which are not sold. */
const arrive = async (price: number): Promise<number> => {
  const pills = {
    item_id: stage.item(PILLS),
    unit_id: stage.unit('Box'),
    qty: 1,
    price,
    batch_no: 'H1',
    expired_at: addDays(today(), 400),
  };
  const gloves = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), qty: 1, price: 100_000 };
  return (await stage.posted([pills, gloves])).id;
};

it('are told of what is sold, and change nothing until one is used', async () => {
  const id = await arrive(80_000);
  const path = `${RECEIVE}/${id}/harga`;
  const { data } = body(await stage.clerk.get<Prices>(path));
  expect(data).toMatchObject([{ item_id: stage.item(PILLS), price: 800, suggested: 1500 }]);
  expect(await priceOf()).toBe(800);
  const use = (suggested: number) =>
    stage.clerk.post<Prices & { message: string }>(path, { item_id: stage.item(PILLS), suggested });
  expect(body(await use(1500)).data).toEqual([]);
  expect(await priceOf()).toBe(1500);
  const again = await use(1500);
  expect([again.status, again.body.message]).toEqual([409, 'Saran harga sudah berubah. Muat ulang halaman.']);
});

it('set the price of the branch where it has one of its own', async () => {
  const id = await arrive(120_000);
  const path = `${RECEIVE}/${id}/harga`;
  await stage.clinic.database.asOwner(
    'update item_branches set sell_price = 1700 where profile_id = 1 and item_id = $1',
    [stage.item(PILLS)],
  );
  expect(body(await stage.clerk.get<Prices>(path)).data).toMatchObject([{ price: 1700, suggested: 2000 }]);
  body(await stage.clerk.post(path, { item_id: stage.item(PILLS), suggested: 2000 }));
  expect(await priceOf()).toBe(1500);
  expect(body(await stage.clerk.get<Prices>(path)).data).toEqual([]);
});

it('are none of a draft, of another branch, and no business of finance or nurses', async () => {
  const draft = body(
    await stage.came([{ item_id: stage.item('BHP-00001'), unit_id: stage.unit('Box'), qty: 1, price: 1 }]),
    201,
  );
  const path = `${RECEIVE}/${draft.id}/harga`;
  expect(body(await stage.clerk.get<Prices>(path)).data).toEqual([]);
  expect((await (await stage.clinic.as('inventory.jkt')).get(path)).status).toBe(404);
  for (const username of ['finance.bdg', 'perawat.bdg'])
    expect((await (await stage.clinic.as(username)).get(path)).status).toBe(403);
});
