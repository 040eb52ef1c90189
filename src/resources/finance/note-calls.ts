// Notes on documents of the books: read, written, with a paper, and taken away by who wrote them (decision 108).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { MOST_MENTIONED, NOTE_MAX, noteKinds } from './note.ts';

const path = 'finance/catatan';
const kind = z.enum(noteKinds, { error: 'Pilihan tidak valid' });
const about = z.strictObject({ kind, document_id: z.coerce.number({ error: 'Wajib diisi' }).int().positive() });

export const noteCalls = {
  'finance.catatan.daftar': defineCall({
    name: 'finance.catatan.daftar',
    method: 'GET',
    path,
    module: 'finance',
    summary: 'Catatan, lampiran, pembuat dan riwayat sebuah dokumen keuangan',
    writes: false,
    query: about,
  }),
  'finance.catatan.rekan': defineCall({
    name: 'finance.catatan.rekan',
    method: 'GET',
    path: `${path}/rekan`,
    module: 'finance',
    summary: 'Rekan yang boleh membaca dokumen ini dan dapat disebut di catatannya',
    writes: false,
    query: about,
  }),
  'finance.catatan.tulis': defineCall({
    name: 'finance.catatan.tulis',
    method: 'POST',
    path,
    module: 'finance',
    summary: 'Menulis catatan; rekan yang disebut mendapat pemberitahuan',
    writes: true,
    body: z.strictObject({
      kind,
      document_id: z.number({ error: 'Wajib diisi' }).int().positive(),
      text: z
        .string({ error: 'Wajib diisi' })
        .trim()
        .min(1, 'Wajib diisi')
        .max(NOTE_MAX, `Maksimal ${NOTE_MAX} karakter`),
      mentions: z
        .array(z.number().int().positive())
        .max(MOST_MENTIONED, `Maksimal ${MOST_MENTIONED} rekan`)
        .default([]),
    }),
  }),
  'finance.catatan.lampir': defineCall({
    name: 'finance.catatan.lampir',
    method: 'POST',
    path: `${path}/:id/berkas`,
    module: 'finance',
    summary: 'Melampirkan PDF atau gambar pada catatan sendiri',
    upload: 'bukti',
    writes: true,
  }),
  'finance.catatan.berkas': defineCall({
    name: 'finance.catatan.berkas',
    method: 'GET',
    path: `${path}/:id/berkas`,
    module: 'finance',
    summary: 'Lampiran sebuah catatan',
    writes: false,
    answers: 'file',
  }),
  'finance.catatan.hapus': defineCall({
    name: 'finance.catatan.hapus',
    method: 'DELETE',
    path: `${path}/:id`,
    module: 'finance',
    summary: 'Menghapus catatan sendiri beserta lampirannya; manager dan superadmin juga catatan orang lain',
    writes: true,
  }),
} as const;
