import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

const states = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'posted', label: 'Diposting', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(states);
const kept = { server: true, required: true, visibility: 'stock' } as const;
const worth = { server: true, visibility: 'stock' } as const;

const lines = field.lines('Item', {
  required: true,
  table: 'purchasereturn_lines',
  parent: 'purchasereturn_id',
  fields: {
    receive_line_id: field.integer('Barang', { required: true, min: 1, internal: true }),
    item_id: field.ref('Item', { server: true, required: true, to: 'inventory.item', embed: 'itemdata' }),
    qty: field.quantity('Jumlah', { required: true }),
    amount: field.money('Jumlah harga', kept),
    qty_credited: field.quantity('Sudah difakturkan', { server: true }),
    open_value: field.money('Belum difakturkan', worth),
  },
});

/** Goods that go back to their supplier: at the price of their receive, out of the stock at the average (inventory.md 2, 3). */
export const purchasereturn = defineDocument({
  name: 'inventory.purchasereturn',
  path: 'inventory/purchasereturn',
  table: 'purchasereturns',
  module: 'inventory',
  scope: 'branch',
  singular: 'retur pembelian',
  label: 'Retur Pembelian',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    returned_at: field.date('Tanggal', { required: true, today: true }),
    receive_id: field.ref('Penerimaan', { required: true, to: 'inventory.receive', embed: 'receivedata' }),
    vendor_id: field.ref('Vendor', { server: true, required: true, to: 'inventory.vendor', embed: 'vendordata' }),
    warehouse_id: field.ref('Gudang', {
      server: true,
      required: true,
      to: 'inventory.warehouse',
      embed: 'warehousedata',
    }),
    reason: field.note('Alasan', { required: true, max: 300 }),
    total: field.money('Total', kept),
    stock_amount: field.money('Nilai keluar', worth),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    cancel_reason: field.note('Alasan batal', { server: true, max: 300 }),
    lines,
  },
  title: 'code',
  keyword: ['code', 'reason', 'receive_id'],
  list: {
    columns: ['code', 'returned_at', 'receive_id', 'vendor_id', 'warehouse_id', 'reason', 'total', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      receive: { by: 'equals', column: 'receive_id' },
      vendor: { by: 'equals', column: 'vendor_id' },
      period: { by: 'period', column: 'returned_at' },
    },
    sort: { field: 'returned_at', order: 'desc' },
    sortable: ['returned_at', 'code', 'total'],
  },
  form: [
    { label: 'Retur', fields: ['code', 'returned_at', 'receive_id', 'vendor_id', 'warehouse_id', 'reason'] },
    { label: 'Item', fields: ['lines'] },
    { label: 'Pembukuan', fields: ['total', 'stock_amount', 'journal_id', 'cancel_reason'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'usecase', export: true },
  books: true,
  states,
  editable: [state.draft],
  verbs: {
    post: {
      label: 'Posting',
      from: [state.draft],
      to: state.posted,
      input: {},
      tone: 'primary',
      confirm: 'Posting retur ini? Stok dan hutang berkurang.',
      otherwise: { [state.posted]: 'document-processed', [state.cancelled]: 'document-processed' },
    },
    cancel: {
      label: 'Batal',
      from: [state.posted],
      to: state.cancelled,
      input: { reason: field.note('Alasan', { required: true, max: 300 }) },
      tone: 'danger',
    },
  },
  screens: {
    list: '/inventory/purchase/return',
    show: '/inventory/purchase/return/:id',
    mirrors: ['/inventory-v2/purchase/return'],
    bespoke: ['create', 'edit'],
    group: 'Pembelian',
  },
});
