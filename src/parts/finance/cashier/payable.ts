// What of a patient's open bills can be ticked: a bill, or each open installment of a bill on credit (finance.md 4, 6.2). Pure.
import type { DeskBill, OpenInstallment } from '../../../resources/finance/bill-detail.ts';
import { bill as billDocument } from '../../../resources/finance/bill.ts';
import { openBillStates, paymentType } from '../../../resources/finance/bill-life.ts';
import { fillInOrder } from '../../../resources/finance/tender.ts';

export interface Payable {
  readonly key: string;
  readonly bill: DeskBill;
  /** Of a bill on credit. */
  readonly installment?: OpenInstallment;
  /** Rupiah. */
  readonly outstanding: number;
  /** Should be paid by now: a bill, or an installment whose day has come. */
  readonly due: boolean;
}

const ofBill = (bill: DeskBill, today: string): readonly Payable[] =>
  bill.angsurans?.length
    ? bill.angsurans.map((installment) => ({
        key: `${bill.id} ${installment.id}`,
        bill,
        installment,
        outstanding: installment.outstanding,
        due: installment.due_date !== null && installment.due_date <= today,
      }))
    : [
        {
          key: String(bill.id),
          bill,
          outstanding: bill.outstanding ?? 0,
          due: bill.status !== billDocument.state.writtenOff,
        },
      ];

/**
 * What can be paid, in the order of payment: bills and their installments.
 * @param bills oldest first, each with its open installments by day
 */
export const payablesOf = (bills: readonly DeskBill[], today: string): readonly Payable[] =>
  bills.flatMap((bill) => ofBill(bill, today));

/**
 * What is ticked until somebody chooses: everything that is due. Of a bill that was clicked, its own; when nothing of it is due
 * yet, its next installment.
 */
export const firstTicked = (payables: readonly Payable[], billId?: number): readonly Payable[] => {
  const offered = billId === undefined ? payables : payables.filter(({ bill }) => bill.id === billId);
  const due = offered.filter((payable) => payable.due);
  return billId !== undefined && due.length === 0 ? offered.slice(0, 1) : due;
};

/** What each had open when it was ticked, rupiah by its key. */
export type Ticks = ReadonlyMap<string, number>;

export const ticksOf = (payables: readonly Payable[]): Ticks =>
  new Map(payables.map(({ key, outstanding }) => [key, outstanding]));

/** Those that are ticked, and stand as they did then: what somebody else paid of one meanwhile is to be looked at first. */
export const tickedOf = (payables: readonly Payable[], ticks: Ticks): readonly Payable[] =>
  payables.filter(({ key, outstanding }) => ticks.get(key) === outstanding);

/** Pays the ticked ones in their order with an amount; the last one may stay open. */
export const allocate = (
  payables: readonly Payable[],
  amount: number,
): readonly {
  readonly bill_id: number;
  readonly angsuran_id?: number;
  readonly amount: number;
  readonly outstanding: number;
}[] =>
  fillInOrder(payables, ({ outstanding }) => outstanding, amount).map(
    ({ row: { bill, installment, outstanding }, amount: part }) => ({
      bill_id: bill.id,
      ...(installment && { angsuran_id: installment.id }),
      amount: part,
      outstanding,
    }),
  );

const CREDITABLE: readonly number[] = [billDocument.state.draft, ...openBillStates];

/** Whether the open rest of a bill may be put on installments. */
export const mayBeCredited = (bill: DeskBill): boolean =>
  bill.payment_type !== paymentType.credit && bill.customer_id !== null && CREDITABLE.includes(bill.status);

/** What a payment leaves of the bill that it pays in part. */
export interface Rest {
  readonly bill: DeskBill;
  /** Rupiah that stay open of it. */
  readonly left: number;
  /** Ticked bills that get nothing. */
  readonly others: number;
}

/** The bill that an amount pays in part, where its rest may become installments; undefined: there is nothing to ask. */
export const restOf = (payables: readonly Payable[], amount: number): Rest | undefined => {
  const paid = fillInOrder(payables, ({ outstanding }) => outstanding, amount);
  const last = paid.at(-1);
  const left = last ? last.row.outstanding - last.amount : 0;
  if (!last || left <= 0 || !mayBeCredited(last.row.bill)) return undefined;
  return { bill: last.row.bill, left, others: payables.length - paid.length };
};
