// What taking a receipt back does (finance.md 3), decided from facts alone: a refusal, or the whole plan.
import { receiptType } from '../../../src/resources/finance/billtransaction-fields.ts';
import { kasirsesi } from '../../../src/resources/finance/kasirsesi.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import type { BillPart } from './allocation.ts';
import type { OpenRow } from './installment.ts';

export interface VoidFacts {
  readonly receipt: { readonly type: number; readonly posting_date: string | null };
  readonly today: string;
  readonly frontDesk: boolean;
  readonly desk: {
    /** The front desk takes back what is of today only. */
    readonly sameDay: boolean;
    /** State of the session that the receipt belongs to; null: it belongs to none. */
    readonly session: number | null;
    /** Open session of who takes it back. */
    readonly own: number | null;
  };
  /** One of its tenders is part of a settlement. */
  readonly settled: boolean;
  /** What the receipt paid, rupiah below zero. */
  readonly allocations: readonly BillPart[];
  /** The bills that it paid, locked. */
  readonly bills: readonly { readonly id: number; readonly rows: readonly OpenRow[] }[];
  /** What was done since to one of them: money of it was handed back, or it was written off. */
  readonly since: { readonly code: string; readonly handed_back: boolean } | undefined;
  /** How the payer's deposit changed with it, rupiah, in the order in which that is undone. */
  readonly moves: readonly number[];
}
export interface VoidPlan {
  /** From whose drawer the money goes back; null: from that of the receipt, which is still open, or from none. */
  readonly session: number | null;
  readonly parts: readonly BillPart[];
  /** Changes of the deposit, rupiah. */
  readonly deposits: readonly number[];
}

/** What was paid before a bill was put on credit is part of its down payment, row 0. */
const byInstallment = ({ allocations, bills }: VoidFacts): readonly BillPart[] =>
  allocations.map((part) => {
    const downPayment = bills.find(({ id }) => id === part.bill_id)?.rows.find(({ no }) => no === 0);
    return { ...part, angsuran_id: part.angsuran_id ?? downPayment?.id ?? null };
  });

/**
 * @throws Refusal void-today-only (403); session-verified, payment-settled, refund-receipt, payment-refunded,
 *   payment-written-off (409)
 */
export const decideVoid = (facts: VoidFacts): VoidPlan => {
  const { receipt, today, frontDesk, desk, settled, allocations, since, moves } = facts;
  if (frontDesk && desk.sameDay && receipt.posting_date !== today) throw new Refusal('void-today-only');
  if (desk.session === kasirsesi.state.verified) throw new Refusal('session-verified');
  if (settled) throw new Refusal('payment-settled');
  if (allocations.length > 0 && receipt.type === receiptType.payout) throw new Refusal('refund-receipt');
  if (since) throw new Refusal(since.handed_back ? 'payment-refunded' : 'payment-written-off', { code: since.code });
  return {
    session: desk.session === kasirsesi.state.open ? null : desk.own,
    parts: byInstallment(facts),
    deposits: moves.map((change) => -change),
  };
};
