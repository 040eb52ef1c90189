// Excel of the service masters: template, import with a dry run, and the refused rows (service.md 8).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';

const module = 'service';
const yes = z.enum(['true', 'false', '1', '0']).transform((text) => text === 'true' || text === '1');
const query = z.strictObject({ dryrun: yes.optional() });

export const masterSheetCalls = {
  'service.tindakanmedis.import': defineCall({
    name: 'service.tindakanmedis.import',
    method: 'POST',
    path: 'service/tindakanmedis/import',
    module,
    summary: 'Impor tindakan medis dan harganya; kode yang sudah ada diperbarui',
    query,
    upload: 'upload',
    sheet: 'treatments',
    writes: true,
  }),
  'service.tindakanmedis.rejected': defineCall({
    name: 'service.tindakanmedis.rejected',
    method: 'POST',
    path: 'service/tindakanmedis/import/rejected',
    module,
    summary: 'Baris impor tindakan medis yang ditolak, dengan alasannya',
    upload: 'upload',
    sheet: 'treatments',
    writes: false,
    answers: 'xlsx',
  }),
  'service.tindakanmedis.template': defineCall({
    name: 'service.tindakanmedis.template',
    method: 'GET',
    path: 'service/tindakanmedis/template',
    module,
    summary: 'Template impor tindakan medis',
    writes: false,
    answers: 'xlsx',
  }),
  'service.laboratoriumjasa.import': defineCall({
    name: 'service.laboratoriumjasa.import',
    method: 'POST',
    path: 'service/laboratoriumjasa/import',
    module,
    summary: 'Impor jasa laboratorium; jasa yang sudah ada diperbarui',
    query,
    upload: 'upload',
    sheet: 'labservices',
    writes: true,
  }),
  'service.laboratoriumjasa.rejected': defineCall({
    name: 'service.laboratoriumjasa.rejected',
    method: 'POST',
    path: 'service/laboratoriumjasa/import/rejected',
    module,
    summary: 'Baris impor jasa laboratorium yang ditolak, dengan alasannya',
    upload: 'upload',
    sheet: 'labservices',
    writes: false,
    answers: 'xlsx',
  }),
  'service.laboratoriumjasa.template': defineCall({
    name: 'service.laboratoriumjasa.template',
    method: 'GET',
    path: 'service/laboratoriumjasa/template',
    module,
    summary: 'Template impor jasa laboratorium',
    writes: false,
    answers: 'xlsx',
  }),
} as const;
