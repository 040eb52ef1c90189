// The first page of the module: cash, what is owed both ways, the result of the month, and what is to be done (workspace.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const showOverview = defineCall({
  name: 'finance.ringkasan',
  method: 'GET',
  path: 'finance/ringkasan',
  module: 'finance',
  summary:
    'Kas dan bank per akun dengan dua belas bulan, piutang menurut umur, hutang per minggu, hasil bulan ini, dan yang perlu dikerjakan',
  writes: false,
  report: true,
  query: z.strictObject({
    /** One branch or 'all'; left out, the branch of the session. */
    profile_id: z
      .string()
      .regex(/^(all|\d+)$/, 'Cabang tidak valid')
      .optional(),
  }),
});

export const overviewCalls = { 'finance.ringkasan': showOverview } as const;
