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

const itemUnits = field.lines('Satuan lain dan barcode', {
  table: 'item_units',
  parent: 'item_id',
  fields: {
    unit_id: field.ref('Satuan', { required: true, to: 'inventory.unit', embed: 'unitdata' }),
    factor: field.quantity('Isi', { required: true, min: 0.001, help: 'Satuan dasar dalam satu satuan ini' }),
    barcode: field.text('Barcode', { max: 50 }),
    is_purchase: field.flag('Beli', { required: true }),
    is_sale: field.flag('Jual', { required: true }),
    sell_price: field.money('Harga jual', { min: 0, help: 'Kosong: isi x harga satuan dasar' }),
  },
});

const list = {
  columns: [
    'code',
    'name',
    'category_id',
    'type',
    'unit',
    'sell_price',
    'min_max',
    'stock',
    'golongan',
    'zat_aktif',
    'status',
  ],
  filters: {
    category: { by: 'equals', column: 'category_id' },
    type: { by: 'equals', column: 'type' },
    status: { by: 'equals', column: 'status' },
  },
  sort: { field: 'code', order: 'asc' },
  sortable: ['code', 'name', 'type', 'status'],
} as const;
const form = [
  { label: 'Item', fields: ['code', 'name', 'category_id', 'type', 'golongan', 'zat_aktif', 'status'] },
  { label: 'Satuan dan stok', fields: ['unit_id', 'allow_decimal', 'is_batch', 'is_expiry', 'default_supplier_id'] },
  { label: 'Harga', fields: ['sell_price', 'pajak_id', 'note'] },
  { label: 'Satuan lain dan barcode', fields: ['units'] },
] as const;

/** A medicine or a good of the clinic group, counted in its base unit (inventory.md 2). Its stock is in the branches. */
export const item = defineMaster({
  name: 'inventory.item',
  path: 'inventory/item',
  table: 'items',
  module: 'inventory',
  scope: 'group',
  singular: 'item',
  label: 'Item',
  fields: {
    code: field.code('Kode', {
      max: 30,
      pattern: /^[A-Z0-9.-]{2,30}$/,
      help: 'Kosong: kode kategori dan nomor berikutnya',
    }),
    name: field.text('Nama', { required: true, min: 2, max: 150 }),
    category_id: field.ref('Kategori', { required: true, to: 'inventory.category', embed: 'categorydata' }),
    type: field.choice('Tipe', {
      required: true,
      options: types,
    }),
    unit_id: field.ref('Satuan dasar', { required: true, to: 'inventory.unit', embed: 'unitdata' }),
    unit: field.text('Satuan', { server: true, required: true, max: 20 }),
    allow_decimal: field.flag('Boleh desimal', { required: true }),
    is_batch: field.flag('Pakai batch', { required: true }),
    is_expiry: field.flag('Pakai kedaluwarsa', { required: true, help: 'Hanya item yang memakai batch' }),
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
    sell_price: field.money('Harga jual', { required: true, min: 0, help: 'Per satuan dasar; 0: tidak dijual' }),
    default_supplier_id: field.ref('Supplier', { to: 'inventory.supplier', embed: 'supplierdata' }),
    note: field.note('Catatan', { max: 300 }),
    pajak_id: priceTax('Sudah termasuk dalam harga jual. Dipungut cabang yang PKP.'),
    status: activeField,
    units: itemUnits,
    min_max: field.derived('Min/Max', { as: 'text' }),
    stock: field.derived('Stok cabang', { as: 'integer' }),
  },
  title: 'name',
  keyword: ['code', 'name'],
  list,
  form,
  operations: {
    list: 'usecase',
    show: 'generic',
    pick: ['code', 'unit'],
    create: 'usecase',
    edit: 'usecase',
    delete: 'usecase',
    export: true,
  },
  screens: {
    list: '/inventory/master/item',
    show: '/inventory/master/item/:id',
    mirrors: ['/inventory-v2/master/item'],
    bespoke: ['list', 'show'],
  },
});
