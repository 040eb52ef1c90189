// What waits for whoever asks, on his first page (workspace.md 1).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

export const showToday = defineCall({
  name: 'platform.today.show',
  method: 'GET',
  path: 'platform/today',
  module: 'platform',
  summary: 'Hari ini: yang menunggu menurut peran, masing-masing dengan jumlah dan halamannya',
  query: z.strictObject({
    /** The counts alone: no patients and no figures. */
    brief: z.literal('true', { error: 'Pilihan tidak valid' }).optional(),
  }),
  writes: false,
});
