// What the accounts of the stock stand for: the inventory module says it (finance.md 6.8; inventory.md 6).
import { port } from '../../kernel/port.ts';

export interface StockBehindLedger {
  /** SQL over the branches `$1`: `(code, profile_id, amount)`, rupiah that lie in the branches on each account of the stock. */
  readonly worth: string;
  /** SQL over the branches `$1`: `(profile_id, vendor_id, amount)`, rupiah of goods that came without an invoice yet. */
  readonly uninvoiced: string;
  /** SQL of a check: where pools and balances are not what their moves come to. */
  readonly kept: string;
}
export const stockBehindLedger = port<StockBehindLedger>('the stock behind the ledger');
