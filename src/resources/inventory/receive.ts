import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { pricedLine } from './priced-line.ts';

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
  table: 'receive_lines',
  parent: 'receive_id',
  fields: {
    purchase_line_id: field.integer('Baris PO', { min: 1, internal: true }),
    ...pricedLine,
    is_bonus: field.flag('Bonus', { required: true }),
    batch_no: field.text('Batch', { max: 40 }),
    expired_at: field.date('Kedaluwarsa'),
    qty_base: field.quantity('Satuan dasar', { server: true, required: true }),
    amount: field.money('Jumlah harga', kept),
    tax_amount: field.money('PPN', worth),
    cost_value: field.money('Nilai masuk', worth),
    open_value: field.money('Belum difakturkan', kept),
    qty_returned: field.quantity('Diretur', { server: true, required: true }),
    qty_invoiced: field.quantity('Difakturkan', { server: true, required: true }),
    qty_credited: field.quantity('Diretur setelah faktur', { server: true, required: true }),
  },
});

const verbs = {
  post: {
    label: 'Posting',
    from: [state.draft],
    to: state.posted,
    input: {},
    tone: 'primary',
    confirm: 'Posting penerimaan ini? Stok dan hutang bertambah.',
    otherwise: { [state.posted]: 'document-processed', [state.cancelled]: 'document-processed' },
  },
  cancel: {
    label: 'Batal',
    from: [state.posted],
    to: state.cancelled,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
  },
} as const;

/** Goods that came, of an order or without one: posted, they are stock that is owed for (inventory.md 2, 3). */
export const receive = defineDocument({
  name: 'inventory.receive',
  path: 'inventory/receive',
  table: 'receives',
  module: 'inventory',
  scope: 'branch',
  singular: 'penerimaan',
  label: 'Penerimaan Barang',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    received_at: field.date('Tanggal', { required: true, today: true }),
    purchase_id: field.ref('PO', { to: 'inventory.purchase', embed: 'purchasedata', none: 'Tanpa PO' }),
    supplier_id: field.ref('Supplier', { required: true, to: 'inventory.supplier', embed: 'supplierdata' }),
    vendor_id: field.ref('Vendor', { server: true, required: true, to: 'inventory.vendor', embed: 'vendordata' }),
    warehouse_id: field.ref('Gudang', { required: true, to: 'inventory.warehouse', embed: 'warehousedata' }),
    delivery_no: field.text('No. surat jalan', { max: 50 }),
    invoice_no: field.text('No. faktur', { max: 50, help: 'Bila faktur ikut datang: dicatat sekaligus' }),
    invoice_at: field.date('Tanggal faktur'),
    due_at: field.date('Jatuh tempo faktur', { help: 'Kosong: tanggal faktur ditambah termin vendor' }),
    note: field.note('Catatan', { max: 300 }),
    subtotal: field.money('Subtotal', kept),
    discount_amount: field.money('Diskon PO', kept),
    shipping_amount: field.money('Ongkos kirim', kept),
    tax_amount: field.money('PPN', kept),
    total: field.money('Total', kept),
    is_credited: field.flag('PPN dikreditkan', { server: true, required: true }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    posted_by: field.ref('Diposting oleh', { server: true, to: 'platform.users', embed: 'postedbydata' }),
    cancel_reason: field.note('Alasan batal', { server: true, max: 300 }),
    lines,
  },
  title: 'code',
  keyword: ['code', 'delivery_no', 'invoice_no', 'purchase_id'],
  list: {
    columns: [
      'code',
      'received_at',
      'purchase_id',
      'supplier_id',
      'warehouse_id',
      'delivery_no',
      'invoice_no',
      'total',
      'status',
    ],
    filters: {
      status: { by: 'equals', column: 'status' },
      purchase: { by: 'equals', column: 'purchase_id' },
      supplier: { by: 'equals', column: 'supplier_id' },
      gudang: { by: 'equals', column: 'warehouse_id' },
      period: { by: 'period', column: 'received_at' },
    },
    sort: { field: 'received_at', order: 'desc' },
    sortable: ['received_at', 'code', 'total'],
  },
  form: [
    { label: 'Penerimaan', fields: ['code', 'received_at', 'purchase_id', 'supplier_id', 'vendor_id', 'warehouse_id'] },
    { label: 'Surat jalan dan faktur', fields: ['delivery_no', 'invoice_no', 'invoice_at', 'due_at', 'note'] },
    { label: 'Item', fields: ['lines'] },
    {
      label: 'Jumlah',
      fields: ['subtotal', 'discount_amount', 'shipping_amount', 'tax_amount', 'total', 'is_credited'],
    },
    { label: 'Pembukuan', fields: ['posted_by', 'journal_id', 'cancel_reason'] },
  ],
  operations: { list: 'generic', show: 'usecase', create: 'usecase', edit: 'usecase', delete: 'usecase', export: true },
  books: true,
  states,
  editable: [state.draft],
  verbs,
  screens: {
    list: '/inventory/purchase/receive',
    show: '/inventory/purchase/receive/:id',
    mirrors: ['/inventory-v2/purchase/receive'],
    bespoke: ['list', 'create', 'edit', 'show'],
    group: 'Pembelian',
  },
});
