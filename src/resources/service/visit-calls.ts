// Numbers of visits for the board and the dashboard (service.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';

const id = z.coerce.number().int().positive('Wajib diisi');

export const visitCalls = {
  'service.visit.count': defineCall({
    name: 'service.visit.count',
    method: 'GET',
    path: 'insight/visit/countvisit',
    module: 'service',
    summary: 'Jumlah kunjungan per status',
    query: z
      .strictObject({
        start_date: day,
        end_date: day,
        profile_id: z.union([z.literal('all'), id]).optional(),
        doctor: id.optional(),
        status: z
          .string()
          .regex(/^-?\d(,-?\d)*$/, 'Status tidak valid')
          .optional(),
        export: z.literal('xlsx').optional(),
      })
      .refine((q) => q.start_date <= q.end_date, {
        path: ['end_date'],
        message: 'Tanggal akhir harus setelah tanggal awal',
      }),
    writes: false,
    answers: 'xlsx',
  }),
} as const;
