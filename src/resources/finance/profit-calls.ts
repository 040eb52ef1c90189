// What becomes of a month's profit, looked at and kept as a draft (finance.md 4 '/finance/profitsharing', 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const month = z
  .string({ error: 'Wajib diisi' })
  .regex(/^(20|21)\d{2}-(0[1-9]|1[0-2])$/, 'Bulan tidak valid, mis. 2026-03');

const showMonth = defineCall({
  name: 'finance.profitsharing.bulan',
  method: 'GET',
  path: 'finance/profitsharing/bulan',
  module: 'finance',
  summary:
    'Bagi hasil satu bulan menurut buku saat ini, di samping yang disimpan dan bulan sebelumnya; tidak menyimpan apa pun',
  writes: false,
  report: true,
  query: z.strictObject({ month }),
});

const reckonMonth = defineCall({
  name: 'finance.profitsharing.hitung',
  method: 'POST',
  path: 'finance/profitsharing/hitung',
  module: 'finance',
  summary: 'Menghitung bagi hasil satu bulan dan menyimpannya sebagai draft; draft yang sudah ada dihitung ulang',
  writes: true,
  body: z.strictObject({ month }),
});

export const profitCalls = {
  'finance.profitsharing.bulan': showMonth,
  'finance.profitsharing.hitung': reckonMonth,
} as const;
