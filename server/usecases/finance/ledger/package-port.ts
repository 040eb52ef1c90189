// What the account of unearned packages stands for: the module of packages says it (finance.md 6.8; paket.md 7).
import { port } from '../../kernel/port.ts';

export interface PackagesBehindLedger {
  /** SQL over the branches `$1`: `(profile_id, customer_id, amount)`, rupiah of sold packages that are neither used nor given up. */
  readonly unearned: string;
  /** SQL, as above, of what was brought along from before the books began. */
  readonly opening: string;
}
export const packagesBehindLedger = port<PackagesBehindLedger>('the packages behind the ledger');
