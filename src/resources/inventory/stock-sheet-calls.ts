// Items, opening stock and counts from Excel: template, import with a dry run, and the refused rows (inventory.md 5, 8).
import { z } from 'zod';
import { flag } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';

const module = 'inventory';
const query = z.strictObject({ dryrun: flag.optional() });
const upload = 'upload';
/** The count that the sheet is of; left out: the only one that is under way in the branch. */
const opname_id = z.coerce.number({ error: 'Data tidak ditemukan' }).int().positive().optional();
const countQuery = z.strictObject({ opname_id });

export const stockSheetCalls = {
  'inventory.item.import': defineCall({
    name: 'inventory.item.import',
    method: 'POST',
    path: 'inventory/item/import',
    module,
    summary: 'Impor item; kode yang sudah ada diperbarui; semua disimpan atau tidak sama sekali',
    query,
    upload,
    sheet: 'items',
    writes: true,
  }),
  'inventory.item.rejected': defineCall({
    name: 'inventory.item.rejected',
    method: 'POST',
    path: 'inventory/item/import/rejected',
    module,
    summary: 'Baris impor item yang salah, dengan alasannya',
    upload,
    sheet: 'items',
    writes: false,
    answers: 'xlsx',
  }),
  'inventory.item.template': defineCall({
    name: 'inventory.item.template',
    method: 'GET',
    path: 'inventory/item/template',
    module,
    summary: 'Template impor item, berisi item yang sudah ada',
    writes: false,
    answers: 'xlsx',
  }),
  'inventory.adjustment.import': defineCall({
    name: 'inventory.adjustment.import',
    method: 'POST',
    path: 'inventory/adjustment/import',
    module,
    summary: 'Impor saldo awal: satu draft penyesuaian per gudang; semua disimpan atau tidak sama sekali',
    query,
    upload,
    sheet: 'openingstock',
    writes: true,
  }),
  'inventory.adjustment.rejected': defineCall({
    name: 'inventory.adjustment.rejected',
    method: 'POST',
    path: 'inventory/adjustment/import/rejected',
    module,
    summary: 'Baris impor saldo awal yang salah, dengan alasannya',
    upload,
    sheet: 'openingstock',
    writes: false,
    answers: 'xlsx',
  }),
  'inventory.adjustment.template': defineCall({
    name: 'inventory.adjustment.template',
    method: 'GET',
    path: 'inventory/adjustment/template',
    module,
    summary: 'Template saldo awal stok',
    writes: false,
    answers: 'xlsx',
  }),
  'inventory.opname.import': defineCall({
    name: 'inventory.opname.import',
    method: 'POST',
    path: 'inventory/opname/import',
    module,
    summary: 'Impor hasil hitung opname; semua disimpan atau tidak sama sekali',
    query: query.extend({ opname_id }),
    upload,
    sheet: 'opnamecounts',
    writes: true,
  }),
  'inventory.opname.rejected': defineCall({
    name: 'inventory.opname.rejected',
    method: 'POST',
    path: 'inventory/opname/import/rejected',
    module,
    summary: 'Baris impor opname yang salah, dengan alasannya',
    query: countQuery,
    upload,
    sheet: 'opnamecounts',
    writes: false,
    answers: 'xlsx',
  }),
  'inventory.opname.template': defineCall({
    name: 'inventory.opname.template',
    method: 'GET',
    path: 'inventory/opname/template',
    module,
    summary: 'Lembar hitung opname; stok sistem kosong bila hitung buta',
    query: countQuery,
    writes: false,
    answers: 'xlsx',
  }),
} as const;
