import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { accountType, cashflowKind } from './akun.ts';
import { fiscalGroups } from './depreciation.ts';

const held = { type: accountType.asset, cashflow: cashflowKind.investing, allow_manual: 'true' } as const;

/** Kinds of fixed assets with the accounts that an asset of it takes over when it is registered (decision 105). */
export const asetkategori = defineMaster({
  name: 'finance.asetkategori',
  path: 'finance/asetkategori',
  table: 'asetkategoris',
  module: 'finance',
  scope: 'group',
  singular: 'kategori aset',
  label: 'Kategori Aset',
  fields: {
    name: field.text('Nama', { required: true, min: 3, max: 80 }),
    asset_akun_id: field.ref('Akun aset', {
      required: true,
      to: 'finance.akun',
      embed: 'assetakundata',
      filter: { ...held, normal: 'D' },
    }),
    accumulated_akun_id: field.ref('Akun akumulasi', {
      required: true,
      to: 'finance.akun',
      embed: 'accumulatedakundata',
      filter: { ...held, normal: 'K' },
    }),
    expense_akun_id: field.ref('Akun beban', {
      required: true,
      to: 'finance.akun',
      embed: 'expenseakundata',
      filter: { type: `${accountType.costOfService},${accountType.operatingExpense}`, allow_manual: 'true' },
    }),
    life_months: field.integer('Umur manfaat (bulan)', { required: true, min: 1, max: 600 }),
    fiscal_group: field.choice('Kelompok fiskal', { required: true, options: fiscalGroups }),
    is_active: field.flag('Aktif', { required: true }),
  },
  title: 'name',
  keyword: ['name'],
  list: {
    columns: [
      'name',
      'asset_akun_id',
      'accumulated_akun_id',
      'expense_akun_id',
      'life_months',
      'fiscal_group',
      'is_active',
    ],
    filters: { is_active: { by: 'equals', column: 'is_active' } },
    sort: { field: 'name', order: 'asc' },
    sortable: ['name', 'life_months'],
  },
  form: [
    { label: 'Kategori', fields: ['name', 'life_months', 'fiscal_group', 'is_active'] },
    { label: 'Akun', fields: ['asset_akun_id', 'accumulated_akun_id', 'expense_akun_id'] },
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
  screens: { list: '/finance/master/asetkategori', show: '/finance/master/asetkategori/:id' },
});
