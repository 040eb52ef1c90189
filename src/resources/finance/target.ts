import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { monthNames } from '../kernel/date.ts';
import { FIRST_BUDGET_YEAR, LAST_BUDGET_YEAR } from './budget.ts';

/** New patients or no-shows of a month. */
export const MOST_TARGET_COUNT = 100_000;
const months = monthNames.map((label, i) => ({ value: i + 1, label }));

/** What a branch wants of a month, told beside what came of it on the comparison of the branches (decision 104). */
export const target = defineMaster({
  name: 'finance.target',
  path: 'finance/target',
  table: 'branchtargets',
  module: 'finance',
  scope: 'branch',
  singular: 'target',
  label: 'Target Cabang',
  fields: {
    year: field.integer('Tahun', { required: true, min: FIRST_BUDGET_YEAR, max: LAST_BUDGET_YEAR, year: true }),
    month: field.choice('Bulan', { required: true, options: months }),
    received: field.money('Pembayaran', { help: 'Rupiah yang diterima dari pasien sebulan; kosong: tanpa target' }),
    newcomers: field.integer('Pasien baru', { min: 0, max: MOST_TARGET_COUNT }),
    noshows: field.integer('Tidak hadir', {
      min: 0,
      max: MOST_TARGET_COUNT,
      help: 'Paling banyak sebulan; lebih sedikit lebih baik',
    }),
  },
  title: 'year',
  keyword: [],
  list: {
    columns: ['year', 'month', 'received', 'newcomers', 'noshows'],
    filters: { year: { by: 'equals', column: 'year' }, month: { by: 'equals', column: 'month' } },
    sort: { field: 'year', order: 'desc' },
    sortable: ['year', 'month', 'received', 'newcomers', 'noshows'],
  },
  form: [
    { label: 'Bulan', fields: ['year', 'month'] },
    { label: 'Target', fields: ['received', 'newcomers', 'noshows'] },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    create: 'generic',
    edit: 'generic',
    delete: 'generic',
    export: true,
  },
  screens: { list: '/finance/master/target', show: '/finance/master/target/:id' },
});
