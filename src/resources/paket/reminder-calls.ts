// Reminders of slots that end and of installments that are due, and what came of each (paket.md 4).
import { z } from 'zod';
import { flag, pageNumber } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/page.ts';
import { reminderKinds, reminderResults } from './reminder.ts';

const path = 'paket/pengingat';
const kinds = reminderKinds.map(({ value }) => value);
const results = reminderResults.map(({ value }) => value);

export const packageReminderCalls = {
  'paket.pengingat.list': defineCall({
    name: 'paket.pengingat.list',
    method: 'GET',
    path,
    module: 'paket',
    summary: 'Pelanggan yang perlu diingatkan: slot H-30 dan H-7, cicilan H-3, hari H dan H+7',
    query: z.strictObject({
      kind: z.enum(kinds, 'Pilihan tidak valid').optional(),
      /** False: those who were not reached yet in the step that they are in. */
      contacted: flag.optional(),
      page: pageNumber.default(1),
      limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
    }),
    writes: false,
  }),
  'paket.pengingat.catat': defineCall({
    name: 'paket.pengingat.catat',
    method: 'POST',
    path,
    module: 'paket',
    summary: 'Mencatat hasil menghubungi pelanggan',
    body: z.strictObject({
      membership_id: z.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi'),
      kind: z.enum(kinds, { error: 'Wajib diisi' }),
      /** Of the reminder: last day of the slots, or the installment's day. */
      due_at: day,
      result: z.enum(results, { error: 'Wajib diisi' }),
      note: z.string().trim().max(300, 'Maksimal 300 karakter').nullish(),
    }),
    writes: true,
  }),
} as const;
