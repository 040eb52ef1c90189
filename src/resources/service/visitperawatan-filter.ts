// Parameters of the list of a visit's treatments (service.md 5); `sum` answers a number instead of rows.
import { field } from '../kernel/field.ts';
import { branchFilter } from '../kernel/branch-filter.ts';

export const treatmentFilters = {
  status: { by: 'equals', column: 'status' },
  doctor: { by: 'equals', column: 'doctor_id' },
  perawatan: { by: 'equals', column: 'perawatan_id' },
  customer: { by: 'equals', column: 'customer_id' },
  kategori: {
    by: 'custom',
    field: field.ref('Kategori', { to: 'service.tindakanmediskategori', embed: 'kategoridata' }),
  },
  visit: { by: 'equals', column: 'visit_id' },
  islab: { by: 'equals', column: 'islab' },
  has_bhp: { by: 'equals', column: 'has_bhp' },
  isbhpused: { by: 'equals', column: 'isbhpused' },
  period: { by: 'period', column: 'performed_at' },
  profile_id: branchFilter,
  sum: {
    by: 'custom',
    field: field.choice('Jumlah', {
      options: ['1', 'true', 'qty', 'amount', 'used'].map((value) => ({ value, label: value })),
    }),
  },
} as const;
