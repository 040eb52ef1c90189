// What the palette finds beside patients and pages: documents by their code, accounts, vendors and items (workspace.md 1).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { SEARCH_LETTERS } from '../kernel/page.ts';

const LONGEST = 60;

export const findByWords = defineCall({
  name: 'platform.find.words',
  method: 'GET',
  path: 'platform/cari',
  module: 'platform',
  summary: 'Cari dokumen menurut kode, akun, vendor, dan item yang boleh dibuka',
  query: z.strictObject({
    keyword: z
      .string({ error: 'Wajib diisi' })
      .trim()
      .min(SEARCH_LETTERS, `Minimal ${SEARCH_LETTERS} karakter`)
      .max(LONGEST, `Maksimal ${LONGEST} karakter`),
  }),
  writes: false,
});
