// What mutations need beside their record (inventory.md 3, 5): where goods can go, what is on the road, its receipt and its paper.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const places = defineCall({
  name: 'inventory.mutation.gudang',
  method: 'GET',
  path: 'inventory/mutation/gudang',
  module: 'inventory',
  summary: 'Gudang aktif semua cabang: asal dan tujuan mutasi',
  writes: false,
});
const contents = defineCall({
  name: 'inventory.mutation.isi',
  method: 'GET',
  path: 'inventory/mutation/:id/isi',
  module: 'inventory',
  summary: 'Batch yang dikirim tiap baris, dan berapa yang masih dalam perjalanan',
  writes: false,
});
const letter = defineCall({
  name: 'inventory.mutation.suratjalan',
  method: 'GET',
  path: 'inventory/mutation/:id/suratjalan',
  module: 'inventory',
  summary: 'Surat jalan mutasi (PDF A5)',
  writes: false,
  answers: 'file',
});

/** What becomes of goods that are missing when a mutation is received. */
export const shortages = ['menyusul', 'hilang', 'kembali'] as const;
export type Shortage = (typeof shortages)[number];
const QUANTITY = 'Jumlah tidak valid';
const receivedLine = z.strictObject({
  id: z.number().int().positive(),
  /** Base units that arrived this time. */
  qty_received: z
    .number({ error: QUANTITY })
    .min(0, QUANTITY)
    .refine((qty) => Math.abs(qty * 1000 - Math.round(qty * 1000)) < 1e-6, 'Maksimal 3 angka desimal'),
  /** Of what is missing: still to come, lost or broken, or on its way back. */
  shortage: z.enum(shortages, { error: 'Pilihan tidak valid' }).nullish(),
});
const receive = defineCall({
  name: 'inventory.mutation.receive',
  method: 'POST',
  path: 'inventory/mutation/:id/receive',
  module: 'inventory',
  summary: 'Menerima mutasi di gudang tujuan: jumlah tiap baris, dan apa yang terjadi dengan kekurangannya',
  writes: true,
  body: z.strictObject({
    lines: z.array(receivedLine).min(1, 'Minimal satu item.').max(500),
    version: z.number().int().min(1).optional(),
  }),
});

const refill = defineCall({
  name: 'inventory.mutation.isiulang',
  method: 'POST',
  path: 'inventory/mutation/isiulang',
  module: 'inventory',
  summary: 'Isi Ulang Ruang: satu permintaan dari Gudang Utama ke tiap Ruang Perawatan sampai batas isinya',
  writes: true,
});

export const mutationCalls = {
  'inventory.mutation.gudang': places,
  'inventory.mutation.isi': contents,
  'inventory.mutation.suratjalan': letter,
  'inventory.mutation.receive': receive,
  'inventory.mutation.isiulang': refill,
} as const;
