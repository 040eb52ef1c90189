import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { activeField } from '../kernel/active.ts';

/** The legal party that is owed and paid, shared by all branches (inventory.md 2). */
export const vendor = defineMaster({
  name: 'inventory.vendor',
  path: 'inventory/vendor',
  table: 'vendors',
  module: 'inventory',
  scope: 'group',
  singular: 'vendor',
  label: 'Vendor',
  fields: {
    code: field.code('Kode', { required: true, max: 20, pattern: /^[A-Z0-9.-]{2,20}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 150 }),
    npwp: field.text('NPWP', { max: 16, pattern: /^\d{15,16}$/, help: '15 atau 16 angka' }),
    is_pkp: field.flag('PKP', { required: true }),
    address: field.note('Alamat', { max: 300 }),
    phone: field.text('Telepon', { max: 30, format: 'phone' }),
    email: field.text('Email', { max: 100, format: 'email' }),
    pic_name: field.text('PIC', { max: 100 }),
    bank_name: field.text('Bank', { max: 60 }),
    bank_account: field.text('No. rekening', { max: 40 }),
    bank_holder: field.text('Atas nama', { max: 100 }),
    term_days: field.integer('Termin (hari)', { required: true, min: 0, max: 180 }),
    credit_limit: field.money('Batas kredit', { min: 0, help: 'Kosong: tanpa batas' }),
    status: activeField,
    owed: field.derived('Hutang berjalan', { as: 'money' }),
    due: field.derived('Jatuh tempo', { as: 'text' }),
  },
  title: 'name',
  keyword: ['code', 'name', 'npwp'],
  list: {
    columns: ['code', 'name', 'npwp', 'is_pkp', 'phone', 'term_days', 'owed', 'due', 'status'],
    filters: { status: { by: 'equals', column: 'status' }, is_pkp: { by: 'equals', column: 'is_pkp' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'term_days'],
  },
  form: [
    { label: 'Vendor', fields: ['code', 'name', 'npwp', 'is_pkp', 'term_days', 'credit_limit', 'status'] },
    { label: 'Kontak', fields: ['pic_name', 'phone', 'email', 'address'] },
    { label: 'Rekening', fields: ['bank_name', 'bank_account', 'bank_holder'] },
  ],
  operations: {
    list: 'usecase',
    show: 'generic',
    pick: ['code'],
    create: 'generic',
    edit: 'generic',
    delete: 'usecase',
    export: true,
  },
  screens: {
    list: '/inventory/master/vendor',
    show: '/inventory/master/vendor/:id',
    bespoke: ['show'],
    mirrors: ['/inventory-v2/master/vendor'],
  },
});
