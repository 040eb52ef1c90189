// A bill, what hangs on it (GET /api/finance/bill/{id}/rincian) and how the desk lists it, by the names of their parts. Rupiah.
import type { AnswerOf, ShownOf } from '../answers.ts';

export type BillRecord = ShownOf<'finance.bill'>;
export type BillLine = BillRecord['lines'][number];

export type BillDetail = AnswerOf<'finance.bill.rincian'>;
export type DetailAngsuran = BillDetail['angsurans'][number];
export type DetailPayment = BillDetail['payments'][number];
export type DetailRefund = BillDetail['refunds'][number];
export type DetailJournal = BillDetail['journals'][number];
/** A row of the desk. Amounts are absent for roles that do not see money. */
export type DeskBill = AnswerOf<'service.payment.list'>['data'][number];
/** What a payment answers. */
export type Receipt = AnswerOf<'finance.billtransaction.record'>;
/** What is open of an installment, where bills are to be paid; without a day it falls due with a visit. */
export type OpenInstallment = NonNullable<DeskBill['angsurans']>[number];
