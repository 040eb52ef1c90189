import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** Items of one kind: the accounts of their stock and revenue, and when their expiry is told (inventory.md 2). */
export const category = defineMaster({
  name: 'inventory.category',
  path: 'inventory/category',
  table: 'item_categories',
  module: 'inventory',
  scope: 'group',
  singular: 'kategori item',
  label: 'Kategori',
  fields: {
    code: field.code('Kode', { required: true, max: 10, pattern: /^[A-Z0-9]{2,10}$/, help: 'Awalan kode item' }),
    name: field.text('Nama', { required: true, min: 2, max: 80 }),
    parent_id: field.ref('Induk', { to: 'inventory.category', embed: 'parentdata', none: 'Tanpa induk' }),
    markup_percent: field.percent('Markup (%)', { required: true, max: 999 }),
    expiry_alert_days: field.integer('Peringatan kedaluwarsa (hari)', { required: true, min: 0, max: 720 }),
    akun_persediaan_id: field.ref('Akun persediaan', {
      required: true,
      to: 'finance.akun',
      embed: 'akunpersediaandata',
      filter: { subledger: 'stok' },
    }),
    akun_pendapatan_id: field.ref('Akun pendapatan', {
      required: true,
      to: 'finance.akun',
      embed: 'akunpendapatandata',
    }),
    item_count: field.derived('Jumlah item', { as: 'integer' }),
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: ['code', 'name', 'parent_id', 'markup_percent', 'expiry_alert_days', 'item_count', 'akun_persediaan_id'],
    filters: {},
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'markup_percent', 'expiry_alert_days'],
  },
  form: [
    { label: 'Kategori', fields: ['code', 'name', 'parent_id', 'markup_percent', 'expiry_alert_days'] },
    { label: 'Akun', fields: ['akun_persediaan_id', 'akun_pendapatan_id'] },
  ],
  operations: {
    list: 'usecase',
    show: 'generic',
    pick: ['code'],
    create: 'usecase',
    edit: 'usecase',
    delete: 'generic',
    export: true,
  },
  screens: {
    list: '/inventory/master/category',
    show: '/inventory/master/category/:id',
    bespoke: ['list'],
    mirrors: ['/inventory-v2/master/category'],
  },
});
