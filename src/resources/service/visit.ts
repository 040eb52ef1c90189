import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { billFields, bookingFields, visitPriorities } from './visit-booking.ts';
import { cancelTypes, visitColumns, visitFilters, visitVerbs } from './visit-life.ts';
import { visitStates } from './visit-state.ts';
import { userRole } from '../platform/role.ts';

const person = { to: 'platform.users', required: true } as const;

/** A patient's visit to a doctor, from the appointment to the finished treatment (service.md 2.6, 3.1). */
export const visit = defineDocument({
  name: 'service.visit',
  path: 'service/visit',
  table: 'visits',
  module: 'service',
  scope: 'branch',
  singular: 'kunjungan',
  label: 'Kunjungan',
  states: visitStates,
  verbs: visitVerbs,
  fields: {
    code: field.code('Kode', { required: true, server: true }),
    customer_id: field.ref('Pasien', { ...person, embed: 'customerdata', filter: { role: userRole.customer } }),
    doctor_id: field.ref('Dokter', { ...person, embed: 'doctordata', filter: { role: userRole.dokter } }),
    visit_date: field.date('Tanggal', { required: true }),
    ...bookingFields,
    type: field.choice('Jenis', {
      required: true,
      options: [
        { value: 'walkin', label: 'Walk-in' },
        { value: 'janji', label: 'Janji' },
        { value: 'kontrol', label: 'Kontrol' },
        { value: 'darurat', label: 'Darurat', tone: 'danger' },
      ],
    }),
    priority: field.choice('Prioritas', { required: true, options: visitPriorities }),
    confirm: field.flag('Langsung antri'),
    keluhan: field.note('Keluhan', { max: 500 }),
    note: field.note('Catatan', { max: 500 }),
    queue_number: field.integer('No. antrian', { server: true }),
    label: field.derived('Antrian', { as: 'text' }),
    unit_id: field.ref('Unit', { server: true, to: 'service.unit', embed: 'unitdata' }),
    perawat_id: field.ref('Perawat', { server: true, to: 'platform.users', embed: 'perawatdata' }),
    isnew: field.flag('Pasien baru', { required: true, server: true }),
    confirmed_at: field.instant('Dikonfirmasi', { server: true }),
    called_at: field.instant('Dipanggil', { server: true }),
    in_unit_at: field.instant('Masuk unit', { server: true }),
    finished_at: field.instant('Selesai', { server: true }),
    cancelled_at: field.instant('Dibatalkan', { server: true }),
    cancel_type: field.choice('Jenis pembatalan', { server: true, options: cancelTypes }),
    cancel_reason: field.note('Alasan batal', { server: true, max: 300 }),
    ...billFields,
    waiting_minutes: field.derived('Tunggu (menit)', { as: 'integer' }),
    chair_minutes: field.derived('Di unit (menit)', { as: 'integer' }),
    requests: openRequests,
  },
  title: 'code',
  keyword: ['code', 'customer_id'],
  list: {
    columns: visitColumns,
    filters: visitFilters,
    sort: { field: 'visit_date', order: 'desc' },
    sortable: ['id', 'code', 'visit_date', 'session_time', 'queue_number', 'confirmed_at'],
  },
  form: [
    {
      label: 'Kunjungan',
      fields: [
        'customer_id',
        'doctor_id',
        'visit_date',
        'minutes',
        'session_time',
        'booked_unit_id',
        'booked_perawat_id',
        'type',
        'priority',
        'confirm',
        'keluhan',
        'note',
      ],
    },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', export: true },
  screens: { list: '/service/visit/daily', show: '/service/visit/:id', bespoke: ['list', 'show'] },
});
