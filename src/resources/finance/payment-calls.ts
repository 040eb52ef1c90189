// Calls of the cashier: recording and printing a payment, the desk's list of bills, a patient's balance (finance.md 5).
import { z } from 'zod';
import { dueModes } from './bill-life.ts';
import { receiptFormats } from './receipt-format.ts';
import { defineCall } from '../kernel/call.ts';
import { field } from '../kernel/field.ts';
import { fieldShape } from '../kernel/shape.ts';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from '../kernel/wire.ts';

const id = z.number({ error: 'Wajib diisi' }).int().positive();
const amount = fieldShape(field.money('Jumlah', { required: true, min: 1 }));
const day = fieldShape(field.date('Tanggal'));
/** What becomes of what a bill has left after the payment: installments, the payment being the down payment (finance.md 6.3). */
const restShape = z.strictObject({
  bill_id: id,
  cicilan_attempt: z.number({ error: 'Wajib diisi' }).int().min(1).max(60),
  due_mode: z.literal(dueModes.map(({ value }) => value)).optional(),
  first_due_date: day.nullish(),
});
const pageNumber = z.coerce.number().int().min(1);

/** How it is paid: one row a tender. */
export const tenderShape = z
  .array(z.strictObject({ paymentmethod_id: id, amount, reference: z.string().trim().max(60).nullish() }))
  .min(1, 'Pilih metode pembayaran')
  .max(20);

export const recordPayment = defineCall({
  name: 'finance.billtransaction.record',
  method: 'POST',
  path: 'finance/billtransaction',
  module: 'finance',
  summary: 'Menerima pembayaran satu atau beberapa tagihan; issue menerbitkan draft dalam transaksi yang sama',
  writes: true,
  body: z
    .strictObject({
      /** Who pays; left out, the patient of the first bill. */
      customer_id: id.nullish(),
      /** Day of the payment; the front desk pays today only. */
      transaction_at: day.nullish(),
      methods: tenderShape,
      allocations: z
        // On credit: the installment, or the oldest where none is chosen.
        .array(
          z.strictObject({
            bill_id: id,
            angsuran_id: id.nullish(),
            amount,
            /** What the cashier saw open of it, rupiah: a payment that somebody else was quicker with is refused, not made twice. */
            outstanding: amount.optional(),
          }),
        )
        .min(1, 'Pilih tagihan')
        .max(50)
        .refine(
          (rows) => new Set(rows.map((r) => `${r.bill_id} ${r.angsuran_id ?? ''}`)).size === rows.length,
          'Tagihan yang sama dipilih dua kali',
        ),
      /** Cash handed over, rupiah; left out when there is no change. */
      received_amount: amount.nullish(),
      /** What the tenders come to beyond the bills is kept as the payer's deposit. */
      excess_to_deposit: z.boolean().optional(),
      note: z.string().trim().max(300).nullish(),
      issue: z.boolean().optional(),
      /** Numbers of waiting discounts that the drafts are issued without; their requests are closed. */
      without_requests: z.array(id).max(50).optional(),
      /** A bill of the payment that is not on credit yet: the rest of it is paid by installments. */
      rest_on_credit: restShape.optional(),
    })
    .refine(({ rest_on_credit: rest, allocations }) => !rest || allocations.some((a) => a.bill_id === rest.bill_id), {
      path: ['rest_on_credit', 'bill_id'],
      message: 'Tagihan ini tidak dibayar dengan kwitansi ini',
    }),
});

export const printReceipt = defineCall({
  name: 'finance.billtransaction.print',
  method: 'GET',
  path: 'finance/billtransaction/:id/print',
  module: 'finance',
  summary: 'Kwitansi sebagai PDF, A5 atau 80 mm',
  writes: false,
  answers: 'pdf',
  query: z.strictObject({ format: z.enum(receiptFormats, { error: 'Pilih a5, 80mm atau 58mm' }).default('a5') }),
});

export const listDesk = defineCall({
  name: 'service.payment.list',
  method: 'GET',
  path: 'service/payment',
  module: 'service',
  summary: 'Tagihan untuk meja kasir; jumlah dan angsuran tidak dijawab kepada perawat dan multimedia',
  writes: false,
  query: z
    .strictObject({
      status: z
        .string()
        .regex(/^-?\d(,-?\d)*$/, 'Status tidak valid')
        .optional(),
      /** One patient or several. */
      customer: z
        .string()
        .regex(/^\d{1,15}(,\d{1,15}){0,19}$/, 'Pasien tidak valid')
        .optional(),
      bill: z.coerce.number().int().positive().optional(),
      type: z.coerce.number().int().optional(),
      start_date: day.optional(),
      end_date: day.optional(),
      keyword: z.string().trim().max(100).optional(),
      sum: z.literal('outstanding').optional(),
      page: pageNumber.default(1),
      limit: pageNumber.max(MAX_LIMIT).default(DEFAULT_PAGE_SIZE),
    })
    .refine((q) => !q.start_date || !q.end_date || q.start_date <= q.end_date, {
      path: ['end_date'],
      message: 'Tanggal akhir harus setelah tanggal awal',
    }),
});

export const customerBalance = defineCall({
  name: 'finance.customerbalance',
  method: 'GET',
  path: 'finance/customerbalance',
  module: 'finance',
  summary: 'Sisa tagihan dan saldo deposit seorang pasien',
  writes: false,
  query: z.strictObject({ customer_id: z.coerce.number().int().positive() }),
});
