// What calls about payments answer.
import { z } from 'zod';
import { dayText, FILE, id, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { billtransaction } from '../billtransaction.ts';
import { deskList } from './desk-list.ts';
import { billtransactionRow } from './rows.ts';

const openBill = z.strictObject({
  id,
  code: text,
  transaction_at: dayText,
  due_date: dayText.nullable(),
  total_amount: rupiah,
  outstanding: rupiah,
  overdue: rupiah,
  next_due: dayText.nullable(),
});

export const paymentAnswers = {
  'finance.billtransaction.record': rowShape(billtransaction, billtransactionRow, 'written'),
  'finance.billtransaction.print': FILE,
  'service.payment.list': deskList,
  'finance.customerbalance': z.strictObject({
    outstanding: rupiah,
    overdue: rupiah,
    next_due: dayText.nullable(),
    deposit: rupiah,
    bills: z.array(openBill),
  }),
} as const;
