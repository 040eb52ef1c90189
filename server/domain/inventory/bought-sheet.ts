// Sheets of lines that are bought (inventory.md 8): columns of orders, and of receives, which know batch, expiry and gifts as well. Pure.
import { field } from '../../../src/resources/kernel/field.ts';
import type { InputColumn } from '../sheet-column.ts';

export const PURCHASE_LINE_COLUMNS = {
  kode_item: { header: 'Kode Item', field: field.code('Kode Item'), required: true },
  satuan: { header: 'Satuan', field: field.text('Satuan', { max: 20 }), required: true },
  jumlah: { header: 'Jumlah', field: field.quantity('Jumlah', { min: 0.001 }), required: true },
  harga: { header: 'Harga', field: field.money('Harga', { min: 0 }), required: true },
  diskon: { header: 'Diskon %', field: field.percent('Diskon %') },
  ppn: { header: 'PPN %', field: field.percent('PPN %') },
} as const satisfies Readonly<Record<string, InputColumn>>;

export const RECEIVE_LINE_COLUMNS = {
  ...PURCHASE_LINE_COLUMNS,
  batch: { header: 'Batch', field: field.text('Batch', { max: 40 }) },
  kedaluwarsa: { header: 'Kedaluwarsa', field: field.date('Kedaluwarsa') },
  bonus: { header: 'Bonus', field: field.flag('Bonus') },
} as const satisfies Readonly<Record<string, InputColumn>>;
