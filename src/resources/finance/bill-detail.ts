// Parts of what GET /api/finance/bill/{id}/rincian answers, and open installments elsewhere, by their names. Rupiah.
import type { AnswerOf } from '../answers.ts';

export type BillDetail = AnswerOf<'finance.bill.rincian'>;
export type DetailAngsuran = BillDetail['angsurans'][number];
export type DetailPayment = BillDetail['payments'][number];
export type DetailRefund = BillDetail['refunds'][number];
export type DetailJournal = BillDetail['journals'][number];
/** What is open of an installment, where bills are to be paid; without a day it falls due with a visit. */
export type OpenInstallment = NonNullable<AnswerOf<'service.payment.list'>['data'][number]['angsurans']>[number];
