import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { staffRoles } from './staff-role.ts';

/** A day of the roster; it goes before the usual shift and before holidays (attendance.md 2, 6). */
export const schedule = defineMaster({
  name: 'attendance.schedule',
  path: 'attendance/schedule',
  table: 'shiftschedules',
  module: 'attendance',
  scope: 'branch',
  singular: 'jadwal kerja',
  label: 'Jadwal Kerja',
  fields: {
    pegawai_id: field.ref('Pegawai', {
      required: true,
      to: 'platform.users',
      embed: 'pegawaidata',
      own: true,
      filter: { role: staffRoles },
    }),
    work_date: field.date('Tanggal', { required: true }),
    shift_id: field.ref('Shift', { to: 'attendance.shift', embed: 'shiftdata', none: 'Libur' }),
  },
  title: 'work_date',
  keyword: ['pegawai_id'],
  list: {
    columns: ['work_date', 'pegawai_id', 'shift_id'],
    filters: {
      pegawai_id: { by: 'equals', column: 'pegawai_id' },
      shift_id: { by: 'equals', column: 'shift_id' },
      period: { by: 'period', column: 'work_date' },
    },
    sort: { field: 'work_date', order: 'asc' },
    sortable: ['id', 'work_date'],
  },
  form: [{ label: 'Jadwal', fields: ['pegawai_id', 'work_date', 'shift_id'] }],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'usecase', export: true },
  screens: {},
});
