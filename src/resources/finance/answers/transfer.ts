// What calls about paying many at once answer.
import { z } from 'zod';
import { count, dayText, FILE, id, listOf, rupiah, text } from '../../kernel/answer.ts';
import { type LeftOut, leftOut } from '../transfer.ts';

/** As far as it is known; masked for nobody, because only who keeps the books may ask. */
const account = {
  bank_name: text.nullable(),
  bank_account_no: text.nullable(),
  bank_account_name: text.nullable(),
};
const due = z.strictObject({
  actor_type: z.enum(['doctor', 'laboratorium', 'investor', 'rumahsakit', 'vendor', 'pegawai']),
  actor_id: id,
  actor_name: text,
  /** What the rows come to; below nothing where corrections are more. */
  amount: rupiah,
  late_amount: rupiah,
  /** Of the day that was due first. */
  due_date: dayText,
  rows: z.array(z.strictObject({ hutang_id: id, amount: rupiah })),
  /** Rows beyond what one slip takes. */
  more: count,
  /** What those come to. */
  more_amount: rupiah,
  ...account,
});
const transfer = z.strictObject({
  id,
  code: text,
  transaction_at: dayText,
  actor_name: text,
  method: text,
  net_amount: rupiah,
  ...account,
  /** Why it is in no file; null: it is in. */
  left_out: z.enum(Object.keys(leftOut) as [LeftOut, ...LeftOut[]]).nullable(),
});

export const transferAnswers = {
  /** `amount`: all that is due, of every page and what waits for a further slip as well. */
  'finance.hutang.jatuhtempo': z.strictObject({ data: z.array(due), count, amount: rupiah }),
  'finance.hutangtransaction.transfer': listOf(transfer),
  'finance.hutangtransaction.berkas': FILE,
} as const;
