import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** A receipt (kwitansi): several tenders pay one or several bills (finance.md 2c, 6.2). */
export const billtransaction = defineDocument({
  name: 'finance.billtransaction',
  path: 'finance/billtransaction',
  table: 'billtransactions',
  module: 'finance',
  scope: 'branch',
  singular: 'pembayaran',
  label: 'Pembayaran',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    customer_id: field.ref('Pasien', {
      server: true,
      to: 'platform.users',
      embed: 'customerdata',
      filter: { role: 1 },
    }),
    customer_name: field.text('Nama pasien', { server: true, required: true, max: 100 }),
    transaction_at: field.instant('Waktu', { server: true, required: true }),
    posting_date: field.date('Tanggal', { server: true, required: true }),
    price_amount: field.money('Jumlah', { server: true, required: true, visibility: 'money' }),
    received_amount: field.money('Uang diterima', { server: true, required: true, visibility: 'money' }),
    change_amount: field.money('Kembali', { server: true, required: true, visibility: 'money' }),
    note: field.note('Catatan', { server: true, max: 300 }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    void_reason: field.note('Alasan batal', { server: true, max: 300 }),
    void_at: field.instant('Dibatalkan', { server: true }),
    methods: field.lines('Metode', {
      server: true,
      table: 'billtransactionmethods',
      parent: 'billtransaction_id',
      fields: {
        paymentmethod_id: field.ref('Metode', {
          required: true,
          to: 'finance.paymentmethod',
          embed: 'paymentmethoddata',
        }),
        amount: field.money('Jumlah', { required: true, min: 1, visibility: 'money' }),
        fee_amount: field.money('MDR', { required: true, visibility: 'cost' }),
        reference: field.text('Nomor referensi', { max: 60 }),
      },
    }),
    allocations: field.lines('Alokasi', {
      server: true,
      table: 'billtransactionallocations',
      parent: 'billtransaction_id',
      fields: {
        bill_id: field.ref('Tagihan', { required: true, to: 'finance.bill', embed: 'billdata' }),
        amount: field.money('Jumlah', { required: true, min: 1, visibility: 'money' }),
      },
    }),
  },
  title: 'code',
  keyword: ['code', 'customer_name'],
  list: {
    columns: ['code', 'transaction_at', 'customer_id', 'price_amount', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      customer: { by: 'equals', column: 'customer_id' },
      period: { by: 'period', column: 'posting_date' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'code', 'posting_date', 'price_amount'],
  },
  form: [
    {
      label: 'Pembayaran',
      fields: ['code', 'customer_id', 'transaction_at', 'price_amount', 'received_amount', 'change_amount', 'note'],
    },
    { label: 'Metode', fields: ['methods'] },
    { label: 'Alokasi', fields: ['allocations'] },
  ],
  operations: { list: 'generic', show: 'generic', export: true },
  states: { 1: { label: 'Sah', tone: 'success' }, [-1]: { label: 'Batal', tone: 'danger' } },
  verbs: {
    void: {
      label: 'Batalkan',
      from: [1],
      to: -1,
      input: { reason: field.note('Alasan', { required: true, max: 300 }) },
      tone: 'danger',
      confirm: 'Batalkan pembayaran ini?',
      idempotent: true,
    },
  },
  screens: { show: '/finance/payment/transaction/:id' },
});
