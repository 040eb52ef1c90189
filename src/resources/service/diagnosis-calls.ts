// Diagnoses as they are found at the chair: what is used most before what only heads a group of codes (workspace.md 3).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const id = z.coerce.number().int().positive('Wajib diisi');

export const diagnosisCalls = {
  'service.diagnosa.cari': defineCall({
    name: 'service.diagnosa.cari',
    method: 'GET',
    path: 'service/diagnosacari',
    module: 'service',
    summary: 'Mencari diagnosis dengan kode atau kata: yang sering dipakai dokter, kode empat karakter, lalu kode bab',
    query: z.strictObject({
      keyword: z.string().trim().max(100, 'Maksimal 100 karakter').optional(),
      /** Whose diagnoses come first; a doctor's are his own. */
      doctor: id.optional(),
    }),
    writes: false,
  }),
} as const;
