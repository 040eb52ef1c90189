// Dividends, looked at, tried and kept as drafts (finance.md 4 '/finance/deviden', 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day, inOrder } from './report-query.ts';

const MOST = 1_000_000_000_000;
const range = z
  .strictObject({ period_start: day, period_end: day })
  .refine(({ period_start, period_end }) => period_start <= period_end, { ...inOrder, path: ['period_end'] });

const preview = defineCall({
  name: 'finance.deviden.pratinjau',
  method: 'GET',
  path: 'finance/deviden/pratinjau',
  module: 'finance',
  summary: 'Deviden satu rentang menurut buku saat ini, dengan bagian setiap investor; tidak menyimpan apa pun',
  writes: false,
  report: true,
  query: range,
});

const reckon = defineCall({
  name: 'finance.deviden.hitung',
  method: 'POST',
  path: 'finance/deviden/hitung',
  module: 'finance',
  summary: 'Menghitung deviden satu rentang dan menyimpannya sebagai draft; draft yang sudah ada dihitung ulang',
  writes: true,
  body: range,
});

const simulate = defineCall({
  name: 'finance.deviden.simulasi',
  method: 'GET',
  path: 'finance/deviden/simulasi',
  module: 'finance',
  summary:
    'Deviden dari laba yang diandaikan, menurut pengaturan dan kepemilikan saham satu hari; tidak menyimpan apa pun',
  writes: false,
  query: z.strictObject({
    /** Rupiah. */
    laba: z.coerce
      .number({ error: 'Jumlah tidak valid' })
      .int('Jumlah tidak valid')
      .min(1, 'Jumlah tidak valid')
      .max(MOST, 'Jumlah tidak valid'),
    /** Whose setting and shares count. */
    day,
  }),
});

export const dividendCalls = {
  'finance.deviden.pratinjau': preview,
  'finance.deviden.hitung': reckon,
  'finance.deviden.simulasi': simulate,
} as const;
