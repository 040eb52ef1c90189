import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { staffRoles } from './staff-role.ts';

export const licenceKinds = [
  { value: 'STR', name: 'str', label: 'STR' },
  { value: 'SIP', name: 'sip', label: 'SIP' },
] as const;

/** A licence to practise: number, last day, paper (attendance.md 10). */
export const licence = defineMaster({
  name: 'attendance.licence',
  path: 'attendance/licence',
  table: 'pegawailicences',
  module: 'attendance',
  scope: 'branch',
  singular: 'izin praktik',
  label: 'STR dan SIP',
  fields: {
    pegawai_id: field.ref('Pegawai', {
      required: true,
      to: 'platform.users',
      embed: 'pegawaidata',
      own: true,
      filter: { role: staffRoles },
    }),
    kind: field.choice('Jenis', { required: true, options: licenceKinds }),
    number: field.text('Nomor', { required: true, min: 3, max: 60 }),
    expires_at: field.date('Berlaku sampai', { help: 'Kosong: seumur hidup' }),
    buktiurl: field.text('Berkas', {
      server: true,
      max: 100,
      picture: { call: 'attendance.licence.bukti', part: 'bukti', paper: true },
    }),
  },
  title: 'number',
  keyword: ['number', 'pegawai_id'],
  list: {
    columns: ['pegawai_id', 'kind', 'number', 'expires_at', 'buktiurl'],
    filters: {
      pegawai_id: { by: 'equals', column: 'pegawai_id' },
      kind: { by: 'equals', column: 'kind' },
      period: { by: 'period', column: 'expires_at' },
    },
    sort: { field: 'expires_at', order: 'asc' },
    sortable: ['kind', 'number', 'expires_at'],
  },
  form: [{ label: 'Izin praktik', fields: ['pegawai_id', 'kind', 'number', 'expires_at'] }],
  operations: { list: 'generic', show: 'generic', create: 'generic', edit: 'generic', delete: 'generic', export: true },
  screens: {},
});
