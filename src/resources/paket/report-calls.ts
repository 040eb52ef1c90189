// Reports about packages: what is still owed of them, and what they earn (paket.md 5, 10).
import { z } from 'zod';
import { branchesOf, day, exported, inOrder, pageNumber } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';

const report = { method: 'GET', module: 'paket', writes: false, report: true, answers: 'xlsx' } as const;

const liability = defineCall({
  ...report,
  name: 'paket.laporan.kewajiban',
  path: 'paket/laporan/kewajiban',
  summary:
    'Kewajiban paket yang belum dipakai pada satu hari, menurut paket, dibanding saldo buku besarnya; perkiraan hangus per bulan',
  query: z.strictObject({ at: day.optional(), profile_id: branchesOf, export: exported }),
});

const profit = defineCall({
  ...report,
  name: 'paket.laporan.laba',
  path: 'paket/laporan/laba',
  summary:
    'Laba paket menurut klaim yang terpakai: nilai, BHP, lab, item dan fee dokter; per versi, atau per penjualan satu versi',
  query: z
    .strictObject({
      start_date: day,
      end_date: day,
      profile_id: branchesOf,
      /** Its sales, one by one; left out: the versions. */
      paket_history: z.coerce.number().int().positive().optional(),
      page: pageNumber.default(1),
      limit: pageNumber.max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
      export: exported,
    })
    .refine(({ start_date, end_date }) => start_date <= end_date, inOrder),
});

export const packageReportCalls = { 'paket.laporan.kewajiban': liability, 'paket.laporan.laba': profit } as const;
