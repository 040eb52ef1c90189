// What a version of a package holds, and what a sale of it would come to (paket.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import { choiceText } from '../kernel/wire.ts';
import { programTypes } from './history-life.ts';

const rupiah = z.coerce.number('Jumlah tidak valid').int('Jumlah tidak valid').min(0, 'Jumlah tidak valid');

const programType = choiceText(programTypes);

export const saleSchemes = ['tunai', 'cicilan'] as const;

export const historyCalls = {
  'paket.historyperawatan.list': defineCall({
    name: 'paket.historyperawatan.list',
    method: 'GET',
    path: 'paket/historyperawatan',
    module: 'paket',
    summary: 'Program satu versi paket',
    writes: false,
    query: z.strictObject({
      /** Refused by its own text when it is missing. */
      paket_history_id: z.coerce.number('Data tidak valid').int().positive().optional(),
      type: programType.optional(),
    }),
  }),
  'paket.program.cari': defineCall({
    name: 'paket.program.cari',
    method: 'GET',
    path: 'paket/program',
    module: 'paket',
    summary: 'Tindakan, item atau jasa laboratorium untuk paket, dengan harga standar hari ini',
    writes: false,
    query: z.strictObject({
      type: programType,
      keyword: z.string({ error: 'Wajib diisi' }).trim().min(3, 'Minimal 3 karakter').max(100),
      /** For a version of all branches: the general prices. */
      umum: z.literal('1').optional(),
    }),
  }),
  'paket.history.simulasi': defineCall({
    name: 'paket.history.simulasi',
    method: 'GET',
    path: 'paket/history/:id/simulasi',
    module: 'paket',
    summary: 'Jadwal pembayaran dan pembagian harga satu penjualan paket',
    writes: false,
    query: z.strictObject({
      scheme: z.enum(saleSchemes, 'Pilihan tidak valid'),
      discount_amount: rupiah.max(1_000_000_000, 'Jumlah tidak valid').optional(),
      /** Left out: today. */
      sold_at: day.optional(),
      /** Left out: the day of the sale. */
      due_day: z.coerce
        .number('Harus 1 sampai 31')
        .int('Harus 1 sampai 31')
        .min(1, 'Minimal 1')
        .max(31, 'Maksimal 31')
        .optional(),
    }),
  }),
} as const;
