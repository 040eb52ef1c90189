// Refusals of the Service module (service.md 3, 5, 9), verbatim.
import type { RefusalTable } from '../kernel/refusal.ts';

export const serviceRefusals = {
  'visit-state': [409, 'Status kunjungan sudah berubah'],
} as const satisfies RefusalTable;
