// Running packages from Excel: template, import with a dry run, and the refused rows (paket.md 8).
import { z } from 'zod';
import { flag } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';

const module = 'paket';

export const packageSheetCalls = {
  'paket.membership.import': defineCall({
    name: 'paket.membership.import',
    method: 'POST',
    path: 'paket/membership/import',
    module,
    summary: 'Impor saldo paket yang sudah berjalan sebelum pembukuan; semua disimpan atau tidak sama sekali',
    query: z.strictObject({ dryrun: flag.optional() }),
    upload: 'upload',
    sheet: 'packages',
    writes: true,
  }),
  'paket.membership.rejected': defineCall({
    name: 'paket.membership.rejected',
    method: 'POST',
    path: 'paket/membership/import/rejected',
    module,
    summary: 'Baris impor saldo paket yang salah, dengan alasannya',
    upload: 'upload',
    sheet: 'packages',
    writes: false,
    answers: 'xlsx',
  }),
  'paket.membership.template': defineCall({
    name: 'paket.membership.template',
    method: 'GET',
    path: 'paket/membership/template',
    module,
    summary: 'Template saldo paket',
    writes: false,
    answers: 'xlsx',
  }),
} as const;
