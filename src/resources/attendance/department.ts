import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

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
    status: activeField,
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: ['code', 'name', 'status'],
    filters: { status: { by: 'equals', column: 'status' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'status'],
  },
  form: [{ label: 'Departemen', fields: ['code', 'name', 'status'] }],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: [],
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/attendance/master/department', show: '/attendance/master/department/:id' },
});
