import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { itemType } from '../inventory/item.ts';
import { activeStatus } from '../kernel/active.ts';

const resepItems = field.lines('Obat', {
  table: 'visitresepitems',
  parent: 'visitresep_id',
  fields: {
    item_id: field.ref('Obat', {
      required: true,
      to: 'inventory.item',
      embed: 'itemdata',
      filter: { type: itemType.medicine, status: activeStatus.active },
    }),
    qty: field.quantity('Jumlah', { required: true, min: 0.001, max: 10_000 }),
    unit: field.text('Satuan', { required: true, server: true, max: 20 }),
    signa: field.text('Aturan pakai', { required: true, max: 100 }),
    isracikan: field.flag('Racikan', { required: true }),
    racikan_group: field.integer('Kelompok racikan', { min: 1, max: 9 }),
    alergi_reason: field.text('Alasan walau alergi', { max: 300 }),
    qty_served: field.quantity('Diserahkan', { server: true }),
  },
});

const states = {
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
  0: { name: 'draft', label: 'Draft', tone: 'neutral' },
  1: { name: 'sent', label: 'Dikirim ke farmasi', tone: 'warning' },
  2: { name: 'sold', label: 'Terjual', tone: 'success' },
} as const;
const state = stateOf(states);

/** A prescription of a visit, handed over by the pharmacy (service.md 2.10, 3.2). */
export const visitresep = defineDocument({
  name: 'service.visitresep',
  path: 'service/visitresep',
  table: 'visitreseps',
  module: 'service',
  scope: 'branch',
  singular: 'resep',
  label: 'Resep',
  states,
  verbs: {
    kirim: { label: 'Kirim ke farmasi', from: [state.draft], to: state.sent, input: {}, tone: 'primary' },
    batal: {
      label: 'Batalkan',
      from: [state.draft, state.sent],
      to: state.cancelled,
      input: {},
      tone: 'danger',
      confirm: 'Batalkan resep ini?',
      otherwise: { [state.sold]: 'resep-served' },
    },
  },
  fields: {
    code: field.code('Kode', { required: true, server: true }),
    visit_id: field.ref('Kunjungan', { required: true, to: 'service.visit', embed: 'visitdata' }),
    customer_id: field.ref('Pasien', { required: true, server: true, to: 'platform.users', embed: 'customerdata' }),
    doctor_id: field.ref('Dokter', { required: true, server: true, to: 'platform.users', embed: 'doctordata' }),
    note: field.note('Catatan', { max: 500 }),
    sent_at: field.instant('Dikirim', { server: true }),
    sales_id: field.ref('Penjualan', { server: true, to: 'inventory.sales', embed: 'salesdata' }),
    served_at: field.instant('Diserahkan', { server: true }),
    items: resepItems,
  },
  title: 'code',
  keyword: ['code', 'customer_id'],
  list: {
    columns: ['code', 'visit_id', 'customer_id', 'doctor_id', 'sent_at', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      visit: { by: 'equals', column: 'visit_id' },
      customer: { by: 'equals', column: 'customer_id' },
      doctor: { by: 'equals', column: 'doctor_id' },
      period: { by: 'period', column: 'sent_at' },
    },
    sort: { field: 'id', order: 'desc' },
    sortable: ['id', 'code', 'sent_at', 'status'],
  },
  form: [{ label: 'Resep', fields: ['visit_id', 'note', 'items'] }],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', edit: 'usecase' },
  screens: {},
});
