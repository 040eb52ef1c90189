import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { ALL_SUMS } from '../kernel/page.ts';
import { postedFilters } from './posted-filter.ts';

const kept = { server: true, required: true } as const;

/** An investor's part of a dividend, and what became of it (finance.md 2e, 6.10). */
export const devidendetail = defineMaster({
  name: 'finance.devidendetail',
  path: 'finance/devidendetail',
  table: 'devidendetails',
  module: 'finance',
  scope: 'branch',
  singular: 'deviden investor',
  label: 'Deviden Investor',
  fields: {
    investor_id: field.ref('Investor', { ...kept, to: 'finance.investor', embed: 'investordata' }),
    branch: field.derived('Cabang', { as: 'text', required: true }),
    deviden_id: field.ref('Deviden', { ...kept, to: 'finance.deviden', embed: 'devidendata' }),
    period_start: field.date('Awal periode', kept),
    period_end: field.date('Akhir periode', kept),
    lembar: field.integer('Lembar', kept),
    percent: field.percent('%', kept),
    amount: field.money('Deviden', kept),
    pph_amount: field.derived('PPh', { as: 'money', required: true }),
    paid_amount: field.derived('Dibayar', { as: 'money', required: true }),
    outstanding: field.derived('Sisa', { as: 'money', required: true }),
    hutang_id: field.ref('Hutang', { server: true, to: 'finance.hutang', embed: 'hutangdata' }),
  },
  title: 'deviden_id',
  keyword: ['investor_id', 'deviden_id'],
  list: {
    columns: [
      'investor_id',
      'branch',
      'deviden_id',
      'period_start',
      'period_end',
      'lembar',
      'percent',
      'amount',
      'pph_amount',
      'paid_amount',
      'outstanding',
    ],
    filters: {
      investor: { by: 'equals', column: 'investor_id' },
      deviden: { by: 'equals', column: 'deviden_id' },
      period: { by: 'period', column: 'period_end' },
      ...postedFilters,
      sum: { by: 'custom', field: field.choice('Jumlah', { options: [{ value: ALL_SUMS, label: 'Semua jumlah' }] }) },
    },
    sort: { field: 'period_end', order: 'desc' },
    sortable: ['period_end', 'lembar', 'amount'],
  },
  form: [{ label: 'Deviden', fields: ['investor_id', 'deviden_id', 'lembar', 'percent', 'amount'] }],
  operations: { list: 'usecase', show: 'usecase', export: true },
  screens: { list: '/finance/deviden/investor', bespoke: ['list'], group: 'Hutang' },
});

/** Amounts that a list of them adds up. */
export const shareOfDividendSums = ['amount', 'pph_amount', 'paid_amount', 'outstanding'] as const;
