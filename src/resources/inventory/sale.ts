import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { userRole } from '../platform/role.ts';
import { saleState, saleStates, saleTypes, saleVerbs } from './sale-life.ts';

const server = { server: true } as const;
const computed = { server: true, required: true } as const;

const saleLines = field.lines('Item', {
  required: true,
  table: 'sale_lines',
  parent: 'sale_id',
  fields: {
    item_id: field.ref('Item', { required: true, to: 'inventory.item', embed: 'itemdata' }),
    unit_id: field.ref('Satuan', { to: 'inventory.unit', embed: 'unitdata', help: 'Kosong: satuan dasar' }),
    factor: field.quantity('Isi', computed),
    qty: field.quantity('Jumlah', { required: true }),
    price: field.money('Harga', computed),
    discount_percent: field.percent('Diskon %'),
    discount_amount: field.money('Diskon', { min: 0 }),
    amount: field.money('Jumlah harga', computed),
    batch_id: field.integer('Batch', { min: 1, help: 'Kosong: yang paling dekat kedaluwarsa', internal: true }),
    batch_no: field.text('Batch', { server: true, max: 40 }),
    cost_value: field.money('HPP', { server: true, visibility: 'stock' }),
    qty_returned: field.quantity('Diretur', computed),
    signa: field.text('Aturan pakai', { server: true, max: 100 }),
    racik_no: field.integer('Racikan', server),
    visitresepitem_id: field.integer('Baris resep', { ...server, internal: true }),
    substitute_of: field.ref('Pengganti dari', { server: true, to: 'inventory.item', embed: 'substitutedata' }),
    substitute_reason: field.text('Alasan penggantian', { server: true, max: 200 }),
  },
});

const list = {
  columns: ['code', 'sold_at', 'type', 'customer_name', 'total_amount', 'paid_amount', 'status', 'sold_by'],
  filters: {
    status: { by: 'equals', column: 'status' },
    type: { by: 'equals', column: 'type' },
    customer: { by: 'equals', column: 'customer_id' },
    bill: { by: 'equals', column: 'bill_id' },
    period: { by: 'period', column: 'sold_at' },
  },
  sort: { field: 'id', order: 'desc' },
  sortable: ['id', 'sold_at', 'code', 'total_amount'],
} as const;
const form = [
  {
    label: 'Penjualan',
    fields: ['code', 'sold_at', 'type', 'customer_id', 'doctor_id', 'visitresep_id', 'warehouse_id'],
  },
  { label: 'Item', fields: ['lines'] },
  {
    label: 'Jumlah',
    fields: [
      'subtotal_amount',
      'discount_amount',
      'embalase_amount',
      'total_amount',
      'paid_amount',
      'cost_total',
      'bill_id',
    ],
  },
  { label: 'Catatan', fields: ['handed_over_at', 'note', 'void_reason', 'sold_by'] },
] as const;

/** What is sold over the counter, or handed over for a prescription (inventory.md 2, 3). Its money is a bill's. */
export const sale = defineDocument({
  name: 'inventory.sales',
  path: 'inventory/sales',
  table: 'sales',
  module: 'inventory',
  scope: 'branch',
  singular: 'penjualan',
  label: 'Penjualan',
  fields: {
    code: field.code('Kode', computed),
    type: field.choice('Jenis', { ...computed, options: saleTypes }),
    sold_at: field.date('Tanggal', computed),
    customer_id: field.ref('Customer', {
      to: 'platform.users',
      embed: 'customerdata',
      filter: { role: userRole.customer },
      help: 'Kosong: Umum',
    }),
    customer_name: field.text('Nama customer', { ...computed, max: 100 }),
    doctor_id: field.ref('Dokter', { server: true, to: 'platform.users', embed: 'doctordata' }),
    visit_id: field.ref('Kunjungan', { server: true, to: 'service.visit', embed: 'visitdata' }),
    visitresep_id: field.ref('Resep', { server: true, to: 'service.visitresep', embed: 'visitresepdata' }),
    warehouse_id: field.ref('Gudang', {
      to: 'inventory.warehouse',
      embed: 'warehousedata',
      help: 'Kosong: gudang bawaan penjualan',
    }),
    bill_id: field.ref('Tagihan', { server: true, to: 'finance.bill', embed: 'billdata' }),
    handed_over_at: field.instant('Diserahkan', server),
    subtotal_amount: field.money('Subtotal', computed),
    discount_amount: field.money('Diskon', { min: 0 }),
    embalase_amount: field.money('Embalase', { min: 0 }),
    total_amount: field.money('Total', computed),
    paid_amount: field.money('Dibayar', computed),
    cost_total: field.money('HPP', { server: true, visibility: 'stock' }),
    sold_by: field.ref('Kasir', { ...computed, to: 'platform.users', embed: 'soldbydata' }),
    note: field.note('Catatan', { max: 300 }),
    void_reason: field.note('Alasan batal', { server: true, max: 300 }),
    lines: saleLines,
    requests: openRequests,
  },
  title: 'code',
  keyword: ['code', 'customer_name'],
  list,
  form,
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'usecase', export: true },
  books: true,
  states: saleStates,
  editable: [saleState.draft],
  verbs: saleVerbs,
  screens: {
    list: '/inventory/sales',
    show: '/inventory/sales/:id',
    group: 'Penjualan',
    bespoke: ['list', 'create', 'edit'],
    mirrors: ['/inventory-v2/sales'],
  },
});
