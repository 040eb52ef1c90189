// What treatments used up of the stock (inventory.md 4, 5).
import { z } from 'zod';
import { day, exported, inOrder } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';

/** What the use is added up by. */
export const usageGroups = ['treatment', 'doctor', 'day'] as const;
export type UseGroup = (typeof usageGroups)[number];

const bhpUse = defineCall({
  name: 'inventory.bhp.use',
  method: 'GET',
  path: 'inventory/bhp',
  module: 'inventory',
  summary: 'BHP yang keluar dari stok dalam satu rentang, menurut tindakan, dokter atau hari',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z
    .strictObject({
      start_date: day,
      end_date: day,
      by: z.enum(usageGroups, { error: 'Pilihan tidak valid' }).default('treatment'),
      item_id: z.coerce.number().int().positive().optional(),
      export: exported,
    })
    .refine((q) => q.start_date <= q.end_date, inOrder),
});

export const useCalls = { 'inventory.bhp.use': bhpUse } as const;
