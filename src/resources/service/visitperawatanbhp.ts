import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** A consumable of a treatment: what the catalogue expects, what was used, what it cost (service.md 2.8). Written by bhp and bhp/batal. */
export const visitperawatanbhp = defineMaster({
  name: 'service.visitperawatanbhp',
  path: 'service/visitperawatanbhp',
  table: 'visitperawatanbhps',
  module: 'service',
  scope: 'branch',
  singular: 'BHP tindakan',
  label: 'BHP Tindakan',
  fields: {
    visit_id: field.ref('Kunjungan', { required: true, server: true, to: 'service.visit', embed: 'visitdata' }),
    visitperawatan_id: field.ref('Tindakan', {
      required: true,
      server: true,
      to: 'service.visitperawatan',
      embed: 'visitperawatandata',
    }),
    item_id: field.ref('Bahan', { required: true, server: true, to: 'inventory.item', embed: 'itemdata' }),
    unit: field.text('Satuan', { required: true, server: true, max: 20 }),
    qty_default: field.quantity('Standar', { server: true }),
    qty_used: field.quantity('Dipakai', { server: true }),
    reason: field.text('Alasan', { server: true, max: 300 }),
    unit_cost: field.quantity('Biaya satuan', { server: true, visibility: 'stock' }),
    cost_amount: field.money('Biaya', { server: true, visibility: 'stock' }),
  },
  title: 'item_id',
  keyword: ['item_id'],
  list: {
    columns: ['visit_id', 'visitperawatan_id', 'item_id', 'unit', 'qty_default', 'qty_used', 'reason', 'cost_amount'],
    filters: {
      visit: { by: 'equals', column: 'visit_id' },
      visitperawatan: { by: 'equals', column: 'visitperawatan_id' },
      item: { by: 'equals', column: 'item_id' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'qty_used'],
  },
  form: [],
  operations: { list: 'usecase', show: 'usecase' },
  screens: {},
});
