// Bills as the desk lists them; amounts are absent for who sees that there is a bill and no more.
import { z } from 'zod';
import { coded, count, dayText, id, integer, rupiah, text } from '../../kernel/answer.ts';
import { openRequest } from '../../platform/answers/asked.ts';

/** What is open of an installment, where bills are to be paid; without a day it falls due with a visit. */
export const openInstallment = z.strictObject({
  id,
  /** 0 is the down payment. */
  no: count,
  due_date: dayText.nullable(),
  outstanding: rupiah,
});

const deskBill = z.strictObject({
  id,
  version: integer,
  code: text.nullable(),
  type: integer,
  status: integer,
  statusname: text,
  source_type: text,
  source_id: id,
  /** Directly or on credit. */
  payment_type: integer,
  transaction_at: dayText,
  customer_id: id.nullable(),
  customer_name: text,
  customerdata: coded.nullable(),
  doctordata: coded.nullable(),
  total_amount: rupiah.optional(),
  installment_current_amount: rupiah.optional(),
  outstanding: rupiah.optional(),
  angsurans: z.array(openInstallment).nullable().optional(),
  requests: z.array(openRequest),
});

/** `sum`: what is open of all rows, where it was asked for. */
export const deskList = z.strictObject({ data: z.array(deskBill), count, sum: rupiah.optional() });
