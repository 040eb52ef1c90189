import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { consentTypes } from './consent-text.ts';
import { activeField } from '../kernel/active.ts';

/** A text that patients sign; a text that was signed is never changed, its next revision is (service.md 2.12). */
export const consenttemplate = defineMaster({
  name: 'service.consenttemplate',
  path: 'service/consenttemplate',
  table: 'consenttemplates',
  module: 'service',
  scope: 'group',
  singular: 'template persetujuan',
  label: 'Template Persetujuan',
  fields: {
    code: field.code('Kode', { required: true, max: 20, pattern: /^[A-Z0-9.-]{2,20}$/ }),
    title: field.text('Judul', { required: true, min: 3, max: 120 }),
    type: field.choice('Jenis', { required: true, options: consentTypes }),
    body: field.note('Isi', {
      required: true,
      max: 10_000,
      help: 'Diisi otomatis: {nama}, {rm}, {tindakan}, {dokter}, {risiko}',
    }),
    revision: field.integer('Revisi', { required: true, server: true }),
    status: activeField,
  },
  title: 'title',
  keyword: ['code', 'title'],
  list: {
    columns: ['code', 'title', 'type', 'revision', 'status'],
    filters: { type: { by: 'equals', column: 'type' }, status: { by: 'equals', column: 'status' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'title', 'type', 'status'],
  },
  form: [{ label: 'Template', fields: ['code', 'title', 'type', 'body', 'status'] }],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: ['code'],
    create: 'generic',
    edit: 'usecase',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/service/master/consent', show: '/service/master/consent/:id' },
});
