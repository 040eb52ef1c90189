// What calls about bills answer.
import { z } from 'zod';
import { count, dayText, FILE, id, integer, rupiah, text } from '../../kernel/answer.ts';
import { rowShape } from '../../kernel/row-shape.ts';
import { bill } from '../bill.ts';
import { aging } from './aging.ts';
import { billRow } from './rows.ts';

const written = rowShape(bill, billRow, 'written');

const inState = { id, status: integer, statusname: text };
const detailAngsuran = z.strictObject({
  ...inState,
  /** 0 is the down payment. */
  no: count,
  /** Null: with a visit that is not confirmed yet. */
  due_date: dayText.nullable(),
  amount: rupiah,
  paid_amount: rupiah,
});
const detailPayment = z.strictObject({
  ...inState,
  code: text,
  /** 1 pembayaran 3 refund keluar */
  type: integer,
  posting_date: dayText,
  /** Of the receipt, what is this bill's. */
  amount: rupiah,
  methods: text,
});
const detailRefund = z.strictObject({
  ...inState,
  code: text,
  transaction_at: dayText,
  amount: rupiah,
  payout_amount: rupiah,
  reason: text,
});
const detailJournal = z.strictObject({
  id,
  code: text,
  transaction_at: dayText,
  memo: text,
  total_amount: rupiah,
  /** 1 dibukukan -1 dibalik */
  status: integer,
});
const billDetail = z.strictObject({
  angsurans: z.array(detailAngsuran),
  payments: z.array(detailPayment),
  refunds: z.array(detailRefund),
  /** Oldest first. */
  journals: z.array(detailJournal),
});

export const billAnswers = {
  'finance.bill.fromvisit': written,
  'finance.bill.rincian': billDetail,
  'finance.bill.print': FILE,
  'finance.bill.angsuran': written,
  'finance.bill.umur': aging,
} as const;
