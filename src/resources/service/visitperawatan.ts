import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { userRole } from '../platform/role.ts';
import { slotFields } from './slot-fields.ts';
import { SURFACES, TEETH } from './tooth.ts';
import { treatmentFilters } from './visitperawatan-filter.ts';
import { activeStatus } from '../kernel/active.ts';

const staff = <E extends string>(label: string, embed: E, role: number, more: { readonly own?: true } = {}) =>
  field.ref(label, { to: 'platform.users', embed, filter: { role }, ...more });
const teeth = TEETH.map((value) => ({ value, label: String(value) }));
const treatment = field.ref('Tindakan', {
  required: true,
  to: 'service.tindakanmedis',
  embed: 'perawatandata',
  filter: { status: activeStatus.active },
});
const note = 'Kosong: harga cabang pada tanggal kunjungan';

const states = {
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
  0: { name: 'planned', label: 'Rencana', tone: 'neutral' },
  1: { name: 'done', label: 'Selesai', tone: 'success' },
} as const;
const state = stateOf(states);

const ENTERED = ['visit_id', 'perawatan_id', 'doctor_id', 'perawat_id', 'tooth', 'surfaces', 'qty', 'note'] as const;

/** A treatment planned or done in a visit; done ones become lines of its bill (service.md 2.8, 3.2). */
export const visitperawatan = defineDocument({
  name: 'service.visitperawatan',
  path: 'service/visitperawatan',
  table: 'visitperawatans',
  module: 'service',
  scope: 'branch',
  singular: 'tindakan kunjungan',
  label: 'Tindakan Kunjungan',
  states,
  verbs: {
    selesai: { label: 'Selesai', from: [state.planned], to: state.done, input: {}, tone: 'primary' },
    batalselesai: { label: 'Kembalikan ke rencana', from: [state.done], to: state.planned, input: {} },
    batal: {
      label: 'Batalkan',
      from: [state.planned, state.done],
      to: state.cancelled,
      input: {},
      tone: 'danger',
      confirm: 'Batalkan tindakan ini?',
    },
  },
  fields: {
    visit_id: field.ref('Kunjungan', { required: true, to: 'service.visit', embed: 'visitdata' }),
    customer_id: field.ref('Pasien', { required: true, server: true, to: 'platform.users', embed: 'customerdata' }),
    perawatan_id: treatment,
    code: field.code('Kode', { required: true, server: true }),
    name: field.text('Nama tindakan', { required: true, server: true, max: 100 }),
    doctor_id: staff('Dokter', 'doctordata', userRole.dokter),
    perawat_id: staff('Perawat', 'perawatdata', userRole.perawat, { own: true }),
    tooth: field.choice('Gigi', { many: true, options: teeth }),
    surfaces: field.choice('Permukaan', { many: true, options: SURFACES }),
    qty: field.quantity('Jumlah', { min: 0.001, max: 1000 }),
    price: field.money('Harga', { min: 0, visibility: 'money', help: note }),
    price_standard: field.money('Harga standar', { required: true, server: true, visibility: 'money' }),
    discount_amount: field.money('Diskon', { min: 0, visibility: 'money' }),
    ...slotFields,
    amount: field.money('Total', { required: true, server: true, visibility: 'money' }),
    islab: field.flag('Form lab', { required: true, server: true }),
    kategori: field.derived('Kategori', { as: 'text' }),
    cabang: field.derived('Cabang', { as: 'text' }),
    diagnosa: field.derived('Diagnosa', { as: 'text', visibility: 'record' }),
    performed_at: field.instant('Dikerjakan', { server: true }),
    has_bhp: field.flag('Memakai BHP', { required: true, server: true }),
    isbhpused: field.flag('BHP dikonfirmasi', { required: true, server: true }),
    repeated: field.flag('Sengaja diulang'),
    note: field.note('Catatan', { max: 500 }),
    requests: openRequests,
  },
  title: 'name',
  keyword: ['name', 'customer_id'],
  list: {
    columns: [
      'visit_id',
      'performed_at',
      'customer_id',
      'name',
      'tooth',
      'isbhpused',
      'islab',
      'status',
      'doctor_id',
      'perawat_id',
      'qty',
      'price',
      'discount_amount',
      'amount',
    ],
    filters: treatmentFilters,
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'name', 'performed_at', 'qty', 'amount'],
  },
  form: [
    { label: 'Tindakan', fields: ENTERED },
    { label: 'Biaya', fields: ['price', 'discount_amount'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', edit: 'usecase', export: true },
  screens: { list: '/service/visit/perawatan', bespoke: ['list'] },
});
