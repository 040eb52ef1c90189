// Slots that a patient can use in a visit or at the desk (paket.md 5, 6.6).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { programTypes } from './history-life.ts';

const id = z.coerce.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi');

export const claimCalls = {
  'paket.membershipperawatanused.tandaterima': defineCall({
    name: 'paket.membershipperawatanused.tandaterima',
    method: 'GET',
    path: 'paket/membershipperawatanused/:id/tandaterima',
    module: 'paket',
    summary: 'Tanda terima item paket sebagai PDF',
    writes: false,
    answers: 'pdf',
  }),
  'paket.membership.tersedia': defineCall({
    name: 'paket.membership.tersedia',
    method: 'GET',
    path: 'paket/membership/tersedia',
    module: 'paket',
    summary: 'Slot gratis yang masih dimiliki pelanggan, yang paling dekat kedaluwarsa lebih dahulu',
    query: z.strictObject({
      customer: id,
      type: z.coerce
        .number()
        .pipe(z.literal(programTypes.map(({ value }) => value)))
        .optional(),
      tindakanmedis: id.optional(),
      laboratoriumjasa: id.optional(),
      /** Whose day the slots are used on; left out: today. */
      visit: id.optional(),
    }),
    writes: false,
  }),
} as const;
