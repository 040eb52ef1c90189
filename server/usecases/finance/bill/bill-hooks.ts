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
}
export type BillHook = (context: WriteContext, event: BillEvent, news: BillNews) => Promise<void>;

export const billHooks = port<readonly BillHook[]>('what follows a bill');

/** Tells every hook in turn. */
export const tellBill = async (context: WriteContext, event: BillEvent, news: BillNews): Promise<void> => {
  for (const hook of billHooks.given()) await hook(context, event, news);
};
