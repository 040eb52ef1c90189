// Batches that are chosen by hand (inventory.md 6 R4, 11; acceptance 18): on sales, prescriptions and mutations.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import type { Answer, Json } from '../support/app.ts';
import { body, today, type Visit } from '../service/stage.ts';
import type { Mutation } from './mutation-stage.ts';
import { ANTIBIOTIC, openShop, PAINKILLER, type Sale, SALES, type Shop } from './sale-stage.ts';
import { moveInto, receiveOf } from './stock-stage.ts';

interface Refused extends Json {
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}
const RESEP = '/api/inventory/resep';
const MUTATION = '/api/inventory/mutation';
let shop: Shop;
let item: number;
/** Ids by number: what expires first, what expires later, what is withheld and what has expired. */
let lot: Readonly<Record<'DEKAT' | 'JAUH' | 'DITAHAN' | 'LEWAT', number>>;
beforeAll(async () => {
  shop = await openShop();
  item = shop.item(PAINKILLER);
  const { clinic } = shop.stage;
  const days = { DEKAT: 30, JAUH: 300, DITAHAN: 90, LEWAT: 5 };
  for (const [batch_no, expires] of Object.entries(days))
    await moveInto(clinic, [
      { ...receiveOf(item, shop.gudang, 20, 7000), batch: { batch_no, expired_at: addDays(today(), expires) } },
    ]);
  await shop.receive(ANTIBIOTIC, 20, 9000);
  const { asOwner } = clinic.database;
  await asOwner(`update batches set is_blocked = true, block_reason = 'Ditarik' where batch_no = 'DITAHAN'`);
  await asOwner(`update batches set expired_at = $1 where batch_no = 'LEWAT'`, [addDays(today(), -1)]);
  // Sold without a prescription too, for the desk.
  await asOwner('update items set golongan = 0 where id = $1', [item]);
  const rows = await asOwner<{ batch_no: string; id: number }>('select batch_no, id from batches where item_id = $1', [
    item,
  ]);
  lot = Object.fromEntries(rows.map(({ batch_no, id }) => [batch_no, id])) as typeof lot;
});
afterAll(() => shop.stage.clinic.close());

const left = async (): Promise<Record<string, number>> => {
  const { data } = body(
    await shop.clerk.get<AnswerOf<'inventory.stock.batch'>>('/api/inventory/stock/batch', {
      query: { item_id: String(item), warehouse_id: String(shop.gudang) },
    }),
  );
  return Object.fromEntries(data.map(({ batch_no, qty }) => [batch_no ?? '', qty]));
};
/** What a document says of batches that may not be given, at its line. */
const refusals = async (ask: (batch_id: number) => Promise<Answer<Refused>>, at = 'lines.0.batch_id') => {
  const [other] = await shop.stage.clinic.database.asOwner<{ id: number }>(
    'select id from batches where item_id = $1',
    [shop.item(ANTIBIOTIC)],
  );
  const told: unknown[] = [];
  for (const batch_id of [lot.DITAHAN, lot.LEWAT, other?.id ?? 0, 999_999]) {
    const answer = await ask(batch_id);
    told.push([answer.status, answer.body.errors?.[at]?.[0]]);
  }
  return told;
};
const REFUSED = [
  [422, 'Batch DITAHAN diblokir: Ditarik.'],
  [422, `Batch LEWAT sudah kedaluwarsa (${formatDate(addDays(today(), -1))}), tidak dapat digunakan.`],
  [422, 'Data tidak ditemukan'],
  [422, 'Data tidak ditemukan'],
];

describe('batches to choose from', () => {
  it('are those that may be given today, of the warehouse for sales where that is asked for', async () => {
    const numbers = async (more: Record<string, string>) =>
      body(
        await shop.stage.nurse.get<AnswerOf<'inventory.stock.batch'>>('/api/inventory/stock/batch', {
          query: { item_id: String(item), ...more },
        }),
      ).data.map(({ batch_no }) => batch_no);
    expect(await numbers({})).toEqual(['LEWAT', 'DEKAT', 'DITAHAN', 'JAUH']);
    expect(await numbers({ usable: 'true' })).toEqual(['DEKAT', 'JAUH']);
    expect(await numbers({ usable: 'true', for: 'sale' })).toEqual(['DEKAT', 'JAUH']);
    expect(await numbers({ usable: 'true', warehouse_id: String(shop.gudangJakarta) })).toEqual([]);
    const { database } = shop.stage.clinic;
    await database.asOwner('update warehouses set is_default_sale = false where id = $1', [shop.gudang]);
    expect(await numbers({ usable: 'true', for: 'sale' })).toEqual([]);
    await database.asOwner('update warehouses set is_default_sale = true where id = $1', [shop.gudang]);
  });
});

describe('a sale', () => {
  it('takes the batch that was chosen, and names it', async () => {
    const before = await left();
    const draft = await shop.draft([{ item_id: item, qty: 2, batch_id: lot.JAUH }]);
    expect(draft.lines).toMatchObject([{ batch_id: lot.JAUH, batch_no: 'JAUH' }]);
    body(await shop.act(draft, 'confirm'));
    expect(await left()).toEqual({ ...before, JAUH: (before['JAUH'] ?? 0) - 2 });
    const plain = await shop.draft([{ item_id: item, qty: 1 }]);
    expect(plain.lines).toMatchObject([{ batch_id: null, batch_no: null }]);
    body(await shop.act(plain, 'confirm'));
    expect((await left())['DEKAT']).toBe((before['DEKAT'] ?? 0) - 1);
  });

  it('refuses a batch that may not be given, and more of one than there is', async () => {
    expect(
      await refusals((batch_id) => shop.clerk.post<Refused>(SALES, { lines: [{ item_id: item, qty: 1, batch_id }] })),
    ).toEqual(REFUSED);
    const much = await shop.draft([{ item_id: item, qty: 21, batch_id: lot.DEKAT }]);
    expect((await shop.act(much, 'confirm')).body.message).toContain('tidak cukup di gudang');
  });

  it('is refused when its batch was withheld after it was drafted', async () => {
    const draft = await shop.draft([{ item_id: item, qty: 1, batch_id: lot.JAUH }]);
    const { manager } = shop.stage;
    body(await manager.post(`/api/inventory/batch/${lot.JAUH}/block`, { reason: 'Diperiksa' }));
    expect((await shop.act(draft, 'confirm')).body.message).toBe('Batch JAUH diblokir: Diperiksa.');
    body(await manager.post(`/api/inventory/batch/${lot.JAUH}/unblock`, { reason: 'Aman' }));
  });
});

describe('a prescription', () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await shop.stage.seated(shop.stage.units[0]);
  });

  it('is prepared with another batch, which stays until it is chosen anew, and leaves the stock', async () => {
    const { id } = await shop.prescribed([{ item_id: item, qty: 3 }], visit);
    const shown = async () => {
      const { data } = body(await shop.clerk.get<AnswerOf<'inventory.resep.queue'>>(RESEP));
      const found = data.find((one) => one.id === id);
      return { line: found?.items[0]?.id ?? 0, lines: found?.sale?.lines };
    };
    const { line } = await shown();
    const prepare = (batch_id: number | null) =>
      shop.clerk.post<Sale & Refused>(`${RESEP}/${id}/prepare`, {
        lines: [{ visitresepitem_id: line, qty: 3, batch_id }],
      });
    body(await prepare(lot.JAUH));
    expect((await shown()).lines).toMatchObject([{ batch_id: lot.JAUH, batch_no: 'JAUH' }]);
    body(await prepare(null));
    expect((await shown()).lines).toMatchObject([{ batch_id: null, batch_no: null }]);
    const before = await left();
    const sale = body(await prepare(lot.JAUH));
    body(await shop.clerk.post(`${RESEP}/${id}/handover`, { version: sale.version }));
    expect(await left()).toEqual({ ...before, JAUH: (before['JAUH'] ?? 0) - 3 });
  });

  it('refuses a batch at the line that was sent, also after one that is left out', async () => {
    const wanted = [shop.item(ANTIBIOTIC), item].map((item_id) => ({ item_id, qty: 1 }));
    const { id } = await shop.prescribed(wanted, visit);
    const { data } = body(await shop.clerk.get<AnswerOf<'inventory.resep.queue'>>(RESEP));
    const [first, second] = data.find((one) => one.id === id)?.items ?? [];
    const told = await refusals(
      (batch_id) =>
        shop.clerk.post<Refused>(`${RESEP}/${id}/prepare`, {
          lines: [
            { visitresepitem_id: first?.id, qty: 0 },
            { visitresepitem_id: second?.id, qty: 1, batch_id },
          ],
        }),
      'lines.1.batch_id',
    );
    expect(told).toEqual(REFUSED);
  });
});

describe('a mutation', () => {
  const ask = (batch_id: number | null) =>
    shop.clerk.post<Mutation & Refused>(MUTATION, {
      requested_at: today(),
      from_warehouse_id: shop.gudang,
      to_warehouse_id: shop.gudangJakarta,
      lines: [{ item_id: item, qty_request: 4, batch_id }],
    });

  it('sends the batch that was chosen, and what expires first where none was', async () => {
    const before = await left();
    const made = body(await ask(lot.JAUH), 201);
    expect(made.lines).toMatchObject([{ batch_id: lot.JAUH, batch_no: 'JAUH' }]);
    body(await shop.clerk.post(`${MUTATION}/${made.id}/send`, { version: made.version }));
    const rest: Record<string, number> = { ...before, JAUH: (before['JAUH'] ?? 0) - 4 };
    expect(await left()).toEqual(rest);
    const plain = body(await ask(null), 201);
    body(await shop.clerk.post(`${MUTATION}/${plain.id}/send`, { version: plain.version }));
    expect(await left()).toEqual({ ...rest, DEKAT: (rest['DEKAT'] ?? 0) - 4 });
  });

  it('refuses a batch that may not be given, also when it is changed', async () => {
    expect(await refusals(ask)).toEqual(REFUSED);
    const made = body(await ask(null), 201);
    const told = await refusals((batch_id) =>
      shop.clerk.put<Refused>(`${MUTATION}/${made.id}`, {
        version: made.version,
        lines: [{ item_id: item, qty_request: 4, batch_id }],
      }),
    );
    expect(told).toEqual(REFUSED);
  });
});
