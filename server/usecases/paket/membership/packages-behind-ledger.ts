// Sold packages as the checks of the books ask for them (paket.md 7; finance.md 6.8): what is left of their price, by customer.
import { slotState } from '../../../../src/resources/paket/membership-life.ts';
import type { PackagesBehindLedger } from '../../finance/ledger/package-port.ts';

export const packagesForLedger: PackagesBehindLedger = {
  unearned: `select l.profile_id, l.customer_id, sum(l.alloc_total - l.recognised_amount - l.released_amount)
    from membershipperawatans l where l.profile_id = any ($1) group by l.profile_id, l.customer_id`,
  opening: `select l.profile_id, l.customer_id, sum(l.opening_amount)
    from membershipperawatans l where l.profile_id = any ($1) and l.opening_amount > 0 group by l.profile_id, l.customer_id`,
  over: `select count(*)::int as slots, coalesce(sum(
      l.alloc_total - l.recognised_amount - l.released_amount - l.reserved_slot * l.alloc_unit), 0)::bigint as slots_amount
    from membershipperawatans l where l.profile_id = $1 and l.status = ${slotState.active} and l.expires_at <= $3
      and l.used_slot + l.reserved_slot < l.free_slot`,
};
