// What both ways of giving up a package leave: its slots are gone, its version is sold once less (paket.md 3.2, 6.4).
import {
  claimSource,
  claimState,
  membershipState,
  slotState,
} from '../../../../src/resources/paket/membership-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { countSale } from '../offer/sold-version.ts';
import type { MembershipRow } from './membership-rows.ts';
import type { SlotLine } from './slot-rows.ts';

const closeSlots = named<unknown, [number]>(
  'membership_slots_close',
  `update membershipperawatans set released_amount = alloc_total - recognised_amount, status = ${slotState.cancelled},
     updated_at = now(), version = version + 1 where membership_id = $1`,
);
const close = named<unknown, [id: number, reason: string, charge: number, refund: number]>(
  'membership_close',
  `update memberships set status = ${membershipState.cancelled}, cancel_reason = $2, cancel_charge = $3, refund_amount = $4,
     updated_at = now(), version = version + 1 where id = $1`,
);
const reservedBy = named<{ code: string }, [number]>(
  'membership_reserved_by',
  `select coalesce(v.code, f.code) as code from membershipperawatanuseds u
   left join visitperawatans p on u.source_type = '${claimSource.treatment}' and p.id = u.source_id
   left join formlabs f on u.source_type = '${claimSource.formlab}' and f.id = u.source_id
   left join visits v on v.id = coalesce(p.visit_id, f.visit_id)
   where u.membership_id = $1 and u.status = ${claimState.reserved} order by u.id limit 1`,
);

/** @throws Refusal membership-reserved (409) while a visit has put a slot aside */
export const requireNoneReserved = async (
  { tx }: WriteContext,
  { id, code }: Pick<MembershipRow, 'id' | 'code'>,
  lines: readonly SlotLine[],
): Promise<void> => {
  if (lines.every(({ reserved_slot }) => reserved_slot === 0)) return;
  const visit = await runOne(tx, reservedBy, id);
  throw new Refusal('membership-reserved', { code: visit?.code ?? code });
};

/**
 * Marks a held membership and its slots as given up: what was left of their price has gone back or is income.
 * @param to rupiah that it cost, and that were handed back
 */
export const closeMembership = async (
  context: WriteContext,
  { id, paket_history_id }: Pick<MembershipRow, 'id' | 'paket_history_id'>,
  to: { readonly reason: string; readonly charge: number; readonly refund: number },
): Promise<void> => {
  await run(context.tx, closeSlots, id);
  await run(context.tx, close, id, to.reason, to.charge, to.refund);
  await countSale(context, paket_history_id, -1);
};
