// What is to be ordered, orders made of it, and what an item has cost (inventory.md 4, 5, 6 R10, 10).
import { z } from 'zod';
import { exported } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';

const MOST_LINES = 500;
const quantity = fieldShape(field.quantity('Jumlah', { required: true }));
const positive = z.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi');

const low = defineCall({
  name: 'inventory.low.list',
  method: 'GET',
  path: 'inventory/low',
  module: 'inventory',
  summary: 'Item yang perlu dipesan: stok, pemakaian, saran jumlah, dan supplier',
  writes: false,
  report: true,
  query: z.strictObject({}),
});

const lowPurchase = defineCall({
  name: 'inventory.low.purchase',
  method: 'POST',
  path: 'inventory/low/purchase',
  module: 'inventory',
  summary: 'Membuat draft PO dari baris terpilih, satu untuk setiap supplier',
  writes: true,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          item_id: positive,
          /** Null: nobody has been chosen; refused by the item's name. */
          supplier_id: positive.nullable(),
          unit_id: positive,
          qty: quantity,
        }),
      )
      .max(MOST_LINES, `Maksimal ${MOST_LINES} baris`),
  }),
});

const lowMutation = defineCall({
  name: 'inventory.low.mutation',
  method: 'POST',
  path: 'inventory/low/mutation',
  module: 'inventory',
  summary: 'Meminta baris terpilih ke cabang yang stoknya paling lebih, satu mutasi untuk setiap cabang',
  writes: true,
  body: z.strictObject({
    lines: z
      .array(
        z.strictObject({
          item_id: positive,
          /** Base units. */
          qty: quantity.refine((n) => n > 0, 'Jumlah harus lebih dari 0.'),
        }),
      )
      .max(MOST_LINES, `Maksimal ${MOST_LINES} baris`),
  }),
});

const history = defineCall({
  name: 'inventory.pricehistory',
  method: 'GET',
  path: 'inventory/report/pricehistory',
  module: 'inventory',
  summary: 'Riwayat harga beli satu item, kenaikannya, dan supplier termurah',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z.strictObject({ item_id: z.coerce.number().int().positive(), export: exported }),
});

export const lowCalls = {
  'inventory.low.list': low,
  'inventory.low.purchase': lowPurchase,
  'inventory.low.mutation': lowMutation,
  'inventory.pricehistory': history,
} as const;
