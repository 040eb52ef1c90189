// What lies where, and how it came there (inventory.md 4, 5).
import { z } from 'zod';
import { branchesOf, day, flag, inOrder, pageNumber, printed } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';
import { SCAN_MAX } from './scan.ts';

const id = z.coerce.number().int().positive();
/** Days until expiry; 0: what has expired already. */
const within = z.coerce.number().int().min(0).max(720);

const listStock = defineCall({
  name: 'inventory.stock.list',
  method: 'GET',
  path: 'inventory/stock',
  module: 'inventory',
  summary: 'Stok tiap item di satu gudang atau semua gudang cabang, dengan jumlah baris dan nilai seluruhnya',
  writes: false,
  query: z.strictObject({
    warehouse_id: id.optional(),
    category_id: id.optional(),
    type: z.coerce.number().int().min(1).max(4).optional(),
    keyword: z.string().trim().max(100).optional(),
    /** At or below the least that the branch wants. */
    low: flag.optional(),
    empty: flag.optional(),
    expired_within: within.optional(),
    batch_no: z.string().trim().max(40).optional(),
    page: pageNumber.default(1),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
  }),
});
const listShelves = defineCall({
  name: 'inventory.stock.batch',
  method: 'GET',
  path: 'inventory/stock/batch',
  module: 'inventory',
  summary: 'Stok satu item menurut gudang dan batch, yang paling dekat kedaluwarsa lebih dahulu',
  writes: false,
  query: z.strictObject({
    item_id: id,
    warehouse_id: id.optional(),
    /** Of the branch's warehouse for sales. */
    for: z.literal('sale', { error: 'Pilihan tidak valid' }).optional(),
    /** Only what may be given or sold today. */
    usable: flag.optional(),
  }),
});
const otherBranches = defineCall({
  name: 'inventory.stock.cabang',
  method: 'GET',
  path: 'inventory/stock/cabang',
  module: 'inventory',
  summary: 'Jumlah stok satu item di setiap cabang, tanpa nilai',
  writes: false,
  query: z.strictObject({ item_id: id }),
});
const matrix = defineCall({
  name: 'inventory.stock.matriks',
  method: 'GET',
  path: 'inventory/stock/matriks',
  module: 'inventory',
  summary: 'Stok tiap item menurut gudang cabang, atau jumlahnya menurut cabang',
  writes: false,
  query: z.strictObject({
    keyword: z.string().trim().max(100).optional(),
    category_id: id.optional(),
    /** Quantities of all branches, without their value. */
    antarcabang: flag.optional(),
    page: pageNumber.default(1),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
  }),
});
const stockCard = defineCall({
  name: 'inventory.stockcard',
  method: 'GET',
  path: 'inventory/stockcard',
  module: 'inventory',
  summary: 'Kartu stok satu item: saldo awal, mutasi satu rentang, saldo akhir',
  writes: false,
  report: true,
  answers: 'file',
  query: z
    .strictObject({
      item_id: id,
      warehouse_id: id.optional(),
      batch_id: id.optional(),
      /** Left out: every branch in reach, as the list of the stock. */
      profile_id: branchesOf,
      start_date: day,
      end_date: day,
      export: printed,
    })
    .refine((q) => q.start_date <= q.end_date, inOrder),
});
const scan = defineCall({
  name: 'inventory.scan',
  method: 'GET',
  path: 'inventory/scan',
  module: 'inventory',
  summary: 'Item, satuan, batch dan kedaluwarsa dari barcode EAN atau GS1',
  writes: false,
  query: z.strictObject({
    code: z
      .string({ error: 'Wajib diisi' })
      .trim()
      .min(1, 'Wajib diisi')
      .max(SCAN_MAX, `Maksimal ${SCAN_MAX} karakter`),
  }),
});

export const stockCalls = {
  'inventory.stock.list': listStock,
  'inventory.stock.batch': listShelves,
  'inventory.stock.cabang': otherBranches,
  'inventory.stock.matriks': matrix,
  'inventory.stockcard': stockCard,
  'inventory.scan': scan,
} as const;
