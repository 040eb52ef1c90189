import { defineMaster } from '../kernel/define.ts';
import { field, valuesOf } from '../kernel/field.ts';
import { openRequests } from '../platform/approval-field.ts';
import { userRole } from '../platform/role.ts';

const directions = [
  { value: 1, name: 'in', label: 'Masuk', tone: 'success' },
  { value: -1, name: 'out', label: 'Keluar', tone: 'warning' },
] as const;
export const depositDirection = valuesOf(directions);

/** What the branch holds for a patient, and how it came to that (finance.md 2c). */
export const deposit = defineMaster({
  name: 'finance.deposit',
  path: 'finance/deposit',
  table: 'customerdeposits',
  module: 'finance',
  scope: 'branch',
  singular: 'deposit pasien',
  label: 'Deposit Pasien',
  fields: {
    customer_id: field.ref('Pasien', {
      server: true,
      required: true,
      to: 'platform.users',
      embed: 'customerdata',
      filter: { role: userRole.customer },
      none: 'Saldo awal belum dirinci',
    }),
    balance: field.money('Saldo', { server: true, required: true, visibility: 'money' }),
    moves: field.lines('Mutasi', {
      server: true,
      table: 'depositmoves',
      parent: 'customerdeposit_id',
      fields: {
        transaction_at: field.instant('Waktu', { required: true }),
        posting_date: field.date('Tanggal buku', { required: true }),
        description: field.text('Keterangan', { required: true, max: 200 }),
        direction: field.choice('Arah', {
          required: true,
          options: directions,
        }),
        amount: field.money('Jumlah', { required: true, visibility: 'money' }),
        balance_after: field.money('Saldo', { required: true, visibility: 'money' }),
      },
    }),
    requests: openRequests,
  },
  title: 'customer_id',
  keyword: ['customer_id'],
  list: {
    columns: ['customer_id', 'balance'],
    filters: { customer: { by: 'equals', column: 'customer_id' } },
    sort: { field: 'balance', order: 'desc' },
    sortable: ['balance'],
  },
  form: [
    { label: 'Deposit', fields: ['customer_id', 'balance'] },
    { label: 'Mutasi', fields: ['moves'] },
  ],
  operations: { list: 'generic', show: 'generic', export: true },
  screens: { list: '/finance/payment/deposit', show: '/finance/payment/deposit/:id' },
});
