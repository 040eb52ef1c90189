// What happened to a customer, newest first: visits, treatments, bills and payments in one line of time (platform.md 5); and what
// tells patients apart wherever one is chosen or shown (workspace.md 2).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { listParameters } from '../kernel/wire.ts';

export const customerCalls = {
  'service.customer.timeline': defineCall({
    name: 'service.customer.timeline',
    method: 'GET',
    path: 'service/customer/:id/timeline',
    module: 'service',
    summary: 'Riwayat pasien: kunjungan, tindakan, tagihan, pembayaran',
    query: z.strictObject({ page: listParameters.page, limit: listParameters.limit }),
    writes: false,
  }),
  'service.customer.chip': defineCall({
    name: 'service.customer.chip',
    method: 'GET',
    path: 'service/customer/chip',
    module: 'service',
    summary: 'Pasien seperti tampil di pilihan, kalender, antrian dan kasir: dicari dengan keyword, atau menurut id',
    query: z.strictObject({
      keyword: listParameters.keyword,
      /** '4,9,12'; answered in this order, without those who are out of reach. */
      ids: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15}){0,99}$/, 'Maksimal 100 id')
        .optional(),
      limit: listParameters.limit,
    }),
    writes: false,
  }),
} as const;
