import { activeStatus } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

/** What an investor holds in a branch, valid from a day on; no two at once (finance.md 2a). */
export const investorshare = defineMaster({
  name: 'finance.investorshare',
  path: 'finance/investorshare',
  table: 'investorshares',
  module: 'finance',
  scope: 'branch',
  singular: 'kepemilikan saham',
  label: 'Kepemilikan Saham',
  fields: {
    investor_id: field.ref('Investor', {
      required: true,
      to: 'finance.investor',
      embed: 'investordata',
      filter: { status: activeStatus.active },
    }),
    lembar: field.integer('Lembar', { required: true, min: 1 }),
    modal_amount: field.money('Modal', { required: true, min: 0 }),
    valid_from: field.date('Berlaku sejak', { required: true, today: true }),
    valid_to: field.date('Berlaku sampai'),
  },
  title: 'investor_id',
  keyword: ['investor_id'],
  list: {
    columns: ['investor_id', 'lembar', 'modal_amount', 'valid_from', 'valid_to'],
    filters: { investor: { by: 'equals', column: 'investor_id' } },
    sort: { field: 'valid_from', order: 'desc' },
    sortable: ['valid_from', 'lembar', 'modal_amount'],
  },
  form: [
    { label: 'Saham', fields: ['investor_id', 'lembar', 'modal_amount'] },
    { label: 'Masa berlaku', fields: ['valid_from', 'valid_to'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'generic', export: true },
  screens: { list: '/finance/master/investorshare', show: '/finance/master/investorshare/:id' },
});
