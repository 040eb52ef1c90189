// Sold packages as the checks of the books ask for them (paket.md 7; finance.md 6.8): what is left of their price, by customer.
import type { PackagesBehindLedger } from '../../finance/ledger/package-port.ts';

export const packagesForLedger: PackagesBehindLedger = {
  unearned: `select l.profile_id, l.customer_id, sum(l.alloc_total - l.recognised_amount - l.released_amount)
    from membershipperawatans l where l.profile_id = any ($1) group by l.profile_id, l.customer_id`,
  opening: `select l.profile_id, l.customer_id, sum(l.opening_amount)
    from membershipperawatans l where l.profile_id = any ($1) and l.opening_amount > 0 group by l.profile_id, l.customer_id`,
};
