import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { pricedLine } from './priced-line.ts';

const states = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'waiting', label: 'Menunggu Persetujuan', tone: 'warning' },
  2: { name: 'ordered', label: 'Dipesan', tone: 'info' },
  3: { name: 'partial', label: 'Diterima Sebagian', tone: 'info' },
  4: { name: 'done', label: 'Selesai', tone: 'success' },
  5: { name: 'closed', label: 'Ditutup', tone: 'neutral' },
  [-1]: { name: 'rejected', label: 'Ditolak', tone: 'danger' },
  [-2]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(states);
const reason = { reason: field.note('Alasan', { required: true, max: 300 }) } as const;
const kept = { server: true, required: true, visibility: 'stock' } as const;

/** Goods may come of it. */
export const openPurchaseStates: readonly number[] = [state.ordered, state.partial];

const lines = field.lines('Item', {
  required: true,
  table: 'purchase_lines',
  parent: 'purchase_id',
  fields: {
    ...pricedLine,
    qty_received: field.quantity('Diterima', { server: true, required: true }),
    amount: field.money('Jumlah harga', kept),
  },
});

const verbs = {
  submit: {
    label: 'Ajukan',
    from: [state.draft],
    to: state.waiting,
    input: {},
    tone: 'primary',
    otherwise: { [state.waiting]: 'document-processed', [state.ordered]: 'document-processed' },
  },
  recall: { label: 'Tarik', from: [state.waiting], to: state.draft, input: {} },
  approve: { label: 'Setujui', from: [state.waiting], to: state.ordered, input: reason, tone: 'primary' },
  reject: { label: 'Tolak', from: [state.waiting], to: state.rejected, input: reason, tone: 'danger' },
  close: { label: 'Tutup', from: [state.partial], to: state.closed, input: reason },
  cancel: {
    label: 'Batal',
    from: [state.draft, state.waiting, state.ordered],
    to: state.cancelled,
    input: reason,
    tone: 'danger',
    otherwise: { [state.partial]: 'purchase-received', [state.done]: 'purchase-received' },
  },
} as const;

/** An order to a supplier: binding once it is approved, done when all of it has come (inventory.md 2, 3). */
export const purchase = defineDocument({
  name: 'inventory.purchase',
  path: 'inventory/purchase',
  table: 'purchases',
  module: 'inventory',
  scope: 'branch',
  singular: 'PO',
  label: 'Pesanan Pembelian',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    ordered_at: field.date('Tanggal', { required: true, today: true }),
    supplier_id: field.ref('Supplier', { required: true, to: 'inventory.supplier', embed: 'supplierdata' }),
    vendor_id: field.ref('Vendor', { server: true, required: true, to: 'inventory.vendor', embed: 'vendordata' }),
    warehouse_id: field.ref('Gudang', { required: true, to: 'inventory.warehouse', embed: 'warehousedata' }),
    expected_at: field.date('Jatuh tempo kirim', { help: 'Kosong: tanggal ditambah lead time supplier' }),
    discount_amount: field.money('Diskon', { min: 0, help: 'Dibagi ke semua item', visibility: 'stock' }),
    shipping_amount: field.money('Ongkos kirim', { min: 0, help: 'Dibagi ke semua item', visibility: 'stock' }),
    subtotal: field.money('Subtotal', kept),
    tax_amount: field.money('PPN', kept),
    total: field.money('Total', kept),
    received_percent: field.percent('% diterima', { server: true, required: true }),
    note: field.note('Catatan', { max: 300 }),
    submitted_by: field.ref('Diajukan oleh', { server: true, to: 'platform.users', embed: 'submittedbydata' }),
    approved_by: field.ref('Diputuskan oleh', { server: true, to: 'platform.users', embed: 'approvedbydata' }),
    approved_at: field.instant('Diputuskan pada', { server: true }),
    decision: field.note('Alasan keputusan', { server: true, max: 300 }),
    closed_reason: field.note('Alasan ditutup', { server: true, max: 300 }),
    lines,
  },
  title: 'code',
  keyword: ['code', 'note'],
  list: {
    columns: [
      'code',
      'ordered_at',
      'supplier_id',
      'warehouse_id',
      'total',
      'received_percent',
      'expected_at',
      'status',
    ],
    filters: {
      status: { by: 'equals', column: 'status' },
      supplier: { by: 'equals', column: 'supplier_id' },
      gudang: { by: 'equals', column: 'warehouse_id' },
      item: { by: 'custom', field: field.ref('Item', { to: 'inventory.item', embed: 'itemdata' }) },
      period: { by: 'period', column: 'ordered_at' },
    },
    sort: { field: 'ordered_at', order: 'desc' },
    sortable: ['ordered_at', 'code', 'total', 'received_percent', 'expected_at'],
  },
  form: [
    {
      label: 'Pesanan',
      fields: ['code', 'ordered_at', 'supplier_id', 'vendor_id', 'warehouse_id', 'expected_at', 'note'],
    },
    { label: 'Item', fields: ['lines'] },
    {
      label: 'Jumlah',
      fields: ['subtotal', 'discount_amount', 'shipping_amount', 'tax_amount', 'total', 'received_percent'],
    },
    { label: 'Keputusan', fields: ['submitted_by', 'approved_by', 'approved_at', 'decision', 'closed_reason'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', edit: 'usecase', delete: 'usecase', export: true },
  states,
  editable: [state.draft],
  verbs,
  screens: {
    list: '/inventory/purchase',
    show: '/inventory/purchase/:id',
    mirrors: ['/inventory-v2/purchase'],
    bespoke: ['list', 'create', 'edit', 'show'],
    group: 'Pembelian',
  },
});
