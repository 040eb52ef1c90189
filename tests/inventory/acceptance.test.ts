// Checks of inventory.md 11 that concern more than one document. The others are where their document is tested, each by its number:
// 1 and 15 in stock-read, 3 in any-order, 4 and 12 in bhp-use, 5 in purchase, 6 and 19 in receive-refused, 7 and 8 in faktur, 9 in
// mutation, 10 in low, 11 in resep, 13 in sale and sale-return, 14 in opname, 17 in item-import. Of check 2 (E1 to E10 of section 6
// by the interface) E1 and E3 are in receive, E4 in mutation, E5 in faktur, E6 in purchase-return, E7 in low, E8 in bhp-use, E9 in
// sale and sale-return, E10 in scan.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, idOf, today, type Treatment } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { newSupplier, RECEIVE, type Receive } from './purchase-stage.ts';
import { openShop, type Sale, SALES, type Shop } from './sale-stage.ts';
import { moveInto, receiveOf } from './stock-stage.ts';

interface Versioned {
  readonly id: number;
  readonly version: number;
}
const GLOVES = 'BHP-00001';
const MASK = 'BHP-00002';
const MOUTHWASH = 'OBT-00004';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stage.clinic.close());

/** Drawn up and done by the manager, who asks nobody. */
const done = async <T>(path: string, values: Json, verb: string): Promise<T> => {
  const { manager } = shop.stage;
  const { id, version } = body(await manager.post<Versioned>(path, values), 201);
  return body(await manager.post<T>(`${path}/${id}/${verb}`, { version }));
};

describe('2: by the interface', () => {
  it('E2: three issues empty the pool to the rupiah', async () => {
    const { supplier } = await newSupplier(shop.stage.manager);
    const item_id = shop.item(MASK);
    const unit_id = await idOf(shop.stage.clinic, 'satuans', 'name', 'Pcs');
    const came = await done<Receive>(
      RECEIVE,
      {
        supplier_id: supplier,
        warehouse_id: shop.gudang,
        received_at: today(),
        lines: [
          { item_id, unit_id, qty: 2, price: 3333, is_bonus: false },
          { item_id, unit_id, qty: 1, price: 3334, is_bonus: false },
        ],
      },
      'post',
    );
    expect(came.total).toBe(10_000);
    expect(await shop.pool(MASK)).toEqual([3, 10_000]);
    const use = {
      type: 6,
      warehouse_id: shop.gudang,
      adjusted_at: today(),
      reason: 'Uji',
      lines: [{ item_id, qty: 1 }],
    };
    const values: number[] = [];
    for (let n = 0; n < 3; n += 1)
      values.push((await done<{ total_value: number }>('/api/inventory/adjustment', use, 'submit')).total_value);
    expect(values).toEqual([3333, 3334, 3333]);
    expect(await shop.pool(MASK)).toEqual([0, 0]);
    expect(await shop.failing()).toEqual([]);
  });

  it('E7: is suggested by what is used where no bounds are set', async () => {
    const { clinic, doctor, manager, nurse, seated, units } = shop.stage;
    const item_id = shop.item(GLOVES);
    const unit_id = await idOf(clinic, 'satuans', 'name', 'Box');
    const { version } = body(await manager.get<Versioned>(`/api/inventory/item/${item_id}`));
    const boxes = [{ unit_id, factor: 50, is_purchase: true, is_sale: false }];
    body(await manager.put(`/api/inventory/item/${item_id}`, { version, units: boxes }));
    await newSupplier(manager, { lead_days: 7, items: [{ item_id, unit_id, price: 60_000 }] });
    await shop.receive(GLOVES, 294, 367_500);
    const perawatan_id = await idOf(clinic, 'tindakanmedis', 'code', 'RAD-02');
    const planned = { visit_id: (await seated(units[0])).id, perawatan_id };
    const { id } = body(await doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
    // 3 a day over 90 days; 24 are left, the point of order is 3 x (7 + 3) = 30.
    const lines = [{ item_id, qty_used: 270 }];
    body(await nurse.post(`/api/service/visitperawatan/${id}/bhp`, { lines }));
    const { data } = body(await shop.clerk.get<AnswerOf<'inventory.low.list'>>('/api/inventory/low'));
    expect(data.find((row) => row.item_id === item_id)).toMatchObject({
      on_hand: 24,
      daily: 3,
      days_left: 8,
      need: 96,
      factor: 50,
      purchase_unit: 'Box',
      qty: 2,
      price: 60_000,
    });
  });
});

describe('18: a batch that is blocked', () => {
  it('is no longer what is taken first, and is refused by hand, until it is released', async () => {
    const { clinic, manager } = shop.stage;
    await clinic.database.asOwner('update items set sell_price = 28000 where code = $1', [MOUTHWASH]);
    const item_id = shop.item(MOUTHWASH);
    const batch = (batch_no: string, days: number) => ({ batch_no, expired_at: addDays(today(), days) });
    const first = { ...receiveOf(item_id, shop.gudang, 5, 90_000), batch: batch('DULU', 100) };
    await moveInto(clinic, [first, { ...receiveOf(item_id, shop.gudang, 5, 90_000), batch: batch('NANTI', 200) }]);
    const ids = { DULU: await idOf(clinic, 'batches', 'batch_no', 'DULU') };
    const sold = async (line: Json = {}) => {
      const draft = await shop.draft([{ item_id, qty: 1, ...line }]);
      return shop.act(draft, 'confirm');
    };
    const taken = async (sale: Sale) =>
      clinic.database.asOwner(
        `select b.batch_no from stock_moves m join batches b on b.id = m.batch_id where m.source_type = 'sale' and m.source_id = $1`,
        [sale.id],
      );
    expect(await taken(body(await sold()))).toEqual([{ batch_no: 'DULU' }]);
    const path = `/api/inventory/batch/${ids.DULU}`;
    body(await manager.post(`${path}/block`, { reason: 'Ditarik pabrik' }));
    expect(await taken(body(await sold()))).toEqual([{ batch_no: 'NANTI' }]);
    const chosen = { lines: [{ item_id, qty: 1, batch_id: ids.DULU }] };
    expect(body(await shop.clerk.post<Sale & { message: string }>(SALES, chosen), 422).message).toBe(
      'Batch DULU diblokir: Ditarik pabrik.',
    );
    expect(body(await sold({ qty: 5 }), 422).message).toContain('tersedia 4 Botol, dibutuhkan 5 Botol');
    body(await manager.post(`${path}/unblock`, { reason: 'Aman' }));
    expect(await taken(body(await sold({ batch_id: ids.DULU })))).toEqual([{ batch_no: 'DULU' }]);
    expect(await shop.failing()).toEqual([]);
  });
});

it('20: superadmin who has chosen no branch sells nothing', async () => {
  const root = await shop.stage.clinic.again('superadmin');
  const answer = await root.post(SALES, { lines: [{ item_id: shop.item(MASK), qty: 1 }] });
  expect([answer.status, answer.body['message']]).toEqual([422, 'Cabang Belum dipilih']);
});
