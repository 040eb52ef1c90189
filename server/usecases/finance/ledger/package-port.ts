// What the account of unearned packages stands for: the module of packages says it (finance.md 6.8; paket.md 7).
import { port } from '../../kernel/port.ts';

export interface PackagesBehindLedger {
  /** SQL over the branches `$1`: `(profile_id, customer_id, amount)`, rupiah of sold packages that are neither used nor given up. */
  readonly unearned: string;
  /** SQL, as above, of what was brought along from before the books began. */
  readonly opening: string;
  /**
   * SQL of one row `(slots, slots_amount)` over the branch `$1` and the day `$3`: lines that end by it with slots left which are not
   * booked, and the rupiah that the night will book of them.
   */
  readonly over: string;
}
export const packagesBehindLedger = port<PackagesBehindLedger>('the packages behind the ledger');
