// Parameters of the list of treatments done in visits (service.md 5).
import { field } from '../kernel/field.ts';

export const visitperawatanFilters = {
  status: { by: 'equals', column: 'status' },
  doctor: { by: 'equals', column: 'doctor_id' },
  perawatan: { by: 'equals', column: 'perawatan_id' },
  customer: { by: 'equals', column: 'customer_id' },
  visit: { by: 'equals', column: 'visit_id' },
  islab: { by: 'equals', column: 'islab' },
  period: { by: 'period', column: 'performed_at' },
  sum: {
    by: 'custom',
    field: field.choice('Jumlah', {
      options: ['1', 'true', 'qty', 'amount'].map((value) => ({ value, label: value })),
    }),
  },
} as const;
