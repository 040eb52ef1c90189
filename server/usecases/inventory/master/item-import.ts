// Items from Excel (inventory.md 8): new ones are added, known ones changed where the sheet says otherwise, all of them or none.
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { type ItemChange, planItems } from '../../../domain/inventory/item-plan.ts';
import type { KnownItem, Masters } from '../../../domain/inventory/item-sheet.ts';
import { named, run } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context } from '../../kernel/contract.ts';
import {
  type ImportedRecords,
  importWhole,
  type ImportSheet,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';
import { itemBounds } from './bounds-port.ts';

interface Named {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** The bounds are those of the branch; of several branches there are none. */
const knownItems = named<
  Omit<KnownItem, 'moved' | 'held'>,
  [codes: readonly string[], names: readonly string[], branch: number | null]
>(
  'item_import_known',
  `select i.id, i.code, i.name, i.category_id, i.type, i.unit_id, i.is_batch, i.is_expiry, i.sell_price, i.default_supplier_id,
     (select u.barcode from item_units u where u.item_id = i.id and u.unit_id = i.unit_id) as barcode,
     coalesce((select jsonb_agg(jsonb_build_object('unit_id', u.unit_id, 'factor', u.factor, 'is_purchase', u.is_purchase))
       from item_units u where u.item_id = i.id), '[]') as packs,
     b.min_stock, b.max_stock
   from items i left join item_branches b on b.item_id = i.id and b.profile_id = $3
   where lower(i.code) = any ($1) or lower(i.name) = any ($2)`,
);
/** The masters are shared: a move or a stock of any branch counts. */
const historyOf = named<{ id: number; moved: boolean; held: boolean }, [items: readonly number[]]>(
  'item_import_history',
  `select i.id, exists (select from stock_moves m where m.item_id = i.id) as moved,
     exists (select from item_branches b where b.item_id = i.id and b.qty_on_hand <> 0) as held
   from items i where i.id = any ($1)`,
);
const categoriesOf = named<Named & { akun_id: number }>(
  'item_import_categories',
  'select id, code, name, akun_persediaan_id as akun_id from item_categories',
);
const unitsOf = named<{ id: number; name: string }>('item_import_units', 'select id, name from satuans');
const suppliersOf = named<Named>('item_import_suppliers', 'select id, code, name from suppliers');
const barcodesOf = named<{ barcode: string; item_id: number; name: string }, [readonly string[]]>(
  'item_import_barcodes',
  'select u.barcode, u.item_id, i.name from item_units u join items i on i.id = u.item_id where u.barcode = any ($1)',
);

const small = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');
const onlyOf = ({ branches }: Context): number | null => (branches.length === 1 ? (branches[0] ?? null) : null);

const mastersOf = async (context: Context, rows: SheetRows<'items'>): Promise<Masters> => {
  const { tx } = context;
  const column = (at: 'kode' | 'nama') => rows.map(({ values }) => small(values[at])).filter(Boolean);
  const printed = rows.flatMap(({ values }) => (typeof values.barcode === 'string' ? [values.barcode] : []));
  const [items, categories, units, suppliers, barcodes] = await Promise.all([
    run(tx, knownItems, column('kode'), column('nama'), onlyOf(context)),
    run(tx, categoriesOf),
    run(tx, unitsOf),
    run(tx, suppliersOf),
    run(tx, barcodesOf, printed),
  ]);
  const ids = items.map(({ id }) => id);
  const history = new Map(
    (await acrossBranches(context, (wide) => run(wide, historyOf, ids))).map((one) => [one.id, one]),
  );
  const bySupplier = new Map<string, number[]>();
  for (const { id, code, name } of suppliers)
    for (const key of new Set([small(code), small(name)])) bySupplier.set(key, [...(bySupplier.get(key) ?? []), id]);
  return {
    items: items.map((one) => ({
      ...one,
      moved: history.get(one.id)?.moved === true,
      held: history.get(one.id)?.held === true,
    })),
    categories: new Map(categories.flatMap((one) => [one.code, one.name].map((key) => [small(key), one] as const))),
    units: new Map(units.map(({ id, name }) => [small(name), id])),
    suppliers: bySupplier,
    barcodes: new Map(barcodes.map((one) => [one.barcode, one])),
  };
};

const ITEMS = `jsonb_to_recordset($1::jsonb) n (id bigint, code text, name text, category_id bigint, type smallint, unit_id bigint,
     allow_decimal boolean, is_batch boolean, is_expiry boolean, sell_price bigint, default_supplier_id bigint)`;
const changeItems = named<Named, [items: string]>(
  'item_import_change',
  `update items i set name = n.name, category_id = n.category_id, type = n.type, unit_id = n.unit_id, is_batch = n.is_batch,
     is_expiry = n.is_expiry, sell_price = n.sell_price, default_supplier_id = n.default_supplier_id, version = i.version + 1,
     updated_at = now()
   from ${ITEMS} where i.id = n.id returning i.id, i.code, i.name`,
);
/** Codes that are given first, so that those that are made go around them. */
const addItems = named<Named & { category_id: number }, [items: string, by: number]>(
  'item_import_add',
  `insert into items (code, name, category_id, type, unit_id, allow_decimal, is_batch, is_expiry, sell_price, default_supplier_id,
     created_by)
   select n.code, n.name, n.category_id, n.type, n.unit_id, n.allow_decimal, n.is_batch, n.is_expiry, n.sell_price,
     n.default_supplier_id, $2
   from ${ITEMS} where n.id is null order by n.code nulls last, n.name returning id, code, name, category_id`,
);
/** What is scanned stands on the base unit; what is bought on the pack. */
const storeUnits = named<unknown, [units: string]>(
  'item_import_store_units',
  `insert into item_units as u (item_id, unit_id, factor, barcode, is_purchase, is_sale)
   select n.item_id, n.unit_id, n.factor, n.barcode, true, n.is_sale
   from jsonb_to_recordset($1::jsonb) n (item_id bigint, unit_id bigint, factor numeric, barcode text, is_sale boolean)
   on conflict on constraint item_units_unit do update set factor = excluded.factor, is_purchase = true,
     barcode = coalesce(excluded.barcode, u.barcode)`,
);

const unitRows = (item_id: number, { unit_id, barcode, pack }: ItemChange) => [
  ...(barcode === null ? [] : [{ item_id, unit_id, factor: 1, barcode, is_sale: true }]),
  ...(pack ? [{ item_id, ...pack, barcode: null, is_sale: false }] : []),
];

const judge: ImportSheet<'items'>['cells'] = async (context, rows) =>
  planItems(rows, await mastersOf(context, rows)).problems;

const sheet: ImportSheet<'items', ImportedRecords<Named>> = {
  sheet: 'items',
  title: 'Item',
  object: 'inventory.item.import',
  url: '/inventory/master/item',
  judge,
  cells: judge,
  store: async (context, rows) => {
    const { tx, actor } = context;
    const { changes } = planItems(rows, await mastersOf(context, rows));
    const values = JSON.stringify(changes);
    const changed = await run(tx, changeItems, values);
    const added = await run(tx, addItems, values, actor.id);
    const idOf = new Map(added.map(({ id, category_id, name }) => [`${category_id} ${small(name)}`, id]));
    const stored = changes.map((change) => ({
      change,
      id: change.id ?? idOf.get(`${change.category_id} ${small(change.name)}`) ?? 0,
    }));
    await run(tx, storeUnits, JSON.stringify(stored.flatMap(({ id, change }) => unitRows(id, change))));
    await itemBounds.given()(
      context,
      stored
        .map(({ id, change: { min_stock, max_stock } }) => ({ item_id: id, min_stock, max_stock }))
        .filter(({ min_stock, max_stock }) => min_stock !== null || max_stock !== null),
    );
    const data = [...added, ...changed].map(({ id, code, name }) => ({ id, code, name }));
    return { added: added.length, changed: changed.length, data };
  },
};

/** As the sheet says it: what was taken out and comes back unchanged changes nothing (acceptance 17). */
const filledRows = named<Record<string, unknown>, [branch: number | null]>(
  'item_import_filled',
  `select i.code as kode, i.name as nama, c.name as kategori, i.type as tipe, i.unit as satuan_dasar, p.name as satuan_beli,
     p.factor as isi, u.barcode, i.sell_price as harga_jual, i.is_batch as pakai_batch, i.is_expiry as pakai_kedaluwarsa,
     b.min_stock as stok_min, b.max_stock as stok_maks,
     case when exists (select from suppliers o where o.id <> s.id and lower(o.name) = lower(s.name)) then s.code else s.name end as supplier
   from items i join item_categories c on c.id = i.category_id
   left join item_units u on u.item_id = i.id and u.unit_id = i.unit_id
   left join lateral (
     select n.name, k.factor from item_units k join satuans n on n.id = k.unit_id
     where k.item_id = i.id and k.unit_id <> i.unit_id and k.is_purchase order by k.factor desc, k.unit_id limit 1
   ) p on true
   left join suppliers s on s.id = i.default_supplier_id
   left join item_branches b on b.item_id = i.id and b.profile_id = $1
   where i.status = ${activeStatus.active} order by i.code`,
);

export const importItems = importWhole(sheet);
export const itemTemplate = sheetTemplate(sheet, (context) => run(context.tx, filledRows, onlyOf(context)));
export const rejectedItems = rejectedRows(sheet);
