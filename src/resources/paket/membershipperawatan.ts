import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { programTypes } from './history-life.ts';
import { slotStates } from './membership-life.ts';

const server = { server: true } as const;
const computed = { server: true, required: true } as const;

/** What a customer has of a package that he bought: slots of one treatment, item or work of a laboratory (paket.md 2.5). */
export const membershipperawatan = defineDocument({
  name: 'paket.membershipperawatan',
  path: 'paket/membershipperawatan',
  table: 'membershipperawatans',
  module: 'paket',
  scope: 'branch',
  singular: 'slot paket',
  label: 'Slot Paket',
  fields: {
    membership_id: field.ref('Penjualan paket', { ...computed, to: 'paket.membership', embed: 'membershipdata' }),
    customer_id: field.ref('Pelanggan', { ...computed, to: 'platform.users', embed: 'customerdata' }),
    type: field.choice('Jenis', { ...computed, options: programTypes }),
    perawatan_id: field.ref('Tindakan', { ...server, to: 'service.tindakanmedis', embed: 'perawatandata' }),
    item_id: field.ref('Item', { ...server, to: 'inventory.item', embed: 'itemdata' }),
    laboratoriumjasa_id: field.ref('Jasa lab', { ...server, to: 'service.laboratoriumjasa', embed: 'jasadata' }),
    name: field.text('Nama', { ...computed, max: 200 }),
    free_slot: field.integer('Slot gratis', computed),
    used_slot: field.integer('Terpakai', computed),
    reserved_slot: field.integer('Dipesan', computed),
    sisa: field.derived('Sisa', { as: 'integer' }),
    expired_duration: field.integer('Masa berlaku (hari)', computed),
    expires_at: field.date('Berlaku s/d', server),
    price_standard: field.money('Harga standar', computed),
    min_gap_days: field.integer('Jarak minimal (hari)', server),
    max_per_visit: field.integer('Maksimal per kunjungan', server),
    alloc_total: field.money('Nilai', computed),
    alloc_unit: field.money('Nilai per slot', computed),
    recognised_amount: field.money('Diakui', computed),
    released_amount: field.money('Hangus', computed),
    opening_amount: field.money('Saldo awal', computed),
  },
  title: 'name',
  keyword: ['name', 'customer_id', 'membership_id'],
  list: {
    columns: [
      'membership_id',
      'customer_id',
      'type',
      'name',
      'free_slot',
      'used_slot',
      'reserved_slot',
      'sisa',
      'expires_at',
      'status',
    ],
    filters: {
      membership: { by: 'equals', column: 'membership_id' },
      customer: { by: 'equals', column: 'customer_id' },
      type: { by: 'equals', column: 'type' },
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'expires_at' },
    },
    sort: { field: 'id', order: 'asc' },
    sortable: ['id', 'name', 'expires_at', 'free_slot', 'used_slot'],
  },
  form: [{ label: 'Slot', fields: ['name', 'free_slot', 'used_slot', 'reserved_slot', 'expires_at'] }],
  operations: { list: 'usecase', show: 'usecase', export: true },
  states: slotStates,
  verbs: {},
  screens: {},
});
