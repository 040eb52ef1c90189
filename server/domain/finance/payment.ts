// What a payment does (finance.md 5, 6.2, 9), decided from facts alone: a refusal, or the whole plan. Nothing is read or written here.
import { bill as billDocument } from '../../../src/resources/finance/bill.ts';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { totalOf } from '../../../src/resources/finance/tender.ts';
import { formatRupiah } from '../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { type Allocation, type BillPart, isStale, partsOf } from './allocation.ts';
import { leftOf, type Owed } from '../../../src/resources/finance/amounts.ts';
import type { OpenRow } from './installment.ts';
import type { PostingAmount } from './journal.ts';
import { customerActor } from './receivable.ts';
import { depositIn, type Desk, shareTenders, type TenderInput, type Tenders, tendersAt } from './tender.ts';

export interface Payer {
  /** Null: a walk-in buyer. */
  readonly id: number | null;
  readonly name: string;
}
/** A bill as the payment finds it, locked; one that is issued with it as it is issued. */
export interface PayableBill extends Owed {
  readonly id: number;
  readonly code: string | null;
  readonly customer_id: number | null;
  readonly customer_name: string;
  readonly posting_date: string | null;
  readonly rows: readonly OpenRow[];
}
export interface PaymentInput {
  readonly methods: readonly TenderInput[];
  readonly allocations: readonly Allocation[];
  readonly received_amount?: number | null | undefined;
  readonly excess_to_deposit?: boolean | undefined;
}
export interface PaymentFacts {
  readonly input: PaymentInput;
  /** Day of the receipt, 'YYYY-MM-DD'. */
  readonly day: string;
  /** Each once, in the order of the allocations. */
  readonly bills: readonly PayableBill[];
  readonly desk: Desk;
  readonly frontDesk: boolean;
  readonly payer: Payer;
}
type Component = 'tender' | 'deposit' | 'excess';
export interface PaymentPlan {
  readonly tenders: Tenders;
  /** What is stored of the receipt: its bills in their order, those on credit by installment. */
  readonly parts: readonly BillPart[];
  /** Rupiah that the bills get. */
  readonly price: number;
  /** Changes of the payer's deposit in their order, rupiah: what it pays, and what is kept in it. */
  readonly deposits: readonly number[];
  /** Rupiah kept as deposit. */
  readonly excess: number;
  /** Posted as `bill.paid`, by component. */
  readonly amounts: Readonly<Record<Component, readonly PostingAmount[]>>;
  /** What recovers bills that were written off: an event of its own. */
  readonly recovered: readonly PostingAmount[];
}

/**
 * The day of a receipt: today, or an earlier one chosen by who keeps the books.
 * @throws Refusal pay-today-only (403)
 */
export const paymentDay = (wanted: string | null | undefined, today: string, frontDesk: boolean): string => {
  const day = wanted ?? today;
  if (day !== today && frontDesk) throw refuseField('pay-today-only', 'transaction_at');
  return day;
};

/**
 * What stays of the tenders once the bills are filled, rupiah: kept as the payer's deposit where that was asked.
 * @throws Refusal tender-differs (422)
 */
const excessOf = ({ methods, allocations, excess_to_deposit }: PaymentInput): number => {
  const excess = totalOf(methods) - totalOf(allocations);
  if (excess < 0 || (excess > 0 && !excess_to_deposit)) throw new Refusal('tender-differs');
  return excess;
};

const requireOpen = ({ bills, input: { allocations }, day }: PaymentFacts): void => {
  for (const bill of bills) {
    const left = leftOf(bill);
    const code = bill.code ?? bill.customer_name;
    const own = allocations.filter(({ bill_id }) => bill_id === bill.id);
    const isOld = own.some((one) => !one.angsuran_id && isStale(one, left));
    if (totalOf(own) > left || isOld) throw new Refusal('bill-left', { code, sisa: formatRupiah(left) });
    if (bill.posting_date !== null && day < bill.posting_date)
      throw refuseField('paid-before-issue', 'transaction_at', { code });
  }
};

const depositsOf = (payer: Payer, used: number, excess: number, price: number): readonly number[] => {
  const changes = [-used, excess].filter((change) => change !== 0);
  if (changes.length > 0 && payer.id === null) throw new Refusal('deposit-nobody');
  if (used > price) throw new Refusal('deposit-by-deposit');
  return changes;
};

/**
 * Every tender goes to its own account; the receivable that it settles carries the patient of its bill. The deposit pays first,
 * so that what is kept as deposit is money.
 */
const amountsOf = (
  { rows }: Tenders,
  { bills, payer, input: { allocations } }: PaymentFacts,
  excess: number,
): Record<Component | 'recovered', PostingAmount[]> => {
  const byId = new Map(bills.map((bill) => [bill.id, bill]));
  const order = rows.toSorted(
    (a, b) => Number(b.kind === paymentKind.deposit) - Number(a.kind === paymentKind.deposit),
  );
  const kept = excess > 0 ? [{ bill_id: 0, amount: excess }] : [];
  const amounts: Record<Component | 'recovered', PostingAmount[]> = {
    tender: [],
    deposit: [],
    excess: [],
    recovered: [],
  };
  for (const { tender, allocation, amount } of shareTenders(order, [...allocations, ...kept])) {
    const bill = byId.get(allocation.bill_id);
    const actor = customerActor(bill ? bill.customer_id : payer.id);
    const shared = { amount, ...(actor && { actor }), description: bill?.customer_name ?? payer.name };
    const debitActor = customerActor(payer.id);
    const recovers = bill?.status === billDocument.state.writtenOff;
    if (recovers && tender.kind === paymentKind.deposit) throw new Refusal('recovered-by-deposit');
    const component = bill ? (recovers ? 'recovered' : 'tender') : 'excess';
    if (tender.kind === paymentKind.deposit) amounts.deposit.push({ ...shared, ...(debitActor && { debitActor }) });
    else amounts[component].push({ ...shared, accounts: { paymentmethod: tender.akun_id } });
  }
  return amounts;
};

/**
 * @throws Refusal bill-left, installment-left (409); tender-differs, cash-short, change-without-cash, reference-missing,
 *   method-inactive, session-missing, recovered-by-deposit, deposit-nobody, deposit-by-deposit, paid-before-issue (422)
 */
export const decidePayment = (facts: PaymentFacts): PaymentPlan => {
  const { input, bills, desk, frontDesk, payer } = facts;
  const excess = excessOf(input);
  requireOpen(facts);
  const tenders = tendersAt(desk, frontDesk, input.methods, input.received_amount ?? null);
  const price = totalOf(input.allocations);
  const deposits = depositsOf(payer, depositIn(tenders.rows), excess, price);
  const { recovered, ...amounts } = amountsOf(tenders, facts, excess);
  return { tenders, parts: partsOf(bills, input.allocations), price, deposits, excess, amounts, recovered };
};
