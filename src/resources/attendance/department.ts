import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { staffRoles } from './staff-role.ts';

/** A department of a branch; its head is told of requests for leave and overtime (attendance.md 2). */
export const department = defineMaster({
  name: 'attendance.department',
  path: 'attendance/department',
  table: 'departments',
  module: 'attendance',
  scope: 'branch',
  singular: 'departemen',
  label: 'Departemen',
  fields: {
    code: field.code('Kode', { required: true, max: 10, pattern: /^[A-Z0-9]{2,10}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 60 }),
    head_id: field.ref('Kepala', {
      to: 'platform.users',
      embed: 'headdata',
      own: true,
      filter: { role: staffRoles },
      help: 'Diberi tahu tentang pengajuan izin dan lembur',
    }),
    staff_count: field.derived('Jumlah pegawai', { as: 'integer' }),
    status: activeField,
  },
  title: 'name',
  keyword: ['code', 'name', 'head_id'],
  list: {
    columns: ['code', 'name', 'head_id', 'staff_count', 'status'],
    filters: { status: { by: 'equals', column: 'status' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'status'],
  },
  form: [{ label: 'Departemen', fields: ['code', 'name', 'head_id', 'status'] }],
  operations: {
    list: 'usecase',
    show: 'usecase',
    pick: [],
    create: 'generic',
    edit: 'generic',
    delete: 'usecase',
    export: true,
  },
  screens: { list: '/attendance/master/department', show: '/attendance/master/department/:id' },
});
