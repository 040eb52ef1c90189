import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { mutationState, mutationStates, mutationTypes, mutationVerbs } from './mutation-life.ts';

const branch = { required: true, server: true, to: 'platform.profile' } as const;
const person = { server: true, to: 'platform.users' } as const;
const base = { required: true, server: true, help: 'Satuan dasar' } as const;

const mutationLines = field.lines('Item', {
  required: true,
  table: 'mutation_lines',
  parent: 'mutation_id',
  fields: {
    item_id: field.ref('Item', { required: true, to: 'inventory.item', embed: 'itemdata' }),
    unit_id: field.ref('Satuan', { to: 'inventory.unit', embed: 'unitdata', none: 'Satuan dasar' }),
    factor: field.quantity('Isi satuan', base),
    qty_request: field.quantity('Diminta', { required: true }),
    batch_id: field.integer('Batch', { min: 1, help: 'Kosong: yang paling dekat kedaluwarsa', internal: true }),
    batch_no: field.text('Batch', { server: true, max: 40 }),
    qty_sent: field.quantity('Dikirim', base),
    qty_received: field.quantity('Diterima', base),
    qty_lost: field.quantity('Hilang/Rusak', base),
    qty_returned: field.quantity('Dikembalikan', base),
    value_sent: field.money('Nilai', { server: true, visibility: 'stock' }),
  },
});

/** Goods on their way from one warehouse to another. The row is the sender's; the branch that receives sees it as well (decision 71). */
export const mutation = defineDocument({
  name: 'inventory.mutation',
  path: 'inventory/mutation',
  table: 'mutations',
  module: 'inventory',
  scope: 'group',
  singular: 'mutasi',
  label: 'Mutasi Stok',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    requested_at: field.date('Tanggal', { required: true, today: true }),
    type: field.choice('Jenis', { server: true, required: true, options: mutationTypes }),
    profile_id: field.ref('Dari cabang', { ...branch, embed: 'profiledata' }),
    from_warehouse_id: field.ref('Dari', { required: true, to: 'inventory.warehouse', embed: 'fromwarehousedata' }),
    to_profile_id: field.ref('Ke cabang', { ...branch, embed: 'toprofiledata' }),
    to_warehouse_id: field.ref('Ke', { required: true, to: 'inventory.warehouse', embed: 'towarehousedata' }),
    requested_by_profile_id: field.ref('Diminta oleh', { ...branch, embed: 'requestedbydata' }),
    note: field.note('Catatan', { max: 300 }),
    item_count: field.integer('Jumlah item', { server: true, required: true }),
    total_value: field.money('Nilai', { server: true, visibility: 'stock' }),
    courier: field.text('Kurir', { server: true, max: 60 }),
    submitted_by: field.ref('Diajukan oleh', { ...person, embed: 'submittedbydata' }),
    decided_by: field.ref('Diputuskan oleh', { ...person, embed: 'decidedbydata' }),
    decided_at: field.instant('Diputuskan pada', { server: true }),
    decision: field.note('Alasan keputusan', { server: true, max: 300 }),
    sent_by: field.ref('Dikirim oleh', { ...person, embed: 'sentbydata' }),
    sent_at: field.instant('Dikirim', { server: true }),
    received_by: field.ref('Diterima oleh', { ...person, embed: 'receivedbydata' }),
    received_at: field.instant('Diterima', { server: true }),
    reason: field.note('Alasan batal', { server: true, max: 300 }),
    underway_days: field.derived('Umur perjalanan (hari)', { as: 'integer' }),
    lines: mutationLines,
  },
  title: 'code',
  keyword: ['code', 'note'],
  list: {
    columns: [
      'code',
      'requested_at',
      'from_warehouse_id',
      'to_warehouse_id',
      'item_count',
      'total_value',
      'status',
      'underway_days',
    ],
    filters: {
      status: { by: 'equals', column: 'status' },
      type: { by: 'equals', column: 'type' },
      dari: { by: 'equals', column: 'profile_id' },
      ke: { by: 'equals', column: 'to_profile_id' },
      peminta: { by: 'equals', column: 'requested_by_profile_id' },
      period: { by: 'period', column: 'requested_at' },
    },
    sort: { field: 'requested_at', order: 'desc' },
    sortable: ['requested_at', 'code', 'item_count'],
  },
  form: [
    {
      label: 'Mutasi',
      fields: ['code', 'requested_at', 'from_warehouse_id', 'to_warehouse_id', 'courier', 'total_value', 'note'],
    },
    { label: 'Item', fields: ['lines'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', edit: 'usecase', delete: 'usecase', export: true },
  books: true,
  states: mutationStates,
  editable: [mutationState.draft],
  verbs: mutationVerbs,
  screens: {
    list: '/inventory/mutation',
    show: '/inventory/mutation/:id',
    bespoke: ['list', 'create', 'show', 'edit'],
    mirrors: ['/inventory-v2/mutation'],
    group: 'Stok',
  },
});
