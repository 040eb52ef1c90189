// Calls of masters, settlements and expenses that are no resource operation (finance.md 4, 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';

const id = z.number({ error: 'Wajib diisi' }).int().positive();
const amount = fieldShape(field.money('Jumlah', { required: true, min: 1 }));
const day = fieldShape(field.date('Tanggal', { required: true }));
const MAX_ROWS = 1000;

const listAutoposting = defineCall({
  name: 'finance.jurnalautoposting.list',
  method: 'GET',
  path: 'finance/jurnalautoposting',
  module: 'finance',
  summary: 'Aturan jurnal otomatis yang berlaku di cabang, per peristiwa',
  writes: false,
});
const pointAutoposting = defineCall({
  name: 'finance.jurnalautoposting.edit',
  method: 'PUT',
  path: 'finance/jurnalautoposting/:id',
  module: 'finance',
  summary: 'Mengarahkan akun sebuah aturan, untuk cabang ini atau untuk semua cabang (superadmin)',
  writes: true,
  body: z.strictObject({
    debit_akun_id: id.nullish(),
    credit_akun_id: id.nullish(),
    scope: z.enum(['cabang', 'semua'], { error: 'Pilih cabang atau semua' }).default('cabang'),
  }),
});
const restoreAutoposting = defineCall({
  name: 'finance.jurnalautoposting.restore',
  method: 'POST',
  path: 'finance/jurnalautoposting/:id/bawaan',
  module: 'finance',
  summary: 'Mengembalikan aturan ke bawaan: aturan cabang dihapus, aturan umum kembali ke akun semula',
  writes: true,
});
const previewAutoposting = defineCall({
  name: 'finance.jurnalautoposting.preview',
  method: 'POST',
  path: 'finance/jurnalautoposting/preview',
  module: 'finance',
  summary: 'Jurnal yang akan dibuat sebuah peristiwa dengan jumlah contoh; tidak membukukan apa pun',
  writes: false,
  body: z.strictObject({
    event: z.string({ error: 'Wajib diisi' }).trim().min(1, 'Wajib diisi').max(60),
    amounts: z.record(z.string().max(60), z.number().int().min(-1_000_000_000_000).max(1_000_000_000_000)),
  }),
});
const listUnsettled = defineCall({
  name: 'finance.settlement.unsettled',
  method: 'GET',
  path: 'finance/settlement/unsettled',
  module: 'finance',
  summary: 'Transaksi sebuah metode yang belum dicairkan ke bank, terlama dahulu',
  writes: false,
  query: z.strictObject({ paymentmethod_id: z.coerce.number({ error: 'Wajib diisi' }).int().positive() }),
});
const recordSettlement = defineCall({
  name: 'finance.settlement.record',
  method: 'POST',
  path: 'finance/settlement',
  module: 'finance',
  summary: 'Catat Pencairan: uang kartu, QRIS atau e-wallet yang masuk ke bank; potongan = bruto - diterima',
  writes: true,
  body: z.strictObject({
    paymentmethod_id: id,
    transaction_at: day,
    method_row_ids: z
      .array(id)
      .min(1, 'Pilih transaksi')
      .max(MAX_ROWS, `Maksimal ${MAX_ROWS} transaksi`)
      .refine((ids) => new Set(ids).size === ids.length, 'Transaksi yang sama dipilih dua kali'),
    net_amount: amount,
    reference: z.string().trim().max(60, 'Maksimal 60 karakter').nullish(),
  }),
});
/** Months whose day lies in a closed period or on a locked day: booked on the first open day, or left out for good. */
const closedMonths = ['first-open', 'skip'] as const;
export type ClosedMonths = (typeof closedMonths)[number];
const runTemplate = defineCall({
  name: 'finance.jurnaltemplate.run',
  method: 'POST',
  path: 'finance/jurnaltemplate/:id/run',
  module: 'finance',
  summary:
    'Membukukan template untuk setiap bulan yang jatuh tempo sampai until; closed: bulan yang periodenya sudah ditutup',
  writes: true,
  body: z.strictObject({ until: day.nullish(), closed: z.enum(closedMonths).nullish() }),
});

/** The paper behind an expense: a PDF or a picture. */
const keepBukti = defineCall({
  name: 'finance.biaya.bukti',
  method: 'POST',
  path: 'finance/biaya/:id/bukti',
  module: 'finance',
  summary: 'Upload Bukti biaya',
  upload: 'bukti',
  writes: true,
});
const keepInvoiceBukti = defineCall({
  name: 'finance.biayainvoice.bukti',
  method: 'POST',
  path: 'finance/biayainvoice/:id/bukti',
  module: 'finance',
  summary: 'Upload Bukti invoice',
  upload: 'bukti',
  writes: true,
});

const invoiceAging = defineCall({
  name: 'finance.biayainvoice.umur',
  method: 'GET',
  path: 'finance/biayainvoice/umur',
  module: 'finance',
  summary: 'Sisa invoice vendor menurut umur sejak jatuh tempo, dan saldo akun Hutang Biaya',
  writes: false,
});
export const expenseCalls = {
  'finance.biayainvoice.umur': invoiceAging,
  'finance.jurnalautoposting.list': listAutoposting,
  'finance.jurnalautoposting.edit': pointAutoposting,
  'finance.jurnalautoposting.restore': restoreAutoposting,
  'finance.jurnalautoposting.preview': previewAutoposting,
  'finance.settlement.unsettled': listUnsettled,
  'finance.settlement.record': recordSettlement,
  'finance.jurnaltemplate.run': runTemplate,
  'finance.biaya.bukti': keepBukti,
  'finance.biayainvoice.bukti': keepInvoiceBukti,
} as const;
