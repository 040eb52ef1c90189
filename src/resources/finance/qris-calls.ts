// Calls of QRIS with an amount: the branch's own static code, and a code for one payment (finance.md 2a).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';
import { QRIS_LIMIT, qrisInitiations } from './qris.ts';

const PATH = 'finance/paymentmethod/:id/qris';
const MAX_LENGTH = 512;
const limit = fieldShape(field.money('Batas', { required: true, min: 1, max: QRIS_LIMIT }));

export const setQris = defineCall({
  name: 'finance.paymentmethod.qris',
  method: 'PUT',
  path: PATH,
  module: 'finance',
  summary: 'Menyimpan kode QRIS statis cabang pada metode QRIS; null menghapusnya',
  writes: true,
  body: z.strictObject({
    version: z.number({ error: 'Wajib diisi' }).int().min(1),
    /** As it was scanned. */
    payload: z.string().min(1, 'Wajib diisi').max(MAX_LENGTH).nullable(),
    /** Rupiah a transaction. */
    max_amount: limit.default(QRIS_LIMIT),
    initiation: z.literal(qrisInitiations.map(({ value }) => value)).default(12),
  }),
});

export const makeQris = defineCall({
  name: 'finance.paymentmethod.qriscode',
  method: 'GET',
  path: PATH,
  module: 'finance',
  summary: 'Kode QRIS dengan nominal untuk satu pembayaran; tidak mencatat pembayaran',
  writes: false,
  query: z.strictObject({ amount: z.coerce.number().int().min(1) }),
});

export const qrisCalls = {
  'finance.paymentmethod.qris': setQris,
  'finance.paymentmethod.qriscode': makeQris,
} as const;
