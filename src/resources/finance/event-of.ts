// What an event of the ledger is (finance.md 7a).
import type { AccountCode } from './account-role.ts';

declare const declared: unique symbol;
/** Of an event that is declared here, as the journals keep it. */
export type EventKey = string & { readonly [declared]: true };

/**
 * An account, or what the document says: its line, its method's account, the bank that the method is paid out to, the account of what
 * is owed, that of a tax, or where an asset accumulates its depreciation.
 */
type Side = AccountCode | 'line' | 'paymentmethod' | 'settlement' | 'hutang' | 'pajak' | 'aset';
interface PostingRow {
  readonly description: string;
  readonly debit: Side;
  readonly credit: Side;
}
interface Event<R extends Readonly<Record<string, PostingRow>>> {
  readonly key: EventKey;
  /** As people call it. */
  readonly name: string;
  /** By component: a posting fills any of them. */
  readonly rows: R;
}
export const eventOf = <const R extends Readonly<Record<string, PostingRow>>>(
  key: string,
  name: string,
  rows: R,
): Event<R> => ({
  key: key as EventKey,
  name,
  rows,
});
