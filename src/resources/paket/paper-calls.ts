// The agreement of a sold package before it is signed, and its papers (paket.md 4).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { schemes } from './membership-life.ts';

const REQUIRED = 'Wajib diisi';
/** A drawing is some 10 KB; what is far larger is no signature. */
const LONGEST_PICTURE = 80_000;

/** Who signs, and his signature as a data URL. */
export const signatureShape = z.strictObject({
  name: z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(100, 'Maksimal 100 karakter'),
  picture: z
    .string({ error: 'Tanda tangan wajib diisi' })
    .max(LONGEST_PICTURE, 'Tanda tangan terlalu besar')
    .regex(/^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/, 'Tanda tangan wajib diisi'),
});

const paper = <const N extends 'perjanjian' | 'jadwal' | 'kartu'>(name: N, summary: string) =>
  defineCall({
    name: `paket.membership.${name}`,
    method: 'GET',
    path: `paket/membership/:id/${name}`,
    module: 'paket',
    summary,
    writes: false,
    answers: 'pdf',
  });

export const packagePaperCalls = {
  'paket.membership.ketentuan': defineCall({
    name: 'paket.membership.ketentuan',
    method: 'GET',
    path: 'paket/membership/ketentuan',
    module: 'paket',
    summary: 'Ketentuan yang disetujui pelanggan saat membeli paket',
    query: z.strictObject({
      scheme: z.enum(schemes.map(({ value }) => value)),
      /** Rupiah from which the slots can be used. */
      starts_from: z.coerce.number().int().min(0).max(1_000_000_000),
    }),
    writes: false,
  }),
  'paket.membership.riwayat': defineCall({
    name: 'paket.membership.riwayat',
    method: 'GET',
    path: 'paket/membership/:id/riwayat',
    module: 'paket',
    summary: 'Siapa melakukan apa pada penjualan paket, dari yang pertama',
    writes: false,
  }),
  'paket.membership.perjanjian': paper('perjanjian', 'Perjanjian paket sebagai PDF'),
  'paket.membership.jadwal': paper('jadwal', 'Jadwal pembayaran paket sebagai PDF'),
  'paket.membership.kartu': paper('kartu', 'Kartu slot paket sebagai PDF'),
} as const;
