import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { expenseTrail } from './expense-line.ts';
import { payees } from './hutang.ts';

const states = {
  1: { name: 'paid', label: 'Dibayar', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(states);

const kept = { server: true, required: true } as const;

/** A slip: what one payee is paid of what he is owed, less the tax that is withheld and what is deducted (finance.md 2d, 6.6). */
export const hutangtransaction = defineDocument({
  name: 'finance.hutangtransaction',
  path: 'finance/hutangtransaction',
  table: 'hutangtransactions',
  module: 'finance',
  scope: 'branch',
  singular: 'slip pembayaran',
  label: 'Slip Pembayaran',
  fields: {
    code: field.code('Kode', kept),
    transaction_at: field.date('Tanggal', { required: true, today: true }),
    actor_type: field.choice('Tipe', { required: true, options: payees }),
    actor_id: field.integer('Nomor penerima', { required: true, min: 1 }),
    actor_name: field.text('Penerima', { ...kept, max: 120 }),
    paymentmethod_id: field.ref('Metode', {
      required: true,
      to: 'finance.paymentmethod',
      embed: 'paymentmethoddata',
    }),
    reference: field.text('Nomor referensi', { max: 60 }),
    gross_amount: field.money('Bruto', kept),
    pph_amount: field.money('PPh', kept),
    pajak_id: field.ref('Pajak', { server: true, to: 'finance.pajak', embed: 'pajakdata' }),
    adjust_amount: field.money('Potongan', { min: 0 }),
    adjust_note: field.text('Keterangan potongan', { max: 200 }),
    net_amount: field.money('Dibayarkan', kept),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    ...expenseTrail,
    void_at: field.date('Tanggal batal', { server: true }),
    details: field.lines('Rincian', {
      required: true,
      table: 'hutangtransactiondetails',
      parent: 'hutangtransaction_id',
      fields: {
        hutang_id: field.ref('Hutang', { required: true, to: 'finance.hutang', embed: 'hutangdata' }),
        /** Below nothing: a correction that is netted. */
        amount: field.money('Jumlah', { required: true, min: -1_000_000_000_000 }),
        bruto_amount: field.money('Dasar PPh', { server: true, required: true }),
      },
    }),
  },
  title: 'code',
  keyword: ['code', 'actor_name', 'reference'],
  list: {
    columns: [
      'code',
      'transaction_at',
      'actor_type',
      'actor_name',
      'paymentmethod_id',
      'gross_amount',
      'pph_amount',
      'adjust_amount',
      'net_amount',
      'status',
    ],
    filters: {
      actor_type: { by: 'equals', column: 'actor_type' },
      actor_id: { by: 'equals', column: 'actor_id' },
      paymentmethod: { by: 'equals', column: 'paymentmethod_id' },
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'transaction_at' },
    },
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'code', 'net_amount'],
  },
  form: [
    {
      label: 'Slip',
      fields: ['code', 'transaction_at', 'actor_type', 'actor_name', 'paymentmethod_id', 'reference', 'journal_id'],
    },
    {
      label: 'Jumlah',
      fields: ['gross_amount', 'pajak_id', 'pph_amount', 'adjust_amount', 'adjust_note', 'net_amount'],
    },
    { label: 'Rincian', fields: ['details'] },
    { label: 'Batal', fields: ['void_at', 'void_reason'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', export: true },
  states,
  verbs: {
    void: {
      label: 'Batalkan',
      from: [state.paid],
      to: state.cancelled,
      input: { reason: field.note('Alasan', { required: true, max: 300 }) },
      tone: 'danger',
      confirm: 'Batalkan slip ini? Jurnalnya dibalik hari ini, hutang dan PPh-nya terbuka kembali.',
    },
  },
  books: true,
  screens: { list: '/finance/hutang/transaction', show: '/finance/hutang/transaction/:id', group: 'Hutang' },
});
