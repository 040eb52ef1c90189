import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { formlabFilters, formlabStates, formlabVerbs, remakeFaults } from './formlab-life.ts';
import { slotFields } from './slot-fields.ts';
import { SHADES } from './shade.ts';
import { TEETH } from './tooth.ts';
import { activeStatus } from '../kernel/active.ts';

const person = { required: true, server: true, to: 'platform.users' } as const;

/** An order to an outside laboratory for a treatment of a visit (service.md 2.9, 3.2, 6.7). */
export const formlab = defineDocument({
  name: 'service.formlab',
  path: 'service/formlab',
  table: 'formlabs',
  module: 'service',
  scope: 'branch',
  singular: 'form lab',
  label: 'Form Lab',
  states: formlabStates,
  verbs: formlabVerbs,
  fields: {
    code: field.code('Kode', { required: true, server: true }),
    visitperawatan_id: field.ref('Tindakan', { required: true, to: 'service.visitperawatan', embed: 'perawatandata' }),
    visit_id: field.ref('Kunjungan', { required: true, server: true, to: 'service.visit', embed: 'visitdata' }),
    customer_id: field.ref('Pasien', { ...person, embed: 'customerdata' }),
    doctor_id: field.ref('Dokter', { ...person, embed: 'doctordata' }),
    laboratorium_id: field.ref('Lab', { required: true, server: true, to: 'service.laboratorium', embed: 'labdata' }),
    laboratoriumjasa_id: field.ref('Jasa', {
      required: true,
      to: 'service.laboratoriumjasa',
      embed: 'jasadata',
      filter: { status: activeStatus.active },
    }),
    tooth: field.choice('Gigi', { many: true, options: TEETH.map((value) => ({ value, label: String(value) })) }),
    shade: field.choice('Shade', { options: SHADES.map((value) => ({ value, label: value })) }),
    material: field.text('Bahan', { max: 60 }),
    instruksi: field.note('Instruksi', { max: 1000 }),
    qty: field.integer('Jumlah', { min: 1, max: 32, help: 'Kosong: sebanyak gigi' }),
    price: field.money('Harga pasien', { min: 0, visibility: 'money', help: '0: termasuk dalam harga tindakan' }),
    ...slotFields,
    labfee_estimate: field.money('Estimasi fee', { required: true, server: true, visibility: 'fee' }),
    courier: field.text('Kurir', { server: true, max: 60 }),
    sent_at: field.instant('Dikirim', { server: true }),
    due_at: field.date('Jatuh tempo', { server: true }),
    received_at: field.instant('Diterima', { server: true }),
    checked_by: field.ref('Diperiksa oleh', { server: true, to: 'platform.users', embed: 'checkerdata' }),
    fitted_at: field.instant('Terpasang', { server: true }),
    parent_id: field.ref('Ulangan dari', { server: true, to: 'service.formlab', embed: 'parentdata' }),
    isremake: field.flag('Ulangan', { required: true, server: true }),
    remake_fault: field.choice('Kesalahan pada', { server: true, options: remakeFaults }),
    islate: field.derived('Terlambat', { as: 'flag' }),
  },
  title: 'code',
  keyword: ['code', 'customer_id'],
  list: {
    columns: [
      'code',
      'customer_id',
      'laboratorium_id',
      'laboratoriumjasa_id',
      'tooth',
      'shade',
      'doctor_id',
      'sent_at',
      'due_at',
      'received_at',
      'status',
      'labfee_estimate',
    ],
    filters: formlabFilters,
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'code', 'sent_at', 'due_at', 'received_at', 'labfee_estimate'],
  },
  form: [
    { label: 'Pesanan', fields: ['visitperawatan_id', 'laboratoriumjasa_id', 'tooth', 'shade', 'material', 'qty'] },
    { label: 'Instruksi', fields: ['instruksi'] },
    { label: 'Biaya', fields: ['price', 'labfee_estimate'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', edit: 'usecase', export: true },
  screens: { list: '/service/rekammedis/formlab', show: '/service/rekammedis/formlab/:id', bespoke: ['list'] },
});
