// What a sheet of items adds to or changes of what is known (inventory.md 8). Pure.
import { item, itemType } from '../../../src/resources/inventory/item.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import type { CellProblem, SheetRow } from '../sheet-column.ts';
import type { ItemColumn, ItemValues, KnownItem, Masters, Pack } from './item-sheet.ts';

type Row = SheetRow<ItemColumn>;
type Told = readonly (readonly [field: ItemColumn, message: string])[];

/** A row that adds an item (no id) or changes one. */
export interface ItemChange extends ItemValues {
  readonly id: number | null;
  /** Null: made of the category. */
  readonly code: string | null;
  readonly allow_decimal: boolean;
  /** The unit that it is bought in, where the sheet says another than is known. */
  readonly pack: Pack | null;
}

/** Units in which nobody counts pieces (inventory.md 2: true for ml, gram). */
const MEASURED: readonly string[] = ['ml', 'liter', 'mg', 'g', 'gram', 'kg'];
const VALUES = [
  'name',
  'category_id',
  'type',
  'unit_id',
  'is_batch',
  'is_expiry',
  'sell_price',
  'default_supplier_id',
  'barcode',
  'min_stock',
  'max_stock',
] as const satisfies readonly (keyof ItemValues)[];

const { pattern } = item.fields.code;
const small = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');
const said = (...refused: ConstructorParameters<typeof Refusal>): string => new Refusal(...refused).message;
const given = <T>(value: unknown, otherwise: T): T =>
  value === null || value === undefined ? otherwise : (value as T);

/** Masters with their items by what rows know them by. */
interface Indexed extends Masters {
  readonly byCode: ReadonlyMap<string, KnownItem>;
  /** No two items of a category share a name. */
  readonly byName: ReadonlyMap<string, KnownItem>;
}
const nameKey = (category: number | undefined, text: unknown): string => `${category} ${small(text)}`;
const indexed = (masters: Masters): Indexed => ({
  ...masters,
  byCode: new Map(masters.items.map((one) => [small(one.code), one])),
  byName: new Map(masters.items.map((one) => [nameKey(one.category_id, one.name), one])),
});

/** By its code; without one by its name in the category. */
const knownOf = ({ values }: Row, { byCode, byName, categories }: Indexed): KnownItem | undefined =>
  values.kode === null
    ? byName.get(nameKey(categories.get(small(values.kategori))?.id, values.nama))
    : byCode.get(small(values.kode));

const packOf = ({ values }: Row, { units }: Masters, known: KnownItem | undefined): Pack | null => {
  const unit_id = units.get(small(values.satuan_beli));
  if (unit_id === undefined || unit_id === units.get(small(values.satuan_dasar))) return null;
  const factor = Number(values.isi);
  const same = known?.packs.some((one) => one.unit_id === unit_id && one.factor === factor && one.is_purchase);
  return same ? null : { unit_id, factor };
};

/** What the row makes of the item; an empty cell leaves a known item as it is. */
const changeOf = (row: Row, masters: Masters, known: KnownItem | undefined): ItemChange => {
  const { values } = row;
  const isMedicine = values.tipe === itemType.medicine;
  const [supplier = null] = masters.suppliers.get(small(values.supplier)) ?? [];
  const is_batch = given(values.pakai_batch, known?.is_batch ?? isMedicine);
  return {
    id: known?.id ?? null,
    code: typeof values.kode === 'string' ? values.kode.toUpperCase() : null,
    name: String(values.nama),
    category_id: masters.categories.get(small(values.kategori))?.id ?? 0,
    type: Number(values.tipe),
    unit_id: masters.units.get(small(values.satuan_dasar)) ?? 0,
    allow_decimal: MEASURED.includes(small(values.satuan_dasar)),
    is_batch,
    is_expiry: given(values.pakai_kedaluwarsa, known?.is_expiry ?? (isMedicine && is_batch)),
    sell_price: given(values.harga_jual, known?.sell_price ?? 0),
    default_supplier_id: given(supplier, known?.default_supplier_id ?? null),
    barcode: given(values.barcode, known?.barcode ?? null),
    min_stock: given(values.stok_min, known?.min_stock ?? null),
    max_stock: given(values.stok_maks, known?.max_stock ?? null),
    pack: packOf(row, masters, known),
  };
};

/** Names that no master has. */
const namedProblems = ({ values }: Row, { categories, units, suppliers }: Masters): Told => {
  const problems: [ItemColumn, string][] = [];
  if (typeof values.kode === 'string' && !pattern.test(values.kode.toUpperCase()))
    problems.push(['kode', 'Format kode tidak valid']);
  if (!categories.has(small(values.kategori))) problems.push(['kategori', 'Kategori tidak ditemukan']);
  if (!units.has(small(values.satuan_dasar))) problems.push(['satuan_dasar', 'Satuan tidak ditemukan']);
  if (values.satuan_beli !== null && !units.has(small(values.satuan_beli)))
    problems.push(['satuan_beli', 'Satuan tidak ditemukan']);
  const found = suppliers.get(small(values.supplier))?.length ?? 0;
  if (values.supplier !== null && found !== 1)
    problems.push(['supplier', found === 0 ? 'Supplier tidak ditemukan' : 'Ada beberapa supplier: tulis kodenya']);
  return problems;
};

const packProblems = ({ values }: Row, { pack }: ItemChange, known: KnownItem | undefined): Told => {
  if (values.satuan_beli === null) return values.isi === null ? [] : [['satuan_beli', 'Wajib diisi']];
  if (small(values.satuan_beli) === small(values.satuan_dasar))
    return values.isi === null || values.isi === 1 ? [] : [['isi', 'Isi satuan dasar harus 1']];
  if (values.isi === null) return [['isi', 'Wajib diisi']];
  const isFixed =
    known?.moved === true &&
    known.packs.some(({ unit_id, factor }) => unit_id === pack?.unit_id && factor !== pack.factor);
  return isFixed ? [['isi', 'Isi satuan yang sudah dipakai tidak dapat diubah']] : [];
};

/** What may not change any more (write-item.ts). */
const frozenProblems = (wanted: ItemChange, known: KnownItem | undefined, { categories }: Masters): Told => {
  if (!known) return [];
  const problems: [ItemColumn, string][] = [];
  if (known.moved && wanted.type !== known.type) problems.push(['tipe', said('item-moved')]);
  if (known.moved && wanted.unit_id !== known.unit_id) problems.push(['satuan_dasar', said('item-moved')]);
  if (known.held && wanted.is_batch !== known.is_batch) problems.push(['pakai_batch', said('item-batch-fixed')]);
  if (known.held && wanted.is_expiry !== known.is_expiry)
    problems.push(['pakai_kedaluwarsa', said('item-batch-fixed')]);
  const accountOf = (id: number) => [...categories.values()].find((one) => one.id === id)?.akun_id;
  if (
    known.held &&
    wanted.category_id !== known.category_id &&
    accountOf(wanted.category_id) !== accountOf(known.category_id)
  )
    problems.push(['kategori', said('item-has-stock')]);
  return problems;
};

/** Who an item is, and what its batches are, is not known of a wrong cell. */
const valueProblems = ({ values }: Row, wanted: ItemChange, { byName, barcodes }: Indexed): Told => {
  const { id, min_stock, max_stock, barcode } = wanted;
  const problems: [ItemColumn, string][] = [];
  if (wanted.is_expiry && !wanted.is_batch && values.pakai_batch !== undefined && values.tipe !== undefined)
    problems.push(['pakai_kedaluwarsa', 'Kedaluwarsa hanya untuk item yang memakai batch']);
  if (min_stock !== null && max_stock !== null && max_stock < min_stock)
    problems.push(['stok_maks', 'Di bawah stok minimum']);
  if (values.kode === undefined) return problems;
  const owner = barcode === null ? undefined : barcodes.get(barcode);
  if (owner && owner.item_id !== id) problems.push(['barcode', said('barcode-used', { item: owner.name })]);
  const other = byName.get(nameKey(wanted.category_id, wanted.name));
  if (other && other.id !== id) problems.push(['nama', `Nama sudah dipakai ${other.code}`]);
  return problems;
};

/** Rows of one item, of one name, of one barcode. */
const repeated = (changes: readonly { readonly row: number; readonly change: ItemChange }[]) => {
  const first = new Map<string, number>();
  return changes.flatMap(({ row, change: { id, code: own, category_id, name: named, barcode } }) => {
    const keys: readonly (readonly [ItemColumn, string])[] = [
      ...(own === null ? [] : [['kode', `kode ${own}`] as const]),
      ...(id === null ? [] : [['kode', `id ${id}`] as const]),
      ['nama', `nama ${nameKey(category_id, named)}`],
      ...(barcode === null ? [] : [['barcode', `barcode ${barcode}`] as const]),
    ];
    const at = keys.find(([, key]) => first.has(key));
    for (const [, key] of keys) if (!first.has(key)) first.set(key, row);
    return at ? [{ row, field: at[0], message: `Sama dengan baris ${first.get(at[1])}` }] : [];
  });
};

const isChange = (wanted: ItemChange, known: KnownItem | undefined): boolean =>
  !known || wanted.pack !== null || VALUES.some((value) => wanted[value] !== known[value]);

/**
 * What the rows of a sheet come to beside what is known: what is wrong with them, and the items that they add or change. A row that
 * says what is known already is neither.
 */
export const planItems = (
  rows: readonly Row[],
  all: Masters,
): { readonly problems: readonly CellProblem<ItemColumn>[]; readonly changes: readonly ItemChange[] } => {
  const masters = indexed(all);
  const read = rows.map((row) => {
    const known = knownOf(row, masters);
    const change = changeOf(row, masters, known);
    const unnamed = namedProblems(row, masters);
    const more = [
      ...packProblems(row, change, known),
      ...frozenProblems(change, known, masters),
      ...valueProblems(row, change, masters),
    ];
    const told = [...unnamed, ...more.filter(([at]) => unnamed.every(([named]) => named !== at))];
    return { row: row.row, change, known, told, unnamed };
  });
  const named = read.filter(({ unnamed }) => unnamed.length === 0);
  const single = read.flatMap(({ row, told }) => told.map(([at, message]) => ({ row, field: at, message })));
  return {
    problems: [...single, ...repeated(named)],
    changes: read.filter(({ change, known }) => isChange(change, known)).map(({ change }) => change),
  };
};
