// What stands behind the opening balances of deposits and payables, by patient and by who is owed, from Excel (finance.md 6.7, 8).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';
import { flag } from './report-query.ts';

const module = 'finance';
const query = z.strictObject({ dryrun: flag.optional() });
const upload = 'upload';

export const openingCalls = {
  'finance.depositawal.import': defineCall({
    name: 'finance.depositawal.import',
    method: 'POST',
    path: 'finance/depositawal/import',
    module,
    summary: 'Impor deposit awal pasien, dirinci dari saldo awal Deposit Pasien; semua disimpan atau tidak sama sekali',
    query,
    upload,
    sheet: 'deposits',
    writes: true,
  }),
  'finance.depositawal.rejected': defineCall({
    name: 'finance.depositawal.rejected',
    method: 'POST',
    path: 'finance/depositawal/import/rejected',
    module,
    summary: 'Baris impor deposit awal yang salah, dengan alasannya',
    upload,
    sheet: 'deposits',
    writes: false,
    answers: 'xlsx',
  }),
  'finance.depositawal.template': defineCall({
    name: 'finance.depositawal.template',
    method: 'GET',
    path: 'finance/depositawal/template',
    module,
    summary: 'Template impor deposit awal',
    writes: false,
    answers: 'xlsx',
  }),
  'finance.depositawal.show': defineCall({
    name: 'finance.depositawal.show',
    method: 'GET',
    path: 'finance/depositawal',
    module,
    summary: 'Deposit awal: jumlah yang sudah dan yang belum dirinci per pasien',
    writes: false,
  }),
  'finance.hutangawal.import': defineCall({
    name: 'finance.hutangawal.import',
    method: 'POST',
    path: 'finance/hutangawal/import',
    module,
    summary:
      'Impor hutang awal tiap penerima, dirinci dari saldo awal akun hutangnya; semua disimpan atau tidak sama sekali',
    query,
    upload,
    sheet: 'payables',
    writes: true,
  }),
  'finance.hutangawal.rejected': defineCall({
    name: 'finance.hutangawal.rejected',
    method: 'POST',
    path: 'finance/hutangawal/import/rejected',
    module,
    summary: 'Baris impor hutang awal yang salah, dengan alasannya',
    upload,
    sheet: 'payables',
    writes: false,
    answers: 'xlsx',
  }),
  'finance.hutangawal.template': defineCall({
    name: 'finance.hutangawal.template',
    method: 'GET',
    path: 'finance/hutangawal/template',
    module,
    summary: 'Template impor hutang awal',
    writes: false,
    answers: 'xlsx',
  }),
  'finance.hutangawal.show': defineCall({
    name: 'finance.hutangawal.show',
    method: 'GET',
    path: 'finance/hutangawal',
    module,
    summary: 'Hutang awal: jumlah yang sudah dan yang belum dirinci per penerima, tiap akun',
    writes: false,
  }),
  'finance.hutang.lepas': defineCall({
    name: 'finance.hutang.lepas',
    method: 'POST',
    path: 'finance/hutang/:id/lepas',
    module,
    summary: 'Lepas satu baris hasil impor hutang awal: jumlahnya kembali ke saldo awal yang belum dirinci',
    writes: true,
    body: z.strictObject({
      reason: fieldShape(field.text('Alasan', { required: true, min: 3, max: 300 })),
    }),
  }),
} as const;
