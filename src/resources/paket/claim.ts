import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { branchFilter } from '../kernel/branch-filter.ts';
import { openRequests } from '../platform/approval-field.ts';
import { userRole } from '../platform/role.ts';
import { programTypes } from './history-life.ts';
import { claimSources, claimState, claimStates } from './membership-life.ts';

const computed = { server: true, required: true } as const;

/** Of the slot, as an address names it. */
const types = programTypes.map(({ value, label }) => ({ value: String(value), label }));

const filters = {
  status: { by: 'equals', column: 'status' },
  customer: { by: 'equals', column: 'customer_id' },
  membership: { by: 'equals', column: 'membership_id' },
  paket: { by: 'custom', field: field.ref('Paket', { to: 'paket.type', embed: 'pakettypedata' }) },
  type: { by: 'custom', field: field.choice('Jenis', { options: types }) },
  profile_id: branchFilter,
  doctor: { by: 'equals', column: 'doctor_id' },
  source_type: { by: 'equals', column: 'source_type' },
  period: { by: 'period', column: 'used_at' },
  sum: {
    by: 'custom',
    field: field.choice('Jumlah', { options: ['1', 'used', 'value_amount'].map((value) => ({ value, label: value })) }),
  },
} as const;

/** What was taken of a sold package: reserved by a visit, used, or handed over at the desk (paket.md 2.6, 3.3). */
export const claim = defineDocument({
  name: 'paket.membershipperawatanused',
  path: 'paket/membershipperawatanused',
  table: 'membershipperawatanuseds',
  module: 'paket',
  scope: 'branch',
  singular: 'klaim paket',
  label: 'Klaim Slot Gratis',
  fields: {
    code: field.code('Kode', computed),
    used_at: field.instant('Tanggal'),
    customer_id: field.ref('Pelanggan', { ...computed, to: 'platform.users', embed: 'customerdata' }),
    membership_id: field.ref('Penjualan', { ...computed, to: 'paket.membership', embed: 'membershipdata' }),
    membershipperawatan_id: field.integer('Slot', { required: true, min: 1, internal: true }),
    paket: field.derived('Paket', { as: 'text' }),
    typename: field.derived('Jenis', { as: 'text' }),
    name: field.derived('Nama', { as: 'text' }),
    used: field.integer('Jumlah', { required: true, min: 1, max: 999 }),
    source_type: field.choice('Sumber', { ...computed, options: claimSources }),
    source_id: field.integer('Nomor sumber', { server: true, internal: true }),
    source: field.derived('Dokumen', { as: 'record' }),
    doctor_id: field.ref('Dokter', {
      server: true,
      to: 'platform.users',
      embed: 'doctordata',
      filter: { role: userRole.dokter },
    }),
    warehouse_id: field.ref('Gudang', { to: 'inventory.warehouse', embed: 'warehousedata' }),
    value_amount: field.money('Nilai', { ...computed, visibility: 'cost' }),
    cost_amount: field.money('HPP', { server: true, visibility: 'cost' }),
    override_reason: field.note('Alasan tetap memakai slot', { max: 300 }),
    cancel_reason: field.note('Alasan batal', { server: true, max: 300 }),
    requests: openRequests,
  },
  title: 'code',
  keyword: ['code', 'customer_id'],
  list: {
    columns: [
      'code',
      'used_at',
      'customer_id',
      'membership_id',
      'paket',
      'typename',
      'name',
      'used',
      'source',
      'doctor_id',
      'value_amount',
      'status',
    ],
    filters,
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'code', 'used_at', 'used'],
  },
  form: [
    { label: 'Klaim', fields: ['code', 'used_at', 'customer_id', 'membership_id', 'used', 'status'] },
    { label: 'Sumber', fields: ['source_type', 'doctor_id', 'warehouse_id', 'value_amount', 'override_reason'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', export: true },
  books: true,
  states: claimStates,
  verbs: {
    batal: {
      label: 'Batalkan',
      from: [claimState.reserved, claimState.used],
      to: claimState.cancelled,
      input: { reason: field.note('Alasan', { required: true, max: 300 }) },
      tone: 'danger',
    },
  },
  screens: { list: '/paket/sales/getfreeused', bespoke: ['list'] },
});
