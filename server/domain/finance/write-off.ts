// What giving a receivable up does (finance.md 3), decided from facts alone: a refusal, or the whole plan.
import { refuseField } from '../../../src/resources/refusals.ts';
import { leftOf, type Owed } from '../../../src/resources/finance/amounts.ts';
import type { PostingAmount } from './journal.ts';
import { type Debtor, owedBy } from './receivable.ts';

export interface WriteOffPlan {
  /** Rupiah that are given up. */
  readonly left: number;
  readonly reason: string;
  /** Posted as `bill.writtenoff`, by component. */
  readonly amounts: Readonly<Record<'amount', readonly PostingAmount[]>>;
}

/**
 * @param bill locked @param reason as it was given
 * @throws Refusal reason-missing (422)
 */
export const decideWriteOff = (bill: Owed & Debtor, reason: string | null | undefined): WriteOffPlan => {
  if (!reason) throw refuseField('reason-missing', 'reason');
  const left = leftOf(bill);
  return { left, reason, amounts: { amount: [owedBy(bill, left)] } };
};
