// Items as a sheet (inventory.md 8): columns, and what is known of the items that rows name. Pure.
import { item } from '../../../src/resources/inventory/item.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { InputColumn } from '../sheet-column.ts';

const { name, type, sell_price } = item.fields;
const quantity = (label: string) => field.quantity(label, { min: 0 });

export const ITEM_COLUMNS = {
  kode: { header: 'Kode', field: field.code('Kode', { max: 30 }) },
  nama: { header: 'Nama', field: name, required: true },
  kategori: { header: 'Kategori', field: field.text('Kategori', { max: 80 }), required: true },
  tipe: { header: 'Tipe (Obat/BHP/Barang Jual/Instrumen)', field: type, required: true },
  satuan_dasar: { header: 'Satuan Dasar', field: field.text('Satuan Dasar', { max: 20 }), required: true },
  satuan_beli: { header: 'Satuan Beli', field: field.text('Satuan Beli', { max: 20 }) },
  isi: { header: 'Isi per Satuan Beli', field: field.quantity('Isi per Satuan Beli', { min: 0.001 }) },
  barcode: { header: 'Barcode', field: field.text('Barcode', { max: 50 }) },
  harga_jual: { header: 'Harga Jual', field: sell_price },
  pakai_batch: { header: 'Pakai Batch (Y/T)', field: field.flag('Pakai Batch') },
  pakai_kedaluwarsa: { header: 'Pakai Kedaluwarsa (Y/T)', field: field.flag('Pakai Kedaluwarsa') },
  stok_min: { header: 'Stok Min', field: quantity('Stok Min') },
  stok_maks: { header: 'Stok Maks', field: quantity('Stok Maks') },
  supplier: { header: 'Supplier', field: field.text('Supplier', { max: 150 }) },
} as const satisfies Readonly<Record<string, InputColumn>>;

export type ItemColumn = keyof typeof ITEM_COLUMNS;

/** What is kept of an item, and what the branch sets for it. */
export interface ItemValues {
  readonly name: string;
  readonly category_id: number;
  readonly type: number;
  readonly unit_id: number;
  readonly is_batch: boolean;
  readonly is_expiry: boolean;
  /** Rupiah for a base unit. */
  readonly sell_price: number;
  readonly default_supplier_id: number | null;
  /** Barcode of the base unit. */
  readonly barcode: string | null;
  /** Base units. */
  readonly min_stock: number | null;
  readonly max_stock: number | null;
}
export interface Pack {
  readonly unit_id: number;
  /** Base units in one of it. */
  readonly factor: number;
}
export interface KnownItem extends ItemValues {
  readonly id: number;
  readonly code: string;
  /** Its units. */
  readonly packs: readonly (Pack & { readonly is_purchase: boolean })[];
  readonly moved: boolean;
  readonly held: boolean;
}
interface Category {
  readonly id: number;
  /** Of its stock. */
  readonly akun_id: number;
}
/** What rows name, by what people write in small letters; more than one supplier may have a name. */
export interface Masters {
  readonly items: readonly KnownItem[];
  readonly categories: ReadonlyMap<string, Category>;
  readonly units: ReadonlyMap<string, number>;
  readonly suppliers: ReadonlyMap<string, readonly number[]>;
  /** Items by the barcodes of their units. */
  readonly barcodes: ReadonlyMap<string, { readonly item_id: number; readonly name: string }>;
}
