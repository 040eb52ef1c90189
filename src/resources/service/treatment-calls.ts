// What was done, by treatment or by doctor (service.md 4).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';

const id = z.coerce.number().int().positive('Wajib diisi');

/** A treatment or a doctor with what was done; the amount is absent for roles that do not see money. */
export interface TreatmentGroup {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly count: number;
  readonly qty: number;
  readonly amount?: number;
}

export const treatmentCalls = {
  'service.visitperawatan.group': defineCall({
    name: 'service.visitperawatan.group',
    method: 'GET',
    path: 'service/riwayattindakan',
    module: 'service',
    summary: 'Tindakan selesai per tindakan atau per dokter: jumlah dan nilainya',
    query: z
      .strictObject({
        by: z.enum(['tindakan', 'dokter'], { error: 'Pilih tindakan atau dokter' }),
        start_date: day,
        end_date: day,
        kategori: id.optional(),
        perawatan: id.optional(),
        doctor: id.optional(),
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
