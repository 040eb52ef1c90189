import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { bookedStates } from './booked.ts';

const amount = { server: true, required: true, visibility: 'money' } as const;

/** A note of credit on a bill, with what was handed back (finance.md 2c, 6.4). It is made by the bill's refund. */
export const billrefund = defineDocument({
  name: 'finance.billrefund',
  path: 'finance/billrefund',
  table: 'billrefunds',
  module: 'finance',
  scope: 'branch',
  singular: 'nota kredit',
  label: 'Nota Kredit',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    bill_id: field.ref('Tagihan', { server: true, required: true, to: 'finance.bill', embed: 'billdata' }),
    transaction_at: field.date('Tanggal', { server: true, required: true }),
    amount: field.money('Nilai', amount),
    payout_amount: field.money('Dikembalikan', amount),
    lines: field.json('Rincian', { server: true, required: true }),
    reason: field.text('Alasan', { server: true, required: true, min: 5, max: 300 }),
    paymentmethod_id: field.ref('Metode', { server: true, to: 'finance.paymentmethod', embed: 'paymentmethoddata' }),
    to_deposit: field.flag('Ke deposit', { server: true, required: true }),
    billtransaction_id: field.ref('Kwitansi', { server: true, to: 'finance.billtransaction', embed: 'receiptdata' }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
  },
  title: 'code',
  keyword: ['code', 'bill_id'],
  list: {
    columns: ['code', 'transaction_at', 'bill_id', 'amount', 'payout_amount', 'reason', 'status'],
    filters: {
      bill: { by: 'equals', column: 'bill_id' },
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'transaction_at' },
    },
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'code', 'amount'],
  },
  form: [{ label: 'Nota kredit', fields: ['code', 'bill_id', 'transaction_at', 'amount', 'payout_amount', 'reason'] }],
  operations: { list: 'generic', show: 'generic', export: true },
  states: bookedStates,
  verbs: {},
  screens: {},
});
