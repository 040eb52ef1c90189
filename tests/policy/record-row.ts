// Rows of a patient's record.
import { perioExam } from './exam.ts';
import type { Made } from './made.ts';

/** Calls of a patient's record, whose path has his own number. */
export const recordOf = (whose: Made): Readonly<Record<string, Made>> => ({
  'service.perio.print': perioExam,
  ...Object.fromEntries(
    ['edit', 'kunjungan', 'tindakan', 'cetak', 'resume', 'alert', 'setalert'].map((name) => [
      `service.rekammedis.${name}`,
      whose,
    ]),
  ),
});
