// Lines of orders and receives from Excel, read into their forms (inventory.md 8): nothing is stored before the form is.
import { z } from 'zod';
import { flag } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';

const module = 'inventory';
const query = z.strictObject({ dryrun: flag.optional() });
const upload = 'upload';

export const boughtSheetCalls = {
  'inventory.purchaselines.import': defineCall({
    name: 'inventory.purchaselines.import',
    method: 'POST',
    path: 'inventory/purchaselines/import',
    module,
    summary: 'Membaca baris PO untuk formulirnya; tidak menyimpan apa pun',
    query,
    upload,
    sheet: 'purchaselines',
    writes: false,
  }),
  'inventory.purchaselines.rejected': defineCall({
    name: 'inventory.purchaselines.rejected',
    method: 'POST',
    path: 'inventory/purchaselines/import/rejected',
    module,
    summary: 'Baris impor PO yang salah, dengan alasannya',
    upload,
    sheet: 'purchaselines',
    writes: false,
    answers: 'xlsx',
  }),
  'inventory.purchaselines.template': defineCall({
    name: 'inventory.purchaselines.template',
    method: 'GET',
    path: 'inventory/purchaselines/template',
    module,
    summary: 'Template baris PO',
    writes: false,
    answers: 'xlsx',
  }),
  'inventory.receivelines.import': defineCall({
    name: 'inventory.receivelines.import',
    method: 'POST',
    path: 'inventory/receivelines/import',
    module,
    summary: 'Membaca baris penerimaan untuk formulirnya; tidak menyimpan apa pun',
    query,
    upload,
    sheet: 'receivelines',
    writes: false,
  }),
  'inventory.receivelines.rejected': defineCall({
    name: 'inventory.receivelines.rejected',
    method: 'POST',
    path: 'inventory/receivelines/import/rejected',
    module,
    summary: 'Baris impor penerimaan yang salah, dengan alasannya',
    upload,
    sheet: 'receivelines',
    writes: false,
    answers: 'xlsx',
  }),
  'inventory.receivelines.template': defineCall({
    name: 'inventory.receivelines.template',
    method: 'GET',
    path: 'inventory/receivelines/template',
    module,
    summary: 'Template baris penerimaan',
    writes: false,
    answers: 'xlsx',
  }),
} as const;
