import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

const types = [
  { value: 1, name: 'main', label: 'Gudang Utama' },
  { value: 2, name: 'room', label: 'Ruang Perawatan' },
  { value: 3, name: 'pharmacy', label: 'Apotek/Front Office' },
] as const;
export const warehouseType = valuesOf(types);

/** A place of a branch where goods lie; each branch has one of each default (inventory.md 2). */
export const warehouse = defineMaster({
  name: 'inventory.warehouse',
  path: 'inventory/warehouse',
  table: 'warehouses',
  module: 'inventory',
  scope: 'branch',
  singular: 'gudang',
  label: 'Gudang',
  fields: {
    code: field.code('Kode', { required: true, max: 10, pattern: /^[A-Z0-9-]{1,10}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 60 }),
    type: field.choice('Tipe', {
      required: true,
      options: types,
    }),
    is_default_bhp: field.flag('Bawaan BHP', { required: true, help: 'Diambil saat BHP kunjungan dikonfirmasi' }),
    is_default_sale: field.flag('Bawaan penjualan', { required: true }),
    is_default_receive: field.flag('Bawaan penerimaan', { required: true }),
    status: activeField,
    stock_value: field.derived('Nilai stok', { as: 'money', visibility: 'stock' }),
    pars: field.lines('Stok ruang', {
      table: 'warehouse_pars',
      parent: 'warehouse_id',
      fields: {
        item_id: field.ref('Item', { required: true, to: 'inventory.item', embed: 'itemdata' }),
        par_min: field.quantity('Minimum', { required: true, min: 0 }),
        par_max: field.quantity('Diisi sampai', { required: true, min: 0 }),
      },
    }),
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: [
      'code',
      'name',
      'type',
      'is_default_bhp',
      'is_default_sale',
      'is_default_receive',
      'stock_value',
      'status',
    ],
    filters: { status: { by: 'equals', column: 'status' }, type: { by: 'equals', column: 'type' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'type'],
  },
  form: [
    { label: 'Gudang', fields: ['code', 'name', 'type', 'status'] },
    { label: 'Bawaan cabang', fields: ['is_default_bhp', 'is_default_sale', 'is_default_receive'] },
    { label: 'Stok ruang', fields: ['pars'] },
  ],
  operations: {
    list: 'usecase',
    show: 'generic',
    pick: ['code'],
    create: 'usecase',
    edit: 'usecase',
    delete: 'usecase',
    export: true,
  },
  screens: {
    list: '/inventory/master/warehouse',
    show: '/inventory/master/warehouse/:id',
    mirrors: ['/inventory-v2/master/warehouse'],
  },
});
