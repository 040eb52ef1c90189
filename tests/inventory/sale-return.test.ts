// Sold goods come back (inventory.md 6 R9, 7, 11): refund, stock and cost, again and again, and what is refused.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownOf } from '../../src/resources/answers.ts';
import type { Client, Json } from '../support/app.ts';
import { methodIds } from '../finance/draft.ts';
import { body } from '../service/stage.ts';
import { openShop, type Sale, type Shop, TOOTHBRUSH, WAX } from './sale-stage.ts';

type Return = ShownOf<'inventory.salesreturn'> & { readonly message: string };
const PATH = '/api/inventory/salesreturn';
let shop: Shop;
let cash = 0;
beforeAll(async () => {
  shop = await openShop();
  await shop.receive(TOOTHBRUSH, 40, 480_000);
  await shop.receive(WAX, 40, 360_001);
  cash = (await methodIds(shop.stage.clinic))['Transfer BCA'] ?? 0;
});
afterAll(() => shop.stage.clinic.close());

const sold = async (lines: readonly Json[]): Promise<Sale> => body(await shop.act(await shop.draft(lines), 'confirm'));
const giveBack = (
  sale: Sale,
  lines: readonly (readonly [at: number, qty: number, restock: boolean])[],
  more: Json = {},
  by: Client = shop.stage.manager,
) =>
  by.post<Return>(PATH, {
    sale_id: sale.id,
    reason: 'Salah beli barang',
    refund_method: 1,
    lines: lines.map(([at, qty, restock]) => ({ sale_line_id: sale.lines[at]?.id, qty, restock })),
    ...more,
  });

describe('a return', () => {
  it('of what was not paid goes back by no method, be it named or another branch’s', async () => {
    const [{ id } = { id: 0 }] = await shop.stage.clinic.database.asOwner<{ id: number }>(
      'select id from paymentmethods where profile_id = 2 order by id limit 1',
    );
    const done = await sold([{ item_id: shop.item(WAX), qty: 2 }]);
    const chosen = { paymentmethod_id: id, reference: 'REF-1' };
    const back = body(await giveBack(done, [[0, 1, true]], chosen), 201);
    expect(back).toMatchObject({ paymentmethod_id: null, reference: null });
    const paid = await giveBack(done, [[0, 1, true]], { ...chosen, refund_method: 2 });
    expect(paid.status).toBe(422);
  });

  it.each([
    [12_690, 12_500],
    [12_310, 12_500],
  ])('of all that stood on a bill of %i takes its rounding to %i with it', async (price, total) => {
    const { database } = shop.stage.clinic;
    await database.asOwner('update items set sell_price = $2 where code = $1', [WAX, price]);
    await database.asOwner('update financesettings set cash_rounding = 500 where profile_id = 1');
    const [unpaid, paid] = [
      await sold([{ item_id: shop.item(WAX), qty: 1 }]),
      await sold([{ item_id: shop.item(WAX), qty: 1 }]),
    ];
    await database.asOwner('update financesettings set cash_rounding = 0 where profile_id = 1');
    await database.asOwner('update items set sell_price = 18000 where code = $1', [WAX]);
    expect(unpaid).toMatchObject({ total_amount: total });
    expect(body(await giveBack(unpaid, [[0, 1, true]]), 201)).toMatchObject({ amount: total });
    await shop.pay(paid);
    const more = { refund_method: 2, paymentmethod_id: cash, reference: 'REF-2' };
    expect(body(await giveBack(paid, [[0, 1, true]], more), 201)).toMatchObject({ amount: total });
    for (const { id } of [unpaid, paid]) expect(await shop.show(id)).toMatchObject({ total_amount: 0, paid_amount: 0 });
    expect(await shop.failing()).toEqual([]);
  });

  it('13 and E9: one of two toothbrushes less 10 % lowers the bill by 22.500 and lies in the stock again', async () => {
    const done = await sold([
      { item_id: shop.item(TOOTHBRUSH), qty: 2, discount_percent: 10 },
      { item_id: shop.item(WAX), qty: 1 },
    ]);
    const before = await shop.pool(TOOTHBRUSH);
    const back = body(await giveBack(done, [[0, 1, true]]), 201);
    expect(back.code).toMatch(/^RTJ\/BDG\//);
    expect(back).toMatchObject({ amount: 22_500, cost_value: 12_000 });
    expect(await shop.pool(TOOTHBRUSH)).toEqual([before[0] + 1, before[1] + 12_000]);
    expect(await shop.show(done.id)).toMatchObject({
      total_amount: 40_500,
      lines: [{ qty_returned: 1 }, { qty_returned: 0 }],
    });
    expect(await shop.booked('salesreturn', back.id)).toEqual([
      ['sales.cogs', '1-1303', 12_000, 0],
      ['sales.cogs', '5-1101', 0, 12_000],
    ]);
    expect(await shop.failing()).toEqual([]);
  });

  it('gives money back where it was paid, and leaves broken goods out of the stock', async () => {
    const done = await sold([{ item_id: shop.item(WAX), qty: 2 }]);
    await shop.pay(done);
    const before = await shop.pool(WAX);
    const asked = { refund_method: 2, paymentmethod_id: cash, reference: 'TRF-1' };
    expect(body(await giveBack(done, [[0, 1, false]]), 422).message).toBe(
      'Penjualan sudah dibayar, pilih Kembalikan Uang.',
    );
    const back = body(await giveBack(done, [[0, 1, false]], asked), 201);
    expect(back).toMatchObject({ amount: 18_000, cost_value: 0 });
    expect(await shop.pool(WAX)).toEqual(before);
    expect(await shop.booked('salesreturn', back.id)).toEqual([]);
    expect(await shop.show(done.id)).toMatchObject({ status: 2, total_amount: 18_000, paid_amount: 18_000 });
    expect(await shop.failing()).toEqual([]);
  });

  it('adds up to the whole, whatever its parts round to', async () => {
    const done = await sold([{ item_id: shop.item(WAX), qty: 3, discount_amount: 1 }]);
    const parts: (readonly number[])[] = [];
    for (let n = 0; n < 3; n += 1) {
      const back = body(await giveBack(done, [[0, 1, true]]), 201);
      parts.push([back.amount, back.cost_value ?? 0]);
    }
    expect(parts.map(([amount]) => amount)).toEqual([18_000, 17_999, 18_000]);
    expect(parts.reduce((sum, [, cost = 0]) => sum + cost, 0)).toBe(done.lines[0]?.cost_value);
    expect(body(await giveBack(done, [[0, 1, true]]), 422).message).toBe(
      'Jumlah retur Wax ortodonti melebihi yang terjual.',
    );
    expect(await shop.failing()).toEqual([]);
  });
});

describe('what is refused', () => {
  it('what did not leave, nothing, other lines, another branch, who has no desk', async () => {
    const draft = await shop.draft([{ item_id: shop.item(WAX), qty: 1 }]);
    expect((await giveBack(draft, [[0, 1, true]])).status).toBe(409);
    const done = body(await shop.act(draft, 'confirm'));
    expect((await giveBack(done, [])).status).toBe(422);
    expect((await giveBack(done, [[0, 0, true]])).status).toBe(422);
    expect((await giveBack(done, [[5, 1, true]])).status).toBe(422);
    expect((await giveBack(done, [[0, 0.5, true]])).status).toBe(422);
    const { clinic, nurse } = shop.stage;
    expect((await giveBack(done, [[0, 1, true]], {}, nurse)).status).toBe(403);
    expect((await giveBack(done, [[0, 1, true]], {}, await clinic.as('manager.jkt'))).status).toBe(404);
    expect(
      body(await giveBack(done, [[0, 1, true]], { refund_method: 2, paymentmethod_id: cash, reference: 'TRF-2' }), 422)
        .message,
    ).toBe('Penjualan belum dibayar, pilih Kurangi Piutang.');
  });

  it('the second of two who return the same piece', async () => {
    const done = await sold([{ item_id: shop.item(WAX), qty: 1 }]);
    const answers = await Promise.all([giveBack(done, [[0, 1, true]]), giveBack(done, [[0, 1, true]], {}, shop.clerk)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await shop.failing()).toEqual([]);
  });
});
