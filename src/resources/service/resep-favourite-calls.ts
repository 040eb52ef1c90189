// Medicines with their doses as a doctor prescribes them most (workspace.md 3).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const module = 'service';
const PATH = 'service/resepfavorit';
const REQUIRED = 'Wajib diisi';
const id = z.coerce.number({ error: REQUIRED }).int().positive(REQUIRED);
const dose = {
  qty: z
    .number({ error: REQUIRED })
    .min(0.001, 'Minimal 0,001')
    .max(10_000, 'Maksimal 10000')
    .multipleOf(0.001, 'Maksimal 3 desimal'),
  signa: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(100, 'Maksimal 100 karakter'),
};

/** How many a doctor keeps. */
export const RESEP_FAVOURITES = 30;

export const resepFavouriteCalls = {
  'service.resepfavorit.list': defineCall({
    name: 'service.resepfavorit.list',
    method: 'GET',
    path: PATH,
    module,
    summary: 'Obat favorit dokter dengan dosisnya, dan alergi pasien kunjungan yang disentuhnya',
    query: z.strictObject({ visit: id }),
    writes: false,
  }),
  /** The same medicine with the same direction is kept once, with the last quantity. */
  'service.resepfavorit.create': defineCall({
    name: 'service.resepfavorit.create',
    method: 'POST',
    path: PATH,
    module,
    summary: 'Menyimpan obat dengan dosisnya sebagai favorit sendiri',
    body: z.strictObject({ item_id: id, ...dose }),
    writes: true,
  }),
  'service.resepfavorit.edit': defineCall({
    name: 'service.resepfavorit.edit',
    method: 'PUT',
    path: `${PATH}/:id`,
    module,
    summary: 'Mengubah dosis favorit sendiri',
    body: z.strictObject({ ...dose, version: z.number({ error: REQUIRED }).int().min(1) }),
    writes: true,
  }),
  'service.resepfavorit.delete': defineCall({
    name: 'service.resepfavorit.delete',
    method: 'DELETE',
    path: `${PATH}/:id`,
    module,
    summary: 'Menghapus favorit sendiri',
    writes: true,
  }),
} as const;
