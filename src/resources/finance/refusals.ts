// Refusals of the Finance module (finance.md 3, 5, 9), verbatim.
import type { RefusalTable } from '../kernel/refusal.ts';

export const financeRefusals = {
  'no-period': [422, 'Periode Pembukuan Aktif belum ada'],
} as const satisfies RefusalTable;
