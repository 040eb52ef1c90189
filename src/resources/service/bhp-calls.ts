// Confirming what a treatment used up, taking that back, and finding items without the stock's own screens (service.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';

const id = z.number({ error: 'Wajib diisi' }).int().positive('Wajib diisi');
const qty = fieldShape(field.quantity('Dipakai', { min: 0, max: 100_000 }));
const reason = z.string({ error: 'Alasan wajib diisi' }).trim().min(1, 'Alasan wajib diisi').max(300);

const confirm = z.strictObject({
  lines: z
    .array(z.strictObject({ item_id: id, qty_used: qty, reason: reason.nullish() }), { error: 'Wajib diisi' })
    .min(1, 'Isi minimal satu bahan')
    .max(100, 'Maksimal 100 baris')
    .refine((rows) => new Set(rows.map((row) => row.item_id)).size === rows.length, 'Bahan yang sama diisi dua kali'),
});

export const bhpCalls = {
  'service.visitperawatan.bhp': defineCall({
    name: 'service.visitperawatan.bhp',
    method: 'POST',
    path: 'service/visitperawatan/:id/bhp',
    module: 'service',
    summary: 'Konfirmasi BHP yang dipakai sebuah tindakan',
    body: confirm,
    writes: true,
  }),
  'service.visitperawatan.bhpbatal': defineCall({
    name: 'service.visitperawatan.bhpbatal',
    method: 'POST',
    path: 'service/visitperawatan/:id/bhp/batal',
    module: 'service',
    summary: 'Membatalkan konfirmasi BHP; oleh admin menunggu persetujuan',
    body: z.strictObject({ reason }),
    writes: true,
  }),
  'service.itempicker': defineCall({
    name: 'service.itempicker',
    method: 'GET',
    path: 'service/itempicker',
    module: 'service',
    summary: 'Mencari bahan atau obat tanpa harga pokok; dengan visit, alergi pasien yang cocok disebut',
    query: z.strictObject({
      kind: z.enum(['bhp', 'obat'], { error: 'Pilih bhp atau obat' }),
      keyword: z.string({ error: 'Wajib diisi' }).trim().min(3, 'Minimal 3 karakter').max(100),
      visit: z.coerce.number().int().positive('Wajib diisi').optional(),
    }),
    writes: false,
  }),
} as const;
