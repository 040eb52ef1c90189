import { defineMaster } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { WEEKDAYS } from './weekday.ts';
import { userRole } from '../platform/role.ts';

const statuses = [
  { value: 1, name: 'waiting', label: 'Menunggu', tone: 'warning' },
  { value: 2, name: 'scheduled', label: 'Dapat jadwal', tone: 'success' },
  { value: 0, name: 'cancelled', label: 'Batal', tone: 'neutral' },
] as const;
export const waitingStatus = valuesOf(statuses);

/** A patient who would come sooner if a place were free (service.md 2.17, 10). */
export const daftartunggu = defineMaster({
  name: 'service.daftartunggu',
  path: 'service/daftartunggu',
  table: 'daftartunggus',
  module: 'service',
  scope: 'branch',
  singular: 'daftar tunggu',
  label: 'Daftar Tunggu',
  fields: {
    customer_id: field.ref('Pasien', {
      required: true,
      to: 'platform.users',
      embed: 'customerdata',
      filter: { role: userRole.customer },
    }),
    doctor_id: field.ref('Dokter', {
      to: 'platform.users',
      embed: 'doctordata',
      filter: { role: userRole.dokter },
      help: 'Kosong: dokter mana saja',
    }),
    hari: field.choice('Hari', { many: true, options: WEEKDAYS }),
    jam_dari: field.time('Dari jam'),
    jam_sampai: field.time('Sampai jam'),
    until: field.date('Menunggu sampai', { required: true }),
    note: field.note('Catatan', { max: 300 }),
    status: field.choice('Status', {
      required: true,
      options: statuses,
    }),
  },
  title: 'customer_id',
  keyword: ['customer_id'],
  list: {
    columns: ['customer_id', 'doctor_id', 'hari', 'jam_dari', 'jam_sampai', 'until', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      doctor: { by: 'equals', column: 'doctor_id' },
      customer: { by: 'equals', column: 'customer_id' },
    },
    sort: { field: 'until', order: 'asc' },
    sortable: ['until', 'status'],
  },
  form: [
    {
      label: 'Daftar tunggu',
      fields: ['customer_id', 'doctor_id', 'hari', 'jam_dari', 'jam_sampai', 'until', 'note', 'status'],
    },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', export: true },
  screens: {},
});
