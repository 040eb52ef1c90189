import { activeField } from '../kernel/active.ts';
import { defineMaster } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';

export const componentKinds = [
  { value: 1, name: 'earning', label: 'Pendapatan', tone: 'success' },
  { value: -1, name: 'deduction', label: 'Potongan', tone: 'warning' },
  { value: 0, name: 'employer', label: 'Beban klinik', tone: 'neutral' },
] as const;

/** A fixed list, no free expressions; those of the system are reckoned by rules of their own. */
export const componentCalcs = [
  { value: 'fixed', label: 'Tetap per bulan' },
  { value: 'per_day', label: 'Per hari' },
  { value: 'per_hour', label: 'Per jam kerja' },
  { value: 'percentage', label: 'Persentase' },
  { value: 'manual', label: 'Diisi per periode' },
  { value: 'overtime', label: 'Lembur' },
  { value: 'doctor_fee', label: 'Fee dokter' },
  { value: 'thr', label: 'THR' },
  { value: 'compensation', label: 'Kompensasi PKWT' },
  { value: 'absence', label: 'Alpha' },
  { value: 'late', label: 'Keterlambatan' },
  { value: 'zakat', label: 'Zakat' },
  { value: 'loan', label: 'Kasbon' },
  { value: 'bpjs', label: 'BPJS' },
  { value: 'pph21', label: 'PPh 21' },
] as const;
/** What a branch makes components of. */
export const ownCalcs: readonly string[] = ['fixed', 'per_day', 'per_hour', 'percentage', 'manual'];

export const ledgerComponents = [
  { value: 'gaji', label: 'Gaji' },
  { value: 'tunjangan', label: 'Tunjangan' },
  { value: 'lembur', label: 'Lembur' },
  { value: 'insentif', label: 'Insentif' },
  { value: 'thr', label: 'THR & bonus' },
  { value: 'kasbon', label: 'Kasbon' },
  { value: 'zakat', label: 'Zakat' },
  { value: 'lain', label: 'Lain-lain' },
] as const;
/** Where a branch's own earnings and deductions are booked. */
export const ownLedger = { 1: ['gaji', 'tunjangan', 'lembur', 'insentif', 'thr'], [-1]: ['lain'] } as const;

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
    base: field.choice('Dasar persen', {
      options: [
        { value: 'gaji_pokok', label: 'Gaji pokok' },
        { value: 'upah_tetap', label: 'Upah tetap' },
        { value: 'bruto', label: 'Pendapatan di atasnya' },
      ],
    }),
    day_basis: field.choice('Hari', {
      options: [
        { value: 'hadir', label: 'Hadir' },
        { value: 'terjadwal', label: 'Terjadwal' },
      ],
    }),
    unit_basis: field.choice('Satuan telat', {
      options: [
        { value: 'menit', label: 'Menit' },
        { value: 'kejadian', label: 'Kejadian' },
      ],
    }),
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
    pick: ['code', 'calc', 'amount'],
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
