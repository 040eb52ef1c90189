// The staff of a branch from Excel: template, import with a dry run, and the refused rows (attendance.md 5, 8).
import { z } from 'zod';
import { flag } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';

const module = 'attendance';
const upload = 'upload';

export const staffSheetCalls = {
  'attendance.pegawai.import': defineCall({
    name: 'attendance.pegawai.import',
    method: 'POST',
    path: 'attendance/pegawai/import',
    module,
    summary: 'Impor pegawai dengan akun, kontrak dan gaji; semua disimpan atau tidak sama sekali',
    query: z.strictObject({ dryrun: flag.optional() }),
    upload,
    sheet: 'staff',
    writes: true,
  }),
  'attendance.pegawai.rejected': defineCall({
    name: 'attendance.pegawai.rejected',
    method: 'POST',
    path: 'attendance/pegawai/import/rejected',
    module,
    summary: 'Baris impor pegawai yang salah, dengan alasannya',
    upload,
    sheet: 'staff',
    writes: false,
    answers: 'xlsx',
  }),
  'attendance.pegawai.template': defineCall({
    name: 'attendance.pegawai.template',
    method: 'GET',
    path: 'attendance/pegawai/template',
    module,
    summary: 'Template pegawai, berisi pegawai cabang tanpa kata sandinya',
    writes: false,
    answers: 'xlsx',
  }),
} as const;
