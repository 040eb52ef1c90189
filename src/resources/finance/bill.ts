import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { billLine } from './bill-line.ts';

const reason = field.note('Alasan', { required: true, max: 300 });

/** A bill: a draft until it is issued, then paid in one or several receipts (finance.md 2c, 3). */
export const bill = defineDocument({
  name: 'finance.bill',
  path: 'finance/bill',
  table: 'bills',
  module: 'finance',
  scope: 'branch',
  singular: 'tagihan',
  label: 'Tagihan',
  fields: {
    code: field.code('Kode', { server: true }),
    type: field.choice('Jenis', {
      server: true,
      required: true,
      options: [
        { value: 1, label: 'Kunjungan' },
        { value: 2, label: 'Paket' },
        { value: 3, label: 'Penjualan' },
        { value: 4, label: 'Lain' },
        { value: 9, label: 'Saldo awal' },
      ],
    }),
    source_type: field.text('Sumber', { server: true, required: true, max: 40 }),
    source_id: field.integer('Nomor sumber', { server: true, required: true }),
    customer_id: field.ref('Pasien', {
      server: true,
      to: 'platform.users',
      embed: 'customerdata',
      filter: { role: 1 },
    }),
    customer_name: field.text('Nama pasien', { server: true, required: true, max: 100 }),
    doctor_id: field.ref('Dokter', { server: true, to: 'platform.users', embed: 'doctordata', filter: { role: 2 } }),
    transaction_at: field.date('Tanggal', { server: true, required: true }),
    posting_date: field.date('Tanggal terbit', { server: true }),
    due_date: field.date('Jatuh tempo', { server: true }),
    subtotal_amount: field.money('Subtotal', { server: true, required: true, visibility: 'money' }),
    discount_percent: field.percent('Diskon %', { visibility: 'money' }),
    discount_amount: field.money('Diskon', { visibility: 'money' }),
    discount_reason: field.note('Alasan diskon', { max: 300, visibility: 'money' }),
    total_amount: field.money('Total', { server: true, required: true, visibility: 'money' }),
    installment_current_amount: field.money('Dibayar', { server: true, required: true, visibility: 'money' }),
    void_reason: field.note('Alasan batal', { server: true, max: 300 }),
    lines: billLine,
  },
  title: 'code',
  keyword: ['code', 'customer_name'],
  list: {
    columns: [
      'code',
      'transaction_at',
      'type',
      'customer_id',
      'doctor_id',
      'total_amount',
      'installment_current_amount',
      'status',
    ],
    filters: {
      status: { by: 'equals', column: 'status' },
      type: { by: 'equals', column: 'type' },
      customer: { by: 'equals', column: 'customer_id' },
      doctor: { by: 'equals', column: 'doctor_id' },
      period: { by: 'period', column: 'transaction_at' },
    },
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'code', 'total_amount'],
  },
  form: [
    { label: 'Tagihan', fields: ['code', 'type', 'customer_id', 'doctor_id', 'transaction_at', 'posting_date'] },
    { label: 'Rincian', fields: ['lines'] },
    {
      label: 'Jumlah',
      fields: ['subtotal_amount', 'discount_amount', 'discount_reason', 'total_amount', 'installment_current_amount'],
    },
  ],
  operations: { list: 'generic', show: 'generic', edit: 'usecase', export: true },
  states: {
    0: { label: 'Draft', tone: 'neutral' },
    1: { label: 'Terbit', tone: 'info' },
    2: { label: 'Sebagian', tone: 'warning' },
    3: { label: 'Lunas', tone: 'success' },
    4: { label: 'Hapus buku', tone: 'danger' },
    [-1]: { label: 'Batal', tone: 'danger' },
  },
  verbs: {
    issue: { label: 'Terbitkan', from: [0], to: 1, input: {}, tone: 'primary', idempotent: true },
    void: {
      label: 'Batalkan',
      from: [0, 1],
      to: -1,
      input: { reason },
      tone: 'danger',
      confirm: 'Batalkan tagihan ini?',
    },
  },
  screens: { show: '/service/payment/:id' },
});
