import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

const states = {
  0: { name: 'open', label: 'Buka', tone: 'info' },
  1: { name: 'closed', label: 'Tutup', tone: 'warning' },
  2: { name: 'verified', label: 'Diverifikasi', tone: 'success' },
} as const;
const state = stateOf(states);

/** What was found, by method. */
const counts = field.lines('Hitungan', {
  server: true,
  table: 'kasirsesicounts',
  parent: 'kasirsesi_id',
  fields: {
    paymentmethod_id: field.ref('Metode', {
      required: true,
      to: 'finance.paymentmethod',
      embed: 'paymentmethoddata',
    }),
    expected_amount: field.money('Seharusnya', { required: true }),
    counted_amount: field.money('Dihitung', { required: true }),
    difference_amount: field.money('Selisih', { required: true }),
  },
});
/** What was counted otherwise before, by method: the latest last. */
const recounts = field.lines('Hitung ulang', {
  server: true,
  table: 'kasirsesirecounts',
  parent: 'kasirsesi_id',
  fields: {
    recounted_at: field.instant('Waktu', { required: true }),
    recounted_by: field.ref('Oleh', { required: true, to: 'platform.users', embed: 'recounterdata' }),
    paymentmethod_id: field.ref('Metode', {
      required: true,
      to: 'finance.paymentmethod',
      embed: 'paymentmethoddata',
    }),
    before_amount: field.money('Semula', { required: true }),
    after_amount: field.money('Menjadi', { required: true }),
    reason: field.note('Alasan', { required: true, max: 300 }),
  },
});

/** A cashier's drawer from its float to its count: counted blind, then compared, then verified (finance.md 2c, 3). */
export const kasirsesi = defineDocument({
  name: 'finance.kasirsesi',
  path: 'finance/kasirsesi',
  table: 'kasirsesis',
  module: 'finance',
  scope: 'branch',
  singular: 'sesi kasir',
  label: 'Sesi Kasir',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    user_id: field.ref('Kasir', { server: true, required: true, to: 'platform.users', embed: 'userdata' }),
    opened_at: field.instant('Dibuka', { server: true, required: true }),
    opening_amount: field.money('Modal awal', { server: true, required: true }),
    closed_at: field.instant('Ditutup', { server: true }),
    /** Cash counted less cash expected; negative is short. */
    difference_amount: field.money('Selisih tunai', { server: true }),
    note: field.note('Catatan', { server: true, max: 300 }),
    verified_at: field.instant('Diverifikasi', { server: true }),
    verified_by: field.ref('Diverifikasi oleh', { server: true, to: 'platform.users', embed: 'verifierdata' }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    counts,
    recounts,
  },
  title: 'code',
  keyword: ['code', 'user_id'],
  list: {
    columns: ['code', 'user_id', 'opened_at', 'closed_at', 'opening_amount', 'difference_amount', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      user: { by: 'equals', column: 'user_id' },
      period: { by: 'period', column: 'opened_at' },
      /** The sum of all rows instead of a page of them. */
      sum: {
        by: 'custom',
        field: field.choice('Jumlah', { options: ['opening', 'difference'].map((value) => ({ value, label: value })) }),
      },
    },
    sort: { field: 'opened_at', order: 'desc' },
    sortable: ['code', 'opened_at', 'closed_at', 'difference_amount'],
  },
  form: [
    { label: 'Sesi Kasir', fields: ['code', 'user_id', 'opened_at', 'closed_at', 'opening_amount', 'note'] },
    { label: 'Hitungan', fields: ['counts', 'difference_amount', 'recounts'] },
    { label: 'Verifikasi', fields: ['verified_at', 'verified_by', 'journal_id'] },
  ],
  operations: { list: 'usecase', show: 'generic', export: true },
  states,
  verbs: {
    verify: {
      label: 'Verifikasi',
      from: [state.closed],
      to: state.verified,
      input: {},
      tone: 'primary',
      shows: ['counts', 'difference_amount', 'recounts'],
      confirm: 'Verifikasi sesi ini? Selisih tunai dibukukan dan kwitansinya tidak dapat dibatalkan lagi.',
    },
  },
  screens: {
    list: '/finance/payment/kasirsesi',
    show: '/finance/payment/kasirsesi/:id',
    bespoke: ['list', 'show'],
    group: 'Pembayaran',
  },
});
