import { defineDocument } from '../kernel/define.ts';
import { slipFields, slipStates, slipVerbs } from './hutangtransaction-fields.ts';

/** A slip: what one payee is paid of what he is owed, less the tax that is withheld and what is deducted (finance.md 2d, 6.6). */
export const hutangtransaction = defineDocument({
  name: 'finance.hutangtransaction',
  path: 'finance/hutangtransaction',
  table: 'hutangtransactions',
  module: 'finance',
  scope: 'branch',
  singular: 'slip pembayaran',
  label: 'Slip Pembayaran',
  fields: slipFields,
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
      fields: [
        'code',
        'transaction_at',
        'actor_type',
        'actor_name',
        'paymentmethod_id',
        'reference',
        'kasirsesi_id',
        'journal_id',
        'actor_id',
      ],
    },
    {
      label: 'Jumlah',
      fields: ['gross_amount', 'pajak_id', 'pph_amount', 'adjust_amount', 'adjust_note', 'net_amount'],
    },
    { label: 'Transfer', fields: ['bank_name', 'bank_account_no', 'bank_account_name'] },
    { label: 'Rincian', fields: ['details'] },
    { label: 'Batal', fields: ['void_at', 'void_reason', 'void_kasirsesi_id'] },
  ],
  operations: { list: 'generic', show: 'generic', export: true },
  states: slipStates,
  verbs: slipVerbs,
  books: true,
  screens: {
    list: '/finance/hutang/transaction',
    show: '/finance/hutang/transaction/:id',
    bespoke: ['list', 'show'],
    group: 'Hutang',
  },
});
