// A journal written by hand, and what closing a period would do (finance.md 4 'Journal form', 'Close wizard', 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';
import { journalKind } from './jurnal.ts';

const MAX_LINES = 500;
const amount = fieldShape(field.money('Jumlah', { required: true }));
const text = (max: number) => z.string().trim().max(max, `Maksimal ${max} karakter`);

const line = z.looseObject({
  /** The account by its id, or by its code as the chart gives it. */
  akun_id: z.number().int().positive().nullish(),
  akun: z.looseObject({ code: z.string() }).nullish(),
  description: text(300).nullish(),
  debit: amount.nullish(),
  credit: amount.nullish(),
});
export type ManualLine = z.infer<typeof line>;

/** A list, or the text of one: the form sends the text (specified). */
const details = z
  .union([z.string(), z.array(z.unknown())], { error: 'Format details tidak valid' })
  .transform((given, issues) => {
    if (typeof given !== 'string') return given;
    try {
      return JSON.parse(given) as unknown;
    } catch {
      issues.addIssue({ code: 'custom', message: 'Format details tidak valid' });
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(line, { error: 'Format details tidak valid' })
      .min(1, 'Minimal satu baris')
      .max(MAX_LINES, `Maksimal ${MAX_LINES} baris`),
  );

export const storeJournal = defineCall({
  name: 'finance.jurnal.store',
  method: 'POST',
  path: 'finance-v2/jurnal',
  module: 'finance',
  summary: 'Jurnal umum atau penyesuaian yang ditulis sendiri; details adalah daftar baris atau teks JSON-nya',
  writes: true,
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .max(30, 'Maksimal 30 karakter')
      .regex(/^[\w./-]*$/, 'Format kode tidak valid')
      .nullish(),
    transaction_at: fieldShape(field.date('Tanggal', { required: true })),
    memo: z.string({ error: 'Wajib diisi' }).trim().min(1, 'Wajib diisi').max(500, 'Maksimal 500 karakter'),
    details,
    /** 1 umum 3 penyesuaian */
    kind: z
      .literal([journalKind.transaction, journalKind.adjusting], { error: 'Pilihan tidak valid' })
      .default(journalKind.transaction),
  }),
});

export const previewClose = defineCall({
  name: 'finance.periode.preview',
  method: 'POST',
  path: 'finance/periode/:id/preview-close',
  module: 'finance',
  summary: 'Pemeriksaan dan jurnal penutup bila periode ditutup pada end_date; tidak mengubah apa pun',
  writes: false,
  body: z.strictObject({
    end_date: fieldShape(field.date('Tanggal tutup', { required: true })),
  }),
});

export const closedPeriod = defineCall({
  name: 'finance.periode.closed',
  method: 'GET',
  path: 'finance/periode/:id/penutupan',
  module: 'finance',
  summary: 'Berita acara periode yang ditutup: jumlah, penutup, ujung rantai segel; export=pdf untuk kertasnya',
  writes: false,
  answers: 'file',
  query: z.strictObject({ export: z.literal('pdf', { error: 'Pilihan tidak valid' }).optional() }),
});
