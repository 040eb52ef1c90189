// How others name a customer's package: by the number of the newest one that is active (paket.md 2.4).
import { membershipState } from '../../../../src/resources/paket/membership-life.ts';

export const membershipsForPeople = {
  newestOf: (customer: string): string => `(select n.code from memberships n
    where n.customer_id = ${customer} and n.status = ${membershipState.active} order by n.sold_at desc, n.id desc limit 1)`,
} as const;
