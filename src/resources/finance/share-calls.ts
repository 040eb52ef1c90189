// 'Coba Hitung': what the rules of the branch make of a treatment, before it is done (finance.md 4, 10).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import { field, type Fields } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';
import { sharingprofit, shareSource } from './sharingprofit.ts';

const id = z.coerce.number().int().positive();
const rupiah = z.coerce.number().pipe(fieldShape(field.money('Jumlah', { required: true, min: 0 })));

const { source, doctor_id, perawatan_id } = sharingprofit.fields;
/** What is asked for, as the form shows it. */
export const shareTrialFields = {
  doctor_id: { ...doctor_id, required: true },
  perawatan_id: { ...perawatan_id, required: true },
  source,
  transaction_at: field.date('Tanggal', { required: true, today: true }),
  price: field.money('Harga', { required: true, min: 0 }),
  qty: field.integer('Jumlah', { required: true, min: 1, max: 1000 }),
  discount: field.money('Diskon', { required: true, min: 0 }),
  lab: field.money('Biaya lab', { required: true, min: 0 }),
  bhp: field.money('BHP', { required: true, min: 0 }),
} as const satisfies Fields;

export const tryShare = defineCall({
  name: 'finance.sharingprofit.coba',
  method: 'GET',
  path: 'finance/sharingprofit/coba',
  module: 'finance',
  summary: 'Coba Hitung: aturan yang menang untuk satu tindakan, dan pembagiannya; tidak menyimpan apa pun',
  writes: false,
  query: z.strictObject({
    source: z.coerce
      .number()
      .pipe(z.literal([shareSource.treatment, shareSource.package]))
      .default(shareSource.treatment),
    doctor_id: id,
    perawatan_id: id,
    transaction_at: day.optional(),
    /** Rupiah of one, before discount. */
    price: rupiah,
    qty: z.coerce.number().int().min(1).max(1000).default(1),
    /** Rupiah of the whole line, as what follows. */
    discount: rupiah.default(0),
    lab: rupiah.default(0),
    bhp: rupiah.default(0),
  }),
});

const pendingFees = defineCall({
  name: 'finance.labfee.menunggu',
  method: 'GET',
  path: 'finance/labfee/menunggu',
  module: 'finance',
  summary: 'Biaya lab yang menunggu konfirmasi, terlama dahulu, dengan fee dokter yang tertahan',
  writes: false,
});

/** Fields of the form of a laboratory's invoice. */
export const labInvoiceFields = {
  invoice_no: field.text('No. invoice', { max: 60 }),
  due_date: field.date('Jatuh tempo'),
} as const satisfies Fields;
const confirmFees = defineCall({
  name: 'finance.labfee.bulkconfirm',
  method: 'POST',
  path: 'finance/labfee/bulk-confirm',
  module: 'finance',
  summary: 'Mengonfirmasi beberapa biaya lab dari satu invoice; semua atau tidak sama sekali',
  writes: true,
  body: z.strictObject({
    fees: z
      .array(
        z.strictObject({
          id: z.number().int().positive(),
          version: z.number().int().min(1),
          amount: fieldShape(field.money('Biaya', { required: true, min: 0 })),
        }),
      )
      .min(1, 'Pilih biaya lab')
      .max(200, 'Maksimal 200 baris')
      .refine((fees) => new Set(fees.map((fee) => fee.id)).size === fees.length, 'Baris yang sama dipilih dua kali'),
    invoice_no: fieldShape(labInvoiceFields.invoice_no).nullish(),
    due_date: fieldShape(labInvoiceFields.due_date).nullish(),
  }),
});

/** Fields of the form in which a person decides a share. */
export const overrideFields = {
  doctor_amount: field.money('Fee dokter', { required: true, min: 0 }),
  rumahsakit_amount: field.money('Bagian mitra', { required: true, min: 0 }),
  reason: field.text('Alasan', { required: true, min: 3, max: 300 }),
} as const satisfies Fields;
const overrideShare = defineCall({
  name: 'finance.tindakanincome.override',
  method: 'POST',
  path: 'finance/tindakanincome/:id/override',
  module: 'finance',
  summary: 'Ubah Pembagian satu tindakan, dengan alasan; dapat menunggu persetujuan',
  writes: true,
  body: z.strictObject({
    doctor_amount: fieldShape(overrideFields.doctor_amount),
    rumahsakit_amount: fieldShape(overrideFields.rumahsakit_amount),
    reason: fieldShape(overrideFields.reason),
  }),
});

export const shareCalls = {
  'finance.sharingprofit.coba': tryShare,
  'finance.labfee.menunggu': pendingFees,
  'finance.labfee.bulkconfirm': confirmFees,
  'finance.tindakanincome.override': overrideShare,
} as const;
