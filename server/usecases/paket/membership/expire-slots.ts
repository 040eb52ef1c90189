// What becomes of slots whose last day is over: the rest of their price is income without use (paket.md 6.5, 7).
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { breakageOf } from '../../../../src/resources/paket/allocation.ts';
import { slotState } from '../../../../src/resources/paket/membership-life.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { owedBy } from '../../../domain/finance/receivable.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { followMembership, type MembershipRow } from './membership-rows.ts';
import { releaseAmount, type Slot, type SlotLine } from './slot-rows.ts';

/** The source of the journals `package.expired` of a line. */
export const SLOT_SOURCE = 'membershipperawatan';

const markExpired = named<unknown, [number]>(
  'slot_expire',
  `update membershipperawatans set status = ${slotState.expired} where id = $1`,
);
/** A line expires anew once it was extended: each time is a journal of its own. */
const timesOf = named<{ count: number }, [branch: number, id: number]>(
  'slot_expiries',
  `select count(*)::int as count from journals where profile_id = $1 and event = '${postedEvent.packageExpired.key}'
   and source_type = '${SLOT_SOURCE}' and source_id = $2`,
);

type Owner = Pick<MembershipRow, 'code' | 'customer_id' | 'customer_name'>;

/** True where the last day of a line is over and somebody has not used all of it. */
export const isOver = ({ expires_at, status, free_slot, used_slot, reserved_slot }: SlotLine, today: string): boolean =>
  expires_at !== null &&
  expires_at < today &&
  (status === slotState.active || status === slotState.expired) &&
  used_slot + reserved_slot < free_slot;

/**
 * Lets the rest of a locked line expire: all but what its reserved slots will earn.
 * @param day of the journal, 'YYYY-MM-DD' @returns rupiah that became income @throws Refusal those of posting
 */
export const expireSlot = async (context: WriteContext, slot: SlotLine, owner: Owner, day: string): Promise<number> => {
  const amount = breakageOf(slot);
  await run(context.tx, markExpired, slot.id);
  if (amount === 0) return 0;
  await releaseAmount(context, slot, amount);
  const times = (await runOne(context.tx, timesOf, context.branch.id, slot.id))?.count ?? 0;
  await post(context, postedEvent.packageExpired, {
    source: { type: SLOT_SOURCE, id: slot.id, seq: times },
    transaction_at: day,
    memo: `Paket hangus ${owner.code} ${slot.name} ${owner.customer_name}`,
    amounts: { amount: [owedBy(owner, amount)] },
  });
  return amount;
};

/**
 * After slots of a locked line were given back (a visit or form lab cancelled, a claim taken back): where the line has expired
 * meanwhile, their value is income at once (corrections 27). The membership follows.
 * @param slot as `releaseSlots` or `restoreSlots` answered it @returns rupiah that became income; 0: the slot lives
 */
export const expireReleased = async (context: WriteContext, slot: Slot): Promise<number> => {
  const amount = isOver(slot, context.today) ? await expireSlot(context, slot, slot.membership, context.today) : 0;
  await followMembership(context, slot.membership.id);
  return amount;
};
