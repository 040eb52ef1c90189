// Treatments done in a range of days, each day that of the treatment's own branch.
import { visitperawatan } from '../../../src/resources/service/visitperawatan.ts';

/**
 * FROM and WHERE over treatments `t` and their branches `b`; $1 branches, $2 first day, $3 last day. No branch is further
 * ahead of UTC than nine hours: the days around the range let the index cut it, the instants of each branch do the rest.
 */
export const DONE_IN_RANGE = `visitperawatans t join (
    select id, timezone, $2::date::timestamp at time zone timezone as since, ($3::date + 1)::timestamp at time zone timezone as until
    from profiles offset 0) b on b.id = t.profile_id
  where t.profile_id = any ($1) and t.status = ${visitperawatan.state.done}
    and t.performed_at >= ($2::date - 1)::timestamp at time zone 'UTC'
    and t.performed_at < ($3::date + 1)::timestamp at time zone 'UTC'
    and t.performed_at >= b.since and t.performed_at < b.until`;
