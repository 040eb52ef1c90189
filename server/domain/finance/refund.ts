// What a note of credit does (finance.md 6.4), decided from facts alone: a refusal, or the whole plan.
import { standingBillStates } from '../../../src/resources/finance/bill-life.ts';
import { billLineKind } from '../../../src/resources/finance/bill-line.ts';
import { HANDED_BACK } from '../../../src/resources/finance/paymentmethod.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { type CreditableBill, type CreditableLine, creditBill, type Credited } from './credit-note.ts';
import { billStatus, linePayments } from './bill.ts';
import { nextDue, type OpenRow, shrinkRows } from './installment.ts';
import type { PostingAmount } from './journal.ts';
import { type Debtor, owedBy } from './receivable.ts';
import { type Desk, type Tenders, tendersAt, withoutFee } from './tender.ts';

export interface RefundableBill extends CreditableBill, Debtor {
  readonly status: number;
  readonly due_date: string | null;
  readonly lines: readonly (CreditableLine & { readonly paid_amount: number })[];
  readonly rows: readonly OpenRow[];
}
export interface RefundInput {
  /** Rupiah, spread over the lines where none is named. */
  readonly amount?: number | null | undefined;
  readonly lines?: readonly { readonly bill_line_id: number; readonly amount: number }[] | null | undefined;
  readonly to_deposit?: boolean | null | undefined;
  readonly reference?: string | null | undefined;
}
export interface RefundFacts<B extends RefundableBill> {
  /** Locked. */
  readonly bill: B;
  readonly input: RefundInput;
  /** As `decideCredited` answered. */
  readonly credited: Credited;
  /** With the one method that money would go back by, if there is such; asked where some goes back. */
  readonly desk: Desk | undefined;
  readonly frontDesk: boolean;
}
/** Money that goes back to the patient, or into his deposit: a receipt of its own. */
export interface PayoutPlan {
  readonly paymentmethod_id: number;
  /** Rupiah. */
  readonly amount: number;
  readonly tenders: Tenders;
  /** Patient into whose deposit the money goes; undefined: it is handed back. */
  readonly depositor: number | undefined;
  /** Posted as `bill.refunded`, by component. */
  readonly amounts: Readonly<Partial<Record<'to_deposit' | 'cash', readonly PostingAmount[]>>>;
}
type Component = 'revenue' | 'unearned' | 'tax' | 'rounding';
export interface RefundPlan<B extends RefundableBill> {
  /** The bill as it is then. */
  readonly after: B;
  readonly credited: Credited;
  /** Undefined: nothing was paid beyond the new total. */
  readonly payout: PayoutPlan | undefined;
  /** Posted as `bill.credited`, by component. */
  readonly amounts: Readonly<Record<Component, readonly PostingAmount[]>>;
}

const REFUNDABLE: readonly number[] = standingBillStates;

/**
 * What each line is credited with: as asked, or the amount over all lines. The desk is asked only where this hands money back.
 * @throws Refusal wrong-state (409), refund-above-total (422)
 */
export const decideCredited = (bill: RefundableBill, { amount, lines }: RefundInput): Credited => {
  if (!REFUNDABLE.includes(bill.status)) throw new Refusal('wrong-state', { singular: 'tagihan' });
  const asked = new Map<number, number>();
  for (const line of lines ?? []) asked.set(line.bill_line_id, (asked.get(line.bill_line_id) ?? 0) + line.amount);
  const credited = creditBill(bill, { amount: amount ?? null, lines: asked });
  if (!credited) throw refuseField('refund-above-total', 'amount');
  return credited;
};

const payoutOf = (desk: Desk, { bill, input, credited, frontDesk }: RefundFacts<RefundableBill>): PayoutPlan => {
  const { payout: amount } = credited;
  const intoDeposit = input.to_deposit === true;
  const [method] = desk.methods.values();
  if (!method || (!intoDeposit && !HANDED_BACK.includes(method.kind)))
    throw refuseField('refund-method', 'paymentmethod_id');
  if (intoDeposit && bill.customer_id === null) throw new Refusal('deposit-nobody');
  const tender = { paymentmethod_id: method.id, amount, reference: input.reference };
  const tenders = withoutFee(tendersAt(desk, frontDesk, [tender], null, () => ''));
  const owed = owedBy(bill, amount);
  return {
    paymentmethod_id: method.id,
    amount,
    // Nothing was handed over.
    tenders: { ...tenders, received: 0, change: 0 },
    depositor: intoDeposit ? (bill.customer_id ?? undefined) : undefined,
    amounts: intoDeposit
      ? { to_deposit: [owed] }
      : { cash: [{ ...owed, accounts: { paymentmethod: method.akun_id } }] },
  };
};

/** The bill is worth less from now on: its total and payments, its lines, its installments. */
const lowered = <B extends RefundableBill>(bill: B, { amount, payout, lines: parts }: Credited): B => {
  const total_amount = bill.total_amount - amount;
  const paid = bill.installment_current_amount - payout;
  const rows = shrinkRows(bill.rows, amount - payout, payout);
  const lines = bill.lines.map((line, at) => {
    const { part = 0, tax = 0 } = parts[at] ?? {};
    return { ...line, net_amount: line.net_amount - part, tax_amount: line.tax_amount - tax };
  });
  const payments = linePayments(
    paid,
    total_amount,
    lines.map(({ net_amount }) => net_amount),
  );
  return {
    ...bill,
    total_amount,
    installment_current_amount: paid,
    status: billStatus(total_amount, paid),
    due_date: rows.length > 0 ? nextDue(rows) : bill.due_date,
    lines: lines.map((line, at) => ({ ...line, paid_amount: payments[at] ?? 0 })),
    rows,
  };
};

const amountsOf = (bill: RefundableBill, { lines, rounding }: Credited): RefundPlan<RefundableBill>['amounts'] => {
  const of = (wanted: boolean) =>
    lines
      .filter(({ kind }) => (kind === billLineKind.package) === wanted)
      .map(({ part, tax }) => owedBy(bill, part - tax));
  return {
    revenue: of(false),
    unearned: of(true),
    tax: lines.map(({ tax }) => owedBy(bill, tax)),
    rounding: [owedBy(bill, rounding)],
  };
};

/**
 * @throws Refusal refund-method, deposit-nobody, method-inactive, reference-missing, session-missing (422)
 */
export const decideRefund = <B extends RefundableBill>(facts: RefundFacts<B>): RefundPlan<B> => {
  const { bill, credited, desk } = facts;
  return {
    payout: desk && payoutOf(desk, facts),
    after: lowered(bill, credited),
    credited,
    amounts: amountsOf(bill, credited),
  };
};
