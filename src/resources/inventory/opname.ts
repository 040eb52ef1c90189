import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

const states = {
  0: { name: 'counting', label: 'Berjalan', tone: 'info' },
  1: { name: 'waiting', label: 'Menunggu Persetujuan', tone: 'warning' },
  2: { name: 'done', label: 'Selesai', tone: 'success' },
  [-1]: { name: 'rejected', label: 'Ditolak', tone: 'danger' },
} as const;
const state = stateOf(states);
const decision = { reason: field.note('Alasan', { required: true, max: 300 }) } as const;

/** A count of a warehouse while the clinic works: the difference is added to what is there when it is approved (inventory.md 3, 6 R13). */
export const opname = defineDocument({
  name: 'inventory.opname',
  path: 'inventory/opname',
  table: 'opnames',
  module: 'inventory',
  scope: 'branch',
  singular: 'opname',
  label: 'Opname',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    counted_at: field.date('Tanggal', { required: true, today: true }),
    warehouse_id: field.ref('Gudang', { required: true, to: 'inventory.warehouse', embed: 'warehousedata' }),
    category_id: field.ref('Kategori', { to: 'inventory.category', embed: 'categorydata', none: 'Semua kategori' }),
    is_blind: field.flag('Hitung buta', { required: true, help: 'Stok sistem tidak terlihat oleh penghitung' }),
    note: field.note('Catatan', { max: 300 }),
    total_value: field.money('Nilai selisih', { server: true, visibility: 'stock', min: -1_000_000_000_000 }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    submitted_by: field.ref('Diajukan oleh', { server: true, to: 'platform.users', embed: 'submittedbydata' }),
    decided_by: field.ref('Diputuskan oleh', { server: true, to: 'platform.users', embed: 'decidedbydata' }),
    decided_at: field.instant('Diputuskan pada', { server: true }),
    decision: field.note('Alasan keputusan', { server: true, max: 300 }),
  },
  title: 'code',
  keyword: ['code', 'note'],
  list: {
    columns: ['code', 'counted_at', 'warehouse_id', 'category_id', 'is_blind', 'total_value', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      gudang: { by: 'equals', column: 'warehouse_id' },
      period: { by: 'period', column: 'counted_at' },
    },
    sort: { field: 'counted_at', order: 'desc' },
    sortable: ['counted_at', 'code'],
  },
  form: [
    {
      label: 'Opname',
      fields: ['code', 'counted_at', 'warehouse_id', 'category_id', 'is_blind', 'note', 'total_value', 'journal_id'],
    },
    { label: 'Keputusan', fields: ['submitted_by', 'decided_by', 'decided_at', 'decision'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', export: true },
  books: true,
  states,
  verbs: {
    submit: {
      label: 'Ajukan',
      from: [state.counting],
      to: state.waiting,
      input: {},
      tone: 'primary',
      confirm: 'Ajukan hasil hitung? Item yang belum dihitung tidak berubah.',
      otherwise: {
        [state.waiting]: 'opname-submitted',
        [state.done]: 'opname-submitted',
        [state.rejected]: 'opname-submitted',
      },
    },
    approve: { label: 'Setujui', from: [state.waiting], to: state.done, input: decision, tone: 'primary' },
    reject: {
      label: 'Tolak',
      from: [state.counting, state.waiting],
      to: state.rejected,
      input: decision,
      tone: 'danger',
    },
  },
  screens: {
    list: '/inventory/warehouse/opname',
    show: '/inventory/warehouse/opname/:id',
    bespoke: ['show'],
    group: 'Stok',
  },
});
