import { defineDocument, stateOf } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { userRole } from '../platform/role.ts';
import { SURFACES, TEETH } from './tooth.ts';
import { activeStatus } from '../kernel/active.ts';

const person = <E extends string>(label: string, embed: E, role: number) =>
  field.ref(label, { required: true, to: 'platform.users', embed, filter: { role } });
const priority = [
  { value: 1, label: 'Segera' },
  { value: 2, label: 'Perlu' },
  { value: 3, label: 'Pilihan' },
] as const;
const itemStates = [
  { value: 0, name: 'planned', label: 'Rencana', tone: 'neutral' },
  { value: 1, name: 'done', label: 'Dikerjakan', tone: 'success' },
  { value: -1, name: 'cancelled', label: 'Batal', tone: 'danger' },
] as const;
export const planItemState = valuesOf(itemStates);

const items = field.lines('Item', {
  table: 'treatmentplanitems',
  parent: 'treatmentplan_id',
  fields: {
    perawatan_id: field.ref('Tindakan', {
      required: true,
      to: 'service.tindakanmedis',
      embed: 'perawatandata',
      filter: { status: activeStatus.active },
    }),
    code: field.code('Kode', { required: true, server: true }),
    name: field.text('Nama tindakan', { required: true, server: true, max: 100 }),
    tooth: field.choice('Gigi', { options: TEETH.map((value) => ({ value, label: String(value) })) }),
    surfaces: field.choice('Permukaan', { many: true, options: SURFACES }),
    qty: field.quantity('Jumlah', { min: 0.001, max: 1000 }),
    price: field.money('Harga', { min: 0, visibility: 'money', help: 'Kosong: harga cabang hari ini' }),
    price_standard: field.money('Harga standar', { required: true, server: true, visibility: 'money' }),
    discount_amount: field.money('Diskon', { min: 0, visibility: 'money' }),
    amount: field.money('Total', { required: true, server: true, visibility: 'money' }),
    priority: field.choice('Prioritas', { options: priority }),
    phase: field.integer('Tahap', { min: 1, max: 9 }),
    status: field.choice('Status', { required: true, server: true, options: itemStates }),
    visitperawatan_id: field.integer('Tindakan kunjungan', { server: true }),
  },
});

const states = {
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'approved', label: 'Disetujui', tone: 'info' },
  2: { name: 'done', label: 'Selesai', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
} as const;
const state = stateOf(states);

/** What a doctor proposes to a patient, by tooth and phase, with an estimate; its items are pulled into visits (service.md 2.16, 10). */
export const treatmentplan = defineDocument({
  name: 'service.treatmentplan',
  path: 'service/treatmentplan',
  table: 'treatmentplans',
  module: 'service',
  scope: 'branch',
  singular: 'rencana perawatan',
  label: 'Rencana Perawatan',
  states,
  verbs: {
    setujui: {
      label: 'Setujui',
      from: [state.draft],
      to: state.approved,
      input: {},
      tone: 'primary',
      confirm: 'Pasien menyetujui rencana ini?',
    },
    batal: {
      label: 'Batalkan',
      from: [state.draft, state.approved],
      to: state.cancelled,
      input: {},
      tone: 'danger',
      confirm: 'Batalkan rencana ini?',
    },
  },
  fields: {
    customer_id: person('Pasien', 'customerdata', userRole.customer),
    doctor_id: person('Dokter', 'doctordata', userRole.dokter),
    title: field.text('Judul', { required: true, min: 2, max: 100 }),
    valid_until: field.date('Berlaku sampai'),
    note: field.note('Catatan', { max: 500 }),
    approved_at: field.instant('Disetujui', { server: true }),
    total_amount: field.derived('Total', { as: 'money', visibility: 'money' }),
    items,
  },
  title: 'title',
  keyword: ['title'],
  list: {
    columns: ['title', 'customer_id', 'doctor_id', 'valid_until', 'total_amount', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      customer: { by: 'equals', column: 'customer_id' },
      doctor: { by: 'equals', column: 'doctor_id' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'title', 'valid_until'],
  },
  form: [
    { label: 'Rencana', fields: ['customer_id', 'doctor_id', 'title', 'valid_until', 'note'] },
    { label: 'Tindakan', fields: ['items'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', edit: 'usecase' },
  screens: {},
});
