// What stands as buttons at a doctor's chair (workspace.md 3): treatments that he does most, and those that he keeps there.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const module = 'service';
const id = z.coerce.number().int().positive('Wajib diisi');

/** Places of the buttons. */
export const FAVOURITES = 12;

export const favouriteCalls = {
  'service.tindakanfavorit.list': defineCall({
    name: 'service.tindakanfavorit.list',
    method: 'GET',
    path: 'service/tindakanfavorit',
    module,
    summary: 'Tindakan seorang dokter sebagai tombol: yang disematkan, lalu yang paling sering dikerjakan',
    query: z.strictObject({ doctor: id }),
    writes: false,
  }),
  'service.tindakanfavorit.pin': defineCall({
    name: 'service.tindakanfavorit.pin',
    method: 'PUT',
    path: 'service/tindakanfavorit/:id',
    module,
    summary: 'Menyematkan atau melepas tombol tindakan milik sendiri',
    body: z.strictObject({ pinned: z.boolean({ error: 'Wajib diisi' }) }),
    writes: true,
  }),
} as const;
