// What a branch prefers about buying, as the inventory module keeps it, among the preferences of the branch.
import type { Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export interface PurchasePreferences {
  /** Rupiah of an order up to which nobody is asked. */
  readonly po_approval_limit: number;
  /** Percent by which more may come than was ordered. */
  readonly receive_tolerance_percent: number;
  /** Percent of the last price from which a rise is told. */
  readonly price_rise_warn_percent: number;
}

export const purchasePreferences = port<{
  readonly read: (context: Pick<Context, 'tx'>, branch: number) => Promise<PurchasePreferences>;
  readonly store: (context: Pick<Context, 'tx'>, branch: number, wanted: PurchasePreferences) => Promise<void>;
}>('preferences of buying');
