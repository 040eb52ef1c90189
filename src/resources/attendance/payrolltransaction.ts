import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { slipFlags, slipStates } from './payroll-life.ts';

const kept = { server: true, required: true } as const;
const given = { server: true } as const;
const schemes = [
  { value: 0, label: 'Tidak dipotong' },
  { value: 1, label: 'Pegawai tetap' },
  { value: 2, label: 'Harian' },
  { value: 3, label: 'Bukan pegawai' },
] as const;
const methods = [
  { value: 1, label: 'Gross' },
  { value: 2, label: 'Ditanggung klinik' },
  { value: 3, label: 'Gross-up' },
] as const;

const flags = slipFlags.map((value) => ({ value, label: value }));

/** A slip of wages, as it was reckoned (attendance.md 2). */
export const payrolltransaction = defineDocument({
  name: 'attendance.payrolltransaction',
  path: 'attendance/payrolltransaction',
  table: 'payrolltransactions',
  module: 'attendance',
  scope: 'branch',
  singular: 'slip gaji',
  label: 'Payroll',
  fields: {
    code: field.code('Kode', kept),
    payrollperiode_id: field.ref('Periode', { ...kept, to: 'attendance.payrollperiode', embed: 'periodedata' }),
    pegawai_id: field.ref('Pegawai', { ...kept, to: 'platform.users', embed: 'pegawaidata' }),
    days_scheduled: field.quantity('Hari terjadwal', kept),
    days_present: field.quantity('Hari hadir', kept),
    days_paid_leave: field.quantity('Izin dibayar', kept),
    days_unpaid: field.quantity('Izin tidak dibayar', kept),
    days_alpha: field.quantity('Alpha', kept),
    days_served: field.quantity('Hari dihitung', kept),
    late_count: field.integer('Terlambat', kept),
    late_minutes: field.integer('Menit terlambat', kept),
    overtime_hours: field.quantity('Jam lembur', kept),
    upah_tetap: field.money('Upah tetap', kept),
    earning: field.money('Pendapatan', kept),
    deduction: field.money('Potongan', kept),
    bpjs_employee: field.money('BPJS pegawai', kept),
    bpjs_employer: field.money('BPJS klinik', kept),
    fee_amount: field.money('Fee dokter', kept),
    gross_taxable: field.money('Bruto kena pajak', kept),
    ter_category: field.text('Kategori TER', { ...given, max: 1 }),
    ter_rate: field.percent('Tarif', given),
    tax_allowance: field.money('Tunjangan PPh', kept),
    tax: field.money('PPh 21', kept),
    is_settlement: field.flag('Perhitungan setahun', kept),
    net: field.money('Netto', kept),
    ptkp_status: field.text('PTKP', { ...kept, max: 4 }),
    tax_scheme: field.choice('Skema pajak', { ...kept, options: schemes }),
    tax_method: field.choice('Metode pajak', { ...kept, options: methods }),
    bank_name: field.text('Bank', { ...given, max: 60 }),
    bank_account_no: field.text('No. rekening', { ...given, max: 40 }),
    bank_account_name: field.text('Atas nama', { ...given, max: 100 }),
    flags: field.choice('Tanda', { ...kept, many: true, options: flags }),
    paid_at: field.date('Dibayar', given),
    paid_journal_id: field.ref('Jurnal bayar', { ...given, to: 'finance.jurnal', embed: 'paidjournaldata' }),
    lines: field.derived('Rincian', { as: 'records' }),
  },
  title: 'code',
  keyword: ['code', 'pegawai_id'],
  list: {
    columns: [
      'pegawai_id',
      'days_present',
      'earning',
      'deduction',
      'bpjs_employee',
      'tax',
      'net',
      'flags',
      'status',
      'code',
    ],
    filters: {
      payrollperiode_id: { by: 'equals', column: 'payrollperiode_id' },
      pegawai_id: { by: 'equals', column: 'pegawai_id' },
      status: { by: 'equals', column: 'status' },
    },
    sort: { field: 'code', order: 'asc' },
    sortable: ['code', 'earning', 'tax', 'net'],
  },
  form: [{ label: 'Slip', fields: ['code', 'payrollperiode_id', 'pegawai_id', 'earning', 'deduction', 'tax', 'net'] }],
  operations: { list: 'usecase', show: 'usecase' },
  states: slipStates,
  verbs: {},
  screens: { list: '/attendance/payroll/transaction', bespoke: ['list'] },
});
