// The list of bills: its columns, filters and sums (finance.md 4).
import { field } from '../kernel/field.ts';

/** Days past the due day; what is not due yet is in the first. */
export const billAges = [
  { value: '0-30', label: '0-30 hari' },
  { value: '31-60', label: '31-60 hari' },
  { value: '61-90', label: '61-90 hari' },
  { value: '>90', label: '>90 hari' },
] as const;
export type BillAge = (typeof billAges)[number]['value'];

export const billSums = ['total_amount', 'installment_current_amount', 'outstanding'] as const;

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

export const billFilters = {
  status: { by: 'equals', column: 'status' },
  type: { by: 'equals', column: 'type' },
  customer: { by: 'equals', column: 'customer_id' },
  doctor: { by: 'equals', column: 'doctor_id' },
  payment_type: { by: 'equals', column: 'payment_type' },
  period: { by: 'period', column: 'transaction_at' },
  /** Open bills on credit, and those past their day. */
  iscredit: { by: 'custom', field: field.flag('Kredit atau lewat jatuh tempo') },
  age: { by: 'custom', field: field.choice('Umur', { options: billAges }) },
  /** The cancelled bill of a finished visit that has no other. */
  unbilled: { by: 'custom', field: field.flag('Kunjungan belum ditagih') },
  posted_after: { by: 'custom', field: field.date('Terbit setelah') },
  sum: {
    by: 'custom',
    field: field.choice('Jumlah', { options: billSums.map((value) => ({ value, label: value })) }),
  },
} as const;
