// What becomes of slots whose last day is over: the rest of their price is income without use (paket.md 6.5, 7).
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { breakageOf } from '../../../../src/resources/paket/allocation.ts';
import { slotState } from '../../../../src/resources/paket/membership-life.ts';
import { postingDay } from '../../../../src/resources/finance/open-day.ts';
import { named, runOne } from '../../../db/statement.ts';
import { owedBy } from '../../../domain/finance/receivable.ts';
import { openPeriodOf } from '../../finance/ledger/open-period.ts';
import { readPostingBasis, postOn } from '../../finance/ledger/post-journal.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { followMembership, type MembershipRow } from './membership-rows.ts';
import type { Slot, SlotLine } from './slot-rows.ts';

/** The source of the journals `package.expired` of a line. */
export const SLOT_SOURCE = 'membershipperawatan';

/** A line expires anew once it was extended: each time is a journal of its own. */
const expire = named<{ times: number }, [id: number, branch: number, amount: number]>(
  'slot_expire',
  `update membershipperawatans l set status = ${slotState.expired}, released_amount = released_amount + $3, updated_at = now(),
     version = version + 1
   where id = $1 returning (select count(*)::int from journals where profile_id = $2 and event = '${postedEvent.packageExpired.key}'
     and source_type = '${SLOT_SOURCE}' and source_id = l.id) as times`,
);

type Owner = Pick<MembershipRow, 'code' | 'customer_id' | 'customer_name'>;

/** True where the last day of a line is over and somebody has not used all of it. */
export const isOver = ({ expires_at, status, free_slot, used_slot, reserved_slot }: SlotLine, today: string): boolean =>
  expires_at !== null &&
  expires_at < today &&
  (status === slotState.active || status === slotState.expired) &&
  used_slot + reserved_slot < free_slot;

/** A locked line that is over, and the day of its journal, 'YYYY-MM-DD'. */
interface Over {
  readonly slot: SlotLine;
  readonly day: string;
}

/**
 * Lets the rest of locked lines of one membership expire: all but what their reserved slots will earn. Their statements travel together.
 * @returns rupiah that became income @throws Refusal those of posting
 */
export const expireSlots = async (context: WriteContext, over: readonly Over[], owner: Owner): Promise<number> => {
  const event = postedEvent.packageExpired;
  const basis = await readPostingBasis(context, event, {});
  const amounts = await Promise.all(
    over.map(async ({ slot, day }) => {
      const amount = breakageOf(slot);
      const { times = 0 } = (await runOne(context.tx, expire, slot.id, context.branch.id, amount)) ?? {};
      if (amount === 0) return 0;
      const posting = {
        source: { type: SLOT_SOURCE, id: slot.id, seq: times },
        transaction_at: day,
        memo: `Paket hangus ${owner.code} ${slot.name} ${owner.customer_name}`,
        amounts: { amount: [owedBy(owner, amount)] },
      };
      await postOn(context, event, posting, basis);
      return amount;
    }),
  );
  return amounts.reduce((sum, amount) => sum + amount, 0);
};

/**
 * Lets the rest of locked lines of one membership expire, each on its last day while the books take journals on it.
 * @param today on which they are found over @returns rupiah that became income @throws Refusal those of posting
 */
export const expireOver = async (
  context: WriteContext,
  over: readonly SlotLine[],
  owner: Owner,
  today: string,
): Promise<number> => {
  const period = await openPeriodOf(context);
  const dated = over.map((slot) => ({ slot, day: postingDay(slot.expires_at ?? today, period, today) }));
  return expireSlots(context, dated, owner);
};

/**
 * After slots of a locked line were given back (a visit or form lab cancelled, a claim taken back): where the line has expired
 * meanwhile, their value is income at once (corrections 27). What of it was free already is income of its last day, also where the
 * night has not come to it yet. The membership follows.
 * @param slot as it was before @param back as `releaseSlots` or `restoreSlots` answered it
 * @returns rupiah that became income; 0: the slot lives
 */
export const expireReleased = async (context: WriteContext, slot: Slot, back: Slot): Promise<number> => {
  const { today } = context;
  const isDue = slot.status === slotState.active && isOver(slot, today);
  const before = isDue ? await expireOver(context, [slot], slot.membership, today) : 0;
  const rest = { ...back, released_amount: back.released_amount + before };
  const given = isOver(rest, today) ? await expireSlots(context, [{ slot: rest, day: today }], slot.membership) : 0;
  await followMembership(context, slot.membership.id);
  return before + given;
};
