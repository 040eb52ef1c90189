// Calls by which the ledger proves itself (finance.md 5, 6.8).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { notedSeal } from './noted-seal.ts';
import { branchesOf } from './report-query.ts';

export const verifyLedger = defineCall({
  name: 'finance.jurnal.verifikasi',
  method: 'GET',
  path: 'finance-v2/jurnal/verifikasi',
  module: 'finance',
  summary:
    'Pemeriksaan buku (V1-V13): yang berubah sejak terakhir seluruhnya sesuai, satu bulan (month), atau semua (range=all); ' +
    'segel: ujung rantai dari catatan untuk dibandingkan',
  writes: false,
  report: true,
  query: z.strictObject({
    profile_id: branchesOf,
    month: z
      .string()
      .regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'Bulan tidak valid')
      .optional(),
    range: z.literal('all', { error: 'Pilihan tidak valid' }).optional(),
    segel: notedSeal.optional(),
  }),
});

export const lastVerification = defineCall({
  name: 'finance.jurnal.verifikasi.terakhir',
  method: 'GET',
  path: 'finance-v2/jurnal/verifikasi/terakhir',
  module: 'finance',
  summary: 'Hasil pemeriksaan buku malam terakhir',
  writes: false,
});

export const rebuildBalances = defineCall({
  name: 'finance.jurnal.hitungulang',
  method: 'POST',
  path: 'finance-v2/jurnal/hitungulang',
  module: 'finance',
  summary: 'Menghitung ulang saldo bulanan cabang dari baris jurnal, lalu memeriksa seluruh buku',
  writes: true,
  body: z.strictObject({}),
});

export const signDamage = defineCall({
  name: 'finance.jurnal.tandatangan',
  method: 'POST',
  path: 'finance-v2/jurnal/temuan/tandatangan',
  module: 'finance',
  summary: 'Menandatangani temuan cadangan atau pemulihan pada buku cabang, setelah diperiksa',
  writes: true,
  body: z.strictObject({
    ids: z.array(z.int().positive()).min(1).max(200),
    reason: z.string().trim().min(5, 'Minimal 5 karakter').max(500, 'Maksimal 500 karakter'),
  }),
});

export const verificationCalls = {
  'finance.jurnal.verifikasi': verifyLedger,
  'finance.jurnal.verifikasi.terakhir': lastVerification,
  'finance.jurnal.hitungulang': rebuildBalances,
  'finance.jurnal.tandatangan': signDamage,
} as const;
