import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { periodKinds, periodStates, periodVerbs, workdayBases } from './payroll-life.ts';

const kept = { server: true, required: true } as const;
const given = { server: true } as const;

/** A run of payroll: whose days it pays, and when (attendance.md 2, 3). */
export const payrollperiode = defineDocument({
  name: 'attendance.payrollperiode',
  path: 'attendance/payrollperiode',
  table: 'payrollperiodes',
  module: 'attendance',
  scope: 'branch',
  singular: 'periode payroll',
  label: 'Periode Payroll',
  fields: {
    code: field.code('Kode', kept),
    name: field.text('Nama', { required: true, min: 2, max: 60 }),
    kind: field.choice('Jenis', { required: true, options: periodKinds }),
    tax_year: field.integer('Tahun pajak', { required: true, min: 2000, max: 2200, year: true }),
    tax_month: field.integer('Masa pajak', { required: true, min: 1, max: 12 }),
    start_date: field.date('Mulai', { required: true }),
    end_date: field.date('Selesai', { required: true }),
    pay_date: field.date('Tanggal bayar', { required: true }),
    holiday_date: field.date('Hari raya', { help: 'Hanya untuk THR/Bonus: masa kerja dihitung sampai hari itu' }),
    workday_basis: field.choice('Dasar hari kerja', { required: true, options: workdayBases }),
    total_earning: field.money('Pendapatan', kept),
    total_deduction: field.money('Potongan', kept),
    total_tax: field.money('PPh 21', kept),
    total_net: field.money('Netto', kept),
    total_employer: field.money('BPJS klinik', kept),
    journal_id: field.ref('Jurnal', { ...given, to: 'finance.jurnal', embed: 'journaldata' }),
    computed_at: field.instant('Dihitung pada', given),
    approved_by: field.ref('Disetujui oleh', { ...given, to: 'platform.users', embed: 'approvedbydata' }),
    approved_at: field.instant('Disetujui pada', given),
    approved_reason: field.note('Alasan persetujuan', { ...given, max: 300 }),
  },
  title: 'name',
  keyword: ['name', 'code'],
  list: {
    columns: ['name', 'kind', 'tax_year', 'tax_month', 'start_date', 'end_date', 'pay_date', 'status', 'total_net'],
    filters: {
      kind: { by: 'equals', column: 'kind' },
      status: { by: 'equals', column: 'status' },
      tax_year: { by: 'equals', column: 'tax_year' },
      period: { by: 'period', column: 'end_date' },
    },
    sort: { field: 'start_date', order: 'desc' },
    sortable: ['start_date', 'end_date', 'pay_date', 'name', 'total_net'],
  },
  form: [
    { label: 'Periode', fields: ['name', 'kind', 'tax_year', 'tax_month', 'start_date', 'end_date', 'pay_date'] },
    { label: 'Perhitungan', fields: ['workday_basis', 'holiday_date', 'code', 'computed_at'] },
    {
      label: 'Jumlah',
      fields: ['total_earning', 'total_deduction', 'total_tax', 'total_net', 'total_employer', 'journal_id'],
    },
    { label: 'Persetujuan', fields: ['approved_by', 'approved_at', 'approved_reason'] },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', edit: 'usecase', export: true },
  books: true,
  states: periodStates,
  verbs: periodVerbs,
  screens: {
    list: '/attendance/master/payrollperiode',
    show: '/attendance/master/payrollperiode/:id',
    bespoke: ['list'],
  },
});
