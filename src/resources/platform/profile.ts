import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { activeField } from '../kernel/active.ts';

/** A branch of the clinic group (platform.md 3). Its rows are read by every member of the staff; its screens are the superadmin's. */
export const profile = defineMaster({
  name: 'platform.profile',
  path: 'profile',
  table: 'profiles',
  module: 'platform',
  scope: 'group',
  singular: 'cabang',
  label: 'Cabang',
  fields: {
    code: field.code('Kode', { required: true, pattern: /^[A-Z]{3,5}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 100 }),
    address: field.note('Alamat', { max: 300 }),
    phone: field.text('Telepon', { max: 30, format: 'phone' }),
    logourl: field.text('Logo', {
      max: 300,
      server: true,
      picture: { call: 'platform.profile.uploadlogo', part: 'logo' },
    }),
    npwp: field.text('NPWP', { max: 16, pattern: /^\d{15,16}$/, help: '15 atau 16 angka' }),
    nitku: field.text('NITKU', {
      max: 22,
      pattern: /^\d{22}$/,
      help: '22 angka: NPWP 16 angka dan 6 angka tempat usaha',
    }),
    pkp_since: field.date('PKP sejak', {
      help: 'Kosong: bukan PKP. PPN dipungut dan dikreditkan mulai tanggal ini; sebelumnya PPN beban menjadi biaya.',
    }),
    isexportall: field.flag('Ekspor untuk semua peran', { required: true }),
    timezone: field.choice('Zona waktu', {
      required: true,
      options: [
        { value: 'Asia/Jakarta', label: 'WIB' },
        { value: 'Asia/Makassar', label: 'WITA' },
        { value: 'Asia/Jayapura', label: 'WIT' },
      ],
    }),
    status: activeField,
  },
  title: 'name',
  keyword: ['name', 'code'],
  list: {
    columns: ['code', 'name', 'address', 'phone', 'status'],
    filters: { status: { by: 'equals', column: 'status' } },
    sort: { field: 'id', order: 'asc' },
    sortable: ['id', 'code', 'name'],
  },
  form: [
    { label: 'Cabang', fields: ['code', 'name', 'address', 'phone', 'logourl', 'timezone', 'isexportall', 'status'] },
    { label: 'Pajak', fields: ['npwp', 'nitku', 'pkp_since'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase' },
  screens: { list: '/dashboard/cabang/daftar', show: '/dashboard/cabang/daftar/:id' },
});
