// The list of sold packages: its columns, filters and sums (paket.md 4, 5).
import { field } from '../kernel/field.ts';
import { branchFilter } from '../kernel/branch-filter.ts';

/** `1`: how many sales, without those that were cancelled; `totals`: all amounts at once. */
export const membershipSums = ['1', 'price', 'total_amount', 'paid_amount', 'due_amount', 'totals'] as const;

export const membershipList = {
  columns: [
    'code',
    'sold_at',
    'customer_id',
    'package_name',
    'price',
    'discount_amount',
    'total_amount',
    'paid_amount',
    'due_amount',
    'next_due_at',
    'slots',
    'expires_at',
    'status',
    'sales_id',
  ],
  totals: {
    label: 'Jumlah tanpa yang batal',
    sums: { price: 'price', total_amount: 'total_amount', paid_amount: 'paid_amount', due_amount: 'due_amount' },
  },
  filters: {
    status: { by: 'equals', column: 'status' },
    customer: { by: 'equals', column: 'customer_id' },
    paket_history: { by: 'equals', column: 'paket_history_id' },
    sales: { by: 'equals', column: 'sales_id' },
    scheme: { by: 'equals', column: 'scheme' },
    period: { by: 'period', column: 'sold_at' },
    profile_id: branchFilter,
    pakettype: { by: 'custom', field: field.ref('Tipe paket', { to: 'paket.type', embed: 'pakettypedata' }) },
    /** A part of what is owed is overdue. */
    ismenunggak: { by: 'custom', field: field.flag('Menunggak') },
    /** A slot that is not used ends within 30 days. */
    isexpiring: { by: 'custom', field: field.flag('Akan kedaluwarsa (30 hari)') },
    sum: {
      by: 'custom',
      field: field.choice('Jumlah', { options: membershipSums.map((value) => ({ value, label: value })) }),
    },
  },
  sort: { field: 'id', order: 'desc' },
  sortable: ['id', 'sold_at', 'code', 'total_amount', 'expires_at'],
} as const;
