// Depreciation by month: what a month would book, booking it, and what was booked of one asset (decision 105).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const module = 'finance';
const month = z.string({ error: 'Wajib diisi' }).regex(/^[12]\d{3}-(0[1-9]|1[0-2])$/, 'Bulan tidak valid');

export const assetCalls = {
  'finance.penyusutan.rencana': defineCall({
    name: 'finance.penyusutan.rencana',
    method: 'GET',
    path: 'finance/penyusutan/rencana',
    module,
    summary: 'Yang akan disusutkan sampai suatu bulan, tiap aset, beserta yang tertinggal dari bulan sebelumnya',
    writes: false,
    query: z.strictObject({ month }),
  }),
  'finance.penyusutan.susutkan': defineCall({
    name: 'finance.penyusutan.susutkan',
    method: 'POST',
    path: 'finance/penyusutan/susutkan',
    module,
    summary: 'Susutkan bulan ini: satu jurnal untuk cabang dan bulan, sekali',
    writes: true,
    body: z.strictObject({ month }),
  }),
  'finance.aset.riwayat': defineCall({
    name: 'finance.aset.riwayat',
    method: 'GET',
    path: 'finance/aset/:id/riwayat',
    module,
    summary: 'Penyusutan aset yang sudah dibukukan, tiap bulan, dengan jurnalnya',
    writes: false,
  }),
  'finance.aset.buku': defineCall({
    name: 'finance.aset.buku',
    method: 'GET',
    path: 'finance/aset/buku',
    module,
    summary: 'Daftar aset dibandingkan dengan saldo akunnya di buku besar',
    writes: false,
  }),
  'finance.prabayar': defineCall({
    name: 'finance.prabayar',
    method: 'GET',
    path: 'finance/prabayar',
    module,
    summary: 'Biaya dibayar di muka sebagai jadwal: yang sudah dibebankan, sisanya, dan saldo akunnya',
    writes: false,
  }),
} as const;
