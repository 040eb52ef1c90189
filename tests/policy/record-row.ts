// Rows of a patient's record.
import type { Made } from './made.ts';

/** Calls of a patient's record, whose path has his own number. */
export const recordOf = (whose: Made): Readonly<Record<string, Made>> =>
  Object.fromEntries(
    ['edit', 'kunjungan', 'tindakan', 'cetak', 'resume', 'alert', 'setalert'].map((name) => [
      `service.rekammedis.${name}`,
      whose,
    ]),
  );
