// Calls that read the ledger: journal, trial balance, balances by account (finance.md 5, 6.9).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';
import { branchesOf, day, exported, flag, inOrder, pageNumber, printed } from './report-query.ts';

const id = z.coerce.number().int().positive();
/** Range and branches of a report. */
const range = { start_date: day, end_date: day, profile_id: branchesOf, export: exported };

export const journalReport = defineCall({
  name: 'finance.laporan.jurnal',
  method: 'GET',
  path: 'finance-v2/laporan/jurnal',
  module: 'finance',
  summary: 'Jurnal dengan barisnya, terbaru dahulu; export=xlsx untuk seluruh rentang',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z
    .strictObject({
      ...range,
      kind: z.coerce.number().int().min(1).max(4).optional(),
      origin: z.coerce.number().int().min(1).max(3).optional(),
      /** Of what happened: 'bill.paid'; what took it back comes with it. */
      event: z.string().trim().max(60).optional(),
      akun_id: id.optional(),
      actor_type: z.string().max(20).optional(),
      actor_id: id.optional(),
      /** One journal, or those of one document: the range does not count. */
      code: z.string().trim().max(30).optional(),
      source_type: z.string().max(40).optional(),
      source_id: id.optional(),
      keyword: z.string().trim().max(100).optional(),
      page: pageNumber.default(1),
      limit: pageNumber.max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
    })
    .refine((q) => q.start_date <= q.end_date, inOrder),
});

export const journalEvents = defineCall({
  name: 'finance.laporan.jurnal.peristiwa',
  method: 'GET',
  path: 'finance-v2/laporan/jurnal/peristiwa',
  module: 'finance',
  summary: 'Peristiwa yang dapat dipilih untuk menyaring jurnal',
  writes: false,
});

export const ledgerExport = defineCall({
  name: 'finance.jurnal.hledger',
  method: 'GET',
  path: 'finance-v2/jurnal/hledger',
  module: 'finance',
  summary: 'Jurnal rentang tanggal sebagai teks untuk hledger dan ledger',
  writes: false,
  report: true,
  answers: 'file',
  query: z
    .strictObject({ start_date: day, end_date: day, profile_id: branchesOf })
    .refine((q) => q.start_date <= q.end_date, inOrder),
});

export const trialBalanceReport = defineCall({
  name: 'finance.laporan.neracasaldo',
  method: 'GET',
  path: 'finance-v2/laporan/neraca-saldo',
  module: 'finance',
  summary: 'Neraca saldo: saldo awal, mutasi dan saldo akhir per akun, debit dan kredit',
  writes: false,
  report: true,
  answers: 'file',
  query: z
    .strictObject({ ...range, export: printed, before_closing: flag.optional(), zero: flag.optional() })
    .refine((q) => q.start_date <= q.end_date, inOrder),
});

export const groupedAccounts = defineCall({
  name: 'finance.akun.grouped',
  method: 'GET',
  path: 'finance/akun',
  module: 'finance',
  summary: 'Bagan akun dengan saldo hari ini; istypegroup: per kategori dengan saldo pada akhir hari sebelum fromdate',
  writes: false,
  query: z
    .strictObject({
      istypegroup: z.literal('true', { error: 'istypegroup=true' }).optional(),
      fromdate: day.optional(),
    })
    .refine((q) => (q.istypegroup === undefined) === (q.fromdate === undefined), {
      path: ['fromdate'],
      message: 'Wajib diisi',
    }),
});
