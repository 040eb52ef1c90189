// Calls about sold packages: the sale itself, giving it up, and more time for its slots (paket.md 3.2, 5).
import { z } from 'zod';
import { tenderShape } from '../finance/payment-calls.ts';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';
import { schemes } from './membership-life.ts';
import { signatureShape } from './paper-calls.ts';

const id = z.number({ error: 'Wajib diisi' }).int().positive();
const day = fieldShape(field.date('Tanggal'));
const amount = fieldShape(field.money('Jumlah', { required: true, min: 1 }));
const reason = fieldShape(field.note('Alasan', { required: true, max: 300 }));
const version = z.number().int().min(1).optional();

const sell = defineCall({
  name: 'paket.membership.jual',
  method: 'POST',
  path: 'paket/membership',
  module: 'paket',
  summary: 'Menjual paket: tagihan terbit beserta jadwalnya, slot dibuat, dan pembayaran diterima bila ada',
  writes: true,
  body: z.strictObject({
    customer_id: id,
    paket_history_id: id,
    scheme: z.enum(
      schemes.map(({ value }) => value),
      { error: 'Pilih tunai atau cicilan' },
    ),
    discount_amount: fieldShape(field.money('Diskon', { min: 0 })).nullish(),
    /** Who sold it; left out: who asks. */
    sales_id: id.nullish(),
    /** Left out: today. */
    sold_at: day.nullish(),
    /** Of the installments; left out: the day of the sale. */
    due_day: z.number().int().min(1, 'Isi 1 sampai 31').max(31, 'Isi 1 sampai 31').nullish(),
    note: z.string().trim().max(300).nullish(),
    /** Left out: the agreement is signed on paper. */
    signature: signatureShape.nullish(),
    /** Taken in the same transaction. */
    payment: z
      .strictObject({
        methods: tenderShape,
        /** Cash handed over, rupiah; left out when there is no change. */
        received_amount: amount.nullish(),
        note: z.string().trim().max(300).nullish(),
      })
      .nullish(),
  }),
});

const cancel = defineCall({
  name: 'paket.membership.batal',
  method: 'POST',
  path: 'paket/membership/:id/batal',
  module: 'paket',
  summary: 'Membatalkan paket; preview hanya menghitung biaya, pengembalian dan kekurangannya',
  writes: true,
  body: z
    .strictObject({
      /** Wanted once it is cancelled, not for a preview. */
      reason: reason.optional(),
      preview: z.boolean().optional(),
      paymentmethod_id: id.nullish(),
      to_deposit: z.boolean().nullish(),
      reference: z.string().trim().max(60).nullish(),
      /** As it was read; a package that has changed since is refused. */
      version,
    })
    .refine((body) => body.preview === true || body.reason !== undefined, { error: 'Wajib diisi', path: ['reason'] }),
});

const extend = defineCall({
  name: 'paket.membership.perpanjang',
  method: 'POST',
  path: 'paket/membership/:id/perpanjang',
  module: 'paket',
  summary: 'Memperpanjang slot paket; slot yang sudah kedaluwarsa hidup kembali',
  writes: true,
  body: z.strictObject({
    /** Ids of the slots' lines. */
    lines: z.array(id).min(1, 'Pilih slot').max(100),
    days: z.number({ error: 'Wajib diisi' }).int().min(1, 'Isi 1 sampai 365').max(365, 'Isi 1 sampai 365'),
    reason,
    version,
  }),
});

export const membershipCalls = {
  'paket.membership.jual': sell,
  'paket.membership.batal': cancel,
  'paket.membership.perpanjang': extend,
} as const;
