import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { PAYS_OUT } from '../finance/paymentmethod.ts';

/** Kasbon: wages paid ahead, taken back by instalments of the slips (attendance.md 2, 7). */
export const loan = defineDocument({
  name: 'attendance.loan',
  path: 'attendance/loan',
  table: 'pegawailoans',
  module: 'attendance',
  scope: 'branch',
  singular: 'kasbon',
  label: 'Kasbon',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    pegawai_id: field.ref('Pegawai', { required: true, to: 'platform.users', embed: 'pegawaidata' }),
    loan_at: field.date('Tanggal', { required: true, today: true }),
    amount: field.money('Jumlah', { required: true, min: 1, max: 1_000_000_000 }),
    installment_amount: field.money('Potongan per gaji', { required: true, min: 1, max: 1_000_000_000 }),
    balance: field.money('Sisa', { server: true, required: true }),
    is_opening: field.flag('Saldo awal', { help: 'Bagian dari saldo awal kasbon di pembukuan; tidak dijurnal lagi' }),
    paymentmethod_id: field.ref('Dibayar dari', {
      help: 'Kosong hanya untuk saldo awal',
      to: 'finance.paymentmethod',
      embed: 'paymentmethoddata',
      filter: PAYS_OUT,
    }),
    kasirsesi_id: field.integer('Sesi kasir', { server: true, internal: true }),
    void_kasirsesi_id: field.integer('Sesi kasir batal', { server: true, internal: true }),
    note: field.note('Keterangan', { max: 300 }),
    cancel_reason: field.note('Alasan batal', { server: true, max: 300 }),
    journal_id: field.integer('Jurnal', { server: true, internal: true }),
  },
  title: 'code',
  keyword: ['code', 'pegawai_id', 'note'],
  list: {
    columns: ['code', 'loan_at', 'pegawai_id', 'amount', 'installment_amount', 'balance', 'status'],
    filters: {
      status: { by: 'equals', column: 'status' },
      pegawai: { by: 'equals', column: 'pegawai_id' },
      period: { by: 'period', column: 'loan_at' },
    },
    sort: { field: 'loan_at', order: 'desc' },
    sortable: ['loan_at', 'code', 'amount', 'balance'],
  },
  form: [
    {
      label: 'Kasbon',
      fields: [
        'pegawai_id',
        'loan_at',
        'amount',
        'installment_amount',
        'balance',
        'is_opening',
        'paymentmethod_id',
        'note',
      ],
    },
  ],
  operations: { list: 'generic', show: 'generic', create: 'usecase', export: true },
  books: true,
  states: {
    1: { name: 'running', label: 'Berjalan', tone: 'info' },
    2: { name: 'settled', label: 'Lunas', tone: 'success' },
    [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
  },
  verbs: {
    batal: {
      label: 'Batalkan',
      from: [1],
      to: -1,
      input: { reason: field.note('Alasan', { required: true, max: 300 }) },
      tone: 'danger',
      confirm: 'Batalkan kasbon ini? Jurnalnya dibalik hari ini.',
    },
  },
  screens: { list: '/attendance/employees/kasbon', show: '/attendance/employees/kasbon/:id' },
});
