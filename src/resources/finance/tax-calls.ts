// Calls about the company's own income tax, and about the files of the tax portal (finance.md 4 '/finance/hutang/pajak', 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { masa } from '../kernel/day.ts';
import { reportedKinds } from './tax-form.ts';

const year = z.coerce.number({ error: 'Tahun tidak valid' }).int('Tahun tidak valid').min(2000).max(2199);
const kind = z.enum(reportedKinds, { error: 'Jenis PPh ini tidak memiliki berkas' });

const showCompanyTax = defineCall({
  name: 'finance.pphbadan.masa',
  method: 'GET',
  path: 'finance/pajak/pph_badan',
  module: 'finance',
  summary: 'PPh badan grup per masa dalam satu tahun: omzet, cara, tarif, PPh menurut buku, dan yang disimpan',
  writes: false,
  report: true,
  query: z.strictObject({ year }),
});
const reckonCompanyTax = defineCall({
  name: 'finance.pphbadan.hitung',
  method: 'POST',
  path: 'finance/pajak/pph_badan/hitung',
  module: 'finance',
  summary: 'Menghitung PPh badan satu masa; yang belum disetor diganti',
  writes: true,
  body: z.strictObject({ masa }),
});
const showWorksheet = defineCall({
  name: 'finance.pphbadan.kertaskerja',
  method: 'GET',
  path: 'finance/pajak/pph_badan/kertaskerja',
  module: 'finance',
  summary: 'Kertas kerja PPh badan setahun menurut pasal 17/31E dari buku; tidak menyimpan apa pun',
  writes: false,
  report: true,
  query: z.strictObject({ year }),
});

const showTaxFile = defineCall({
  name: 'finance.pph.berkas',
  method: 'GET',
  path: 'finance/pph/berkas',
  module: 'finance',
  summary: 'Isi berkas pajak satu masa sebelum dibuat, dengan kekurangannya, dan berkas yang sudah dibuat',
  writes: false,
  query: z.strictObject({ kind, masa }),
});
const makeTaxFile = defineCall({
  name: 'finance.pph.ekspor',
  method: 'POST',
  path: 'finance/pph/berkas',
  module: 'finance',
  summary: 'Membuat berkas pajak satu masa yang sudah disetor, atau menjawab yang sudah dibuat',
  writes: true,
  body: z.strictObject({
    kind,
    masa,
    /** The portal refused the last one: another is made of the profiles as they are now. */
    again: z.boolean().optional(),
  }),
});
const readTaxFile = defineCall({
  name: 'finance.pph.unduh',
  method: 'GET',
  path: 'finance/pph/berkas/:id/xml',
  module: 'finance',
  summary: 'Berkas pajak (XML) persis seperti saat dibuat',
  writes: false,
  answers: 'file',
});
const printTaxSlip = defineCall({
  name: 'finance.pph.print',
  method: 'GET',
  path: 'finance/pph/:id/print',
  module: 'finance',
  summary: 'Bukti potong satu penerima dan masa sebagai PDF A4',
  writes: false,
  answers: 'pdf',
});

export const taxCalls = {
  'finance.pphbadan.masa': showCompanyTax,
  'finance.pphbadan.hitung': reckonCompanyTax,
  'finance.pphbadan.kertaskerja': showWorksheet,
  'finance.pph.berkas': showTaxFile,
  'finance.pph.ekspor': makeTaxFile,
  'finance.pph.unduh': readTaxFile,
  'finance.pph.print': printTaxSlip,
} as const;
