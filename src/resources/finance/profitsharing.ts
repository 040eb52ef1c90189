import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

const states = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'approved', label: 'Disetujui', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(states);

const kept = { server: true, required: true } as const;

/** What becomes of the profit of a month (finance.md 2e, 6.10): one of a branch and month that is not cancelled. */
export const profitsharing = defineDocument({
  name: 'finance.profitsharing',
  path: 'finance/profitsharing',
  table: 'profitsharings',
  module: 'finance',
  scope: 'branch',
  singular: 'bagi hasil bulanan',
  label: 'Bagi Hasil Bulanan',
  fields: {
    code: field.code('Kode', kept),
    month: field.date('Bulan', { ...kept, month: true }),
    profit_amount: field.money('Laba', kept),
    rumahsakit_amount: field.money('Rumah sakit/mitra', kept),
    reserve_amount: field.money('Cadangan', kept),
    investor_pool: field.money('Investor', kept),
    waterfall: field.json('Rincian', kept),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    approved_by: field.ref('Disetujui oleh', { server: true, to: 'platform.users', embed: 'approvedbydata' }),
    approved_at: field.instant('Disetujui pada', { server: true }),
    void_reason: field.note('Alasan batal', { server: true, max: 300 }),
  },
  title: 'code',
  keyword: ['code'],
  list: {
    columns: ['code', 'month', 'profit_amount', 'rumahsakit_amount', 'reserve_amount', 'investor_pool', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'month' },
    },
    sort: { field: 'month', order: 'desc' },
    sortable: ['month', 'profit_amount'],
  },
  form: [
    { label: 'Bagi hasil', fields: ['code', 'month', 'journal_id', 'approved_by', 'approved_at', 'void_reason'] },
    { label: 'Jumlah', fields: ['profit_amount', 'rumahsakit_amount', 'reserve_amount', 'investor_pool'] },
  ],
  operations: { list: 'generic', show: 'generic', export: true },
  books: true,
  states,
  verbs: {
    approve: {
      label: 'Setujui',
      from: [state.draft],
      to: state.approved,
      input: {},
      tone: 'primary',
      confirm: 'Setujui bagi hasil bulan ini? Bagian rumah sakit/mitra menjadi hutang pada hari terakhir bulan itu.',
    },
    cancel: {
      label: 'Batalkan',
      from: [state.draft, state.approved],
      to: state.cancelled,
      input: { reason: field.note('Alasan', { required: true, max: 300 }) },
      tone: 'danger',
      confirm: 'Batalkan bagi hasil ini? Jurnal dan hutangnya ikut dibatalkan.',
    },
  },
  screens: { list: '/finance/profitsharing', show: '/finance/profitsharing/:id', bespoke: ['list'], group: 'Income' },
});
