import { defineMaster } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

const methods = [
  { value: 'omzet', name: 'turnover', label: 'Final dari omzet' },
  { value: 'angsuran', name: 'instalment', label: 'Angsuran bulanan (PPh 25)' },
  { value: 'tidak', name: 'none', label: 'Tidak dibayar per masa' },
] as const;
/** How a group pays its own income tax from month to month. */
export const companyTaxMethod = valuesOf(methods);
export type CompanyTaxMethod = (typeof methods)[number]['value'];

/**
 * The group's choice, valid from a day on, and the branch that books it; no two at once (finance.md 2a, 6.6; corrections.md 8;
 * docs/decisions/0058).
 */
export const pphbadan = defineMaster({
  name: 'finance.pphbadan',
  path: 'finance/pphbadan',
  table: 'pphbadansettings',
  module: 'finance',
  scope: 'group',
  singular: 'cara PPh badan',
  label: 'Cara PPh Badan',
  fields: {
    metode: field.choice('Cara', {
      required: true,
      options: methods,
      help: 'Dari omzet hanya untuk sisa jangka waktu lama: tarifnya di master Pajak dengan Berlaku sampai dan dasar hukum',
    }),
    angsuran_amount: field.money('Angsuran per bulan', { min: 1, help: 'Hanya untuk angsuran bulanan' }),
    cabang_id: field.ref('Dibukukan di cabang', { required: true, to: 'platform.profile', embed: 'cabangdata' }),
    valid_from: field.date('Berlaku sejak', { required: true, today: true }),
    valid_to: field.date('Berlaku sampai'),
    note: field.note('Keterangan', { max: 500 }),
  },
  title: 'valid_from',
  keyword: [],
  list: {
    columns: ['metode', 'angsuran_amount', 'cabang_id', 'valid_from', 'valid_to', 'note'],
    filters: { metode: { by: 'equals', column: 'metode' } },
    sort: { field: 'valid_from', order: 'desc' },
    sortable: ['valid_from', 'valid_to'],
  },
  form: [
    { label: 'PPh badan', fields: ['metode', 'angsuran_amount', 'cabang_id'] },
    { label: 'Masa berlaku', fields: ['valid_from', 'valid_to', 'note'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'generic', export: true },
  screens: { list: '/finance/master/pphbadan', show: '/finance/master/pphbadan/:id' },
});
