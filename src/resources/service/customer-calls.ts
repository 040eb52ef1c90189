// What happened to a customer, newest first: visits, treatments, bills and payments in one line of time (platform.md 5).
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
} as const;
