// What a use of a slot is judged by beside its line (paket.md 3.3): the other uses of it. Of one slot, or of all that a patient has.
import { claimState, membershipState, slotState } from '../../../../src/resources/paket/membership-life.ts';
import type { SlotFacts } from '../../../domain/paket/slot-block.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { arrearsOf } from '../membership/slot-rows.ts';

/** When and in which visit a slot is to be used. */
export interface SlotDay {
  /** 'YYYY-MM-DD'. */
  readonly day: string;
  /** Null: in none, as goods are. */
  readonly visit_id: number | null;
}
type Uses = Pick<SlotFacts, 'near_day' | 'in_visit'>;
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

/** Claims of the line `l` with the day and the visit that they are of: a reserved one is of the day of its visit. */
const CLAIMS = `(
  select u.used, coalesce(v.visit_date, (coalesce(u.used_at, u.created_at) at time zone b.timezone)::date) as day,
    coalesce(p.visit_id, f.visit_id) as visit_id
  from membershipperawatanuseds u join profiles b on b.id = u.profile_id
  left join visitperawatans p on u.source_type = 'visitperawatan' and p.id = u.source_id
  left join visits v on v.id = p.visit_id
  left join formlabs f on u.source_type = 'formlab' and f.id = u.source_id
  where u.membershipperawatan_id = l.id and u.status <> ${claimState.cancelled})`;
/** Of the same visit ($2), or of the same day ($3) where there is none. */
const SAME = 'case when $2::bigint is null then c.visit_id is null and c.day = $3::date else c.visit_id = $2 end';
/** Looked at where the line has such a rule. */
const USES = `
  case when l.min_gap_days is not null then (
    select max(c.day)::text from ${CLAIMS} c where (${SAME}) is not true and abs(c.day - $3::date) < l.min_gap_days) end as near_day,
  case when l.max_per_visit is null then 0 else coalesce((select sum(c.used) from ${CLAIMS} c where ${SAME}), 0)::int end as in_visit`;

const usesOf = named<Uses, [id: number, visit: number | null, day: string]>(
  'slot_uses',
  `select ${USES} from membershipperawatans l where l.id = $1`,
);
const ownedBy = named<
  OwnedSlot,
  [customer: number, visit: number | null, day: string, today: string, branches: readonly number[]]
>(
  'slots_of_customer',
  `select l.id, l.membership_id, m.code, m.snapshot ->> 'name' as paket, l.type, l.perawatan_id, l.item_id, l.laboratoriumjasa_id,
     l.name, l.status, m.status as membership_status, l.free_slot, l.used_slot, l.reserved_slot, l.expires_at::text as expires_at,
     l.min_gap_days, l.max_per_visit, ${USES}, m.arrears
   from (
     select m.*, ${arrearsOf('m', '$4::date')} as arrears from memberships m
     where m.customer_id = $1 and m.profile_id = any ($5) and m.status in (${membershipState.waiting}, ${membershipState.active})
     offset 0
   ) m join membershipperawatans l on l.membership_id = m.id
   where l.status = ${slotState.active} and l.free_slot > l.used_slot + l.reserved_slot
   order by l.expires_at nulls last, m.sold_at, l.id`,
);

/** Other uses of a locked line. */
export const readUses = async ({ tx }: Context, id: number, { visit_id, day }: SlotDay): Promise<Uses> => {
  const uses = await runOne(tx, usesOf, id, visit_id, day);
  if (!uses) throw new Error('A locked slot is gone.');
  return uses;
};

/** What a patient has left in the branches in sight, nearest expiry first, then the oldest sale (paket.md 6.6). */
export const readOwned = (
  { tx, today, branches }: Context,
  customer: number,
  { visit_id, day }: SlotDay,
): Promise<readonly OwnedSlot[]> => run(tx, ownedBy, customer, visit_id, day, today, branches);
