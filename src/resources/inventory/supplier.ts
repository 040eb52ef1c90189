import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** Where goods of a vendor are ordered: a depot or a sales person, with prices and lead time (inventory.md 2). */
export const supplier = defineMaster({
  name: 'inventory.supplier',
  path: 'inventory/supplier',
  table: 'suppliers',
  module: 'inventory',
  scope: 'group',
  singular: 'supplier',
  label: 'Supplier',
  fields: {
    code: field.code('Kode', { required: true, max: 20, pattern: /^[A-Z0-9.-]{2,20}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 150 }),
    vendor_id: field.ref('Vendor', { required: true, to: 'inventory.vendor', embed: 'vendordata' }),
    pic_name: field.text('PIC', { max: 100 }),
    phone: field.text('Telepon', { max: 30, format: 'phone' }),
    email: field.text('Email', { max: 100, format: 'email' }),
    address: field.note('Alamat', { max: 300 }),
    lead_days: field.integer('Lead time (hari)', { required: true, min: 0, max: 365 }),
    min_order_amount: field.money('Min order', { required: true, min: 0 }),
    status: activeField,
    items: field.lines('Item dan harga', {
      table: 'supplier_items',
      parent: 'supplier_id',
      fields: {
        item_id: field.ref('Item', { required: true, to: 'inventory.item', embed: 'itemdata' }),
        unit_id: field.ref('Satuan', { required: true, to: 'inventory.unit', embed: 'unitdata' }),
        price: field.money('Harga', { required: true, min: 0, help: 'Per satuan itu, sebelum PPN' }),
        moq: field.quantity('Min. pesan', { min: 0.001 }),
        supplier_sku: field.text('Kode supplier', { max: 40 }),
        last_price_at: field.date('Harga per', { server: true }),
      },
    }),
  },
  title: 'name',
  keyword: ['code', 'name', 'pic_name'],
  list: {
    columns: ['code', 'name', 'vendor_id', 'pic_name', 'phone', 'lead_days', 'min_order_amount', 'status'],
    filters: { status: { by: 'equals', column: 'status' }, vendor: { by: 'equals', column: 'vendor_id' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'lead_days'],
  },
  form: [
    { label: 'Supplier', fields: ['code', 'name', 'vendor_id', 'lead_days', 'min_order_amount', 'status'] },
    { label: 'Kontak', fields: ['pic_name', 'phone', 'email', 'address'] },
    { label: 'Item dan harga', fields: ['items'] },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: ['code'],
    create: 'generic',
    edit: 'usecase',
    delete: 'generic',
    export: true,
  },
  screens: {
    list: '/inventory/master/supplier',
    show: '/inventory/master/supplier/:id',
    mirrors: ['/inventory-v2/master/supplier'],
  },
});
