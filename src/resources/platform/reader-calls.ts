// Who opened the record of a patient (reliability.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/page.ts';

/** How a record is read; the numbers are those of the database. */
export const READ_KINDS = {
  customer: { value: 1, label: 'Data pasien' },
  visit: { value: 2, label: 'Kunjungan' },
  export: { value: 3, label: 'Ekspor' },
  print: { value: 4, label: 'Cetak Resume Medis' },
  photo: { value: 5, label: 'Unduhan foto' },
  publication: { value: 6, label: 'Salinan foto untuk publikasi' },
} as const;

const pageNumber = z.coerce.number().int().min(1);

/** Newest first. Exports of the branch's patients since the patient is known are among them: they may hold his row. */
export const readersOfPatient = defineCall({
  name: 'platform.users.pembaca',
  method: 'GET',
  path: 'users/:id/pembaca',
  module: 'platform',
  summary: 'Siapa yang membuka rekam ini',
  query: z.strictObject({
    page: pageNumber.default(1),
    limit: pageNumber.max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
  }),
  writes: false,
});

/** One row of the answer. */
export interface Reader {
  readonly id: number;
  readonly read_at: string;
  readonly kind: number;
  readonly kindname: string;
  /** Rows of an export; null for a record that was opened. */
  readonly row_count: number | null;
  /** Why it was printed; null for what needs no reason. */
  readonly reason: string | null;
  readonly userdata: {
    readonly id: number;
    readonly name: string;
    readonly username: string;
    readonly rolename: string;
  };
  readonly profiledata: { readonly id: number; readonly code: string; readonly name: string };
}
