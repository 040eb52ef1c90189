import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';

const states = {
  0: { name: 'active', label: 'Aktif', tone: 'success' },
  1: { name: 'closed', label: 'Ditutup', tone: 'neutral' },
  [-1]: { name: 'merged', label: 'Digabung', tone: 'neutral' },
} as const;
const state = stateOf(states);

/** An accounting period of a branch; at most one is active (finance.md 2b, 6.7). */
export const periode = defineDocument({
  name: 'finance.periode',
  path: 'finance/periode',
  table: 'periodes',
  module: 'finance',
  scope: 'branch',
  singular: 'periode',
  label: 'Periode Pembukuan',
  fields: {
    start_date: field.date('Tanggal mulai', { required: true }),
    end_date: field.date('Tanggal selesai', { server: true }),
    /** A list of {code, debit, credit}, as an array or as its JSON text. */
    saldo_awal: field.json('Saldo awal', { required: true }),
    lock_date: field.date('Terkunci sampai', { server: true }),
    opening_journal_id: field.ref('Jurnal saldo awal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    closing_journal_id: field.ref('Jurnal penutup', { server: true, to: 'finance.jurnal', embed: 'closingdata' }),
    net_profit: field.money('Laba bersih', { server: true }),
    closed_by: field.ref('Ditutup oleh', { server: true, to: 'platform.users', embed: 'closedbydata' }),
    closed_at: field.instant('Ditutup pada', { server: true }),
    requests: openRequests,
  },
  title: 'start_date',
  keyword: [],
  list: {
    columns: ['start_date', 'end_date', 'status', 'net_profit', 'closed_by', 'lock_date'],
    filters: { status: { by: 'equals', column: 'status' } },
    sort: { field: 'start_date', order: 'desc' },
    sortable: ['start_date'],
  },
  form: [
    { label: 'Periode', fields: ['start_date', 'end_date', 'lock_date', 'opening_journal_id', 'closing_journal_id'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase' },
  states,
  verbs: {
    close: {
      label: 'Tutup Periode',
      from: [state.active],
      to: state.closed,
      input: {
        end_date: field.date('Tanggal tutup', { required: true }),
        open_next: field.flag('Buka periode berikutnya'),
      },
      tone: 'primary',
    },
    reopen: {
      label: 'Buka kembali',
      from: [state.closed],
      to: state.active,
      input: { reason: field.note('Alasan', { required: true, max: 300 }) },
      tone: 'danger',
    },
    lock: {
      label: 'Kunci tanggal',
      from: [state.active],
      to: state.active,
      input: { lock_date: field.date('Terkunci sampai', { help: 'Kosong: tidak ada yang terkunci' }) },
    },
  },
  screens: {},
});
