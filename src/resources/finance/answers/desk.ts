// What calls of the cash desk answer.
import { z } from 'zod';
import { count, decimal, FILE, flag, id, instantText, integer, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { billtransaction } from '../billtransaction.ts';
import { kasirsesi } from '../kasirsesi.ts';
import { paymentmethod } from '../paymentmethod.ts';
import { sessionMoveKinds } from '../session-calls.ts';
import { billtransactionRow } from './rows.ts';

const session = rowShape(kasirsesi, {}, 'written');
const receipt = rowShape(billtransaction, billtransactionRow, 'written');

const financeSetting = z.strictObject({
  discount_max_percent: decimal,
  biaya_max_amount: rupiah,
  void_same_day_only: flag,
  require_kasirsesi: flag,
  cash_rounding: z.literal([0, 100, 500]),
  dokter_lihat_klinik: flag,
  receipt_footer: text.nullable(),
  version: integer,
});

/** A code for one payment, and whom it pays: the cashier compares name and NMID. */
const qrisCode = z.strictObject({ text, name: text, city: text, nmid: text, amount: rupiah });

const sessionDetail = z.strictObject({
  counts: z.array(
    z.strictObject({
      paymentmethod_id: id,
      method: text,
      parts: z.array(z.strictObject({ kind: z.enum(sessionMoveKinds), amount: rupiah, count })),
      expected_amount: rupiah,
      counted_amount: rupiah,
      difference_amount: rupiah,
    }),
  ),
  /** In the order that they were made in. */
  lines: z.array(
    z.strictObject({
      kind: z.enum(sessionMoveKinds),
      id,
      code: text,
      name: text.nullable(),
      paymentmethod_id: id,
      method: text,
      amount: rupiah,
      at: instantText,
    }),
  ),
});

export const deskAnswers = {
  'finance.kasirsesi.rincian': sessionDetail,
  'finance.kasirsesi.print': FILE,
  'finance.kastransfer.print': FILE,
  'finance.paymentmethod.qris': rowShape(paymentmethod, {}, 'written'),
  'finance.paymentmethod.qriscode': qrisCode,
  'finance.kasirsesi.open': session,
  'finance.kasirsesi.close': session,
  'finance.kasirsesi.hitungulang': session,
  'finance.deposit.topup': receipt,
  'finance.deposit.refund': receipt,
  'finance.setting.show': financeSetting,
  'finance.setting.change': financeSetting,
} as const;
