// What filling and emptying a patient's deposit does (finance.md 2c, 5), decided from facts alone: a refusal, or the whole plan.
import { HANDED_BACK } from '../../../src/resources/finance/paymentmethod.ts';
import { totalOf } from '../../../src/resources/finance/tender.ts';
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import type { PostingAmount } from './journal.ts';
import { depositIn, type Desk, type TenderInput, type Tenders, tendersAt, withoutFee } from './tender.ts';

export interface DepositFacts {
  readonly input: {
    readonly methods: readonly TenderInput[];
    /** Cash handed over, rupiah; null: exactly what is paid in cash. */
    readonly received_amount?: number | null | undefined;
  };
  readonly desk: Desk;
  readonly frontDesk: boolean;
  readonly payer: { readonly id: number; readonly name: string };
}
export interface DepositPlan {
  readonly tenders: Tenders;
  /** Rupiah. */
  readonly price: number;
  /** Change of the deposit, rupiah; negative: it shrinks. */
  readonly change: number;
  /** Posted as `deposit.received` or `deposit.refunded`, by component. */
  readonly amounts: Readonly<Record<'amount', readonly PostingAmount[]>>;
}

const tendersOf = ({ input, desk, frontDesk }: DepositFacts): Tenders => {
  const tenders = tendersAt(desk, frontDesk, input.methods, input.received_amount ?? null);
  if (depositIn(tenders.rows) > 0) throw new Refusal('deposit-by-deposit');
  return tenders;
};

const planOf = (tenders: Tenders, { payer }: DepositFacts, sign: 1 | -1): DepositPlan => {
  const price = totalOf(tenders.rows);
  const amount = tenders.rows.map((row) => ({
    amount: row.amount,
    accounts: { paymentmethod: row.akun_id },
    actor: { type: 'customer', id: payer.id },
    description: payer.name,
  }));
  return { tenders, price, change: sign * price, amounts: { amount } };
};

/** @throws Refusal method-inactive, reference-missing, cash-short, change-without-cash, session-missing, deposit-by-deposit (422) */
export const decideTopup = (facts: DepositFacts): DepositPlan => planOf(tendersOf(facts), facts, 1);

/**
 * Decides a payout of a patient's deposit. Card and QRIS cannot pay it out: their money is still on its way to the bank. That the deposit
 * holds enough is checked where its row is locked.
 * @throws Refusal refund-method, and those of `decideTopup` (422)
 */
export const decideDepositRefund = (facts: DepositFacts): DepositPlan => {
  const tenders = tendersOf(facts);
  const at = tenders.rows.findIndex(({ kind }) => !HANDED_BACK.includes(kind));
  if (at >= 0) throw refuseField('refund-method', `methods.${at}.paymentmethod_id`);
  return planOf(withoutFee(tenders), facts, -1);
};
