// The picture of a kind of package, which its card shows.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

export const typeCalls = {
  'paket.type.uploadimage': defineCall({
    name: 'paket.type.uploadimage',
    method: 'POST',
    path: 'paket/type/:id/image',
    module: 'paket',
    summary: 'Gambar tipe paket',
    upload: 'image',
    writes: true,
  }),
  'paket.type.image': defineCall({
    name: 'paket.type.image',
    method: 'GET',
    path: 'paket/type/:id/image',
    module: 'paket',
    summary: 'Gambar tipe paket',
    query: z.strictObject({ v: z.coerce.number().int().positive().optional() }),
    writes: false,
    answers: 'file',
  }),
} as const;
