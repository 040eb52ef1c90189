// Who owes a bill, and how he stands in its journals (finance.md 6.1).
import type { Actor, PostingAmount } from './journal.ts';

export interface Debtor {
  /** Null: a walk-in buyer, who stands on no receivable. */
  readonly customer_id: number | null;
  readonly customer_name: string;
}

/** A patient as the actor of a journal's line. */
export const customerActor = (id: number | null): Actor | undefined =>
  id === null ? undefined : { type: 'customer', id };

/** An amount of a journal that carries the patient. @param amount rupiah */
export const owedBy = ({ customer_id, customer_name }: Debtor, amount: number): PostingAmount => {
  const actor = customerActor(customer_id);
  return { amount, ...(actor && { actor }), description: customer_name };
};
