// Calls about what is owed: who is owed how much, his card, his tax and bank profile, a slip before it is paid, tax that is remitted
// (finance.md 4, 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import { field, type Fields } from '../kernel/field.ts';
import { formShape } from '../kernel/shape.ts';
import { type ActorType, payees } from './hutang.ts';
import { paymentKind, PAYS_OUT } from './paymentmethod.ts';
import { pphKind, type PphKind } from './pajak-kind.ts';
import { branchesOf } from './report-query.ts';
import { profileFields } from './payee-profile.ts';
import { MOST_PARTS, payee, payeeTypes, slipWish } from './slip-wish.ts';

const actor = z.enum([...payeeTypes, 'pajak'] as [ActorType, ...ActorType[]], { error: 'Penerima tidak valid' });
const id = z.coerce.number({ error: 'Wajib diisi' }).int().positive();

const MOST_PAGES = 100_000;
const listPayees = defineCall({
  name: 'finance.hutang.aktor',
  method: 'GET',
  path: 'finance/hutang/aktor',
  module: 'finance',
  summary: 'Saldo hutang per penerima dengan umurnya; dengan rentang tanggal: saldo awal, tambah, bayar, saldo akhir',
  writes: false,
  query: z.strictObject({
    actor_type: actor.optional(),
    keyword: z.string().trim().max(100).optional(),
    start_date: day.optional(),
    end_date: day.optional(),
    profile_id: branchesOf,
  }),
});

const showCard = defineCall({
  name: 'finance.hutang.kartu',
  method: 'GET',
  path: 'finance/hutang/kartu',
  module: 'finance',
  summary: 'Kartu hutang satu penerima: mutasi dengan saldo berjalan',
  writes: false,
  query: z.strictObject({
    actor_type: payee,
    actor_id: id,
    start_date: day.optional(),
    end_date: day.optional(),
  }),
});

const showOpen = defineCall({
  name: 'finance.hutang.terbuka',
  method: 'GET',
  path: 'finance/hutang/terbuka',
  module: 'finance',
  summary: 'Baris hutang satu penerima yang masih terbuka, jatuh tempo terlama dahulu',
  writes: false,
  /** `limit` makes pages, corrections first, then the longest due. `until`: what is due by then, and corrections whenever they are due. */
  query: z.strictObject({
    actor_type: payee,
    actor_id: id,
    until: day.optional(),
    page: id.pipe(z.number().max(MOST_PAGES)).optional(),
    limit: id.pipe(z.number().max(MOST_PARTS)).optional(),
  }),
});

const showProfile = defineCall({
  name: 'finance.actorpajak.show',
  method: 'GET',
  path: 'finance/actorpajak',
  module: 'finance',
  summary: 'Profil pajak dan rekening satu penerima; null: belum diisi',
  writes: false,
  query: z.strictObject({ actor_type: payee, actor_id: id }),
});
const savedProfile = {
  actor_type: field.choice('Tipe', { required: true, options: payees }),
  actor_id: field.integer('Nomor penerima', { required: true, min: 1 }),
  ...profileFields,
} as const satisfies Fields;
const saveProfile = defineCall({
  name: 'finance.actorpajak.simpan',
  method: 'PUT',
  path: 'finance/actorpajak',
  module: 'finance',
  summary: 'Menyimpan profil pajak dan rekening satu penerima',
  writes: true,
  body: formShape(savedProfile),
});

const slip = slipWish.extend({
  paymentmethod_id: z.number({ error: 'Wajib diisi' }).int().positive(),
  reference: z.string().trim().max(60, 'Maksimal 60 karakter').nullish(),
  adjust_note: z.string().trim().max(200, 'Maksimal 200 karakter').nullish(),
});

const previewSlip = defineCall({
  name: 'finance.hutangtransaction.preview',
  method: 'POST',
  path: 'finance/hutangtransaction/preview',
  module: 'finance',
  summary: 'PPh, lapisan tarif dan jumlah bersih sebuah slip; tidak menyimpan apa pun',
  writes: false,
  body: slipWish,
});
const paySlip = defineCall({
  name: 'finance.hutangtransaction.bayar',
  method: 'POST',
  path: 'finance/hutangtransaction',
  module: 'finance',
  summary: 'Membayar hutang satu penerima dengan slip: PPh masa itu dipotong dan menjadi hutang pajak',
  writes: true,
  body: slip,
});
const paySlips = defineCall({
  name: 'finance.hutangtransaction.batch',
  method: 'POST',
  path: 'finance-v2/hutangtransaction/batch',
  module: 'finance',
  summary: 'Membayar beberapa penerima sekaligus, satu slip tiap penerima; semua atau tidak sama sekali',
  writes: true,
  body: z.strictObject({ slips: z.array(slip).min(1, 'Pilih penerima').max(200, 'Maksimal 200 slip') }),
});

const printSlip = defineCall({
  name: 'finance.hutangtransaction.print',
  method: 'GET',
  path: 'finance/hutangtransaction/:id/print',
  module: 'finance',
  summary: 'Slip sebagai PDF A4',
  writes: false,
  answers: 'pdf',
});
/** Of a slip, as the form shows it, beside the rows that it pays. */
export const slipForm = {
  transaction_at: field.date('Tanggal', { required: true, today: true }),
  paymentmethod_id: field.ref('Metode', {
    required: true,
    to: 'finance.paymentmethod',
    embed: 'paymentmethoddata',
    filter: PAYS_OUT,
  }),
  reference: field.text('Nomor referensi', { max: 60 }),
  adjust_amount: field.money('Potongan', { min: 0 }),
  adjust_note: field.text('Keterangan potongan', { max: 200 }),
} as const satisfies Fields;
/** Fields of the form of a remittance. */
export const remitFields = {
  paymentmethod_id: field.ref('Dari rekening', {
    required: true,
    to: 'finance.paymentmethod',
    embed: 'paymentmethoddata',
    filter: { kind: paymentKind.transfer, is_active: 'true' },
  }),
  setor_at: field.date('Tanggal setor', { required: true, today: true }),
  ntpn: field.text('NTPN', { required: true, max: 16 }),
} as const satisfies Fields;
const remitTax = defineCall({
  name: 'finance.pph.setor',
  method: 'POST',
  path: 'finance/pph/setor',
  module: 'finance',
  summary: 'Menyetor PPh yang dipotong dalam satu masa, dengan NTPN',
  writes: true,
  body: z.strictObject({
    kind: z.enum(Object.values(pphKind) as [PphKind, ...PphKind[]], { error: 'Jenis PPh tidak valid' }),
    /** First day of the month. */
    masa: day,
    ids: z
      .array(z.number().int().positive())
      .min(1, 'Pilih PPh')
      .max(1000, 'Maksimal 1000 baris')
      .refine((ids) => new Set(ids).size === ids.length, 'Baris yang sama dipilih dua kali'),
    paymentmethod_id: z.number({ error: 'Wajib diisi' }).int().positive(),
    ntpn: z.string({ error: 'Wajib diisi' }).regex(/^[0-9A-Za-z]{16}$/, 'NTPN wajib 16 karakter'),
    setor_at: day,
  }),
});

export const payableCalls = {
  'finance.hutang.aktor': listPayees,
  'finance.hutang.kartu': showCard,
  'finance.hutang.terbuka': showOpen,
  'finance.actorpajak.show': showProfile,
  'finance.actorpajak.simpan': saveProfile,
  'finance.hutangtransaction.preview': previewSlip,
  'finance.hutangtransaction.bayar': paySlip,
  'finance.hutangtransaction.batch': paySlips,
  'finance.hutangtransaction.print': printSlip,
  'finance.pph.setor': remitTax,
} as const;
