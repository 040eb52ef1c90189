import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { bookedStates, voidVerb } from './booked.ts';

/** Money of cards, QRIS and wallets that reached the bank, less what the bank kept (finance.md 2c, 6.2). */
export const settlement = defineDocument({
  name: 'finance.settlement',
  path: 'finance/settlement',
  table: 'settlements',
  module: 'finance',
  scope: 'branch',
  singular: 'pencairan',
  label: 'Pencairan',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    paymentmethod_id: field.ref('Metode', {
      server: true,
      required: true,
      to: 'finance.paymentmethod',
      embed: 'paymentmethoddata',
    }),
    transaction_at: field.date('Tanggal cair', { server: true, required: true }),
    gross_amount: field.money('Bruto', { server: true, required: true }),
    fee_amount: field.money('Potongan MDR', { server: true, required: true }),
    net_amount: field.money('Diterima', { server: true, required: true }),
    reference: field.text('Nomor referensi', { server: true, max: 60 }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    void_reason: field.note('Alasan batal', { server: true, max: 300 }),
    details: field.lines('Transaksi', {
      server: true,
      table: 'settlementdetails',
      parent: 'settlement_id',
      fields: {
        billtransaction_id: field.ref('Kwitansi', {
          required: true,
          to: 'finance.billtransaction',
          embed: 'billtransactiondata',
        }),
        amount: field.money('Jumlah', { required: true }),
        fee_amount: field.money('MDR', { required: true }),
        reference: field.text('Nomor referensi', { max: 60 }),
      },
    }),
  },
  title: 'code',
  keyword: ['code', 'reference'],
  list: {
    columns: ['code', 'transaction_at', 'paymentmethod_id', 'gross_amount', 'fee_amount', 'net_amount', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      paymentmethod: { by: 'equals', column: 'paymentmethod_id' },
      period: { by: 'period', column: 'transaction_at' },
    },
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'code', 'net_amount'],
  },
  form: [
    {
      label: 'Pencairan',
      fields: ['code', 'paymentmethod_id', 'transaction_at', 'reference', 'journal_id', 'void_reason'],
    },
    { label: 'Jumlah', fields: ['gross_amount', 'fee_amount', 'net_amount'] },
    { label: 'Transaksi', fields: ['details'] },
  ],
  operations: { list: 'generic', show: 'generic', export: true },
  states: bookedStates,
  verbs: {
    void: voidVerb('Batalkan pencairan ini? Transaksinya terbuka kembali.'),
  },
  books: true,
  screens: { list: '/finance/master/settlement', show: '/finance/master/settlement/:id', group: 'Pembayaran' },
});
