// Who buys a package, and whether its conditions let him (paket.md 2.2, 9).
import { ageAt } from '../../../../src/resources/kernel/date.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { membershipState } from '../../../../src/resources/paket/membership-life.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { visitState } from '../../../../src/resources/service/visit-state.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { Conditions, SoldVersion } from '../offer/sold-version.ts';

export interface Buyer {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly role: number;
  readonly status: number;
  readonly merged: boolean;
  readonly birth_date: string | null;
  /** Packages of this kind that he has, and whether he was here before. */
  readonly owned: number;
  readonly known: boolean;
}

/** A merge of the record waits, or this one finds it merged. */
const buyerOf = named<Buyer, [id: number, type: number]>(
  'membership_buyer',
  `select u.id, u.name, u.username, u.role, u.status, u.merged_into_id is not null as merged, u.birth_date::text as birth_date,
     (select count(*)::int from memberships m join pakethistories h on h.id = m.paket_history_id
      where m.customer_id = u.id and h.pakettype_id = $2 and m.status <> ${membershipState.cancelled}) as owned,
     exists (select from visits v where v.customer_id = u.id and v.status = ${visitState.finished})
       or exists (select from memberships m where m.customer_id = u.id and m.status <> ${membershipState.cancelled}) as known
   from users u where u.id = $1 for key share of u`,
);

/** What of the conditions a buyer does not meet, in words. */
const missed = (
  { min_age, max_age, new_customer_only, max_per_customer }: Conditions,
  { birth_date, known, owned }: Buyer,
  day: string,
): readonly string[] => {
  const age = birth_date === null ? undefined : ageAt(birth_date, day);
  return [
    ...(min_age && (age === undefined || age < min_age) ? [`usia minimal ${min_age} tahun`] : []),
    ...(typeof max_age === 'number' && (age === undefined || age > max_age) ? [`usia maksimal ${max_age} tahun`] : []),
    ...(new_customer_only && known ? ['hanya untuk pelanggan baru'] : []),
    ...(max_per_customer && owned >= max_per_customer ? [`maksimal ${max_per_customer} paket per pelanggan`] : []),
  ];
};

/**
 * The customer, held against a merge of his record; a member of the staff buys for himself alone.
 * @throws Refusal not-found (404), merge-done (409), customer-inactive, package-condition (422)
 */
export const readBuyer = async (
  context: WriteContext,
  id: number,
  { pakettype_id, syarat }: SoldVersion,
  day: string,
): Promise<Buyer> => {
  const buyer = await runOne(context.tx, buyerOf, id, pakettype_id);
  if (!buyer) throw new Refusal('not-found');
  if (buyer.merged) throw new Refusal('merge-done', { name: buyer.name, RM: buyer.username });
  const himself = context.actor.id === id || context.cashiers.includes(id);
  if (buyer.status !== activeStatus.active || (buyer.role !== userRole.customer && !himself))
    throw new Refusal('customer-inactive');
  const conditions = missed(syarat, buyer, day);
  if (conditions.length > 0) throw new Refusal('package-condition', { syarat: conditions.join(', ') });
  return buyer;
};
