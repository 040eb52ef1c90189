import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { WEEKDAYS } from './weekday.ts';
import { activeField, activeStatus } from '../kernel/active.ts';
import { userRole } from '../platform/role.ts';

/** A doctor's session on a weekday, with the times at which patients are booked (service.md 2.5, 6.2). */
export const jadwal = defineMaster({
  name: 'service.jadwal',
  path: 'service/jadwal',
  table: 'jadwals',
  module: 'service',
  scope: 'branch',
  singular: 'jadwal dokter',
  label: 'Jadwal Dokter',
  fields: {
    doctor_id: field.ref('Dokter', {
      required: true,
      to: 'platform.users',
      embed: 'doctordata',
      filter: { role: userRole.dokter },
    }),
    hari: field.choice('Hari', { required: true, options: WEEKDAYS }),
    sesi: field.text('Sesi', { required: true, min: 2, max: 40, help: "Misalnya 'Pagi' atau 'Sore'" }),
    jam_mulai: field.time('Jam mulai', { required: true }),
    jam_selesai: field.time('Jam selesai', { required: true }),
    slot_minutes: field.integer('Lama slot (menit)', { required: true, min: 5, max: 120 }),
    kapasitas: field.integer('Pasien per jam slot', { required: true, min: 1, max: 10 }),
    unit_id: field.ref('Unit', { to: 'service.unit', embed: 'unitdata', filter: { status: activeStatus.active } }),
    valid_from: field.date('Berlaku mulai', { required: true }),
    valid_to: field.date('Berlaku sampai', { help: 'Kosong: sampai diubah' }),
    status: activeField,
  },
  title: 'sesi',
  keyword: ['doctor_id', 'sesi'],
  list: {
    columns: [
      'doctor_id',
      'hari',
      'sesi',
      'jam_mulai',
      'jam_selesai',
      'slot_minutes',
      'kapasitas',
      'unit_id',
      'valid_from',
      'valid_to',
      'status',
    ],
    filters: {
      doctor: { by: 'equals', column: 'doctor_id' },
      hari: { by: 'equals', column: 'hari' },
      unit: { by: 'equals', column: 'unit_id' },
      status: { by: 'equals', column: 'status' },
    },
    sort: { field: 'hari', order: 'asc' },
    sortable: ['hari', 'jam_mulai', 'valid_from', 'status'],
  },
  form: [
    { label: 'Sesi', fields: ['doctor_id', 'hari', 'sesi', 'jam_mulai', 'jam_selesai', 'unit_id'] },
    { label: 'Slot', fields: ['slot_minutes', 'kapasitas', 'valid_from', 'valid_to', 'status'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'generic', export: true },
  screens: { list: '/service/master/jadwaldokter', show: '/service/master/jadwaldokter/:id' },
});
