// Budgets of a branch: the grid of a year, its changes, what a year may begin with, and its sheet (decision 104).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import {
  budgetSources,
  FIRST_BUDGET_YEAR,
  LAST_BUDGET_YEAR,
  LEAST_GROWTH,
  MONTHS_OF_YEAR,
  MOST_BUDGET_CELLS,
  MOST_BUDGETED,
  MOST_GROWTH,
} from './budget.ts';
import { flag } from './report-query.ts';

const module = 'finance';
const upload = 'upload';
const PATH = 'finance/anggaran';
const TOO_MUCH = 'Maksimal 1.000.000.000.000 per bulan';
const yearOf = (number: z.ZodNumber | z.ZodCoercedNumber) =>
  number
    .int('Tahun tidak valid')
    .min(FIRST_BUDGET_YEAR, 'Tahun tidak valid')
    .max(LAST_BUDGET_YEAR, 'Tahun tidak valid');
const asked = yearOf(z.coerce.number({ error: 'Tahun tidak valid' }));
const whole = z.number({ error: 'Wajib diisi' }).int();

const cell = z.strictObject({
  akun_id: whole.positive(),
  month: whole.min(1, 'Bulan tidak valid').max(MONTHS_OF_YEAR, 'Bulan tidak valid'),
  /** Rupiah as profit and loss shows them; 0 takes the month's budget away. */
  amount: z
    .number({ error: 'Isi rupiah bulat' })
    .int('Isi rupiah bulat')
    .min(-MOST_BUDGETED, TOO_MUCH)
    .max(MOST_BUDGETED, TOO_MUCH),
});
const keyOf = ({ akun_id, month }: { readonly akun_id: number; readonly month: number }): string =>
  `${akun_id} ${month}`;

export const budgetCalls = {
  'finance.anggaran.show': defineCall({
    name: 'finance.anggaran.show',
    method: 'GET',
    path: PATH,
    module,
    summary: 'Anggaran cabang satu tahun: akun laba rugi dengan dua belas bulannya',
    writes: false,
    query: z.strictObject({ year: asked }),
  }),
  'finance.anggaran.simpan': defineCall({
    name: 'finance.anggaran.simpan',
    method: 'PUT',
    path: PATH,
    module,
    summary: 'Menyimpan sel anggaran yang berubah; 0 menghapus. Semua atau tidak sama sekali',
    writes: true,
    body: z.strictObject({
      year: yearOf(z.number({ error: 'Wajib diisi' })),
      /** Of the year as it was read; 0: nothing was budgeted in it. */
      version: whole.min(0),
      cells: z
        .array(cell)
        .min(1, 'Tidak ada yang berubah')
        .max(MOST_BUDGET_CELLS, `Maksimal ${MOST_BUDGET_CELLS} sel`)
        .refine((cells) => new Set(cells.map(keyOf)).size === cells.length, 'Sel yang sama diisi dua kali'),
    }),
  }),
  'finance.anggaran.usulan': defineCall({
    name: 'finance.anggaran.usulan',
    method: 'GET',
    path: `${PATH}/usulan`,
    module,
    summary: 'Usulan anggaran dari anggaran atau realisasi tahun sebelumnya dengan kenaikan persen; tidak menyimpan',
    writes: false,
    report: true,
    query: z.strictObject({
      year: asked,
      sumber: z.enum(budgetSources, { error: 'Pilihan tidak valid' }),
      /** Percent with two decimals at most. */
      naik: z.coerce
        .number({ error: 'Persen tidak valid' })
        .multipleOf(0.01, 'Maksimal dua desimal')
        .min(LEAST_GROWTH, 'Minimal -100')
        .max(MOST_GROWTH, 'Maksimal 1000')
        .default(0),
    }),
  }),
  'finance.anggaran.import': defineCall({
    name: 'finance.anggaran.import',
    method: 'POST',
    path: `${PATH}/import`,
    module,
    summary: 'Membaca sheet anggaran untuk tabel; tidak menyimpan apa pun',
    query: z.strictObject({ year: asked.optional(), dryrun: flag.optional() }),
    upload,
    sheet: 'budget',
    writes: false,
  }),
  'finance.anggaran.rejected': defineCall({
    name: 'finance.anggaran.rejected',
    method: 'POST',
    path: `${PATH}/import/rejected`,
    module,
    summary: 'Baris sheet anggaran yang salah, dengan alasannya',
    query: z.strictObject({ year: asked.optional() }),
    upload,
    sheet: 'budget',
    writes: false,
    answers: 'xlsx',
  }),
  'finance.anggaran.template': defineCall({
    name: 'finance.anggaran.template',
    method: 'GET',
    path: `${PATH}/template`,
    module,
    summary: 'Sheet anggaran satu tahun, berisi anggaran yang sudah ada',
    writes: false,
    answers: 'xlsx',
    query: z.strictObject({ year: asked }),
  }),
} as const;
