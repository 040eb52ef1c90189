// Variable components of a run from Excel: template, import with a dry run, and the refused rows (attendance.md 5, 8).
import { z } from 'zod';
import { flag } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';

const module = 'attendance';
const upload = 'upload';

export const componentSheetCalls = {
  'attendance.payrollperiode.import': defineCall({
    name: 'attendance.payrollperiode.import',
    method: 'POST',
    path: 'attendance/payrollperiode/:id/import',
    module,
    summary: 'Impor komponen variabel menjadi baris manual slip; semua disimpan atau tidak sama sekali',
    query: z.strictObject({ dryrun: flag.optional() }),
    upload,
    sheet: 'paycomponents',
    writes: true,
  }),
  'attendance.payrollperiode.rejected': defineCall({
    name: 'attendance.payrollperiode.rejected',
    method: 'POST',
    path: 'attendance/payrollperiode/:id/import/rejected',
    module,
    summary: 'Baris impor komponen yang salah, dengan alasannya',
    upload,
    sheet: 'paycomponents',
    writes: false,
    answers: 'xlsx',
  }),
  'attendance.payrollperiode.template': defineCall({
    name: 'attendance.payrollperiode.template',
    method: 'GET',
    path: 'attendance/payrollperiode/:id/template',
    module,
    summary: 'Template komponen variabel, berisi yang sudah diimpor',
    writes: false,
    answers: 'xlsx',
  }),
} as const;
