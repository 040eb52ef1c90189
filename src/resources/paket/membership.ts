import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { staffRoles } from '../platform/role.ts';
import { membershipStates, schemes } from './membership-life.ts';
import { membershipList } from './membership-list.ts';

const server = { server: true } as const;
const computed = { server: true, required: true } as const;

const form = [
  {
    label: 'Penjualan',
    fields: [
      'code',
      'customer_id',
      'package_name',
      'paket_history_id',
      'sold_at',
      'sales_id',
      'slots',
      'activated_at',
      'expires_at',
      'migrasi',
      'note',
    ],
  },
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
      'paid_amount',
      'due_amount',
      'next_due_at',
    ],
  },
  { label: 'Persetujuan', fields: ['signed_name', 'signed_at', 'signature_id'] },
  { label: 'Pembatalan', fields: ['cancel_reason', 'cancel_charge', 'refund_amount'] },
] as const;

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
    paket_history_id: field.ref('Versi paket', { required: true, to: 'paket.history', embed: 'historydata' }),
    package_name: field.derived('Paket', { as: 'text' }),
    sold_at: field.date('Tanggal', computed),
    sales_id: field.ref('Sales', {
      ...computed,
      to: 'platform.users',
      embed: 'salesdata',
      own: true,
      filter: { role: staffRoles },
    }),
    price: field.money('Harga', computed),
    discount_amount: field.money('Diskon', computed),
    total_amount: field.money('Total', computed),
    scheme: field.choice('Skema', { required: true, options: schemes }),
    dp_amount: field.money('DP', computed),
    cicilan_amount: field.money('Cicilan', computed),
    cicilan_attempt: field.integer('Jumlah cicilan', computed),
    due_day: field.integer('Tanggal jatuh tempo', server),
    bill_id: field.ref('Tagihan', { server: true, to: 'finance.bill', embed: 'billdata' }),
    paid_amount: field.derived('Dibayar', { as: 'money' }),
    due_amount: field.derived('Sisa tagihan', { as: 'money' }),
    next_due_at: field.derived('Jatuh tempo berikut', { as: 'date' }),
    slots: field.derived('Slot terpakai', { as: 'text' }),
    snapshot: field.json('Versi saat dijual', { ...computed, internal: true }),
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
  list: membershipList,
  form,
  operations: { list: 'usecase', show: 'usecase', export: true },
  books: true,
  states: membershipStates,
  verbs: {},
  screens: { list: '/paket/sales', show: '/paket/sales/:id', bespoke: ['list', 'show'] },
});
