// The list of bills: its columns, filters and sums (finance.md 4).
import { field } from '../kernel/field.ts';
import { ages } from './aging.ts';
import { promiseStates } from './contact.ts';
import { branchFilter } from '../kernel/branch-filter.ts';
import { ALL_SUMS } from '../kernel/page.ts';
import { postedFilters } from './posted-filter.ts';

/** `aged`: of what is open, the part that is of the age that is asked for. The list answers all of them at once too. */
export const billSums = [ALL_SUMS, 'total_amount', 'installment_current_amount', 'outstanding', 'aged'] as const;

export const billColumns = [
  'code',
  'transaction_at',
  'type',
  'customer_id',
  'doctor_id',
  'total_amount',
  'installment_current_amount',
  'outstanding',
  'due_date',
  'status',
] as const;

export const billTotals = {
  label: 'Jumlah tanpa yang batal',
  sums: {
    total_amount: 'total_amount',
    installment_current_amount: 'installment_current_amount',
    outstanding: 'outstanding',
  },
} as const;

export const billFilters = {
  status: { by: 'equals', column: 'status' },
  type: { by: 'equals', column: 'type' },
  customer: { by: 'equals', column: 'customer_id' },
  doctor: { by: 'equals', column: 'doctor_id' },
  payment_type: { by: 'equals', column: 'payment_type' },
  period: { by: 'period', column: 'transaction_at' },
  /** Open bills on credit, and those past their day. */
  iscredit: { by: 'custom', field: field.flag('Kredit atau lewat jatuh tempo') },
  /** Open bills of which a part is of that age. */
  age: { by: 'custom', field: field.choice('Umur', { options: ages }) },
  /** Of the last promise about the bill as a whole. */
  promise: { by: 'custom', field: field.choice('Janji bayar', { options: promiseStates }) },
  /** The cancelled bill of a finished visit that has no other. */
  unbilled: { by: 'custom', field: field.flag('Kunjungan belum ditagih') },
  posted_after: { by: 'custom', field: field.date('Terbit setelah') },
  ...postedFilters,
  profile_id: branchFilter,
  sum: {
    by: 'custom',
    field: field.choice('Jumlah', { options: billSums.map((value) => ({ value, label: value })) }),
  },
} as const;
