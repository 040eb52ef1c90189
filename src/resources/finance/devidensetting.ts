import { defineMaster } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';

export const dividendMethods = [
  { value: 1, name: 'perTreatment', label: 'Per tindakan' },
  { value: 2, name: 'ofProfit', label: 'Laba periode' },
] as const;
/** What investors share in: the clinic's part of each treatment (an expense), or the net profit of a range (equity). */
export const dividendMethod = valuesOf(dividendMethods);

/** How often it is decided: months. */
export const dividendIntervals = [
  { value: 1, name: 'month', label: 'Bulan' },
  { value: 3, name: 'quarter', label: 'Triwulan' },
  { value: 12, name: 'year', label: 'Tahun' },
] as const;

/** What investors of a branch get, valid from a day on; no two at once (finance.md 2a, 6.5, 6.10). */
export const devidensetting = defineMaster({
  name: 'finance.devidensetting',
  path: 'finance/devidensetting',
  table: 'devidensettings',
  module: 'finance',
  scope: 'branch',
  singular: 'pengaturan deviden',
  label: 'Pengaturan Deviden',
  fields: {
    metode: field.choice('Metode', { required: true, options: dividendMethods }),
    percent: field.percent('Persen', {
      required: true,
      help: 'Dari bagian klinik tiap tindakan, atau dari laba setelah cadangan',
    }),
    reserve_percent: field.percent('Cadangan %', { required: true, help: 'Hanya untuk metode laba periode' }),
    interval: field.choice('Interval', { required: true, options: dividendIntervals }),
    pajak_id: field.ref('Pajak', {
      to: 'finance.pajak',
      embed: 'pajakdata',
      filter: { kind: 'pph_investor' },
      none: 'Dibayar sendiri oleh investor',
    }),
    valid_from: field.date('Berlaku sejak', { required: true, today: true }),
    valid_to: field.date('Berlaku sampai'),
  },
  title: 'valid_from',
  keyword: [],
  list: {
    columns: ['metode', 'percent', 'reserve_percent', 'interval', 'pajak_id', 'valid_from', 'valid_to'],
    filters: { metode: { by: 'equals', column: 'metode' } },
    sort: { field: 'valid_from', order: 'desc' },
    sortable: ['valid_from', 'valid_to'],
  },
  form: [
    { label: 'Pembagian', fields: ['metode', 'percent', 'reserve_percent', 'interval', 'pajak_id'] },
    { label: 'Masa berlaku', fields: ['valid_from', 'valid_to'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', delete: 'generic', export: true },
  screens: { list: '/finance/master/devidensetting', show: '/finance/master/devidensetting/:id' },
});
