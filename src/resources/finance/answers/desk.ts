// What calls of the cash desk answer.
import { z } from 'zod';
import { decimal, flag, integer, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { billtransaction } from '../billtransaction.ts';
import { kasirsesi } from '../kasirsesi.ts';
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

export const deskAnswers = {
  'finance.kasirsesi.open': session,
  'finance.kasirsesi.close': session,
  'finance.deposit.topup': receipt,
  'finance.deposit.refund': receipt,
  'finance.setting.show': financeSetting,
  'finance.setting.change': financeSetting,
} as const;
