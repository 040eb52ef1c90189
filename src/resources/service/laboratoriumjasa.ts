import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { activeField } from '../kernel/active.ts';

/** What a laboratory makes: its fee, the price to the patient, and the days it takes (service.md 2.12). */
export const laboratoriumjasa = defineMaster({
  name: 'service.laboratoriumjasa',
  path: 'service/laboratoriumjasa',
  table: 'laboratoriumjasas',
  module: 'service',
  scope: 'group',
  singular: 'jasa laboratorium',
  label: 'Jasa Laboratorium',
  fields: {
    laboratorium_id: field.ref('Laboratorium', { required: true, to: 'service.laboratorium', embed: 'labdata' }),
    code: field.code('Kode', {
      max: 20,
      pattern: /^[A-Z0-9.-]{2,20}$/,
      help: 'Kosong: nomor berikutnya; unik di seluruh grup',
    }),
    name: field.text('Jasa', { required: true, min: 2, max: 100 }),
    material: field.text('Bahan', { max: 60 }),
    fee: field.money('Fee', { required: true, min: 0, visibility: 'fee', help: 'Dibayar klinik kepada laboratorium' }),
    price: field.money('Harga pasien', {
      min: 0,
      visibility: 'money',
      help: 'Kosong: sudah termasuk dalam harga tindakan',
    }),
    turnaround_days: field.integer('Lama (hari)', {
      required: true,
      min: 1,
      max: 180,
      help: 'Minggu dan hari libur cabang tidak dihitung',
    }),
    status: activeField,
  },
  title: 'name',
  keyword: ['code', 'name', 'laboratorium_id'],
  list: {
    columns: ['code', 'name', 'laboratorium_id', 'material', 'fee', 'price', 'turnaround_days', 'status'],
    filters: {
      laboratorium: { by: 'equals', column: 'laboratorium_id' },
      status: { by: 'equals', column: 'status' },
    },
    sort: { field: 'name', order: 'asc' },
    sortable: ['code', 'name', 'laboratorium_id', 'fee', 'price', 'turnaround_days', 'status'],
  },
  form: [
    { label: 'Jasa', fields: ['laboratorium_id', 'code', 'name', 'material', 'turnaround_days', 'status'] },
    { label: 'Biaya', fields: ['fee', 'price'] },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    pick: [],
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: {
    list: '/service/master/laboratorium/jasa',
    show: '/service/master/laboratorium/jasa/:id',
    bespoke: ['list'],
  },
});
