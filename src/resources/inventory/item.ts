import { defineMaster } from '../kernel/define.ts';
import { priceTax } from '../finance/price-tax.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { activeField } from '../kernel/active.ts';

const types = [
  { value: 1, name: 'medicine', label: 'Obat' },
  { value: 2, name: 'supply', label: 'BHP' },
  { value: 3, name: 'goods', label: 'Barang Jual' },
  { value: 4, name: 'instrument', label: 'Instrumen' },
] as const;
export const itemType = valuesOf(types);

/** A medicine or a good of the clinic group, counted in its base unit (inventory.md 2). Its stock is kept elsewhere. */
export const item = defineMaster({
  name: 'inventory.item',
  path: 'inventory/item',
  table: 'items',
  module: 'inventory',
  scope: 'group',
  singular: 'item',
  label: 'Item',
  fields: {
    code: field.code('Kode', { required: true, max: 30, pattern: /^[A-Z0-9.-]{2,30}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 150 }),
    type: field.choice('Tipe', {
      required: true,
      options: types,
    }),
    unit: field.text('Satuan', { required: true, max: 20 }),
    allow_decimal: field.flag('Boleh desimal', { required: true }),
    golongan: field.choice('Golongan', {
      required: true,
      options: [
        { value: 0, label: 'Bebas' },
        { value: 1, label: 'Bebas Terbatas' },
        { value: 2, label: 'Keras' },
        { value: 3, label: 'Psikotropika/Narkotika' },
      ],
    }),
    zat_aktif: field.text('Zat aktif', { max: 200, help: 'Pisahkan dengan koma' }),
    pajak_id: priceTax('Sudah termasuk dalam harga jual. Dipungut cabang yang PKP.'),
    status: activeField,
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: ['code', 'name', 'type', 'unit', 'golongan', 'zat_aktif', 'status'],
    filters: { type: { by: 'equals', column: 'type' }, status: { by: 'equals', column: 'status' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'type', 'status'],
  },
  form: [
    {
      label: 'Item',
      fields: ['code', 'name', 'type', 'unit', 'allow_decimal', 'golongan', 'zat_aktif', 'pajak_id', 'status'],
    },
  ],
  operations: { list: 'generic', show: 'generic', pick: ['code', 'unit'], create: 'generic', edit: 'generic' },
  screens: {},
});
