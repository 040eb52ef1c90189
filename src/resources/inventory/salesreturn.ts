import { HANDED_BACK } from '../finance/paymentmethod.ts';
import { defineDocument } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

const methods = [
  { value: 1, name: 'credit', label: 'Kurangi Piutang' },
  { value: 2, name: 'payout', label: 'Kembalikan Uang' },
] as const;
export const refundMethod = valuesOf(methods);

const server = { server: true, required: true } as const;

/** Sold goods that came back: the bill is credited at once, and what can be sold again is stock again (inventory.md 3, 6 R9). */
export const salesreturn = defineDocument({
  name: 'inventory.salesreturn',
  path: 'inventory/salesreturn',
  table: 'salesreturns',
  module: 'inventory',
  scope: 'branch',
  singular: 'retur penjualan',
  label: 'Retur Penjualan',
  fields: {
    code: field.code('Kode', server),
    returned_at: field.date('Tanggal', server),
    sale_id: field.ref('Penjualan', { required: true, to: 'inventory.sales', embed: 'saledata' }),
    reason: field.text('Alasan', { required: true, min: 5, max: 300 }),
    refund_method: field.choice('Pengembalian', { required: true, options: methods }),
    paymentmethod_id: field.ref('Dikembalikan lewat', {
      to: 'finance.paymentmethod',
      embed: 'paymentmethoddata',
      filter: { kind: HANDED_BACK.join(',') },
    }),
    reference: field.text('Nomor referensi', { max: 60 }),
    amount: field.money('Nilai', server),
    cost_value: field.money('HPP kembali', { ...server, visibility: 'stock' }),
    lines: field.lines('Item', {
      required: true,
      table: 'salesreturn_lines',
      parent: 'salesreturn_id',
      fields: {
        sale_line_id: field.integer('Baris penjualan', { required: true, internal: true }),
        item_id: field.ref('Item', { ...server, to: 'inventory.item', embed: 'itemdata' }),
        qty: field.quantity('Jumlah', { required: true }),
        restock: field.flag('Kembali ke stok', { required: true }),
        amount: field.money('Nilai', server),
        cost_value: field.money('HPP', { ...server, visibility: 'stock' }),
      },
    }),
  },
  title: 'code',
  keyword: ['code', 'reason'],
  list: {
    columns: ['code', 'returned_at', 'sale_id', 'reason', 'refund_method', 'amount'],
    filters: {
      sale: { by: 'equals', column: 'sale_id' },
      refund_method: { by: 'equals', column: 'refund_method' },
      period: { by: 'period', column: 'returned_at' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'returned_at', 'code', 'amount'],
  },
  form: [
    {
      label: 'Retur',
      fields: ['code', 'returned_at', 'sale_id', 'reason', 'refund_method', 'paymentmethod_id', 'reference'],
    },
    { label: 'Item', fields: ['lines', 'amount', 'cost_value'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', export: true },
  books: true,
  states: { 1: { name: 'posted', label: 'Diposting', tone: 'success' } },
  verbs: {},
  screens: {
    list: '/inventory/sales/retur',
    show: '/inventory/sales/retur/:id',
    group: 'Penjualan',
    bespoke: ['list'],
    mirrors: ['/inventory-v2/sales/retur'],
  },
});
