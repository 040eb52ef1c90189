import { defineDocument, stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

const types = [
  { value: 1, name: 'damaged', label: 'Rusak' },
  { value: 2, name: 'expired', label: 'Kedaluwarsa' },
  { value: 3, name: 'lost', label: 'Hilang' },
  { value: 4, name: 'found', label: 'Koreksi Masuk' },
  { value: 5, name: 'opening', label: 'Saldo Awal' },
  { value: 6, name: 'internal', label: 'Pemakaian Internal' },
] as const;
export const adjustmentType = valuesOf(types);

const states = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'waiting', label: 'Menunggu Persetujuan', tone: 'warning' },
  2: { name: 'done', label: 'Selesai', tone: 'success' },
  [-1]: { name: 'rejected', label: 'Ditolak', tone: 'danger' },
} as const;
const state = stateOf(states);
const decision = { reason: field.note('Alasan', { required: true, max: 300 }) } as const;

const adjustmentLines = field.lines('Item', {
  required: true,
  table: 'adjustment_lines',
  parent: 'adjustment_id',
  fields: {
    item_id: field.ref('Item', { required: true, to: 'inventory.item', embed: 'itemdata' }),
    batch_no: field.text('Batch', { max: 40, help: 'Keluar tanpa batch: yang paling dekat kedaluwarsa' }),
    expired_at: field.date('Kedaluwarsa'),
    qty: field.quantity('Jumlah', { required: true, help: 'Satuan dasar' }),
    unit_cost: field.quantity('Harga pokok', {
      min: 0,
      visibility: 'stock',
      help: 'Per satuan dasar, hanya Koreksi Masuk dan Saldo Awal; kosong: harga rata-rata',
    }),
    value: field.money('Nilai', { server: true, visibility: 'stock' }),
  },
});

/** A correction of the stock by hand: it moves, and is booked, when somebody else has approved it (inventory.md 3). */
export const adjustment = defineDocument({
  name: 'inventory.adjustment',
  path: 'inventory/adjustment',
  table: 'adjustments',
  module: 'inventory',
  scope: 'branch',
  singular: 'penyesuaian',
  label: 'Penyesuaian Stok',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    adjusted_at: field.date('Tanggal', { required: true, today: true }),
    warehouse_id: field.ref('Gudang', { required: true, to: 'inventory.warehouse', embed: 'warehousedata' }),
    type: field.choice('Jenis', { required: true, options: types }),
    reason: field.note('Alasan', { required: true, max: 300 }),
    total_value: field.money('Nilai', { server: true, visibility: 'stock' }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    submitted_by: field.ref('Diajukan oleh', { server: true, to: 'platform.users', embed: 'submittedbydata' }),
    decided_by: field.ref('Diputuskan oleh', { server: true, to: 'platform.users', embed: 'decidedbydata' }),
    decided_at: field.instant('Diputuskan pada', { server: true }),
    decision: field.note('Alasan keputusan', { server: true, max: 300 }),
    lines: adjustmentLines,
  },
  title: 'code',
  keyword: ['code', 'reason'],
  list: {
    columns: ['code', 'adjusted_at', 'warehouse_id', 'type', 'reason', 'total_value', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      type: { by: 'equals', column: 'type' },
      gudang: { by: 'equals', column: 'warehouse_id' },
      period: { by: 'period', column: 'adjusted_at' },
    },
    sort: { field: 'adjusted_at', order: 'desc' },
    sortable: ['adjusted_at', 'code', 'total_value'],
  },
  form: [
    {
      label: 'Penyesuaian',
      fields: ['code', 'adjusted_at', 'warehouse_id', 'type', 'reason', 'total_value', 'journal_id'],
    },
    { label: 'Item', fields: ['lines'] },
    { label: 'Keputusan', fields: ['submitted_by', 'decided_by', 'decided_at', 'decision'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'usecase', export: true },
  books: true,
  states,
  editable: [state.draft],
  verbs: {
    submit: {
      label: 'Ajukan',
      from: [state.draft],
      to: state.waiting,
      input: {},
      tone: 'primary',
      otherwise: {
        [state.waiting]: 'document-processed',
        [state.done]: 'document-processed',
        [state.rejected]: 'document-processed',
      },
    },
    approve: { label: 'Setujui', from: [state.waiting], to: state.done, input: decision, tone: 'primary' },
    reject: { label: 'Tolak', from: [state.waiting], to: state.rejected, input: decision, tone: 'danger' },
  },
  screens: {
    list: '/inventory/warehouse/adjustment',
    show: '/inventory/warehouse/adjustment/:id',
    bespoke: ['list', 'create'],
    group: 'Stok',
  },
});
