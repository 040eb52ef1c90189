// Reports of the stock (inventory.md 5, 10).
import { z } from 'zod';
import { branchesOf, day, exported, inOrder } from '../finance/report-query.ts';
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

const range = { start_date: day, end_date: day, profile_id: branchesOf, export: exported } as const;
const movement = defineCall({
  name: 'inventory.report.movement',
  method: 'GET',
  path: 'inventory/report/movement',
  module: 'inventory',
  summary: 'Pergerakan tiap item dalam satu rentang: awal, menurut jenis mutasi, akhir, beserta nilainya',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z.strictObject({ ...range, category_id: id.optional() }).refine((q) => q.start_date <= q.end_date, inOrder),
});
/** Days without use after which stock is slow (10.8). */
export const slowDays = [90, 180] as const;
const slow = defineCall({
  name: 'inventory.report.slow',
  method: 'GET',
  path: 'inventory/report/slow',
  module: 'inventory',
  summary: 'Item berstok yang tidak terpakai selama 90 atau 180 hari, yang paling bernilai lebih dahulu',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z.strictObject({
    days: z.coerce
      .number()
      .pipe(z.literal(slowDays, { error: 'Pilihan tidak valid' }))
      .default(slowDays[0]),
    profile_id: branchesOf,
    export: exported,
  }),
});
const abc = defineCall({
  name: 'inventory.report.abc',
  method: 'GET',
  path: 'inventory/report/abc',
  module: 'inventory',
  summary: 'Item menurut nilai yang terpakai dalam satu rentang: A sampai 80%, B sampai 95%, selebihnya C',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z.strictObject(range).refine((q) => q.start_date <= q.end_date, inOrder),
});

export const reportCalls = {
  'inventory.report.reconciliation': reconciliation,
  'inventory.report.valuation': valuation,
  'inventory.report.expiry': expiry,
  'inventory.report.movement': movement,
  'inventory.report.slow': slow,
  'inventory.report.abc': abc,
} as const;
