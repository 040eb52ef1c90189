import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { TEETH } from './tooth.ts';
import { activeStatus } from '../kernel/active.ts';

/** What a patient has, by visit; one of a visit's diagnoses is the primary one (service.md 2.7). */
export const visitdiagnosa = defineMaster({
  name: 'service.visitdiagnosa',
  path: 'service/visitdiagnosa',
  table: 'visitdiagnosas',
  module: 'service',
  scope: 'branch',
  singular: 'diagnosis kunjungan',
  label: 'Diagnosis Kunjungan',
  fields: {
    visit_id: field.ref('Kunjungan', { required: true, to: 'service.visit', embed: 'visitdata' }),
    customer_id: field.ref('Pasien', { required: true, server: true, to: 'platform.users', embed: 'customerdata' }),
    diagnosa_id: field.ref('Diagnosis', {
      required: true,
      to: 'service.diagnosa',
      embed: 'diagnosadata',
      filter: { status: activeStatus.active },
    }),
    tooth: field.choice('Gigi', { options: TEETH.map((value) => ({ value, label: String(value) })) }),
    isprimary: field.flag('Utama', { help: 'Diagnosis pertama menjadi yang utama' }),
    note: field.note('Catatan', { max: 500 }),
  },
  title: 'diagnosa_id',
  keyword: ['customer_id'],
  list: {
    columns: ['visit_id', 'customer_id', 'diagnosa_id', 'tooth', 'isprimary', 'note'],
    filters: {
      visit: { by: 'equals', column: 'visit_id' },
      customer: { by: 'equals', column: 'customer_id' },
      diagnosa: { by: 'equals', column: 'diagnosa_id' },
      isprimary: { by: 'equals', column: 'isprimary' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id'],
  },
  form: [{ label: 'Diagnosis', fields: ['visit_id', 'diagnosa_id', 'tooth', 'isprimary', 'note'] }],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', edit: 'usecase', delete: 'usecase' },
  screens: {},
});
