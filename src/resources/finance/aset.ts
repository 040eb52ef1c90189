import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { ALL_SUMS } from '../kernel/page.ts';
import { asetFields } from './aset-fields.ts';
import { asetStates, asetVerbs } from './aset-life.ts';

const disposal = [
  'disposal_kind',
  'disposed_on',
  'proceeds_amount',
  'proceeds_akun_id',
  'gain_amount',
  'disposal_note',
  'disposal_journal_id',
  'void_reason',
] as const;

/** A fixed asset: what it cost, what of that is depreciated, and where it stands (decision 105). */
export const aset = defineDocument({
  name: 'finance.aset',
  path: 'finance/aset',
  table: 'asets',
  module: 'finance',
  scope: 'branch',
  singular: 'aset tetap',
  label: 'Aset Tetap',
  fields: asetFields,
  title: 'name',
  keyword: ['code', 'name', 'serial_no', 'location'],
  list: {
    columns: [
      'code',
      'name',
      'asetkategori_id',
      'acquired_on',
      'cost_amount',
      'accumulated_amount',
      'book_amount',
      'location',
      'status',
    ],
    filters: {
      status: { by: 'equals', column: 'status' },
      asetkategori_id: { by: 'equals', column: 'asetkategori_id' },
      fiscal_group: { by: 'equals', column: 'fiscal_group' },
      unit_id: { by: 'equals', column: 'unit_id' },
      period: { by: 'period', column: 'acquired_on' },
      sum: { by: 'custom', field: field.choice('Jumlah', { options: [{ value: ALL_SUMS, label: 'Semua jumlah' }] }) },
    },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'name', 'acquired_on', 'cost_amount', 'accumulated_amount', 'book_amount'],
  },
  form: [
    {
      label: 'Aset',
      fields: [
        'code',
        'name',
        'asetkategori_id',
        'acquired_on',
        'cost_amount',
        'serial_no',
        'unit_id',
        'location',
        'vendor_id',
        'note',
      ],
    },
    {
      label: 'Penyusutan',
      fields: [
        'life_months',
        'residual_amount',
        'depreciates_from',
        'opening_amount',
        'accumulated_amount',
        'book_amount',
        'fiscal_group',
        'asset_akun_id',
        'accumulated_akun_id',
        'expense_akun_id',
        'fiscal_reason',
      ],
    },
    { label: 'Pelepasan', fields: disposal },
  ],
  operations: { list: 'usecase', show: 'generic', create: 'usecase', edit: 'usecase', export: true },
  states: asetStates,
  editable: [stateOf(asetStates).active],
  verbs: asetVerbs,
  books: true,
  screens: { list: '/finance/aset', show: '/finance/aset/:id', bespoke: ['list', 'show'] },
});

/** Amounts that a list of assets adds up. */
export const asetSums = [
  'cost_amount',
  'accumulated_amount',
  'book_amount',
] as const satisfies readonly (keyof typeof aset.fields)[];
