import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** What items are counted in, bought in and sold in (inventory.md 2). */
export const unit = defineMaster({
  name: 'inventory.unit',
  path: 'inventory/unit',
  table: 'satuans',
  module: 'inventory',
  scope: 'group',
  singular: 'satuan',
  label: 'Satuan',
  fields: { name: field.text('Nama', { required: true, min: 1, max: 20 }) },
  title: 'name',
  keyword: ['name'],
  list: { columns: ['name'], filters: {}, sort: { field: 'name', order: 'asc' }, sortable: ['name'] },
  form: [{ label: 'Satuan', fields: ['name'] }],
  operations: { list: 'generic', show: 'generic', pick: [], create: 'generic', edit: 'generic', delete: 'generic' },
  screens: {
    list: '/inventory/master/unit',
    show: '/inventory/master/unit/:id',
    bespoke: ['list'],
    mirrors: ['/inventory-v2/master/unit'],
  },
});
