// The light reports: one branch, one range, as little as answers the question (finance.md 4, 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';
import { day, exported, inOrder, pageNumber, printed } from './report-query.ts';

const id = z.coerce.number().int().positive();
/** One branch; left out, that of the session. */
const branch = z.string().regex(/^\d+$/, 'Cabang tidak valid').optional();
const range = { start_date: day, end_date: day, profile_id: branch };
const paged = { page: pageNumber.default(1), limit: pageNumber.max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE) };
const isInOrder = (q: { start_date: string; end_date: string }): boolean => q.start_date <= q.end_date;

export const lightJournal = defineCall({
  name: 'finance.laporanringkas.jurnal',
  method: 'GET',
  path: 'finance/laporan/jurnal',
  module: 'finance',
  summary: 'Baris jurnal satu cabang dalam satu rentang, jurnal terbaru dahulu',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z.strictObject({ ...range, ...paged, export: exported }).refine(isInOrder, inOrder),
});

export const lightTrialBalance = defineCall({
  name: 'finance.laporanringkas.trialbalance',
  method: 'GET',
  path: 'finance/laporan/trialbalance',
  module: 'finance',
  summary: 'Saldo akhir tiap akun satu cabang, debit dan kredit',
  writes: false,
  report: true,
  answers: 'file',
  query: z.strictObject({ ...range, export: printed }).refine(isInOrder, inOrder),
});

export const lightLedger = defineCall({
  name: 'finance.laporanringkas.bukubesar',
  method: 'GET',
  path: 'finance/laporan/bukubesar',
  module: 'finance',
  summary: 'Satu akun satu cabang dengan saldo berjalan',
  writes: false,
  report: true,
  answers: 'file',
  query: z.strictObject({ ...range, ...paged, akun_id: id, export: printed }).refine(isInOrder, inOrder),
});

export const lightIncome = defineCall({
  name: 'finance.laporanringkas.labarugi',
  method: 'GET',
  path: 'finance/laporan/labarugi',
  module: 'finance',
  summary: 'Laba rugi satu cabang dalam satu kolom',
  writes: false,
  report: true,
  answers: 'file',
  query: z.strictObject({ ...range, export: printed }).refine(isInOrder, inOrder),
});

export const lightReportCalls = {
  'finance.laporanringkas.jurnal': lightJournal,
  'finance.laporanringkas.trialbalance': lightTrialBalance,
  'finance.laporanringkas.bukubesar': lightLedger,
  'finance.laporanringkas.labarugi': lightIncome,
} as const;
