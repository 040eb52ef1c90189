// Batches as they are found, followed to patients, withheld and released (inventory.md 5, 10).
import { z } from 'zod';
import { exported, flag, pageNumber } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';

const reason = z.string({ error: 'Wajib diisi' }).trim().min(1, 'Wajib diisi').max(300, 'Maksimal 300 karakter');

const list = defineCall({
  name: 'inventory.batch.list',
  method: 'GET',
  path: 'inventory/batch',
  module: 'inventory',
  summary: 'Batch menurut nomor atau item, dengan sisa stok cabang',
  writes: false,
  query: z.strictObject({
    keyword: z.string().trim().max(100).optional(),
    item_id: z.coerce.number().int().positive().optional(),
    blocked: flag.optional(),
    page: pageNumber.default(1),
    limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
  }),
});
const trace = defineCall({
  name: 'inventory.batch.trace',
  method: 'GET',
  path: 'inventory/batch/:id/trace',
  module: 'inventory',
  summary: 'Dari satu batch ke penerimaan, sisa stok, dan pasien yang menerimanya; Excel berisi pasien yang dihubungi',
  writes: false,
  answers: 'xlsx',
  query: z.strictObject({ export: exported }),
});
const block = defineCall({
  name: 'inventory.batch.block',
  method: 'POST',
  path: 'inventory/batch/:id/block',
  module: 'inventory',
  summary: 'Menahan satu batch di semua cabang: tidak lagi diberikan atau dijual',
  writes: true,
  body: z.strictObject({ reason }),
});
const unblock = defineCall({
  name: 'inventory.batch.unblock',
  method: 'POST',
  path: 'inventory/batch/:id/unblock',
  module: 'inventory',
  summary: 'Melepas batch yang ditahan',
  writes: true,
  body: z.strictObject({ reason }),
});

export const batchCalls = {
  'inventory.batch.list': list,
  'inventory.batch.trace': trace,
  'inventory.batch.block': block,
  'inventory.batch.unblock': unblock,
} as const;
