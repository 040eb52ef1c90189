// Sold packages as they are locked, and the state that follows from their payments and slots (paket.md 3.2).
import { membershipState, scheme, slotState } from '../../../../src/resources/paket/membership-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

/** The source of a sold package's bill, and of the journal of its cancellation. */
export const MEMBERSHIP_SOURCE = 'membership';

/**
 * SQL: rupiah that were paid of a sold package. Of one that was brought along, what was paid before stands in no receipt: it is all
 * that its opening bill does not ask for.
 * @param m alias of `memberships` @param b alias of its bill, which may be missing
 */
export const paidOf = (m: string, b = 'b'): string =>
  `(coalesce(${b}.installment_current_amount, 0)
    + case when ${m}.migrasi then ${m}.total_amount - coalesce(${b}.subtotal_amount, 0) else 0 end)`;

/** Whole rupiah. */
export interface MembershipRow {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly customer_id: number;
  readonly customer_name: string;
  readonly paket_history_id: number;
  readonly package_name: string;
  /** 'YYYY-MM-DD' */
  readonly sold_at: string;
  readonly total_amount: number;
  readonly scheme: string;
  readonly dp_amount: number;
  readonly bill_id: number | null;
  readonly activated_at: string | null;
}

const hold = named<unknown, [id: number, branch: number]>(
  'membership_hold',
  'select id from memberships where id = $1 and profile_id = $2 for no key update',
);
const read = named<MembershipRow, [id: number, branch: number]>(
  'membership_read',
  `select m.id, m.version, m.code, m.status, m.customer_id, u.name as customer_name, m.paket_history_id,
     m.snapshot ->> 'name' as package_name, m.sold_at::text as sold_at, m.total_amount, m.scheme, m.dp_amount, m.bill_id, m.activated_at
   from memberships m join users u on u.id = m.customer_id where m.id = $1 and m.profile_id = $2`,
);

/**
 * A sold package of the branch, locked until the transaction ends; its bill is locked before it, its slots after.
 * @throws Refusal not-found (404)
 */
export const holdMembership = async ({ tx, branch }: WriteContext, id: number): Promise<MembershipRow> => {
  const [, row] = await Promise.all([runOne(tx, hold, id, branch.id), runOne(tx, read, id, branch.id)]);
  if (!row) throw new Refusal('not-found');
  return row;
};

/** SQL: rupiah from which a sale is active: its down payment, or all of its bill. `m` membership, `b` its bill */
const THRESHOLD = `case m.scheme when '${scheme.credit}' then least(m.dp_amount, b.total_amount) else b.total_amount end`;
/** Used up and expired are what the slots say, whatever was paid; what was brought along from elsewhere was active there. */
const follow = named<unknown, [id: number]>(
  'membership_follow',
  `update memberships t set status = s.status, expires_at = s.expires_at, updated_at = now(), version = t.version + 1
   from (
     select m.id, case when l.open then
         case when m.migrasi or b.installment_current_amount >= ${THRESHOLD} then ${membershipState.active}
           else ${membershipState.waiting} end
       when l.expired then ${membershipState.expired} else ${membershipState.usedUp} end as status,
       case when l.endless then null else l.last end as expires_at
     from memberships m left join bills b on b.id = m.bill_id cross join lateral (
       select bool_or(x.status = ${slotState.active} or x.reserved_slot > 0) as open, bool_or(x.status = ${slotState.expired}) as expired,
         bool_or(x.expires_at is null) as endless, max(x.expires_at) as last
       from membershipperawatans x where x.membership_id = m.id) l
     where m.id = $1 and m.status <> ${membershipState.cancelled}
   ) s
   where t.id = s.id and (t.status, t.expires_at) is distinct from (s.status, s.expires_at)`,
);

/**
 * Sets the state of a held membership, and its last day, by its lines and its bill as they are now: 1 aktif while a slot can be used or
 * is reserved and enough is paid, 0 while it is not, 2 habis, 3 kedaluwarsa. What was cancelled stays so.
 */
export const followMembership = async ({ tx }: Pick<WriteContext, 'tx'>, membershipId: number): Promise<void> => {
  await run(tx, follow, membershipId);
};
