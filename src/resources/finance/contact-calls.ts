// Asking many patients for their installments, one after the other, and keeping what came of each (finance.md 10).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { contactResult, contactResults, MOST_OF_ONE, MOST_REMINDED } from './contact.ts';
import { day } from './report-query.ts';

const path = 'finance/kontak';
const id = z.number({ error: 'Wajib diisi' }).int().positive();
const ids = z
  .string()
  .regex(/^\d{1,15}(,\d{1,15})*$/, 'Pilihan tidak valid')
  .transform((text) => [...new Set(text.split(',').map(Number))])
  .refine((numbers) => numbers.length <= MOST_REMINDED, `Maksimal ${MOST_REMINDED} baris`);

const onceEach = (twice: string) =>
  z
    .array(id)
    .max(MOST_OF_ONE)
    .refine((all) => new Set(all).size === all.length, twice);

export const contactCalls = {
  'finance.kontak.daftar': defineCall({
    name: 'finance.kontak.daftar',
    method: 'GET',
    path,
    module: 'finance',
    summary:
      'Angsuran terpilih, atau semua yang terbuka dari tagihan terpilih, per pasien: nomor, teks WhatsApp, kontak terakhir',
    writes: false,
    query: z
      .strictObject({
        ids: ids.optional(),
        /** Bills: all that is open of them, installments or the whole. */
        tagihan: ids.optional(),
      })
      .refine((q) => (q.ids === undefined) !== (q.tagihan === undefined), { path: ['ids'], message: 'Wajib diisi' }),
  }),
  'finance.kontak.catat': defineCall({
    name: 'finance.kontak.catat',
    method: 'POST',
    path,
    module: 'finance',
    summary: 'Mencatat hasil menghubungi seorang pasien tentang angsuran atau tagihannya, dan janji bayarnya',
    writes: true,
    body: z
      .strictObject({
        angsuran_ids: onceEach('Angsuran yang sama dipilih dua kali').optional(),
        /** Bills without installments. */
        bill_ids: onceEach('Tagihan yang sama dipilih dua kali').optional(),
        result: z.enum(
          contactResults.map(({ value }) => value),
          { error: 'Wajib diisi' },
        ),
        promise_date: day.nullish(),
        /** Rupiah. */
        promise_amount: z.number({ error: 'Wajib diisi' }).int().min(1, 'Minimal 1').nullish(),
        note: z.string().trim().max(300, 'Maksimal 300 karakter').nullish(),
      })
      .superRefine(({ angsuran_ids = [], bill_ids = [], result, promise_date, promise_amount }, check) => {
        if (angsuran_ids.length + bill_ids.length === 0)
          check.addIssue({ code: 'custom', path: ['angsuran_ids'], message: 'Wajib diisi' });
        const promised = result === contactResult.promised;
        for (const [name, value] of Object.entries({ promise_date, promise_amount }))
          if ((value !== null && value !== undefined) !== promised)
            check.addIssue({
              code: 'custom',
              path: [name],
              message: promised ? 'Wajib diisi' : 'Hanya untuk janji bayar',
            });
      }),
  }),
} as const;
