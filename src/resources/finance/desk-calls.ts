// Calls of the cash desk beside payments: sessions of cashiers, deposits of patients, the branch's own rules (finance.md 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field, type Fields, type InputOf } from '../kernel/field.ts';
import { changeShapeWith, fieldShape } from '../kernel/shape.ts';
import { tenderShape } from './payment-calls.ts';

const money = (min: number) => fieldShape(field.money('Jumlah', { required: true, min }));
const version = z.number({ error: 'Wajib diisi' }).int().min(1);
const note = z.string().trim().max(300).nullish();
const countedShape = z.record(z.string().regex(/^\d{1,15}$/, 'Metode tidak valid'), money(0));

export const openSession = defineCall({
  name: 'finance.kasirsesi.open',
  method: 'POST',
  path: 'finance/kasirsesi/open',
  module: 'finance',
  summary: 'Membuka sesi kasir dengan modal awal',
  writes: true,
  body: z.strictObject({ opening_amount: money(0), note }),
});

export const closeSession = defineCall({
  name: 'finance.kasirsesi.close',
  method: 'POST',
  path: 'finance/kasirsesi/:id/close',
  module: 'finance',
  summary: 'Menutup sesi kasir sendiri dengan hitungan per metode; selisih baru tampak sesudahnya',
  writes: true,
  body: z.strictObject({
    version,
    /** Rupiah by id of the payment method; a method that is left out was counted as 0. */
    counted: countedShape,
    note,
  }),
});

export const recountSession = defineCall({
  name: 'finance.kasirsesi.hitungulang',
  method: 'POST',
  path: 'finance/kasirsesi/:id/hitungulang',
  module: 'finance',
  summary: 'Menghitung ulang sesi kasir yang belum diverifikasi, dengan alasan; hitungan semula tetap tercatat',
  writes: true,
  body: z.strictObject({
    version,
    /** Rupiah by id of the payment method; a method that is left out keeps its count. */
    counted: countedShape,
    reason: fieldShape(field.note('Alasan', { required: true, max: 300 })),
  }),
});

const depositBody = z.strictObject({
  customer_id: z.number({ error: 'Wajib diisi' }).int().positive(),
  methods: tenderShape,
  received_amount: money(1).nullish(),
  note,
});

export const topupDeposit = defineCall({
  name: 'finance.deposit.topup',
  method: 'POST',
  path: 'finance/deposit/topup',
  module: 'finance',
  summary: 'Menerima deposit pasien',
  writes: true,
  body: depositBody,
});

export const refundDeposit = defineCall({
  name: 'finance.deposit.refund',
  method: 'POST',
  path: 'finance/deposit/refund',
  module: 'finance',
  summary: 'Mengembalikan deposit pasien',
  writes: true,
  body: depositBody.omit({ received_amount: true }),
});

/** What a branch decides about its money (finance.md 2a financesettings). */
export const financeSettingFields = {
  discount_max_percent: field.percent('Diskon maksimal', { required: true }),
  biaya_max_amount: field.money('Batas biaya kasir', {
    required: true,
    help: 'Pengeluaran di atas batas ini menunggu persetujuan.',
  }),
  void_same_day_only: field.flag('Kasir membatalkan pembayaran hari ini saja', { required: true }),
  require_kasirsesi: field.flag('Wajib buka sesi kasir', {
    required: true,
    help: 'Kasir untuk semua metode; finance dan manager untuk uang tunai.',
  }),
  cash_rounding: field.choice('Pembulatan tagihan', {
    required: true,
    options: [
      { value: 0, label: 'Tanpa' },
      { value: 100, label: 'Rp 100' },
      { value: 500, label: 'Rp 500' },
    ],
  }),
  dokter_lihat_klinik: field.flag('Dokter melihat nilai neto tindakan', { required: true }),
  receipt_footer: field.note('Catatan kaki kwitansi', { max: 300 }),
} as const satisfies Fields;

/** As GET answers them: every one has a value. */
export type FinanceSetting = Required<InputOf<typeof financeSettingFields>> & { readonly version: number };

const SETTING = 'finance/setting';

export const showFinanceSetting = defineCall({
  name: 'finance.setting.show',
  method: 'GET',
  path: SETTING,
  module: 'finance',
  summary: 'Pengaturan keuangan cabang',
  writes: false,
});

export const changeFinanceSetting = defineCall({
  name: 'finance.setting.change',
  method: 'PUT',
  path: SETTING,
  module: 'finance',
  summary: 'Mengubah pengaturan keuangan cabang; yang tidak dikirim tetap',
  writes: true,
  body: changeShapeWith(financeSettingFields, { version }),
});

export const deskCalls = {
  'finance.kasirsesi.open': openSession,
  'finance.kasirsesi.close': closeSession,
  'finance.kasirsesi.hitungulang': recountSession,
  'finance.deposit.topup': topupDeposit,
  'finance.deposit.refund': refundDeposit,
  'finance.setting.show': showFinanceSetting,
  'finance.setting.change': changeFinanceSetting,
} as const;
