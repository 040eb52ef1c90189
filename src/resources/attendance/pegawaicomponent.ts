import { activeStatus } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** What an employee gets of a component, from when to when (attendance.md 2); without an amount the component's own. */
export const pegawaicomponent = defineMaster({
  name: 'attendance.pegawaicomponent',
  path: 'attendance/pegawaicomponent',
  table: 'pegawaicomponents',
  module: 'attendance',
  scope: 'branch',
  singular: 'komponen pegawai',
  label: 'Komponen Pegawai',
  fields: {
    pegawai_id: field.ref('Pegawai', { required: true, to: 'platform.users', embed: 'pegawaidata' }),
    component_id: field.ref('Komponen', {
      required: true,
      to: 'attendance.payrollcomponent',
      embed: 'componentdata',
      filter: { status: activeStatus.active },
    }),
    amount: field.money('Nilai', { min: 0, max: 1_000_000_000, help: 'Kosong: nilai komponen' }),
    percent: field.percent('Persen', { min: 0, max: 100 }),
    start_date: field.date('Mulai', { required: true }),
    end_date: field.date('Sampai'),
  },
  title: 'component_id',
  keyword: ['pegawai_id', 'component_id'],
  list: {
    columns: ['pegawai_id', 'component_id', 'amount', 'percent', 'start_date', 'end_date'],
    filters: {
      pegawai: { by: 'equals', column: 'pegawai_id' },
      component: { by: 'equals', column: 'component_id' },
    },
    sort: { field: 'start_date', order: 'desc' },
    sortable: ['start_date', 'end_date', 'amount'],
  },
  form: [{ label: 'Komponen', fields: ['pegawai_id', 'component_id', 'amount', 'percent', 'start_date', 'end_date'] }],
  operations: {
    list: 'generic',
    show: 'generic',
    create: 'usecase',
    edit: 'usecase',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/attendance/employees/komponen', show: '/attendance/employees/komponen/:id' },
});
