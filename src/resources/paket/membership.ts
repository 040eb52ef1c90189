import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { membershipStates, membershipVerbs, schemes } from './membership-life.ts';

const server = { server: true } as const;
const computed = { server: true, required: true } as const;

const list = {
  columns: [
    'code',
    'sold_at',
    'customer_id',
    'paket_history_id',
    'price',
    'discount_amount',
    'total_amount',
    'paid_amount',
    'due_amount',
    'next_due_at',
    'slots',
    'expires_at',
    'status',
    'sales_id',
  ],
  filters: {
    status: { by: 'equals', column: 'status' },
    customer: { by: 'equals', column: 'customer_id' },
    paket_history: { by: 'equals', column: 'paket_history_id' },
    sales: { by: 'equals', column: 'sales_id' },
    period: { by: 'period', column: 'sold_at' },
  },
  sort: { field: 'id', order: 'desc' },
  sortable: ['id', 'sold_at', 'code', 'total_amount', 'expires_at'],
} as const;

/** A package that was sold to a customer (paket.md 2.4): its version stays as it was sold, its money is a bill's. */
export const membership = defineDocument({
  name: 'paket.membership',
  path: 'paket/membership',
  table: 'memberships',
  module: 'paket',
  scope: 'branch',
  singular: 'penjualan paket',
  label: 'Penjualan Paket',
  fields: {
    code: field.code('Kode', computed),
    customer_id: field.ref('Pelanggan', { required: true, to: 'platform.users', embed: 'customerdata' }),
    paket_history_id: field.ref('Paket', { required: true, to: 'paket.history', embed: 'historydata' }),
    sold_at: field.date('Tanggal', { today: true, help: 'Kosong: hari ini' }),
    sales_id: field.ref('Sales', { to: 'platform.users', embed: 'salesdata' }),
    price: field.money('Harga', computed),
    discount_amount: field.money('Diskon', { min: 0 }),
    total_amount: field.money('Total', computed),
    scheme: field.choice('Skema', { required: true, options: schemes }),
    dp_amount: field.money('DP', computed),
    cicilan_amount: field.money('Cicilan', computed),
    cicilan_attempt: field.integer('Jumlah cicilan', computed),
    due_day: field.integer('Tanggal jatuh tempo', { min: 1, max: 31, help: 'Kosong: tanggal penjualan' }),
    bill_id: field.ref('Tagihan', { server: true, to: 'finance.bill', embed: 'billdata' }),
    paid_amount: field.derived('Dibayar', { as: 'money' }),
    due_amount: field.derived('Sisa tagihan', { as: 'money' }),
    next_due_at: field.derived('Jatuh tempo berikut', { as: 'text' }),
    slots: field.derived('Slot terpakai', { as: 'text' }),
    activated_at: field.instant('Aktif sejak', server),
    expires_at: field.date('Berlaku s/d', server),
    migrasi: field.flag('Migrasi', computed),
    signature_id: field.file('Tanda tangan', server),
    signed_name: field.text('Ditandatangani oleh', { server: true, max: 100 }),
    signed_at: field.instant('Ditandatangani', server),
    note: field.note('Catatan', { max: 300 }),
    cancel_reason: field.note('Alasan batal', { server: true, max: 300 }),
    cancel_charge: field.money('Biaya yang dikenakan', server),
    refund_amount: field.money('Dikembalikan', server),
    requests: openRequests,
  },
  title: 'code',
  keyword: ['code', 'customer_id'],
  list,
  form: [
    { label: 'Penjualan', fields: ['code', 'customer_id', 'paket_history_id', 'sold_at', 'sales_id', 'note'] },
    {
      label: 'Pembayaran',
      fields: [
        'scheme',
        'price',
        'discount_amount',
        'total_amount',
        'dp_amount',
        'cicilan_amount',
        'cicilan_attempt',
        'due_day',
        'bill_id',
      ],
    },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', export: true },
  books: true,
  states: membershipStates,
  verbs: membershipVerbs,
  screens: { list: '/paket/sales', show: '/paket/sales/:id', bespoke: ['list', 'show', 'create'] },
});
