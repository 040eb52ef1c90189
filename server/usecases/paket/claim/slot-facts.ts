// What a use of a slot is judged by beside its line (paket.md 3.3): the other uses of it. Of one slot, or of all that a patient has.
import { claimState, membershipState, slotState } from '../../../../src/resources/paket/membership-life.ts';
import type { SlotFacts } from '../../../domain/paket/slot-block.ts';
import { type SlotClaim, type SlotDay, usesOf } from '../../../domain/paket/slot-uses.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { arrearsOf, type Slot } from '../membership/slot-rows.ts';

/** A slot of a patient with its package. */
export interface OwnedSlot extends SlotFacts {
  readonly id: number;
  readonly membership_id: number;
  readonly code: string;
  readonly paket: string;
  readonly type: 1 | 2 | 3;
  readonly perawatan_id: number | null;
  readonly item_id: number | null;
  readonly laboratoriumjasa_id: number | null;
}

interface LineClaim extends SlotClaim {
  readonly line: number;
}
/** With the day and the visit that they are of: a reserved one is of the day of its visit. */
const claimsOf = named<LineClaim, [lines: readonly number[]]>(
  'slot_claims',
  `select u.membershipperawatan_id as line, u.used,
     coalesce(v.visit_date, (coalesce(u.used_at, u.created_at) at time zone b.timezone)::date)::text as day,
     coalesce(p.visit_id, f.visit_id) as visit_id
   from membershipperawatanuseds u join profiles b on b.id = u.profile_id
   left join visitperawatans p on u.source_type = 'visitperawatan' and p.id = u.source_id
   left join visits v on v.id = p.visit_id
   left join formlabs f on u.source_type = 'formlab' and f.id = u.source_id
   where u.membershipperawatan_id = any ($1) and u.status <> ${claimState.cancelled}`,
);
type OwnedLine = Omit<OwnedSlot, 'near_day' | 'in_visit'>;
const ownedBy = named<OwnedLine, [customer: number, today: string, branches: readonly number[]]>(
  'slots_of_customer',
  `select l.id, l.membership_id, m.code, m.snapshot ->> 'name' as paket, l.type, l.perawatan_id, l.item_id, l.laboratoriumjasa_id,
     l.name, l.status, m.status as membership_status, l.free_slot, l.used_slot, l.reserved_slot, l.expires_at::text as expires_at,
     l.min_gap_days, l.max_per_visit, m.arrears
   from (
     select m.*, ${arrearsOf('m', '$2::date')} as arrears from memberships m
     where m.customer_id = $1 and m.profile_id = any ($3) and m.status in (${membershipState.waiting}, ${membershipState.active})
     offset 0
   ) m join membershipperawatans l on l.membership_id = m.id
   where l.status = ${slotState.active} and l.free_slot > l.used_slot + l.reserved_slot
   order by l.expires_at nulls last, m.sold_at, l.id`,
);

/** Other uses of lines, each by its rules; of lines without such a rule nobody asks. */
const withUses = async <Line extends Pick<SlotFacts, 'min_gap_days' | 'max_per_visit'> & { readonly id: number }>(
  { tx }: Pick<Context, 'tx'>,
  lines: readonly Line[],
  at: SlotDay,
) => {
  const ruled = lines.filter(({ min_gap_days, max_per_visit }) => min_gap_days !== null || max_per_visit !== null);
  const claims =
    ruled.length === 0
      ? []
      : await run(
          tx,
          claimsOf,
          ruled.map(({ id }) => id),
        );
  return lines.map((line) => ({
    ...line,
    ...usesOf(
      claims.filter((claim) => claim.line === line.id),
      at,
      line.min_gap_days,
    ),
  }));
};

/** Other uses of a locked line. */
export const readUses = async (context: Context, slot: Slot, at: SlotDay) => {
  const [judged] = await withUses(context, [slot], at);
  if (!judged) throw new Error('A line is answered for each.');
  return judged;
};

/** What a patient has left in the branches in sight, nearest expiry first, then the oldest sale (paket.md 6.6). */
export const readOwned = async (context: Context, customer: number, at: SlotDay): Promise<readonly OwnedSlot[]> =>
  withUses(context, await run(context.tx, ownedBy, customer, context.today, context.branches), at);
