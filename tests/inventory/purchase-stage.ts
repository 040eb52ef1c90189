// A branch that buys: a supplier with terms, items with boxes, and orders and receives as its people make them.
import type { ShownOf } from '../../src/resources/answers.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { body, today } from '../service/stage.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { openStock, type StockStage } from './stock-stage.ts';

export type Purchase = ShownOf<'inventory.purchase'>;
export type Receive = ShownOf<'inventory.receive'> & { readonly warnings: readonly string[] };
export interface Versioned {
  readonly id: number;
  readonly version: number;
}
export const PURCHASE = '/api/inventory/purchase';
export const RECEIVE = '/api/inventory/receive';

export interface PurchaseStage extends StockStage {
  readonly clerk: Client;
  readonly manager: Client;
  readonly supplier: number;
  readonly vendor: number;
  readonly unit: (name: string) => number;
  /** A draft of an order with these lines. */
  readonly draft: (lines: readonly Json[], more?: Json, by?: Client) => Promise<Purchase>;
  /** An order that is binding. */
  readonly order: (lines: readonly Json[], more?: Json) => Promise<Purchase>;
  readonly came: (lines: readonly Json[], more?: Json, by?: Client) => Promise<Answer<Receive>>;
  /** Posted by the manager, who asks nobody. */
  readonly posted: (lines: readonly Json[], more?: Json) => Promise<Receive>;
  /** Corrects the stock as it is booked: opening stock (5), what the clinic used itself (6); answers rupiah. */
  readonly adjust: (type: number, line: Json) => Promise<number>;
  readonly act: <T = Json>(path: string, row: Versioned, verb: string, by: Client, more?: Json) => Promise<Answer<T>>;
  readonly booked: (type: string, id: number) => Promise<readonly { code: string; debit: number; credit: number }[]>;
  /** Checks of the books that do not hold. */
  readonly wrong: () => Promise<readonly string[]>;
}

let suppliers = 0;
/** A vendor with 30 days and his depot. */
export const newSupplier = async (by: Client, more: Json = {}): Promise<{ vendor: number; supplier: number }> => {
  suppliers += 1;
  const named = { code: `V-BELI${suppliers}`, name: `PT Beli ${suppliers}`, is_pkp: false, term_days: 30, status: 1 };
  const { id: vendor } = body(await by.post<Versioned>('/api/inventory/vendor', named), 201);
  const depot = { code: `S-BELI${suppliers}`, name: `Depo ${suppliers}`, lead_days: 3, min_order_amount: 0, status: 1 };
  const { id: supplier } = body(
    await by.post<Versioned>('/api/inventory/supplier', { ...depot, vendor_id: vendor, ...more }),
    201,
  );
  return { vendor, supplier };
};

export const openPurchase = async (): Promise<PurchaseStage> => {
  const stage = await openStock();
  const { clinic, gudang } = stage;
  const clerk = await clinic.as('inventory.bdg');
  const manager = await clinic.as('manager.bdg');
  await clinic.database.asOwner(
    `insert into satuans (name) values ('Box') on conflict do nothing;
     insert into item_units (item_id, unit_id, factor, is_purchase, is_sale)
     select i.id, u.id, f.factor, true, false from satuans u,
       (values ('OBT-00001', 50), ('BHP-00001', 100), ('OBT-00003', 100)) f (code, factor) join items i on i.code = f.code
     where u.name = 'Box'`,
  );
  const units = new Map(
    (await clinic.database.asOwner<{ id: number; name: string }>('select id, name from satuans')).map(
      ({ id, name }) => [name, id],
    ),
  );
  const { vendor, supplier } = await newSupplier(manager);
  const act: PurchaseStage['act'] = (path, { id, version }, verb, by, more = {}) =>
    by.post(`${path}/${id}/${verb}`, { version, ...more });
  const draft: PurchaseStage['draft'] = async (lines, more = {}, by = clerk) =>
    body(
      await by.post<Purchase>(PURCHASE, {
        supplier_id: supplier,
        warehouse_id: gudang,
        ordered_at: today(),
        lines,
        ...more,
      }),
      201,
    );
  const came: PurchaseStage['came'] = (lines, more = {}, by = clerk) =>
    by.post<Receive>(RECEIVE, {
      supplier_id: supplier,
      warehouse_id: gudang,
      received_at: today(),
      lines: lines.map((line) => ({ is_bonus: false, ...line })),
      ...more,
    });
  return {
    ...stage,
    clerk,
    manager,
    supplier,
    vendor,
    unit: (name) => units.get(name) ?? 0,
    draft,
    order: async (lines, more) =>
      body(await act<Purchase>(PURCHASE, await draft(lines, more, manager), 'submit', manager)),
    came,
    posted: async (lines, more) =>
      body(await act<Receive>(RECEIVE, body(await came(lines, more, manager), 201), 'post', manager)),
    adjust: async (type, line) => {
      const path = '/api/inventory/adjustment';
      const head = { type, warehouse_id: gudang, adjusted_at: today(), reason: 'Uji' };
      const made = body(await manager.post<Versioned>(path, { ...head, lines: [line] }), 201);
      return body(await act<{ total_value: number }>(path, made, 'submit', manager)).total_value;
    },
    act,
    booked: (type, id) =>
      clinic.database.asOwner(
        `select a.code, l.debit, l.credit from journals j join journal_lines l on l.journal_id = j.id join akuns a on a.id = l.akun_id
         where j.source_type = $1 and j.source_id = $2 order by j.id, l.line_no`,
        [type, id],
      ),
    wrong: async () =>
      body(await manager.get<Verification>('/api/finance-v2/jurnal/verifikasi'))
        .checks.filter(({ ok }) => !ok)
        .map(({ key }) => key),
  };
};
