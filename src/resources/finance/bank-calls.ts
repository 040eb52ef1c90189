// Bank reconciliation: accounts, import of statements, matching, booking from a line, closing and opening again
// (decision 102, decision 103).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import { bankNames, bookedAs, MOST_ITEMS, MOST_MATCHES } from './bank.ts';

const module = 'finance';
const id = z.number({ error: 'Wajib diisi' }).int().positive();
const asked = z.coerce.number({ error: 'Wajib diisi' }).int().positive();
const ids = z
  .array(id)
  .max(MOST_ITEMS, `Maksimal ${MOST_ITEMS} baris`)
  .refine((list) => new Set(list).size === list.length, 'Baris yang sama dipilih dua kali');
/** Rupiah and sen as a person types them: '1250000' or '1250000.50'. */
const balance = z
  .string()
  .trim()
  .regex(/^-?\d{1,13}(?:[.,]\d{1,2})?$/, 'Saldo tidak valid, mis. 1250000 atau 1250000.50')
  .optional();

export const bankCalls = {
  'finance.bank.rekening': defineCall({
    name: 'finance.bank.rekening',
    method: 'GET',
    path: 'finance/bank/rekening',
    module,
    summary: 'Rekening bank cabang: saldo bank dan buku, yang belum cocok, dan tanggal rekonsiliasi terakhir',
    writes: false,
  }),
  'finance.bank.daftarkan': defineCall({
    name: 'finance.bank.daftarkan',
    method: 'POST',
    path: 'finance/bank/rekening',
    module,
    summary: 'Mendaftarkan rekening bank untuk direkonsiliasi mulai suatu tanggal',
    writes: true,
    body: z.strictObject({
      akun_id: id,
      bank: z.enum(bankNames.map(({ value }) => value) as [string, ...string[]], { error: 'Bank tidak valid' }),
      account_no: z.string({ error: 'Wajib diisi' }).regex(/^[\d .-]{5,40}$/, 'Nomor rekening tidak valid'),
      start_date: day,
    }),
  }),
  'finance.bank.impor': defineCall({
    name: 'finance.bank.impor',
    method: 'POST',
    path: 'finance/bank/rekening/:id/impor',
    module,
    summary:
      'Impor mutasi bank (CSV atau MT940); berkas yang sama tidak menambah apa pun, yang tumpang tindih hanya yang baru',
    upload: 'file',
    /** A file without fields beside it comes without a body. */
    body: z.strictObject({ saldo_awal: balance, saldo_akhir: balance }).optional(),
    writes: true,
  }),
  'finance.bank.kerja': defineCall({
    name: 'finance.bank.kerja',
    method: 'GET',
    path: 'finance/bank/rekening/:id/kerja',
    module,
    summary: 'Mutasi bank dan entri buku yang belum cocok, dengan saran',
    writes: false,
    report: true,
    query: z.strictObject({ sampai: day.optional() }),
  }),
  'finance.bank.riwayat': defineCall({
    name: 'finance.bank.riwayat',
    method: 'GET',
    path: 'finance/bank/rekening/:id/riwayat',
    module,
    summary: 'Yang sudah dicocokkan, terbaru dahulu, dan rekonsiliasi yang ditutup',
    writes: false,
    query: z.strictObject({ page: asked.optional() }),
  }),
  'finance.bank.cocokkan': defineCall({
    name: 'finance.bank.cocokkan',
    method: 'POST',
    path: 'finance/bank/rekening/:id/cocokkan',
    module,
    summary: 'Mencocokkan mutasi dengan entri buku; sisa dapat dibukukan dari mutasi. Semua atau tidak sama sekali',
    writes: true,
    body: z.strictObject({
      matches: z
        .array(
          z.strictObject({
            line_ids: ids,
            entry_ids: ids,
            suggested: z.boolean().optional(),
            /** The rest between both sides is booked, from the first line. */
            rest: z
              .strictObject({
                component: z.enum(bookedAs.map(({ value }) => value) as ['fee', 'interest', 'other']),
                akun_id: id.nullish(),
                note: z.string().trim().max(200, 'Maksimal 200 karakter').nullish(),
              })
              .optional(),
          }),
        )
        .min(1, 'Pilih mutasi atau entri')
        .max(MOST_MATCHES, `Maksimal ${MOST_MATCHES} pasangan`),
    }),
  }),
  'finance.bank.lepas': defineCall({
    name: 'finance.bank.lepas',
    method: 'POST',
    path: 'finance/bank/rekening/:id/lepas',
    module,
    summary: 'Melepas yang sudah dicocokkan; yang dibukukan dari mutasi dibalik jurnalnya',
    writes: true,
    body: z.strictObject({ match_id: id }),
  }),
  'finance.bank.awal': defineCall({
    name: 'finance.bank.awal',
    method: 'GET',
    path: 'finance/bank/rekening/:id/awal',
    module,
    summary: 'Entri sebelum awal rekonsiliasi, dan mana yang saat itu masih di jalan',
    writes: false,
    report: true,
  }),
  'finance.bank.jalan': defineCall({
    name: 'finance.bank.jalan',
    method: 'PUT',
    path: 'finance/bank/rekening/:id/awal',
    module,
    summary: 'Menetapkan entri yang masih di jalan pada awal rekonsiliasi; dicocokkan dengan mutasi sesudahnya',
    writes: true,
    body: z.strictObject({ entry_ids: ids }),
  }),
  'finance.bank.tarik': defineCall({
    name: 'finance.bank.tarik',
    method: 'POST',
    path: 'finance/bank/rekening/:id/tarik',
    module,
    summary: 'Menarik kembali impor terakhir selama belum ada mutasinya yang cocok atau ditutup',
    writes: true,
    body: z.strictObject({ import_id: id }),
  }),
  'finance.bank.tutup': defineCall({
    name: 'finance.bank.tutup',
    method: 'POST',
    path: 'finance/bank/rekening/:id/tutup',
    module,
    summary: 'Menutup rekonsiliasi sampai suatu tanggal: setiap mutasi cocok, bank dan buku sama sampai rupiah',
    writes: true,
    body: z.strictObject({ end_date: day }),
  }),
  'finance.bank.buka': defineCall({
    name: 'finance.bank.buka',
    method: 'POST',
    path: 'finance/bank/rekening/:id/buka',
    module,
    summary: 'Membuka kembali rekonsiliasi terakhir yang ditutup, dengan alasan',
    writes: true,
    body: z.strictObject({
      reason: z.string({ error: 'Wajib diisi' }).trim().min(5, 'Minimal 5 karakter').max(300, 'Maksimal 300 karakter'),
    }),
  }),
} as const;
