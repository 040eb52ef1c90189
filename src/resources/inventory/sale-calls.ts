// The desk of sales and the queue of prescriptions (inventory.md 4, 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';

const id = z.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi');
const qty = fieldShape(field.quantity('Jumlah', { min: 0, max: 100_000 }));
const rupiah = z.number().int().min(0).max(1_000_000_000);

/** What can be sold, with price and what is there, found by words or by the code on the box. */
const items = defineCall({
  name: 'inventory.sales.item',
  method: 'GET',
  path: 'inventory/salesitem',
  module: 'inventory',
  summary: 'Item yang dijual dengan harga dan stok gudang penjualan, menurut nama, kode atau barcode',
  writes: false,
  query: z.strictObject({
    keyword: z.string({ error: 'Wajib diisi' }).trim().min(2, 'Minimal 2 karakter').max(100),
    /** With a prescription: medicines, also those that are not sold without one. */
    resep: z.literal('1').optional(),
  }),
});

export const queueStates = ['menunggu', 'disiapkan', 'diserahkan'] as const;
const queue = defineCall({
  name: 'inventory.resep.queue',
  method: 'GET',
  path: 'inventory/resep',
  module: 'inventory',
  summary: 'Antrian resep cabang: menunggu, disiapkan, dan yang diserahkan hari ini',
  writes: false,
  query: z.strictObject({ status: z.enum(queueStates).optional() }),
});

const prepared = z.strictObject({
  visitresepitem_id: id,
  /** What is given instead, with its reason. */
  item_id: id.optional(),
  substitute_reason: z.string().trim().max(200, 'Maksimal 200 karakter').nullish(),
  /** 0: the patient gets none of it here. */
  qty,
  signa: z.string().trim().min(1, 'Wajib diisi').max(100, 'Maksimal 100 karakter').optional(),
  batch_id: id.nullish(),
});
const prepare = defineCall({
  name: 'inventory.resep.prepare',
  method: 'POST',
  path: 'inventory/resep/:id/prepare',
  module: 'inventory',
  summary: 'Menyiapkan resep: penjualan draft dengan usulan batch, yang dapat disiapkan ulang',
  writes: true,
  body: z.strictObject({
    /** Left out: everything as it was prescribed. */
    lines: z.array(prepared).min(1, 'Minimal satu item.').max(50).optional(),
    embalase_amount: rupiah.optional(),
    discount_amount: rupiah.optional(),
  }),
});
const handOver = defineCall({
  name: 'inventory.resep.handover',
  method: 'POST',
  path: 'inventory/resep/:id/handover',
  module: 'inventory',
  summary: 'Menyerahkan resep yang sudah disiapkan: stok keluar dan tagihan terbit',
  writes: true,
  /** `version` of the sale that was prepared. */
  body: z.strictObject({ version: z.number().int().positive() }),
});
const cancel = defineCall({
  name: 'inventory.resep.cancel',
  method: 'POST',
  path: 'inventory/resep/:id/cancel',
  module: 'inventory',
  summary: 'Membatalkan resep yang belum diserahkan',
  writes: true,
  body: z.strictObject({
    reason: z.string({ error: 'Wajib diisi' }).trim().min(1, 'Wajib diisi').max(300, 'Maksimal 300 karakter'),
  }),
});
const paper = <const N extends string>(name: N, path: string, summary: string) =>
  defineCall({ name, method: 'GET', path, module: 'inventory', summary, writes: false, answers: 'pdf' });

export const saleCalls = {
  'inventory.sales.item': items,
  'inventory.resep.queue': queue,
  'inventory.resep.prepare': prepare,
  'inventory.resep.handover': handOver,
  'inventory.resep.cancel': cancel,
  'inventory.sales.etiket': paper(
    'inventory.sales.etiket',
    'inventory/sales/:id/etiket',
    'Etiket obat satu penjualan resep',
  ),
  'inventory.sales.copyresep': paper('inventory.sales.copyresep', 'inventory/sales/:id/copyresep', 'Salinan resep'),
} as const;
