// What the demo branches hold (inventory.md 8): rooms, boxes and prices, suppliers, opening stock, and what was written off since.
import { addDays } from '../../../src/resources/kernel/date.ts';
import { adjustmentType } from '../../../src/resources/inventory/adjustment.ts';
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { heldAtFirst, roomPars } from './holding.ts';
import { hasBatches, usePerVisit } from './supply.ts';

interface Goods {
  readonly code: string;
  /** What it is bought in, base units in it, and rupiah for it. */
  readonly pack: string;
  readonly factor: number;
  readonly price: number;
  /** Rupiah for a base unit; 0: not sold. */
  readonly sell: number;
  readonly min: number;
  readonly max: number;
}
type Row = readonly [code: string, pack: string, factor: number, price: number, sell: number, min: number, max: number];
const ROWS: readonly Row[] = [
  ['OBT-00001', 'Box', 20, 150_000, 0, 60, 200],
  ['OBT-00002', 'Box', 100, 45_000, 1000, 200, 600],
  ['OBT-00003', 'Box', 100, 35_000, 800, 200, 600],
  ['OBT-00004', 'Pack', 12, 216_000, 28_000, 12, 36],
  ['BHP-00001', 'Box', 100, 125_000, 0, 200, 600],
  ['BHP-00002', 'Box', 50, 45_000, 0, 100, 500],
  ['BHP-00003', 'Box', 500, 240_000, 0, 200, 1000],
  ['BHP-00004', 'Pack', 100, 35_000, 0, 100, 400],
  ['BHP-00005', 'Pack', 1000, 48_000, 0, 500, 2000],
  ['BHP-00006', 'Pack', 50, 12_500, 0, 100, 500],
  ['BHP-00007', 'Tube', 75, 175_000, 0, 75, 300],
  ['KON-00001', 'Pcs', 1, 285_000, 0, 4, 12],
  ['KON-00002', 'Pcs', 1, 385_000, 0, 2, 6],
  ['KON-00003', 'Pack', 5, 210_000, 0, 5, 15],
  ['KON-00004', 'Pack', 450, 95_000, 0, 900, 2700],
  ['ORT-00001', 'Set', 1, 165_000, 0, 10, 40],
  ['ORT-00002', 'Pack', 10, 65_000, 0, 20, 100],
  ['ORT-00003', 'Pack', 40, 60_000, 0, 80, 240],
  ['IMP-00001', 'Pcs', 1, 2_350_000, 0, 2, 6],
  ['RTL-00001', 'Box', 12, 144_000, 25_000, 12, 60],
  ['RTL-00002', 'Box', 50, 450_000, 18_000, 25, 100],
  ['INS-00001', 'Pcs', 1, 18_000, 0, 10, 30],
];
const goods = ROWS.map(([code, pack, factor, price, sell, min, max]): Goods => ({
  code,
  pack,
  factor,
  price,
  sell,
  min,
  max,
}));

const VENDORS = [
  { code: 'V-SEHAT', name: 'PT Sehat Dental Nusantara', is_pkp: true, phone: '0227301188', term_days: 30, status: 1 },
  { code: 'V-MITRA', name: 'CV Mitra Gigi Bandung', is_pkp: false, phone: '081322005511', term_days: 14, status: 1 },
  { code: 'V-ORTHO', name: 'PT Ortho Prima Indonesia', is_pkp: true, phone: '0215550123', term_days: 45, status: 1 },
  { code: 'V-GROSIR', name: 'UD Grosir Medika Jaya', is_pkp: false, phone: '081234500077', term_days: 7, status: 1 },
] as const;
interface Depot {
  readonly code: string;
  readonly name: string;
  readonly vendor: string;
  readonly lead: number;
  /** Beginnings of the codes that it sells. */
  readonly sells: readonly string[];
}
const DEPOTS: readonly Depot[] = [
  { code: 'S-SEHAT', name: 'Depo Bandung', vendor: 'V-SEHAT', lead: 3, sells: ['OBT', 'KON', 'IMP'] },
  { code: 'S-MITRA', name: 'Mitra Gigi Bandung', vendor: 'V-MITRA', lead: 1, sells: ['BHP', 'INS'] },
  { code: 'S-ORTHO', name: 'Ortho Prima', vendor: 'V-ORTHO', lead: 7, sells: ['ORT'] },
  { code: 'S-GROSIR', name: 'Grosir Medika', vendor: 'V-GROSIR', lead: 2, sells: ['RTL'] },
];

const idsOf = (table: string, column: string) =>
  planned<{ id: number; name: string }>(`select id, ${column} as name from ${table}`);
const readIds = async (trx: Transaction, table: string, column: string): Promise<(name: string) => number> => {
  const ids = new Map((await run(trx, idsOf(table, column))).map(({ id, name }) => [name, id]));
  return (name) => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`${table} has no ${name}.`);
    return id;
  };
};

const MORNING = 8 * 60;

/** Boxes, prices and suppliers: the group's, brought by its first branch. @param day of its first demo day */
export const meetSuppliers = async (trx: Transaction, crew: Crew, day: string): Promise<void> => {
  const clerk = crew.at('inventory', instantAt(crew.branch.timezone, day, MORNING));
  const books = crew.at('finance', instantAt(crew.branch.timezone, day, MORNING));
  const [item, unit] = [await readIds(trx, 'items', 'code'), await readIds(trx, 'satuans', 'name')];
  for (const { code, pack, factor, sell } of goods) {
    const packed = { unit_id: unit(pack), factor, is_purchase: true, is_sale: sell > 0 };
    await clerk.edit('inventory.item', item(code), { sell_price: sell, units: [packed] });
  }
  for (const vendor of VENDORS) await books.create('inventory.vendor', vendor);
  const vendor = await readIds(trx, 'vendors', 'code');
  for (const { code, name, vendor: of, lead, sells } of DEPOTS) {
    const sold = goods.filter((one) => sells.some((prefix) => one.code.startsWith(prefix)));
    await clerk.create('inventory.supplier', {
      code,
      name,
      vendor_id: vendor(of),
      lead_days: lead,
      min_order_amount: 0,
      status: 1,
      items: sold.map((one) => ({ item_id: item(one.code), unit_id: unit(one.pack), price: one.price })),
    });
  }
};

const furnish = async (crew: Crew, day: string, item: (code: string) => number): Promise<void> => {
  const manager = crew.at('manager', instantAt(crew.branch.timezone, day, MORNING));
  const pars = roomPars.map(([code, par_min, par_max]) => ({ item_id: item(code), par_min, par_max }));
  const rooms = [
    { pars, code: 'RP1', name: 'Ruang Perawatan 1', type: 2, is_default_bhp: true, is_default_sale: false },
    { code: 'APT', name: 'Apotek Front Office', type: 3, is_default_bhp: false, is_default_sale: true },
  ] as const;
  for (const room of rooms)
    await manager.create('inventory.warehouse', { ...room, is_default_receive: false, status: 1 });
};

const MASKS = 'BHP-00002';
/** Adhesive that expires soon, and some that has. */
const EXPIRING = 'KON-00002';
const SOON = 25;
const LONG = 400;

interface Line {
  readonly item_id: number;
  readonly qty: number;
  readonly unit_cost?: number;
  readonly batch_no?: string;
  readonly expired_at?: string;
}
/** Base units of an item that a warehouse begins with; 0: none. */
type Share = (goods: Goods, visits: number, branch: string) => number;
/** Rooms begin with what their patients use up until the day of the demo, and somewhat more. */
const MORE = 1.25;
const places: Readonly<Record<string, Share>> = {
  GU: ({ code, max }, _visits, branch) => (code === MASKS ? 0 : heldAtFirst(branch, code, max)),
  RP1: ({ code }, visits) => Math.ceil((usePerVisit[code] ?? 0) * visits * MORE),
  APT: ({ code, max }) => (/^(OBT|RTL)-/.test(code) ? max : 0),
};
const openingLines = (
  item: (code: string) => number,
  today: string,
  share: (goods: Goods) => number,
): readonly Line[] =>
  goods.flatMap((one) => {
    const { code, factor, price } = one;
    const line = { item_id: item(code), qty: share(one), unit_cost: Math.round(price / factor) };
    if (line.qty === 0) return [];
    if (!hasBatches(code)) return [line];
    const batch = (batch_no: string, days: number, qty: number) => ({
      ...line,
      batch_no,
      expired_at: addDays(today, days),
      qty,
    });
    if (code !== EXPIRING) return [batch(`L${code.replace('-', '')}`, LONG, line.qty)];
    return [batch('BA2411', SOON, line.qty - 1), batch('BA2307', -SOON, 1)];
  });

interface Days {
  /** First of the demo days. */
  readonly day: string;
  readonly today: string;
  /** Of the branch until the day of the demo. */
  readonly visits: number;
}
/** Rooms, what a branch wants at least and at most, and what it held when it began to count. */
export const stockUp = async (trx: Transaction, crew: Crew, { day, today, visits }: Days): Promise<void> => {
  const at = instantAt(crew.branch.timezone, day, MORNING);
  const clerk = crew.at('inventory', at);
  const manager = crew.at('manager', at);
  const item = await readIds(trx, 'items', 'code');
  await furnish(crew, day, item);
  const place = await readIds(trx, 'warehouses', 'code');
  const gudang = place('GU');
  for (const { code, min, max } of goods)
    await clerk.create('inventory.itembranch', { item_id: item(code), min_stock: min, max_stock: max });
  const adjust = async (warehouse_id: number, type: 1 | 5, reason: string, lines: readonly Line[]) => {
    const { id } = await clerk.create('inventory.adjustment', { warehouse_id, adjusted_at: day, type, reason, lines });
    await clerk.act('inventory.adjustment', id, 'submit', {});
    return id;
  };
  for (const [code, share] of Object.entries(places)) {
    const lines = openingLines(item, today, (one) => share(one, visits, crew.branch.code));
    const opening = await adjust(place(code), adjustmentType.opening, 'Stok awal hasil hitung fisik', lines);
    await manager.act('inventory.adjustment', opening, 'approve', { reason: 'Sesuai hitungan' });
  }
  await adjust(gudang, adjustmentType.damaged, 'Kemasan basah', [{ item_id: item('BHP-00005'), qty: 100 }]);
  const count = await clerk.create('inventory.opname', { warehouse_id: gudang, counted_at: day, is_blind: true });
  const found = { item_id: item('RTL-00001'), qty: 58, mode: 'set' } as const;
  await clerk.call('inventory.opname.count', found, { params: { id: count.id } });
  await clerk.act('inventory.opname', count.id, 'submit', {});
};

const shelfOf = planned<{ warehouse_id: number; item_id: number; qty: number }, [branch: number, item: string]>(
  `select s.warehouse_id, s.item_id, sum(s.qty)::int as qty from stock_balances s join items i on i.id = s.item_id
   where s.profile_id = $1 and i.code = $2 group by 1, 2 having sum(s.qty) > 0 order by 3 desc limit 1`,
);
/** Below the least that a branch wants of masks. */
const FEW = 80;

/** On the last day somebody counts the masks, and there are fewer than there should be: they are to be ordered. */
export const missMasks = async (trx: Transaction, crew: Crew, today: string): Promise<void> => {
  const [shelf] = await run(trx, shelfOf, crew.branch.id, MASKS);
  if (!shelf || shelf.qty <= FEW) return;
  const at = instantAt(crew.branch.timezone, today, MORNING);
  const { id } = await crew.at('inventory', at).create('inventory.adjustment', {
    warehouse_id: shelf.warehouse_id,
    adjusted_at: today,
    type: adjustmentType.lost,
    reason: 'Selisih hitung masker',
    lines: [{ item_id: shelf.item_id, qty: shelf.qty - FEW }],
  });
  await crew.at('inventory', at).act('inventory.adjustment', id, 'submit', {});
  await crew.at('manager', at).act('inventory.adjustment', id, 'approve', { reason: 'Sudah dicek bersama' });
};
