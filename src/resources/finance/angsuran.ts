import { defineDocument, stateOf } from '../kernel/define.ts';
import { field } from '../kernel/field.ts';
import { promiseStates } from './contact.ts';

/** Open installments, all or by when they are due, from the branch's day on. */
export const dueFilters = [
  { value: 'open', label: 'Belum lunas' },
  { value: 'today', label: 'Jatuh tempo hari ini' },
  { value: 'week', label: '7 hari' },
  { value: 'late', label: 'Telat' },
] as const;

const amount = { server: true, required: true, visibility: 'money' } as const;

const states = {
  0: { name: 'unpaid', label: 'Belum dibayar', tone: 'warning' },
  1: { name: 'partial', label: 'Sebagian', tone: 'info' },
  2: { name: 'settled', label: 'Lunas', tone: 'success' },
  [-1]: { name: 'cancelled', label: 'Batal', tone: 'neutral' },
} as const;
const state = stateOf(states);
/** Something is left to pay. */
export const openInstallmentStates = [state.unpaid, state.partial] as const;

/** An installment of a bill on credit; 0 is the down payment (finance.md 2c, 6.3). */
export const angsuran = defineDocument({
  name: 'finance.angsuran',
  path: 'finance/angsuran',
  table: 'angsurans',
  module: 'finance',
  scope: 'branch',
  singular: 'angsuran',
  label: 'Angsuran',
  fields: {
    due_date: field.date('Jatuh tempo', { server: true }),
    customer: field.derived('Pasien', { as: 'record' }),
    bill_id: field.ref('Tagihan', { server: true, required: true, to: 'finance.bill', embed: 'billdata' }),
    no: field.integer('Ke-', { server: true, required: true }),
    amount: field.money('Jumlah', amount),
    paid_amount: field.money('Dibayar', amount),
    outstanding: field.derived('Sisa', { as: 'money', visibility: 'money' }),
    late_days: field.derived('Telat (hari)', { as: 'integer' }),
    reminded_at: field.instant('Diingatkan', { server: true }),
  },
  title: 'due_date',
  keyword: ['bill_id'],
  list: {
    columns: [
      'due_date',
      'customer',
      'bill_id',
      'no',
      'amount',
      'paid_amount',
      'outstanding',
      'late_days',
      'reminded_at',
      'status',
    ],
    filters: {
      status: { by: 'equals', column: 'status' },
      bill: { by: 'equals', column: 'bill_id' },
      customer: { by: 'custom', field: field.ref('Pasien', { to: 'platform.users', embed: 'customer' }) },
      /** Of the last promise about it. */
      promise: { by: 'custom', field: field.choice('Janji bayar', { options: promiseStates }) },
      due: { by: 'custom', field: field.choice('Jatuh tempo', { options: dueFilters }) },
      period: { by: 'period', column: 'due_date' },
      sum: {
        by: 'custom',
        field: field.choice('Jumlah', {
          options: ['amount', 'paid_amount', 'outstanding'].map((value) => ({ value, label: value })),
        }),
      },
    },
    sort: { field: 'due_date', order: 'asc' },
    sortable: ['due_date', 'amount', 'reminded_at'],
  },
  form: [{ label: 'Angsuran', fields: ['bill_id', 'no', 'due_date', 'amount', 'paid_amount'] }],
  operations: { list: 'usecase', show: 'usecase', export: true },
  states,
  verbs: {
    ingatkan: { label: 'Catat pengingat', from: openInstallmentStates, to: state.unpaid, input: {} },
  },
  screens: {},
});
