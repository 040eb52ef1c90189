// Goods that go back (inventory.md 3, 6 R8, 7): E6 by the interface, before and after their invoice, and taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownOf } from '../../src/resources/answers.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import { openPurchase, type PurchaseStage, type Receive, RECEIVE } from './purchase-stage.ts';

type Return = ShownOf<'inventory.purchasereturn'>;
const RETURN = '/api/inventory/purchasereturn';
const FAKTUR = '/api/inventory/purchaseinvoice';
let stage: PurchaseStage;
let books: Client;
let gloves: Json;
beforeAll(async () => {
  stage = await openPurchase();
  books = await stage.clinic.as('finance.bdg');
  gloves = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Pcs') };
});
afterAll(() => stage.clinic.close());

const draft = async (row: Receive, qty: number): Promise<Return> =>
  body(
    await stage.clerk.post<Return>(RETURN, {
      receive_id: row.id,
      returned_at: today(),
      reason: 'Kemasan rusak',
      lines: [{ receive_line_id: row.lines[0]?.id, qty }],
    }),
    201,
  );
const posted = async (row: Receive, qty: number): Promise<Return> =>
  body(await stage.act<Return>(RETURN, await draft(row, qty), 'post', stage.clerk));
const owed = (id: number) =>
  stage.clinic.database.asOwner<Json>(
    `select amount, status from hutangs where source_type = 'purchasereturn' and source_id = $1`,
    [id],
  );

describe('goods that go back', () => {
  it('E6: after their invoice the vendor is owed less, at the price of the receive; the stock leaves at the average', async () => {
    await stage.adjust(5, { item_id: gloves['item_id'], qty: 10, unit_cost: 8000 });
    const came = await stage.posted([{ ...gloves, qty: 10, price: 9000 }], { invoice_no: 'R-1', invoice_at: today() });
    expect(await stage.pool('BHP-00001')).toEqual({ qty: 20, value: 170_000 });
    const back = await posted(came, 10);
    expect(back).toMatchObject({ status: 1, total: 90_000, stock_amount: 85_000 });
    expect(await stage.booked('purchasereturn', back.id)).toEqual([
      { code: '2-1101', debit: 90_000, credit: 0 },
      { code: '1-1302', debit: 0, credit: 85_000 },
      { code: '5-1103', debit: 0, credit: 5000 },
    ]);
    expect(await owed(back.id)).toMatchObject([{ amount: -90_000, status: 0 }]);
    expect(await stage.pool('BHP-00001')).toEqual({ qty: 10, value: 85_000 });
    expect(await stage.wrong()).toEqual([]);
  });

  it('are credited at what was billed of them, down to nothing', async () => {
    const item_id = stage.item('BHP-00002');
    const came = await stage.posted([{ item_id, unit_id: stage.unit('Pcs'), qty: 10, price: 9000 }]);
    const line = { receive_line_id: came.lines[0]?.id };
    for (const [no, qty, price] of [
      ['R-5', 6, 9500],
      ['R-6', 4, 8800],
    ] as const) {
      const bill = { vendor_id: stage.vendor, invoice_no: no, invoice_at: today(), lines: [{ ...line, qty, price }] };
      const made = body(await books.post<Return>(FAKTUR, bill), 201);
      body(await stage.act(FAKTUR, made, 'post', books));
    }
    expect(await stage.pool('BHP-00002')).toEqual({ qty: 10, value: 92_200 });
    const backs = [await posted(came, 3), await posted(came, 7)];
    expect(backs.map(({ total, stock_amount }) => [total, stock_amount])).toEqual([
      [27_660, 27_660],
      [64_540, 64_540],
    ]);
    expect(await stage.pool('BHP-00002')).toEqual({ qty: 0, value: 0 });
    expect(await stage.wrong()).toEqual([]);
  });

  it('before their invoice are owed to nobody, and are invoiced no more', async () => {
    const came = await stage.posted([{ ...gloves, qty: 10, price: 9000 }]);
    const back = await posted(came, 4);
    expect(back).toMatchObject({ total: 36_000 });
    expect(await owed(back.id)).toEqual([]);
    const { lines } = body(await stage.manager.get<Receive>(`${RECEIVE}/${came.id}`));
    expect(lines).toMatchObject([{ qty_returned: 4, qty_credited: 0, open_value: 54_000 }]);
    const faktur = { vendor_id: stage.vendor, invoice_no: 'R-2', invoice_at: today() };
    const line = { receive_line_id: lines[0]?.id, price: 9000 };
    const over = await stage.manager.post('/api/inventory/purchaseinvoice', {
      ...faktur,
      lines: [{ ...line, qty: 7 }],
    });
    expect(over).toMatchObject({ status: 422, body: { message: expect.stringMatching(/sisa 6 Pcs/) } });
    expect(await stage.wrong()).toEqual([]);
  });

  it('never more than came, and in parts add up to it', async () => {
    const came = await stage.posted([{ ...gloves, qty: 3, price: 3333, tax_percent: 11 }], {
      invoice_no: 'R-3',
      invoice_at: today(),
    });
    const parts: number[] = [];
    for (const qty of [1, 1, 1]) parts.push((await posted(came, qty)).total ?? 0);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(came.total);
    const late = await stage.clerk.post(RETURN, {
      receive_id: came.id,
      returned_at: today(),
      reason: 'Lagi',
      lines: [{ receive_line_id: came.lines[0]?.id, qty: 1 }],
    });
    expect(late).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Jumlah Sarung tangan latex M melebihi/) },
    });
    expect(await stage.wrong()).toEqual([]);
  });

  it('come in again where that was wrong', async () => {
    const came = await stage.posted([{ ...gloves, qty: 10, price: 9000 }], { invoice_no: 'R-4', invoice_at: today() });
    const before = await stage.pool('BHP-00001');
    const back = await posted(came, 5);
    expect((await stage.act(RETURN, back, 'cancel', stage.clerk, { reason: 'Salah' })).status).toBe(403);
    body(await stage.act(RETURN, back, 'cancel', stage.manager, { reason: 'Jadi dipakai' }));
    expect(await stage.pool('BHP-00001')).toEqual(before);
    expect(await owed(back.id)).toMatchObject([{ status: -1 }]);
    expect(body(await stage.manager.get<Receive>(`${RECEIVE}/${came.id}`)).lines).toMatchObject([
      { qty_returned: 0, qty_credited: 0 },
    ]);
    expect(await stage.differences()).toEqual([]);
    expect(await stage.wrong()).toEqual([]);
  });

  it('are for who runs the warehouse, and of no other branch', async () => {
    const came = await stage.posted([{ ...gloves, qty: 1, price: 9000 }]);
    const made = await draft(came, 1);
    expect((await (await stage.clinic.as('admin.bdg')).post(`${RETURN}/${made.id}/post`, { version: 1 })).status).toBe(
      403,
    );
    expect((await (await stage.clinic.as('manager.jkt')).get(`${RETURN}/${made.id}`)).status).toBe(404);
  });
});
