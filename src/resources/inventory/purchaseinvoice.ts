import { ages, dueWhen } from '../finance/aging.ts';
import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

const states = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'owed', label: 'Belum Lunas', tone: 'warning' },
  2: { name: 'settled', label: 'Lunas', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(states);
const kept = { server: true, required: true, visibility: 'stock' } as const;
const worth = { server: true, visibility: 'stock' } as const;
const FAR = 1_000_000_000_000;

const lines = field.lines('Item', {
  required: true,
  table: 'purchaseinvoice_lines',
  parent: 'purchaseinvoice_id',
  fields: {
    receive_line_id: field.integer('Barang', { required: true, min: 1, internal: true }),
    item_id: field.ref('Item', { server: true, required: true, to: 'inventory.item', embed: 'itemdata' }),
    qty: field.quantity('Jumlah', { required: true }),
    price: field.money('Harga', { required: true, min: -FAR, visibility: 'stock' }),
    amount: field.money('Jumlah harga', kept),
    tax_amount: field.money('PPN', kept),
    received_value: field.money('Nilai penerimaan', worth),
  },
});

/** Parameter of the list: invoices that are owed and of that age. */
const age = field.choice('Umur', { options: ages });
/** Filter of invoices by when they fall due. */
const due = field.choice('Jatuh tempo', { options: dueWhen });

const filters = {
  status: { by: 'equals', column: 'status' },
  vendor: { by: 'equals', column: 'vendor_id' },
  receive: { by: 'equals', column: 'receive_id' },
  purchase: { by: 'custom', field: field.integer('PO', { min: 1 }) },
  age: { by: 'custom', field: age },
  due: { by: 'custom', field: due },
  period: { by: 'period', column: 'invoice_at' },
} as const;

const verbs = {
  post: {
    label: 'Posting',
    from: [state.draft],
    to: state.owed,
    input: {},
    tone: 'primary',
    otherwise: { [state.owed]: 'document-processed', [state.settled]: 'document-processed' },
  },
  cancel: {
    label: 'Batal',
    from: [state.draft, state.owed],
    to: state.cancelled,
    input: { reason: field.note('Alasan', { required: true, max: 300 }) },
    tone: 'danger',
    otherwise: { [state.settled]: 'faktur-paid' },
  },
} as const;

/** An invoice of a vendor for goods that came: owed from its posting on, paid by slips (inventory.md 2, 3). */
export const purchaseinvoice = defineDocument({
  name: 'inventory.purchaseinvoice',
  path: 'inventory/purchaseinvoice',
  table: 'purchaseinvoices',
  module: 'inventory',
  scope: 'branch',
  singular: 'faktur',
  label: 'Faktur Pembelian',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    vendor_id: field.ref('Vendor', { required: true, to: 'inventory.vendor', embed: 'vendordata' }),
    receive_id: field.ref('Penerimaan', { to: 'inventory.receive', embed: 'receivedata' }),
    invoice_no: field.text('No. faktur', { required: true, max: 50 }),
    invoice_at: field.date('Tanggal faktur', { required: true, today: true }),
    due_at: field.date('Jatuh tempo', { help: 'Kosong: tanggal faktur ditambah termin vendor' }),
    tax_invoice_no: field.text('No. faktur pajak', { max: 30 }),
    note: field.note('Catatan', { max: 300 }),
    buktiurl: field.text('Bukti', {
      server: true,
      max: 100,
      picture: { call: 'inventory.purchaseinvoice.bukti', part: 'bukti', paper: true },
    }),
    subtotal: field.money('Subtotal', kept),
    tax_amount: field.money('PPN', kept),
    total: field.money('Total', kept),
    paid_amount: field.money('Dibayar', kept),
    difference_amount: field.money('Selisih harga', { ...worth, min: -FAR }),
    stock_amount: field.money('Selisih ke persediaan', { ...worth, min: -FAR }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    cancel_reason: field.note('Alasan batal', { server: true, max: 300 }),
    lines,
  },
  title: 'code',
  keyword: ['code', 'invoice_no', 'vendor_id'],
  list: {
    columns: [
      'code',
      'vendor_id',
      'invoice_no',
      'invoice_at',
      'due_at',
      'receive_id',
      'total',
      'paid_amount',
      'status',
    ],
    filters,
    sort: { field: 'due_at', order: 'desc' },
    sortable: ['invoice_at', 'due_at', 'code', 'total', 'paid_amount'],
  },
  form: [
    {
      label: 'Faktur',
      fields: ['code', 'vendor_id', 'receive_id', 'invoice_no', 'invoice_at', 'due_at', 'tax_invoice_no', 'note'],
    },
    { label: 'Item', fields: ['lines'] },
    { label: 'Bukti', fields: ['buktiurl'] },
    { label: 'Jumlah', fields: ['subtotal', 'tax_amount', 'total', 'paid_amount'] },
    { label: 'Pembukuan', fields: ['difference_amount', 'stock_amount', 'journal_id', 'cancel_reason'] },
  ],
  operations: { list: 'usecase', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'usecase', export: true },
  books: true,
  states,
  editable: [state.draft],
  verbs,
  screens: {
    list: '/inventory/purchase/invoice',
    show: '/inventory/purchase/invoice/:id',
    mirrors: ['/inventory-v2/purchase/invoice'],
    bespoke: ['create', 'edit'],
    group: 'Pembelian',
  },
});
