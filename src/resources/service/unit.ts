import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { activeField } from '../kernel/active.ts';

/** A dental unit of a branch: one patient at a time (service.md 2.4). */
export const unit = defineMaster({
  name: 'service.unit',
  path: 'service/unit',
  table: 'units',
  module: 'service',
  scope: 'branch',
  singular: 'unit',
  label: 'Unit',
  fields: {
    code: field.code('Kode', { required: true, max: 10, pattern: /^[A-Z0-9-]{1,10}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 40 }),
    warehouse_id: field.ref('Gudang BHP', {
      to: 'inventory.warehouse',
      embed: 'warehousedata',
      help: 'BHP pasien di unit ini diambil dari sini; kosong: gudang bawaan BHP cabang',
    }),
    status: activeField,
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: ['code', 'name', 'warehouse_id', 'status'],
    filters: { status: { by: 'equals', column: 'status' } },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'status'],
  },
  form: [{ label: 'Unit', fields: ['code', 'name', 'warehouse_id', 'status'] }],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: ['code'],
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/service/master/unit', show: '/service/master/unit/:id' },
});
