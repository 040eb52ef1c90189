import { defineDocument, stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';

const states = {
  1: { name: 'posted', label: 'Dibukukan', tone: 'success' },
  [-1]: { name: 'reversed', label: 'Dibalik', tone: 'neutral' },
} as const;
const state = stateOf(states);

const kinds = [
  { value: 1, name: 'transaction', label: 'Transaksi' },
  { value: 2, name: 'opening', label: 'Saldo awal' },
  { value: 3, name: 'adjusting', label: 'Penyesuaian' },
  { value: 4, name: 'closing', label: 'Penutup' },
] as const;
export const journalKind = valuesOf(kinds);
export type JournalKind = (typeof kinds)[number]['value'];
const origins = [
  { value: 1, name: 'automatic', label: 'Otomatis' },
  { value: 2, name: 'manual', label: 'Manual' },
  { value: 3, name: 'template', label: 'Template' },
] as const;
export const journalOrigin = valuesOf(origins);
export type JournalOrigin = (typeof origins)[number]['value'];

/** Only what a person wrote is taken back by its own verb. */
const verbs = {
  reverse: {
    label: 'Balik Jurnal',
    from: [state.posted],
    to: state.reversed,
    input: {
      transaction_at: field.date('Tanggal', { help: 'Kosong: hari ini' }),
      reason: field.note('Alasan', { required: true, max: 300 }),
    },
    tone: 'danger',
    otherwise: { [state.reversed]: 'journal-reversed' },
  },
} as const;

/** A posted journal. It is written by posting alone and never changed (finance.md 2b). */
export const jurnal = defineDocument({
  name: 'finance.jurnal',
  path: 'finance-v2/jurnal',
  table: 'journals',
  module: 'finance',
  scope: 'branch',
  singular: 'jurnal',
  label: 'Jurnal',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    transaction_at: field.date('Tanggal', { server: true, required: true }),
    memo: field.note('Memo', { server: true, required: true, max: 500 }),
    kind: field.choice('Jenis', {
      server: true,
      required: true,
      options: kinds,
    }),
    origin: field.choice('Asal', {
      server: true,
      required: true,
      options: origins,
    }),
    event: field.text('Peristiwa', { server: true, required: true, max: 60 }),
    source_type: field.text('Dokumen', { server: true, internal: true, required: true, max: 40 }),
    source_id: field.integer('Nomor dokumen', { server: true, internal: true, required: true }),
    source_seq: field.integer('Urutan', { server: true, internal: true, required: true }),
    reversal_of_id: field.ref('Membalik', { server: true, to: 'finance.jurnal', embed: 'reversalofdata' }),
    reversed_by_id: field.ref('Dibalik oleh', { server: true, to: 'finance.jurnal', embed: 'reversedbydata' }),
    total_amount: field.money('Jumlah', { server: true, required: true }),
    details: field.lines('Rincian', {
      server: true,
      table: 'journal_lines',
      parent: 'journal_id',
      fields: {
        line_no: field.integer('No.', { required: true }),
        akun_id: field.ref('Akun', { required: true, to: 'finance.akun', embed: 'akun' }),
        description: field.text('Keterangan', { required: true, max: 300 }),
        debit: field.money('Debit', { required: true }),
        credit: field.money('Kredit', { required: true }),
      },
    }),
    requests: openRequests,
  },
  title: 'code',
  keyword: ['code', 'memo'],
  list: {
    columns: ['code', 'transaction_at', 'memo', 'kind', 'origin', 'total_amount', 'status'],
    filters: {
      kind: { by: 'equals', column: 'kind' },
      origin: { by: 'equals', column: 'origin' },
      event: { by: 'equals', column: 'event' },
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'transaction_at' },
    },
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'code', 'total_amount'],
  },
  form: [{ label: 'Jurnal', fields: ['code', 'transaction_at', 'memo', 'kind', 'origin', 'total_amount', 'details'] }],
  operations: { list: 'usecase', show: 'generic', export: true },
  states,
  verbs,
  screens: {},
});
