import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

const kept = { server: true, required: true } as const;

/** Days of annual leave of a member of the staff in a year (attendance.md 2, 6; written by grants, leave and adjustments). */
export const leavebalance = defineMaster({
  name: 'attendance.leavebalance',
  path: 'attendance/leavebalance',
  table: 'leavebalances',
  module: 'attendance',
  scope: 'branch',
  singular: 'saldo cuti',
  label: 'Saldo Cuti',
  fields: {
    pegawai_id: field.ref('Pegawai', { ...kept, to: 'platform.users', embed: 'pegawaidata' }),
    year: field.integer('Tahun', kept),
    entitlement: field.quantity('Hak', kept),
    carried: field.quantity('Dari tahun lalu', kept),
    expired: field.quantity('Hangus', kept),
    adjusted: field.quantity('Penyesuaian', kept),
    used: field.quantity('Terpakai', kept),
    used_early: field.quantity('Terpakai s/d 30 Juni', kept),
    remaining: field.quantity('Sisa', kept),
  },
  title: 'year',
  keyword: ['pegawai_id'],
  list: {
    columns: ['pegawai_id', 'year', 'entitlement', 'carried', 'expired', 'adjusted', 'used', 'remaining'],
    filters: {
      year: { by: 'equals', column: 'year' },
      pegawai: { by: 'equals', column: 'pegawai_id' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'year', 'used', 'remaining'],
  },
  form: [],
  operations: { list: 'usecase', show: 'usecase', export: true },
  screens: {},
});
