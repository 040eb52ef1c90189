import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { voidVerb } from './booked.ts';
import { receiptFields, receiptFilters, receiptForm } from './billtransaction-fields.ts';

const states = {
  1: { name: 'valid', label: 'Sah', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;

/** A receipt (kwitansi): several tenders pay one or several bills, or fill or empty a deposit (finance.md 2c, 6.2). */
export const billtransaction = defineDocument({
  name: 'finance.billtransaction',
  path: 'finance/billtransaction',
  table: 'billtransactions',
  module: 'finance',
  scope: 'branch',
  singular: 'pembayaran',
  label: 'Pembayaran',
  fields: {
    ...receiptFields,
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
        angsuran_id: field.integer('Angsuran'),
        amount: field.money('Jumlah', { required: true, min: 1, visibility: 'money' }),
      },
    }),
    requests: openRequests,
  },
  title: 'code',
  keyword: ['code', 'customer_name'],
  list: {
    columns: [
      'code',
      'transaction_at',
      'customer_id',
      'bill_codes',
      'method_names',
      'price_amount',
      'cashier',
      'status',
    ],
    totals: {
      label: 'Jumlah yang sah, dikurangi pengembalian',
      sums: { price_amount: 'price_amount' },
      unless: 'method',
    },
    filters: receiptFilters,
    sort: { field: 'posting_date', order: 'desc' },
    sortable: ['id', 'code', 'posting_date', 'price_amount'],
  },
  form: receiptForm,
  operations: { list: 'usecase', show: 'generic', export: true },
  states,
  verbs: {
    void: voidVerb('Batalkan pembayaran ini?'),
  },
  screens: { show: '/finance/payment/transaction/:id', bespoke: ['show'] },
});
