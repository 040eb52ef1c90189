// What GET /api/finance/bill/{id}/rincian answers, and open installments elsewhere. Rupiah.

interface InState {
  readonly id: number;
  readonly status: number;
  readonly statusname: string;
}
export interface DetailAngsuran extends InState {
  /** 0 is the down payment. */
  readonly no: number;
  /** Null: with a visit that is not confirmed yet. */
  readonly due_date: string | null;
  readonly amount: number;
  readonly paid_amount: number;
}
/** What is open of an installment, where bills are to be paid; without a day it falls due with a visit. */
export interface OpenInstallment {
  readonly id: number;
  /** 0 is the down payment. */
  readonly no: number;
  readonly due_date: string | null;
  readonly outstanding: number;
}
export interface DetailPayment extends InState {
  readonly code: string;
  /** 1 pembayaran 3 refund keluar */
  readonly type: number;
  readonly posting_date: string;
  /** Of the receipt, what is this bill's. */
  readonly amount: number;
  readonly methods: string;
}
export interface DetailRefund extends InState {
  readonly code: string;
  readonly transaction_at: string;
  readonly amount: number;
  readonly payout_amount: number;
  readonly reason: string;
}
export interface DetailJournal {
  readonly id: number;
  readonly code: string;
  readonly transaction_at: string;
  readonly memo: string;
  readonly total_amount: number;
  /** 1 dibukukan -1 dibalik */
  readonly status: number;
}
export interface BillDetail {
  readonly angsurans: readonly DetailAngsuran[];
  readonly payments: readonly DetailPayment[];
  readonly refunds: readonly DetailRefund[];
  /** Oldest first. */
  readonly journals: readonly DetailJournal[];
}
