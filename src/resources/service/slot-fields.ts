// What of a visit's work says that a package pays for it (paket.md 3.3).
import { field } from '../kernel/field.ts';

export const slotFields = {
  membershipperawatan_id: field.integer('Slot paket', { min: 1, internal: true }),
  override_reason: field.note('Alasan tetap memakai slot', { max: 300 }),
} as const;
