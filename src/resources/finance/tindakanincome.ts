import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { ALL_SUMS } from '../kernel/page.ts';
import { incomeFields, incomeStates, incomeSums } from './tindakanincome-fields.ts';

/**
 * What a treatment brought, and what of it belongs to whom (finance.md 2d, 6.5): one for each that was billed or taken out of a package.
 */
export const tindakanincome = defineDocument({
  name: 'finance.tindakanincome',
  path: 'finance/tindakanincome',
  table: 'tindakanincomes',
  module: 'finance',
  scope: 'branch',
  singular: 'pendapatan tindakan',
  label: 'Pendapatan Tindakan',
  fields: incomeFields,
  title: 'name',
  keyword: ['name', 'customer_id', 'bill_id'],
  list: {
    columns: ['transaction_at', 'bill_id', 'customer_id', 'doctor_id', 'name', ...incomeSums, 'paid_state', 'status'],
    totals: { label: 'Jumlah tanpa yang batal', sums: Object.fromEntries(incomeSums.map((name) => [name, name])) },
    filters: {
      doctor: { by: 'equals', column: 'doctor_id' },
      customer: { by: 'equals', column: 'customer_id' },
      mitra: { by: 'equals', column: 'mitra_id' },
      bill: { by: 'equals', column: 'bill_id' },
      lab: { by: 'equals', column: 'lab_state' },
      status: { by: 'equals', column: 'status' },
      period: { by: 'period', column: 'transaction_at' },
      tindakan: {
        by: 'custom',
        field: field.ref('Tindakan', { to: 'service.tindakanmedis', embed: 'tindakanmedisdata' }),
      },
      changed: { by: 'custom', field: field.flag('Diubah tangan') },
      sum: { by: 'custom', field: field.choice('Jumlah', { options: [{ value: ALL_SUMS, label: 'Semua jumlah' }] }) },
    },
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'net_amount', 'doctor_amount', 'klinik_amount'],
  },
  form: [
    { label: 'Tindakan', fields: ['transaction_at', 'name', 'qty', 'doctor_id', 'customer_id', 'bill_id', 'source'] },
    {
      label: 'Nilai',
      fields: ['gross_amount', 'discount_amount', 'net_amount', 'lab_amount', 'bhp_amount', 'base_amount'],
    },
    {
      label: 'Pembagian',
      fields: [
        'sharingprofit_id',
        'mitra_id',
        'doctor_amount',
        'rumahsakit_amount',
        'investor_amount',
        'klinik_amount',
      ],
    },
    {
      label: 'Diakui',
      fields: ['accrued_doctor', 'accrued_rumahsakit', 'accrued_investor', 'lab_state', 'override_reason'],
    },
  ],
  operations: { list: 'usecase', show: 'generic', export: true },
  books: true,
  states: incomeStates,
  verbs: {},
  screens: {
    list: '/finance/income/tindakanmedis',
    show: '/finance/income/tindakanmedis/:id',
    bespoke: ['list'],
    group: 'Income',
  },
});
