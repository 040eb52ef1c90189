import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { activeField } from '../kernel/active.ts';

/** A diagnosis by its ICD-10 code (service.md 2.12). */
export const diagnosa = defineMaster({
  name: 'service.diagnosa',
  path: 'service/diagnosa',
  table: 'diagnosas',
  module: 'service',
  scope: 'group',
  singular: 'diagnosis',
  label: 'Diagnosis',
  fields: {
    icd10: field.code('Kode ICD-10', { required: true, max: 6, pattern: /^[A-Z]\d{2}(\.\d{1,2})?$/ }),
    name_id: field.text('Nama', { required: true, min: 2, max: 120 }),
    name_en: field.text('Nama (Inggris)', { required: true, min: 2, max: 120 }),
    isfavorite: field.flag('Favorit', { required: true }),
    status: activeField,
  },
  title: 'name_id',
  keyword: ['icd10', 'name_id', 'name_en'],
  list: {
    columns: ['icd10', 'name_id', 'name_en', 'isfavorite', 'status'],
    filters: {
      isfavorite: { by: 'equals', column: 'isfavorite' },
      status: { by: 'equals', column: 'status' },
    },
    sort: { field: 'icd10', order: 'asc' },
    sortable: ['icd10', 'name_id', 'name_en', 'isfavorite', 'status'],
  },
  form: [{ label: 'Diagnosis', fields: ['icd10', 'name_id', 'name_en', 'isfavorite', 'status'] }],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: ['icd10', 'name_en'],
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/service/master/diagnosa', show: '/service/master/diagnosa/:id' },
});
