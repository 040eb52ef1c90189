import { defineDocument } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { bookedStates, voidVerb, WHOSE_DAY } from './booked.ts';
import { expenseLine, expenseTrail } from './expense-line.ts';
import { PAYS_OUT } from './paymentmethod.ts';

const verbs = {
  void: voidVerb('Batalkan biaya ini? Jurnalnya dibalik hari ini.'),
} as const;

const paidFrom = field.ref('Kas', {
  required: true,
  to: 'finance.paymentmethod',
  embed: 'paymentmethoddata',
  filter: PAYS_OUT,
});

const proof = { call: 'finance.biaya.bukti', part: 'bukti', paper: true } as const;

/** An expense paid at once from cash or bank; a line may be borne by another branch (finance.md 2e, 3). */
export const biaya = defineDocument({
  name: 'finance.biaya',
  path: 'finance/biaya',
  table: 'biayas',
  module: 'finance',
  scope: 'branch',
  singular: 'biaya',
  label: 'Biaya',
  fields: {
    code: field.code('Kode', { server: true, required: true }),
    transaction_at: field.date('Tanggal', { required: true, today: true, help: WHOSE_DAY }),
    payee: field.text('Penerima', { required: true, min: 2, max: 100 }),
    paymentmethod_id: paidFrom,
    note: field.note('Keterangan', { max: 300 }),
    akun_names: field.derived('Akun', { as: 'text' }),
    total_amount: field.money('Jumlah', { server: true, required: true }),
    buktiurl: field.text('Bukti', { server: true, max: 100, picture: proof }),
    journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
    ...expenseTrail,
    details: field.lines('Rincian', {
      required: true,
      table: 'biayadetails',
      parent: 'biaya_id',
      fields: {
        ...expenseLine,
        profile_id: field.ref('Beban cabang', { to: 'platform.profile', embed: 'profiledata' }),
      },
    }),
  },
  title: 'code',
  keyword: ['code', 'payee'],
  list: {
    columns: [
      'code',
      'transaction_at',
      'payee',
      'akun_names',
      'note',
      'total_amount',
      'paymentmethod_id',
      'buktiurl',
      'status',
    ],
    totals: { label: 'Jumlah yang dibukukan', sums: { total_amount: 'amount' } },
    filters: {
      status: { by: 'equals', column: 'status' },
      kas: { by: 'equals', column: 'paymentmethod_id' },
      akun: { by: 'custom', field: field.ref('Akun', { to: 'finance.akun', embed: 'akundata' }) },
      /** 'amount': the sum of all rows instead of a page of them. */
      sum: { by: 'custom', field: field.choice('Jumlah', { options: [{ value: 'amount', label: 'amount' }] }) },
      period: { by: 'period', column: 'transaction_at' },
    },
    sort: { field: 'transaction_at', order: 'desc' },
    sortable: ['transaction_at', 'code', 'payee', 'total_amount'],
  },
  form: [
    {
      label: 'Biaya',
      fields: [
        'code',
        'transaction_at',
        'payee',
        'paymentmethod_id',
        'akun_names',
        'total_amount',
        'journal_id',
        'note',
      ],
    },
    { label: 'Rincian', fields: ['details'] },
    { label: 'Bukti', fields: ['buktiurl', 'kasirsesi_id', 'void_reason', 'void_kasirsesi_id'] },
  ],
  operations: { list: 'usecase', show: 'usecase', create: 'usecase', export: true },
  states: bookedStates,
  verbs,
  books: true,
  screens: { list: '/finance/biaya/transaction', show: '/finance/biaya/transaction/:id', bespoke: ['list'] },
});
