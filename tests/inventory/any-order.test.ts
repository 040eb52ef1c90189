// Documents of the stock in any order, by several people at once (inventory.md 11, check 3): after each handful of them kept
// balances are what the moves say, the stock accounts are what the pools are worth, and branches owe each other nothing.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { body, today, type Treatment, type Visit } from '../service/stage.ts';
import { balancesOf, hasHledger, journalsOf, STOCK, stockOf } from '../finance/hledger-books.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { act, type Mutation, PATH as MUTATION } from './mutation-stage.ts';
import { newSupplier, RECEIVE, type Receive } from './purchase-stage.ts';
import { openShop, SALES, type Sale, type Shop, TOOTHBRUSH, WAX } from './sale-stage.ts';
import { differencesOf } from './stock-stage.ts';

const GOODS = [TOOTHBRUSH, WAX, 'BHP-00001'] as const;
/** What a step may be answered: done, or refused for what the stock or the document has become meanwhile. */
const ANSWERS = new Set([200, 201, 409, 422]);

let shop: Shop;
let manager: Client;
let jakarta: Client;
let supplier: { readonly vendor: number; readonly supplier: number };
let visit: Visit;
let numbers = 0;
const made = {
  receives: [] as Receive[],
  sales: [] as Sale[],
  mutations: [] as Mutation[],
  treatments: [] as number[],
};

beforeAll(async () => {
  shop = await openShop();
  ({ manager } = shop.stage);
  jakarta = await shop.stage.clinic.as('inventory.jkt');
  supplier = await newSupplier(manager);
  visit = await shop.stage.seated(shop.stage.units[0]);
  for (const code of GOODS) await shop.receive(code, 30, 100_001);
});
afterAll(() => shop.stage.clinic.close());

interface Draw {
  readonly step: keyof typeof steps;
  readonly item: number;
  readonly qty: number;
  readonly price: number;
  readonly pick: number;
}
const fitting = <T>({ status, body: answer }: Answer<T>): T | undefined => {
  expect(ANSWERS, JSON.stringify(answer)).toContain(status);
  return status < 300 ? answer : undefined;
};
/** One of what was made, or nothing where nothing was. */
const chosen = <T>(from: readonly T[], { pick }: Draw): T | undefined => from[pick % Math.max(from.length, 1)];
const itemOf = ({ item }: Draw): number => shop.item(GOODS[item % GOODS.length] ?? WAX);
const keep = <T>(into: T[], row: T | undefined): void => {
  if (row) into.push(row);
};
/** Drawn up and, by a manager who asks nobody, done. */
const document = async <T extends { readonly id: number }>(path: string, values: Json, verb: string) => {
  const draft = fitting(await manager.post<T & { readonly version: number }>(path, values));
  return draft && fitting(await manager.post<T>(`${path}/${draft.id}/${verb}`, { version: draft.version }));
};
const again = async <T>(path: string, id: number, verb: string, more: Json = {}) => {
  const { version } = body(await manager.get<{ version: number }>(`${path}/${id}`));
  return fitting(await manager.post<T>(`${path}/${id}/${verb}`, { version, ...more }));
};

const steps = {
  receive: async (draw: Draw) => {
    numbers += 1;
    const invoiced = draw.pick % 2 === 0 ? { invoice_no: `ACAK-${numbers}`, invoice_at: today() } : {};
    const line = { item_id: itemOf(draw), unit_id: await baseOf(itemOf(draw)), qty: draw.qty, price: draw.price };
    const free = { ...line, is_bonus: draw.pick % 5 === 0 };
    const { supplier: supplier_id } = supplier;
    const head = { supplier_id, warehouse_id: shop.gudang, received_at: today(), ...invoiced };
    keep(made.receives, await document<Receive>(RECEIVE, { ...head, lines: [free] }, 'post'));
  },
  cancelReceive: async (draw: Draw) => {
    const row = chosen(made.receives, draw);
    if (row) await again(RECEIVE, row.id, 'cancel', { reason: 'Salah kirim' });
  },
  invoice: async (draw: Draw) => {
    const row = chosen(made.receives, draw);
    if (!row) return;
    numbers += 1;
    const head = { vendor_id: supplier.vendor, receive_id: row.id, invoice_no: `F-${numbers}`, invoice_at: today() };
    const lines = row.lines.map(({ id, qty }) => ({ receive_line_id: id, qty, price: draw.price }));
    await document('/api/inventory/purchaseinvoice', { ...head, lines }, 'post');
  },
  giveBack: async (draw: Draw) => {
    const row = chosen(made.receives, draw);
    const head = { receive_id: row?.id, returned_at: today(), reason: 'Rusak' };
    const lines = [{ receive_line_id: row?.lines[0]?.id, qty: draw.qty }];
    if (row) await document('/api/inventory/purchasereturn', { ...head, lines }, 'post');
  },
  adjust: async (draw: Draw) => {
    const type = [1, 4, 6][draw.pick % 3] ?? 1;
    const line = { item_id: itemOf(draw), qty: draw.qty, ...(type === 4 && { unit_cost: draw.price }) };
    const head = { warehouse_id: shop.gudang, adjusted_at: today(), type, reason: 'Acak' };
    await document('/api/inventory/adjustment', { ...head, lines: [line] }, 'submit');
  },
  send: async (draw: Draw) => {
    const head = { requested_at: today(), from_warehouse_id: shop.gudang, to_warehouse_id: shop.gudangJakarta };
    const lines = [{ item_id: itemOf(draw), qty_request: draw.qty }];
    keep(made.mutations, await document<Mutation>(MUTATION, { ...head, lines }, 'send'));
  },
  arrive: async (draw: Draw) => {
    const row = chosen(made.mutations, draw);
    if (!row) return;
    const shortage = ['menyusul', 'hilang', 'kembali'][draw.pick % 3];
    const lines = row.lines.map(({ id }) => ({ id, qty_received: draw.qty % 4, shortage }));
    fitting(await jakarta.post(`${MUTATION}/${row.id}/receive`, { lines }));
  },
  pullBack: async (draw: Draw) => {
    const row = chosen(made.mutations, draw);
    if (!row) return;
    const { version } = body(await manager.get<Mutation>(`${MUTATION}/${row.id}`));
    fitting(await act({ id: row.id, version }, 'cancel', manager, { reason: 'Batal kirim' }));
  },
  sell: async (draw: Draw) => {
    const lines = [{ item_id: shop.item(draw.item % 2 ? TOOTHBRUSH : WAX), qty: draw.qty }];
    keep(made.sales, await document<Sale>(SALES, { warehouse_id: shop.gudang, lines }, 'confirm'));
  },
  voidSale: async (draw: Draw) => {
    const row = chosen(made.sales, draw);
    if (row) await again(SALES, row.id, 'void', { reason: 'Batal beli' });
  },
  returnSale: async (draw: Draw) => {
    const row = chosen(made.sales, draw);
    const lines = [{ sale_line_id: row?.lines[0]?.id, qty: 1, restock: draw.pick % 2 === 0 }];
    const head = { sale_id: row?.id, reason: 'Salah beli', refund_method: 1, lines };
    if (row) fitting(await manager.post('/api/inventory/salesreturn', head));
  },
  use: async (draw: Draw) => {
    const { doctor, nurse } = shop.stage;
    const planned = { visit_id: visit.id, perawatan_id: await plain(), repeated: true };
    const { id } = body(await doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
    const lines = [{ item_id: itemOf(draw), qty_used: draw.qty }];
    if (fitting(await nurse.post(`/api/service/visitperawatan/${id}/bhp`, { lines }))) made.treatments.push(id);
  },
  unuse: async (draw: Draw) => {
    const id = chosen(made.treatments, draw);
    const path = `/api/service/visitperawatan/${id}/bhp/batal`;
    if (id !== undefined) fitting(await manager.post(path, { reason: 'Salah pasien' }));
  },
  count: async (draw: Draw) => {
    const path = '/api/inventory/opname';
    const begun = fitting(
      await manager.post<{ id: number }>(path, { warehouse_id: shop.gudang, counted_at: today(), is_blind: false }),
    );
    if (!begun) return;
    fitting(await manager.post(`${path}/${begun.id}/count`, { item_id: itemOf(draw), qty: draw.qty, mode: 'set' }));
    await again(path, begun.id, 'submit');
  },
} satisfies Readonly<Record<string, (draw: Draw) => Promise<void>>>;

const only = async (sql: string, values: readonly unknown[] = []): Promise<number> =>
  (await shop.stage.clinic.database.asOwner<{ id: number }>(sql, values))[0]?.id ?? 0;
const baseOf = (item: number) => only('select unit_id as id from items where id = $1', [item]);
const plain = () => only(`select id from tindakanmedis where code = 'RAD-02'`);

/** By branch: stock accounts, the pools behind them, what is under way, and what branches owe each other. */
const books = () =>
  shop.stage.clinic.database.asOwner(
    `with ledger as (
       select j.profile_id, a.code, sum(l.debit - l.credit) as amount from journal_lines l join journals j on j.id = l.journal_id
       join akuns a on a.id = l.akun_id where a.code like '1-130%' or a.code = '1-1901' group by 1, 2
     ), pools as (
       select b.profile_id, a.code, sum(b.stock_value) as amount from item_branches b join items i on i.id = b.item_id
       join item_categories c on c.id = i.category_id join akuns a on a.id = c.akun_persediaan_id group by 1, 2
     )
     select coalesce(p.profile_id, l.profile_id) as branch, coalesce(p.code, l.code) as code, p.amount as pool, l.amount as ledger
     from pools p full join (select * from ledger where code between '1-1301' and '1-1304') l using (profile_id, code)
     where coalesce(p.amount, 0) <> coalesce(l.amount, 0)
     union all select null, '1-1901', 0, sum(amount) from ledger where code = '1-1901' having sum(amount) <> 0`,
  );
const holds = async (): Promise<void> => {
  expect(await differencesOf(shop.stage.clinic)).toEqual([]);
  expect(await books()).toEqual([]);
};

const draws = fc.record<Draw>({
  step: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])),
  item: fc.nat(6),
  qty: fc.integer({ min: 1, max: 12 }),
  price: fc.integer({ min: 1, max: 99_999 }),
  pick: fc.nat(60),
});
const ordered = (numRuns: number) =>
  fc.assert(
    fc.asyncProperty(fc.array(draws, { minLength: 3, maxLength: 3 }), async (together) => {
      await Promise.all(together.map((draw) => steps[draw.step](draw)));
      await holds();
    }),
    { numRuns, endOnFailure: true },
  );

it('has goods for each kind of document', async () => {
  const draw = { item: 1, qty: 1, price: 9_000, pick: 1 };
  for (const step of ['receive', 'sell', 'send', 'use'] as const)
    await steps[step]({ step, ...draw, item: step === 'use' ? 2 : 1 });
  expect(Object.values(made).map(({ length }) => length)).toEqual([1, 1, 1, 1]);
  await holds();
});

it('keeps stock, moves and books in agreement whatever happens', { timeout: 240_000 }, async () => {
  await ordered(25);
  expect(await shop.failing()).toEqual([]);
});

it('keeps them so through a thousand documents', { tags: ['long'], timeout: 3_600_000 }, async () => {
  await ordered(340);
  expect(await shop.failing()).toEqual([]);
});

it.skipIf(!hasHledger)('comes to the same in both branches for hledger, which is not ours', async () => {
  const { as, database } = shop.stage.clinic;
  const range = { start_date: `${today().slice(0, 4)}-01-01`, end_date: today() };
  for (const [branch, name] of [
    [1, 'finance.bdg'],
    [2, 'finance.jkt'],
  ] as const)
    expect(balancesOf(await journalsOf(await as(name), range), STOCK)).toEqual(await stockOf(database, branch));
});

it('would notice a rupiah that went astray', async () => {
  // All that there was may have been sold.
  await shop.receive(WAX, 1, 9_000);
  await holds();
  const change = (by: number) =>
    shop.stage.clinic.database.asOwner(
      'update item_branches set stock_value = stock_value + $1 where (profile_id, item_id) = (1, $2)',
      [by, shop.item(WAX)],
    );
  await change(1);
  expect(await differencesOf(shop.stage.clinic)).toHaveLength(1);
  expect(await books()).toHaveLength(1);
  await change(-1);
});
