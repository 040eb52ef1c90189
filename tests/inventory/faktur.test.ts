// Invoices of vendors (inventory.md 3, 6 R7, 7, 11: checks 7 and 8): E5 by the interface, what is owed, paid and taken back.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ShownOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { methodIds } from '../finance/draft.ts';
import { body, today } from '../service/stage.ts';
import type { Client, Json } from '../support/app.ts';
import {
  newSupplier,
  openPurchase,
  type PurchaseStage,
  type Receive,
  RECEIVE,
  type Versioned,
} from './purchase-stage.ts';

type Faktur = ShownOf<'inventory.purchaseinvoice'>;
const FAKTUR = '/api/inventory/purchaseinvoice';
let stage: PurchaseStage;
let books: Client;
let gloves: Json;
let numbers = 0;
beforeAll(async () => {
  stage = await openPurchase();
  books = await stage.clinic.as('finance.bdg');
  gloves = { item_id: stage.item('BHP-00001'), unit_id: stage.unit('Pcs') };
});
afterAll(() => stage.clinic.close());

const typed = (row: Receive, price: number, more: Json = {}) => {
  numbers += 1;
  return {
    vendor_id: stage.vendor,
    receive_id: row.id,
    invoice_no: `F-${numbers}`,
    invoice_at: today(),
    lines: row.lines.map(({ id, qty }) => ({ receive_line_id: id, qty, price })),
    ...more,
  };
};
const draft = async (row: Receive, price: number, more: Json = {}): Promise<Faktur> =>
  body(await books.post<Faktur>(FAKTUR, typed(row, price, more)), 201);
const posted = async (row: Receive, price: number, more: Json = {}): Promise<Faktur> =>
  body(await stage.act<Faktur>(FAKTUR, await draft(row, price, more), 'post', books));
const shown = async ({ id }: Pick<Faktur, 'id'>): Promise<Faktur> => body(await books.get<Faktur>(`${FAKTUR}/${id}`));
const owed = (id: number) =>
  stage.clinic.database.asOwner<Json>(
    `select h.id, h.kind, h.actor_type, h.actor_id, h.amount, h.paid_amount, h.due_date::text as due, h.status, a.code as akun
     from hutangs h join akuns a on a.id = h.akun_id where h.source_type = 'purchaseinvoice' and h.source_id = $1`,
    [id],
  );

describe('an invoice of goods that came', () => {
  it('E5: what it costs more goes to the stock that is left, the rest is a difference of prices', async () => {
    const came = await stage.posted([{ ...gloves, qty: 100, price: 9000 }]);
    await stage.adjust(6, { item_id: gloves['item_id'], qty: 60 });
    expect(await stage.pool('BHP-00001')).toEqual({ qty: 40, value: 360_000 });
    const faktur = await posted(came, 9500);
    expect(faktur).toMatchObject({ status: 1, total: 950_000, difference_amount: 50_000, stock_amount: 20_000 });
    expect(faktur.lines).toMatchObject([{ itemdata: { code: 'BHP-00001' } }]);
    expect(await stage.pool('BHP-00001')).toEqual({ qty: 40, value: 380_000 });
    expect(await stage.booked('purchaseinvoice', faktur.id)).toEqual([
      { code: '1-1302', debit: 20_000, credit: 0 },
      { code: '2-1103', debit: 900_000, credit: 0 },
      { code: '5-1103', debit: 30_000, credit: 0 },
      { code: '2-1101', debit: 0, credit: 950_000 },
    ]);
    expect(await stage.wrong()).toEqual([]);
  });

  it('E5 in two lines of one item: what is left is there once', async () => {
    const masks = { item_id: stage.item('BHP-00002'), unit_id: stage.unit('Pcs'), qty: 50, price: 9000 };
    const came = await stage.posted([masks, masks]);
    await stage.adjust(6, { item_id: masks.item_id, qty: 60 });
    expect(await stage.pool('BHP-00002')).toEqual({ qty: 40, value: 360_000 });
    expect(await posted(came, 9500)).toMatchObject({ total: 950_000, difference_amount: 50_000, stock_amount: 20_000 });
    expect(await stage.pool('BHP-00002')).toEqual({ qty: 40, value: 380_000 });
    expect(await stage.wrong()).toEqual([]);
  });

  const hundredOf = (code: string): readonly Json[] => [
    { item_id: stage.item(code), unit_id: stage.unit('Pcs'), qty: 100, price: 9000 },
  ];
  it.each([
    ['BHP-00005', [50, 50]],
    ['BHP-00006', [60, 40]],
  ])('E5 in two invoices of one line (%s, %j): as much as in one', async (code, parts) => {
    const came = await stage.posted(hundredOf(code));
    await stage.adjust(6, { item_id: stage.item(code), qty: 60 });
    const stocks: (number | undefined)[] = [];
    for (const qty of parts) {
      const lines = [{ receive_line_id: came.lines[0]?.id, qty, price: 9500 }];
      stocks.push((await posted(came, 9500, { lines })).stock_amount ?? undefined);
    }
    expect(stocks).toEqual(parts.map((qty) => qty * 200));
    expect(await stage.pool(code)).toEqual({ qty: 40, value: 380_000 });
    expect(await stage.wrong()).toEqual([]);
  });

  it.each([
    ['RTL-00001', false],
    ['RTL-00002', true],
  ])('of two receives (%s, newer first: %j): what is left came last', async (code, newerFirst) => {
    const older = await stage.posted(hundredOf(code));
    const newer = await stage.posted(hundredOf(code));
    await stage.adjust(6, { item_id: stage.item(code), qty: 60 });
    const stocks = new Map<Receive, number | null | undefined>();
    for (const came of newerFirst ? [newer, older] : [older, newer])
      stocks.set(came, (await posted(came, 9500)).stock_amount);
    expect([stocks.get(older), stocks.get(newer)]).toEqual([20_000, 50_000]);
    expect(await stage.pool(code)).toEqual({ qty: 140, value: 1_330_000 });
    expect(await stage.wrong()).toEqual([]);
  });

  it('7: that came along is written down with the goods, and owed by the vendor’s terms', async () => {
    const invoice_at = addDays(today(), 0);
    const came = await stage.posted([{ ...gloves, qty: 10, price: 9000, tax_percent: 11 }], {
      invoice_no: 'IKUT-1',
      invoice_at,
    });
    expect(came.lines).toMatchObject([{ qty_invoiced: 10, open_value: 0 }]);
    const rows = body(await books.get<{ data: Faktur[] }>(FAKTUR, { query: { receive: String(came.id) } })).data;
    expect(rows).toMatchObject([
      { invoice_no: 'IKUT-1', status: 1, subtotal: 90_000, tax_amount: 9900, total: 99_900 },
    ]);
    expect(await owed(rows[0]?.id ?? 0)).toMatchObject([
      {
        kind: 'purchase',
        actor_type: 'vendor',
        actor_id: stage.vendor,
        amount: 99_900,
        due: addDays(invoice_at, 30),
        akun: '2-1101',
      },
    ]);
    const open = body(
      await books.get<{ data: Json[] }>('/api/finance/hutang/terbuka', {
        query: { actor_type: 'vendor', actor_id: String(stage.vendor) },
      }),
    ).data;
    expect(open).toEqual(expect.arrayContaining([expect.objectContaining({ amount: 99_900 })]));
    expect(await stage.wrong()).toEqual([]);
  });

  it('may come in parts that add up to what the goods stand at', async () => {
    const came = await stage.posted([{ ...gloves, qty: 3, price: 3333, discount_percent: 5, tax_percent: 11 }]);
    const parts = [1, 1, 1].map((qty) => ({ lines: [{ receive_line_id: came.lines[0]?.id, qty, price: 3333 }] }));
    let sum = 0;
    for (const part of parts) {
      const faktur = await posted(came, 3333, part);
      expect(faktur.difference_amount).toBe(0);
      sum += faktur.total ?? 0;
    }
    expect(sum).toBe(came.total);
    const late = await books.post(FAKTUR, typed(came, 3333));
    expect(late).toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(/^Jumlah Sarung tangan latex M melebihi/) },
    });
    expect(await stage.wrong()).toEqual([]);
  });

  it('that is cheaper never takes a pool below nothing', async () => {
    const item = stage.item('BHP-00003');
    const came = await stage.posted([{ item_id: item, unit_id: stage.unit('Pcs'), qty: 10, price: 1000 }]);
    await stage.adjust(6, { item_id: item, qty: 10 });
    const faktur = await posted(came, 400);
    expect(faktur).toMatchObject({ total: 4000, difference_amount: -6000, stock_amount: 0 });
    expect(await stage.pool('BHP-00003')).toEqual({ qty: 0, value: 0 });
    expect(await stage.wrong()).toEqual([]);
  });

  it('8: has a number that the vendor gave once, in every branch', async () => {
    const came = await stage.posted([{ ...gloves, qty: 1, price: 9000 }]);
    await draft(came, 9000, { invoice_no: 'SAMA' });
    const again = await books.post(FAKTUR, typed(came, 9000, { invoice_no: 'SAMA' }));
    expect(again).toMatchObject({ status: 409, body: { message: 'No. faktur SAMA sudah ada untuk vendor ini.' } });
    const { vendor, supplier } = await newSupplier(stage.manager);
    const other = await stage.posted([{ ...gloves, qty: 1, price: 9000 }], { supplier_id: supplier });
    await draft(other, 9000, { invoice_no: 'SAMA', vendor_id: vendor });
    const foreign = await books.post(FAKTUR, typed(other, 9000));
    expect(foreign).toMatchObject({ status: 422, body: { message: 'Baris bukan dari penerimaan vendor ini.' } });
  });
});

describe('what is owed for it', () => {
  it('is paid by a slip, which its invoice follows both ways', async () => {
    const came = await stage.posted([{ ...gloves, qty: 10, price: 9000 }]);
    const faktur = await posted(came, 9000);
    const [row] = await owed(faktur.id);
    const pay = body(
      await stage.manager.post<Versioned>('/api/finance/hutangtransaction', {
        actor_type: 'vendor',
        actor_id: stage.vendor,
        transaction_at: today(),
        paymentmethod_id: (await methodIds(stage.clinic))['Transfer BCA'],
        details: [{ hutang_id: row?.['id'], amount: 90_000 }],
      }),
      201,
    );
    expect(await shown(faktur)).toMatchObject({ status: 2, statusname: 'Lunas', paid_amount: 90_000 });
    expect((await stage.act(FAKTUR, await shown(faktur), 'cancel', books, { reason: 'Salah' })).body).toMatchObject({
      statusCode: 409,
      message: 'Faktur sudah dibayar.',
    });
    body(await stage.act('/api/finance/hutangtransaction', pay, 'void', stage.manager, { reason: 'Salah rekening' }));
    expect(await shown(faktur)).toMatchObject({ status: 1, paid_amount: 0 });
    expect(await stage.wrong()).toEqual([]);
  });

  it('is taken back, with the goods open again and the stock as it was', async () => {
    const came = await stage.posted([{ ...gloves, qty: 10, price: 9000 }]);
    const before = await stage.pool('BHP-00001');
    const faktur = await posted(came, 12_000);
    expect((await stage.act(RECEIVE, came, 'cancel', stage.manager, { reason: 'Salah' })).body).toMatchObject({
      statusCode: 409,
    });
    const cancelled = await stage.act(RECEIVE, await shownReceive(came), 'cancel', stage.manager, { reason: 'Salah' });
    expect(cancelled.body).toMatchObject({ message: 'Faktur sudah dicatat, batalkan faktur dahulu.' });
    expect((await stage.act(FAKTUR, faktur, 'cancel', stage.clerk, { reason: 'Salah' })).status).toBe(403);
    body(await stage.act(FAKTUR, faktur, 'cancel', books, { reason: 'Salah harga' }));
    expect(await stage.pool('BHP-00001')).toEqual(before);
    expect(await owed(faktur.id)).toMatchObject([{ status: -1 }]);
    expect((await shownReceive(came)).lines).toMatchObject([{ qty_invoiced: 0, open_value: 90_000 }]);
    body(await stage.act(RECEIVE, await shownReceive(came), 'cancel', stage.manager, { reason: 'Salah' }));
    expect(await stage.differences()).toEqual([]);
    expect(await stage.wrong()).toEqual([]);
  });

  it('taken back after the goods were used, books what the pool cannot give', async () => {
    const item = stage.item('BHP-00004');
    const came = await stage.posted([{ item_id: item, unit_id: stage.unit('Pcs'), qty: 10, price: 1000 }]);
    const faktur = await posted(came, 1500);
    await stage.adjust(6, { item_id: item, qty: 10 });
    body(await stage.act(FAKTUR, faktur, 'cancel', books, { reason: 'Salah harga' }));
    expect(await stage.pool('BHP-00004')).toEqual({ qty: 0, value: 0 });
    expect(await stage.wrong()).toEqual([]);
  });

  it('is listed by its age', async () => {
    const due = (age: string) => books.get<{ count: number }>(FAKTUR, { query: { age } });
    const [now, late] = [body(await due('due')).count, body(await due('>90')).count];
    expect(now).toBeGreaterThan(0);
    expect(late).toBe(0);
  });
});

const shownReceive = async ({ id }: Pick<Receive, 'id'>): Promise<Receive> =>
  body(await stage.manager.get<Receive>(`${RECEIVE}/${id}`));
