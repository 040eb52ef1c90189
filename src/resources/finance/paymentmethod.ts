import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** How a patient pays; names the money or clearing account (finance.md 2a). */
export const paymentmethod = defineMaster({
  name: 'finance.paymentmethod',
  path: 'finance/paymentmethod',
  table: 'paymentmethods',
  module: 'finance',
  scope: 'branch',
  singular: 'metode pembayaran',
  label: 'Metode Pembayaran',
  fields: {
    name: field.text('Nama', { required: true, min: 2, max: 60 }),
    kind: field.choice('Jenis', {
      required: true,
      options: [
        { value: 1, label: 'Tunai' },
        { value: 2, label: 'Transfer' },
        { value: 3, label: 'Kartu debit' },
        { value: 4, label: 'Kartu kredit' },
        { value: 5, label: 'QRIS' },
        { value: 6, label: 'E-wallet' },
      ],
    }),
    akun_id: field.ref('Akun', { required: true, to: 'finance.akun', embed: 'akundata', filter: { type: 1 } }),
    fee_percent: field.percent('MDR %', { required: true }),
    need_reference: field.flag('Wajib nomor referensi', { required: true }),
    is_active: field.flag('Aktif', { required: true }),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: ['name', 'kind', 'akun_id', 'fee_percent', 'need_reference', 'is_active'],
    filters: { kind: { by: 'equals', column: 'kind' }, is_active: { by: 'equals', column: 'is_active' } },
    sort: { field: 'kind', order: 'asc' },
    sortable: ['name', 'kind'],
  },
  form: [
    { label: 'Metode Pembayaran', fields: ['name', 'kind', 'akun_id', 'fee_percent', 'need_reference', 'is_active'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'generic', edit: 'generic', delete: 'generic', export: true },
  screens: { list: '/finance/master/paymentmethod', show: '/finance/master/paymentmethod/:id' },
});
