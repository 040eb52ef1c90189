import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { activeField } from '../kernel/active.ts';

/** A dental laboratory outside the clinic, shared by its branches (service.md 2.12). */
export const laboratorium = defineMaster({
  name: 'service.laboratorium',
  path: 'service/laboratorium',
  table: 'laboratoriums',
  module: 'service',
  scope: 'group',
  singular: 'laboratorium',
  label: 'Laboratorium',
  fields: {
    name: field.text('Nama', { required: true, min: 2, max: 100 }),
    phone: field.text('Telepon', { max: 20, format: 'phone' }),
    address: field.note('Alamat', { max: 300 }),
    pic: field.text('Penanggung jawab', { max: 60 }),
    payment_days: field.integer('Tempo pembayaran (hari)', { min: 0, max: 180 }),
    status: activeField,
    open_orders: field.derived('Pesanan terbuka', { as: 'integer', help: 'Dibuat atau dikirim, belum diterima' }),
    late_percent: field.derived('Terlambat (%)', { as: 'integer', help: 'Dari yang dikirim dalam 12 bulan' }),
    remake_percent: field.derived('Ulang (%)', { as: 'integer', help: 'Dari yang dikirim dalam 12 bulan' }),
  },
  title: 'name',
  keyword: ['name', 'pic'],
  list: {
    columns: ['name', 'phone', 'pic', 'payment_days', 'open_orders', 'late_percent', 'remake_percent', 'status'],
    filters: { status: { by: 'equals', column: 'status' } },
    sort: { field: 'name', order: 'asc' },
    sortable: ['name', 'payment_days', 'status'],
  },
  form: [{ label: 'Laboratorium', fields: ['name', 'phone', 'pic', 'payment_days', 'status', 'address'] }],
  operations: {
    list: 'usecase',
    show: 'usecase',
    pick: [],
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/service/master/laboratorium', show: '/service/master/laboratorium/:id', bespoke: ['show'] },
});
