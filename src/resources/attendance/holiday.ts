import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** A day on which shifts that rest on holidays are free: of one branch, or of all of them (attendance.md 2). */
export const holiday = defineMaster({
  name: 'attendance.holiday',
  path: 'attendance/holiday',
  table: 'holidays',
  module: 'attendance',
  scope: 'group',
  singular: 'hari libur',
  label: 'Hari Libur',
  fields: {
    holiday_date: field.date('Tanggal', { required: true }),
    name: field.text('Nama', { required: true, min: 2, max: 60 }),
    profile_id: field.ref('Cabang', { to: 'platform.profile', embed: 'profiledata', none: 'Semua cabang' }),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: ['holiday_date', 'name', 'profile_id'],
    filters: { period: { by: 'period', column: 'holiday_date' } },
    sort: { field: 'holiday_date', order: 'asc' },
    sortable: ['holiday_date', 'name'],
  },
  form: [{ label: 'Hari libur', fields: ['holiday_date', 'name', 'profile_id'] }],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'usecase', export: true },
  screens: {
    list: '/attendance/master/shift/libur',
    show: '/attendance/master/shift/libur/:id',
    bespoke: ['list'],
  },
});
