import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { userRole } from '../platform/role.ts';

const text = (label: string) => field.note(label, { max: 2000 });

/** Words that a note often begins with: a doctor's own, or everybody's (service.md 2.12). */
export const soaptemplate = defineMaster({
  name: 'service.soaptemplate',
  path: 'service/soaptemplate',
  table: 'soaptemplates',
  module: 'service',
  scope: 'group',
  singular: 'templat SOAP',
  label: 'Templat SOAP',
  fields: {
    name: field.text('Nama', { required: true, min: 2, max: 80 }),
    doctor_id: field.ref('Dokter', {
      to: 'platform.users',
      embed: 'doctordata',
      filter: { role: userRole.dokter },
      help: 'Kosong: untuk semua dokter. Yang dibuat dokter selalu miliknya sendiri.',
    }),
    subjective: text('Subjective'),
    objective: text('Objective'),
    assessment: text('Assessment'),
    plan: text('Plan'),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: ['name', 'doctor_id', 'assessment', 'plan'],
    filters: { doctor: { by: 'equals', column: 'doctor_id' } },
    sort: { field: 'name', order: 'asc' },
    sortable: ['name', 'doctor_id'],
  },
  form: [
    { label: 'Templat', fields: ['name', 'doctor_id'] },
    { label: 'Isi', fields: ['subjective', 'objective', 'assessment', 'plan'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'usecase' },
  screens: { list: '/service/master/template', show: '/service/master/template/:id' },
});
