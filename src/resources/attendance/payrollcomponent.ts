import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import {
  componentCalcs,
  componentKinds,
  dayBases,
  lateUnits,
  ledgerComponents,
  percentBases,
} from './component-words.ts';

/** What wages are made of in a branch (attendance.md 2). */
export const payrollcomponent = defineMaster({
  name: 'attendance.payrollcomponent',
  path: 'attendance/payrollcomponent',
  table: 'payrollcomponents',
  module: 'attendance',
  scope: 'branch',
  singular: 'komponen gaji',
  label: 'Komponen Gaji',
  fields: {
    code: field.code('Kode', { required: true, max: 20, pattern: /^[A-Z0-9]{2,20}$/ }),
    name: field.text('Nama', { required: true, min: 2, max: 60 }),
    kind: field.choice('Jenis', { required: true, options: componentKinds }),
    calc: field.choice('Cara hitung', { required: true, options: componentCalcs }),
    amount: field.money('Nilai', { min: 0, max: 1_000_000_000, help: 'Per bulan, hari, jam, menit atau kejadian' }),
    percent: field.percent('Persen', { min: 0, max: 100, help: 'Untuk cara hitung persentase' }),
    base: field.choice('Dasar persen', { options: percentBases }),
    day_basis: field.choice('Hari', { options: dayBases }),
    unit_basis: field.choice('Satuan telat', { options: lateUnits }),
    max_per_day: field.money('Maksimal sehari', { min: 1, max: 1_000_000_000 }),
    is_fixed_allowance: field.flag('Tetap?', { required: true, help: 'Bagian upah tetap: BPJS, lembur, THR' }),
    is_taxable: field.flag('Kena pajak?', { required: true }),
    is_prorated: field.flag('Prorata?', { required: true, help: 'Sebagian bulan dibayar sebagian' }),
    reduces_gross: field.flag('Mengurangi bruto?', {
      required: true,
      help: 'Potongan yang menurunkan upah kena pajak',
    }),
    ledger_component: field.choice('Akun', { options: ledgerComponents }),
    sort: field.integer('Urutan', { required: true, min: 1, max: 9999 }),
    is_system: field.flag('Sistem', { server: true, required: true }),
    status: activeField,
  },
  title: 'name',
  keyword: ['code', 'name'],
  list: {
    columns: [
      'code',
      'name',
      'kind',
      'calc',
      'amount',
      'is_fixed_allowance',
      'is_taxable',
      'ledger_component',
      'status',
    ],
    filters: {
      status: { by: 'equals', column: 'status' },
      kind: { by: 'equals', column: 'kind' },
      is_system: { by: 'equals', column: 'is_system' },
    },
    sort: { field: 'sort', order: 'asc' },
    sortable: ['sort', 'code', 'name', 'kind', 'calc'],
  },
  form: [
    { label: 'Komponen', fields: ['code', 'name', 'kind', 'calc', 'sort', 'status'] },
    { label: 'Nilai', fields: ['amount', 'percent', 'base', 'day_basis', 'unit_basis', 'max_per_day'] },
    {
      label: 'Perlakuan',
      fields: ['is_fixed_allowance', 'is_prorated', 'is_taxable', 'reduces_gross', 'ledger_component', 'is_system'],
    },
  ],
  operations: {
    list: 'generic',
    show: 'generic',
    create: 'usecase',
    edit: 'usecase',
    delete: 'usecase',
    export: true,
  },
  screens: {
    list: '/attendance/master/payrollcomponent',
    show: '/attendance/master/payrollcomponent/:id',
    bespoke: ['list'],
  },
});
