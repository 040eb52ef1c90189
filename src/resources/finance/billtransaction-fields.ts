// What a receipt is made of, and how its list is narrowed (finance.md 2c, 4).
import { field, valuesOf } from '../kernel/field.ts';
import { userRole } from '../platform/role.ts';
import { branchFilter } from '../kernel/branch-filter.ts';

const types = [
  { value: 1, name: 'payment', label: 'Pembayaran' },
  { value: 2, name: 'topup', label: 'Deposit' },
  { value: 3, name: 'payout', label: 'Refund' },
] as const;
export const receiptType = valuesOf(types);

export const receiptFields = {
  code: field.code('Kode', { server: true, required: true }),
  type: field.choice('Jenis', {
    server: true,
    required: true,
    options: types,
  }),
  customer_id: field.ref('Pasien', {
    server: true,
    to: 'platform.users',
    embed: 'customerdata',
    filter: { role: userRole.customer },
  }),
  customer_name: field.text('Nama pasien', { server: true, required: true, max: 100 }),
  transaction_at: field.instant('Waktu', { server: true, required: true }),
  posting_date: field.date('Tanggal', { server: true, required: true }),
  price_amount: field.money('Jumlah', { server: true, required: true, visibility: 'money' }),
  /** Kept as deposit beside what was paid (1), all of it (2), or what of a refund came out of the deposit (3). */
  deposit_amount: field.money('Deposit', { server: true, required: true, visibility: 'money' }),
  received_amount: field.money('Uang diterima', { server: true, required: true, visibility: 'money' }),
  change_amount: field.money('Kembali', { server: true, required: true, visibility: 'money' }),
  kasirsesi_id: field.ref('Sesi kasir', { server: true, to: 'finance.kasirsesi', embed: 'kasirsesidata' }),
  note: field.note('Catatan', { server: true, max: 300 }),
  journal_id: field.ref('Jurnal', { server: true, to: 'finance.jurnal', embed: 'journaldata' }),
  void_reason: field.note('Alasan batal', { server: true, max: 300 }),
  void_at: field.instant('Dibatalkan', { server: true }),
  /** Of one that was taken back after its own session was closed: the session from whose drawer. */
  void_kasirsesi_id: field.ref('Dibayar kembali dari sesi', {
    server: true,
    to: 'finance.kasirsesi',
    embed: 'voidkasirsesidata',
  }),
  bill_codes: field.derived('Tagihan', { as: 'text' }),
  method_names: field.derived('Metode', { as: 'text' }),
  cashier: field.derived('Kasir', { as: 'text' }),
} as const;

export const receiptFilters = {
  status: { by: 'equals', column: 'status' },
  type: { by: 'equals', column: 'type' },
  customer: { by: 'equals', column: 'customer_id' },
  session: { by: 'equals', column: 'kasirsesi_id' },
  period: { by: 'period', column: 'posting_date' },
  /** One of its tenders; the sum is that of the tender then. */
  method: { by: 'custom', field: field.ref('Metode', { to: 'finance.paymentmethod', embed: 'paymentmethoddata' }) },
  profile_id: branchFilter,
  /** Of all rows that still stand: what was received less what was paid out. */
  sum: {
    by: 'custom',
    field: field.choice('Total', {
      options: [
        { value: 'price_amount', label: 'Jumlah' },
        /** Answered as `sums`, by the name of the method. */
        { value: 'method', label: 'Per metode' },
      ],
    }),
  },
} as const;

export const receiptForm = [
  {
    label: 'Pembayaran',
    fields: [
      'code',
      'type',
      'customer_id',
      'customer_name',
      'transaction_at',
      'posting_date',
      'kasirsesi_id',
      'journal_id',
      'note',
    ],
  },
  { label: 'Pembatalan', fields: ['void_at', 'void_kasirsesi_id', 'void_reason'] },
  { label: 'Jumlah', fields: ['price_amount', 'deposit_amount', 'received_amount', 'change_amount'] },
  { label: 'Metode', fields: ['methods'] },
  { label: 'Alokasi', fields: ['allocations'] },
] as const;
