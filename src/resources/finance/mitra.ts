import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** A partner hospital or clinic that has a share in treatments (finance.md 2a). */
export const mitra = defineMaster({
  name: 'finance.mitra',
  path: 'finance/mitra',
  table: 'mitras',
  module: 'finance',
  scope: 'group',
  singular: 'mitra',
  label: 'Mitra',
  fields: {
    name: field.text('Nama', { required: true, min: 2, max: 100 }),
    kind: field.choice('Jenis', {
      required: true,
      options: [
        { value: 1, label: 'Rumah sakit' },
        { value: 2, label: 'Klinik rekanan' },
      ],
    }),
    address: field.note('Alamat', { max: 300 }),
    phone: field.text('Telepon', { max: 30, format: 'phone' }),
    contract_no: field.text('No. perjanjian', { max: 60 }),
    valid_to: field.date('Perjanjian sampai'),
    status: activeField,
  },
  title: 'name',
  keyword: ['name', 'contract_no'],
  list: {
    columns: ['name', 'kind', 'phone', 'contract_no', 'valid_to', 'status'],
    filters: { status: { by: 'equals', column: 'status' }, kind: { by: 'equals', column: 'kind' } },
    sort: { field: 'name', order: 'asc' },
    sortable: ['name', 'valid_to'],
  },
  form: [
    { label: 'Mitra', fields: ['name', 'kind', 'status'] },
    { label: 'Perjanjian', fields: ['contract_no', 'valid_to'] },
    { label: 'Kontak', fields: ['phone', 'address'] },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/finance/master/mitra', show: '/finance/master/mitra/:id' },
});
