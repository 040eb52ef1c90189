import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { taxForms } from './tax-form.ts';

/** What the state calls an income, with the rate that it expects of it, valid from a day on (finance.md 2a, 6.6). */
export const objekpajak = defineMaster({
  name: 'finance.objekpajak',
  path: 'finance/objekpajak',
  table: 'objekpajaks',
  module: 'finance',
  scope: 'group',
  singular: 'objek pajak',
  label: 'Objek Pajak',
  fields: {
    code: field.code('Kode', { required: true, pattern: /^\d{2}-\d{3}-\d{2}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 100 }),
    form: field.choice('Berkas', { required: true, options: taxForms }),
    rate: field.percent('Tarif %', { help: 'Kosong: progresif pasal 17' }),
    dpp_percent: field.percent('DPP %', { required: true, min: 0.01 }),
    valid_from: field.date('Berlaku sejak', { required: true, today: true }),
    valid_to: field.date('Berlaku sampai'),
    note: field.note('Dasar hukum', { max: 500 }),
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: ['code', 'name', 'form', 'rate', 'dpp_percent', 'valid_from', 'valid_to'],
    filters: { form: { by: 'equals', column: 'form' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'valid_from'],
  },
  form: [
    { label: 'Objek pajak', fields: ['code', 'name', 'form', 'rate', 'dpp_percent'] },
    { label: 'Masa berlaku', fields: ['valid_from', 'valid_to', 'note'] },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: ['code'],
    create: 'usecase',
    edit: 'usecase',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/finance/master/objekpajak', show: '/finance/master/objekpajak/:id' },
});
