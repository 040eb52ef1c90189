// What other modules do when a bill changes, in the same transaction (finance.md 6.12): a hook that throws undoes it all.
import type { WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';
import type { BillRow } from './bill-rows.ts';

/**
 * issued: it has its number. paid: rupiah came in, or went back (negative). settled: nothing is left of it.
 * voided: it is cancelled. credited: a note of credit has lowered its total.
 */
export type BillEvent = 'issued' | 'paid' | 'settled' | 'voided' | 'credited';
export interface BillNews {
  /** As it is after the change. */
  readonly bill: Pick<
    BillRow,
    'id' | 'type' | 'status' | 'source_type' | 'source_id' | 'total_amount' | 'installment_current_amount'
  >;
  /** Rupiah by which the event changed it. */
  readonly delta: number;
  /** On which the change is booked, 'YYYY-MM-DD'. */
  readonly day: string;
}
/** What is left to book once every document of the transaction has its number, so that counters are always locked in one order. */
export type LeftToPost = () => Promise<void>;
export type BillHook = (context: WriteContext, event: BillEvent, news: BillNews) => Promise<LeftToPost | undefined>;

export const billHooks = port<readonly BillHook[]>('what follows a bill');

/** Posts everything that hooks left to post, one after the other. */
export const inTurn =
  (left: readonly LeftToPost[]): LeftToPost =>
  async () => {
    for (const post of left) await post();
  };

/** Calls every hook with the event of a bill; answers what they have left to post. */
export const callBillHooks = async (context: WriteContext, event: BillEvent, news: BillNews): Promise<LeftToPost> => {
  const left: LeftToPost[] = [];
  for (const hook of billHooks.given()) {
    const post = await hook(context, event, news);
    if (post) left.push(post);
  }
  return inTurn(left);
};
