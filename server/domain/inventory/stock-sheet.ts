// Sheets of opening stock and of a count (inventory.md 8): columns, and what a row is known by. Pure.
import { adjustment } from '../../../src/resources/inventory/adjustment.ts';
import { formatDate } from '../../../src/resources/kernel/date.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { thousandths } from './quantity.ts';
import type { CellProblem, InputColumn, SheetRow } from '../sheet-column.ts';

type Columns = Readonly<Record<string, InputColumn>>;
const { unit_cost } = adjustment.fields.lines.fields;

export const OPENING_STOCK_COLUMNS = {
  kode_item: { header: 'Kode Item', field: field.code('Kode Item'), required: true },
  gudang: { header: 'Gudang', field: field.text('Gudang', { max: 60 }), required: true },
  batch: { header: 'Batch', field: field.text('Batch', { max: 40 }) },
  kedaluwarsa: { header: 'Kedaluwarsa (dd-mm-yyyy)', field: field.date('Kedaluwarsa') },
  jumlah: { header: 'Jumlah', field: field.quantity('Jumlah', { min: 0.001 }), required: true },
  harga_pokok: { header: 'Harga Pokok per Satuan Dasar', field: unit_cost, required: true },
} as const satisfies Columns;

export const OPNAME_COLUMNS = {
  kode_item: { header: 'Kode Item', field: field.code('Kode Item'), required: true },
  nama: { header: 'Nama', field: field.text('Nama', { max: 150 }) },
  batch: { header: 'Batch', field: field.text('Batch', { max: 40 }) },
  kedaluwarsa: { header: 'Kedaluwarsa', field: field.date('Kedaluwarsa') },
  stok_sistem: { header: 'Stok Sistem', field: field.quantity('Stok Sistem') },
  stok_fisik: { header: 'Stok Fisik', field: field.quantity('Stok Fisik', { min: 0 }) },
  catatan: { header: 'Catatan', field: field.note('Catatan', { max: 300 }) },
} as const satisfies Columns;

type Place = 'kode_item' | 'batch' | 'kedaluwarsa';
const small = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** The same item and batch is counted once. */
export const countKey = ({ kode_item, batch }: Readonly<Record<'kode_item' | 'batch', unknown>>): string =>
  [small(kode_item), small(batch)].join('\n');
/** ... and stands once in a warehouse. */
export const openingStockKey = (values: Readonly<Record<'kode_item' | 'batch' | 'gudang', unknown>>): string =>
  [countKey(values), small(values.gudang)].join('\n');

/** What is known of an item that a row names. */
export interface KnownStockItem {
  readonly name: string;
  readonly unit: string;
  readonly allow_decimal: boolean;
  readonly is_batch: boolean;
  readonly is_expiry: boolean;
  readonly active: boolean;
}
/** A batch as it is known already. */
export interface KnownBatch {
  /** 'YYYY-MM-DD' */
  readonly expired_at: string | null;
}

/** A refusal of documents, said of a row. */
const said = (...refused: ConstructorParameters<typeof Refusal>): string => new Refusal(...refused).message;

type Told<N extends string> = readonly (readonly [field: N | Place, message: string])[];

const batchProblems = <N extends string>(
  { batch, kedaluwarsa }: Readonly<Record<Place, unknown>>,
  { name, is_batch, is_expiry }: KnownStockItem,
  known: KnownBatch | undefined,
): Told<N> => {
  if (batch === undefined) return [];
  const unwanted: Told<N> =
    !is_batch && kedaluwarsa !== null ? [['kedaluwarsa', 'Kedaluwarsa hanya untuk item yang memakai batch']] : [];
  const missing: Told<N> =
    is_expiry && kedaluwarsa === null ? [['kedaluwarsa', said('expiry-missing', { item: name })]] : [];
  if (!is_batch) return batch === null ? unwanted : [['batch', said('batch-unwanted', { item: name })], ...unwanted];
  if (batch === null) return [['batch', said('batch-missing', { item: name })], ...missing];
  if (!known) return missing;
  if (kedaluwarsa === null || kedaluwarsa === known.expired_at) return [];
  const tgl = known.expired_at === null ? '-' : formatDate(known.expired_at);
  return [['kedaluwarsa', said('batch-other-expiry', { batch: String(batch), tgl })]];
};

/**
 * What is wrong with a row of a quantity of an item, by the rules of documents (R1, R4).
 * @param at the column of the quantity @param batch undefined: no batch of that number is known
 */
export const stockRowProblems = <N extends string>(
  { row, values }: SheetRow<N | Place>,
  item: KnownStockItem | undefined,
  batch: KnownBatch | undefined,
  at: N,
): readonly CellProblem<N | Place>[] => {
  const told = (): Told<N> => {
    if (!item) return [['kode_item', `Item ${String(values.kode_item)} tidak ada`]];
    const { name, unit, allow_decimal, active } = item;
    const idle: Told<N> = active ? [] : [['kode_item', `Item ${name} tidak aktif`]];
    const qty = values[at];
    const isSplit = !allow_decimal && typeof qty === 'number' && thousandths(qty) % 1000 !== 0;
    const split: Told<N> = isSplit ? [[at, said('whole-quantity', { item: name, unit })]] : [];
    return [...idle, ...split, ...batchProblems<N>(values, item, batch)];
  };
  return told().map(([name, message]) => ({ row, field: name, message }));
};
