// When a confirmed quantity must be explained (service.md 2.8). The same rule on both sides of the wire.

export const DEVIATION_REASON = 'Alasan wajib diisi';
/** Part of the expected quantity beyond which a difference is explained. */
const TOLERANCE = 0.5;

/** True when nothing was used, or more than half more or less than expected; `expected` null: the catalogue expects nothing. */
export const needsReason = (expected: number | null, used: number): boolean =>
  expected !== null && (used === 0 || Math.abs(used - expected) > expected * TOLERANCE);
