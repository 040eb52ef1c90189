import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { computedFields, contactFields, employmentFields, guardianFields, identityFields } from './person.ts';
import { roleOptions } from './role.ts';
import { activeField } from '../kernel/active.ts';

/** Staff and customers (platform.md 3, service.md 2.1). A customer is seen in every branch that he is linked to. */
export const user = defineMaster({
  name: 'platform.users',
  path: 'users',
  table: 'users',
  module: 'platform',
  scope: 'group',
  singular: 'pengguna',
  label: 'Pengguna',
  fields: {
    username: field.code('No. RM / ID Pegawai', { required: true, max: 20, pattern: /^[A-Za-z0-9.-]{3,20}$/ }),
    profile_id: field.ref('Cabang', { required: true, server: true, to: 'platform.profile', embed: 'profiledata' }),
    role: field.choice('Peran', { required: true, server: true, options: roleOptions }),
    ...identityFields,
    ...contactFields,
    note: field.note('Catatan', { max: 300, visibility: 'clinical' }),
    ...guardianFields,
    ...employmentFields,
    former_numbers: field.text('No. RM lama', { server: true, max: 300 }),
    merged_into_id: field.ref('Digabung ke', { server: true, to: 'platform.users', embed: 'mergedintodata' }),
    avatar: field.file('Foto', { server: true }),
    status: activeField,
    ...computedFields,
    requests: openRequests,
  },
  title: 'name',
  keyword: ['name', 'username', 'note'],
  list: {
    columns: [
      'username',
      'name',
      'gender',
      'old',
      'birth_date',
      'phone',
      'address',
      'email',
      'note',
      'join_at',
      'status',
    ],
    filters: {
      role: { by: 'equals', column: 'role' },
      status: { by: 'equals', column: 'status' },
      gender: { by: 'equals', column: 'gender' },
      note: { by: 'contains', column: 'note' },
      address: { by: 'contains', column: 'address' },
      phone: { by: 'contains', column: 'phone' },
      email: { by: 'contains', column: 'email' },
      ishutangonly: { by: 'custom', field: field.flag('Punya Hutang?') },
      customerofdoctor: { by: 'custom', field: field.integer('Dokter', { min: 1 }) },
      issearchnameandrm: { by: 'custom', field: field.flag('Cari nama dan RM saja') },
      profile_id: { by: 'custom', field: field.integer('Cabang', { min: 1 }) },
      withRmStats: { by: 'custom', field: field.flag('Dengan jumlah kunjungan') },
      withFinanceStats: { by: 'custom', field: field.flag('Dengan tagihan') },
    },
    sort: { field: 'join_at', order: 'desc' },
    sortable: ['id', 'username', 'name', 'birth_date', 'join_at', 'phone'],
  },
  form: [
    {
      label: 'Identitas',
      fields: ['username', 'name', 'gender', 'idcard_type', 'idcard', 'birth_place', 'birth_date', 'status'],
    },
    { label: 'Kontak', fields: ['phone', 'address', 'email', 'instagram', 'note', 'join_at'] },
    { label: 'Wali', fields: ['wali_name', 'wali_idcard', 'wali_gender', 'wali_phone', 'wali_email', 'wali_address'] },
  ],
  operations: { list: 'usecase', show: 'usecase', pick: ['username', 'role'], edit: 'usecase', export: true },
  screens: {},
});
