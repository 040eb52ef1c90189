// Reports of the stock (inventory.md 5, 10).
import { z } from 'zod';
import { branchesOf, day, exported } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';

const reconciliation = defineCall({
  name: 'inventory.report.reconciliation',
  method: 'GET',
  path: 'inventory/report/reconciliation',
  module: 'inventory',
  summary:
    'Nilai stok tiap akun persediaan dibanding saldo buku besarnya, selisih menurut dokumen, dan stok dibanding mutasinya',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z.strictObject({ profile_id: branchesOf, export: exported }),
});

const id = z.coerce.number().int().positive();
const valuation = defineCall({
  name: 'inventory.report.valuation',
  method: 'GET',
  path: 'inventory/report/valuation',
  module: 'inventory',
  summary: 'Jumlah dan nilai persediaan tiap item pada akhir satu hari, menurut kategori',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z.strictObject({
    date: day,
    profile_id: branchesOf,
    category_id: id.optional(),
    /** The account that the stock of the item stands on. */
    akun_id: id.optional(),
    export: exported,
  }),
});

const expiry = defineCall({
  name: 'inventory.report.expiry',
  method: 'GET',
  path: 'inventory/report/expiry',
  module: 'inventory',
  summary:
    'Batch yang sudah atau segera kedaluwarsa menurut gudang, nilainya, asalnya, dan cabang yang memakainya lebih cepat',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z.strictObject({ profile_id: branchesOf, export: exported }),
});

export const reportCalls = {
  'inventory.report.reconciliation': reconciliation,
  'inventory.report.valuation': valuation,
  'inventory.report.expiry': expiry,
} as const;
