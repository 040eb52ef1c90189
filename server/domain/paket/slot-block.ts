// Why a slot of a sold package cannot be used (paket.md 3.3, 6.3, 6.5): the refusal of a use, and what a picker says beforehand.
import { addDays, formatDate } from '../../../src/resources/kernel/date.ts';
import { formatNumber } from '../../../src/resources/kernel/money.ts';
import { membershipState, slotState } from '../../../src/resources/paket/membership-life.ts';
import { Refusal } from '../../../src/resources/refusals.ts';

export interface SlotFacts {
  readonly name: string;
  readonly status: number;
  readonly membership_status: number;
  readonly free_slot: number;
  readonly used_slot: number;
  readonly reserved_slot: number;
  /** Last day of use, 'YYYY-MM-DD'; null: none. */
  readonly expires_at: string | null;
  readonly min_gap_days: number | null;
  readonly max_per_visit: number | null;
  /** Latest day on which another visit uses the line, nearer than the gap; null: none does. */
  readonly near_day: string | null;
  /** Slots of the line that the same visit has taken. */
  readonly in_visit: number;
  /** Day on which the oldest overdue part was due, rupiah of all that is overdue, and whether it is too late; null: nothing is. */
  readonly arrears: { readonly since: string; readonly amount: number; readonly blocks: boolean } | null;
}
export interface SlotUse {
  readonly n: number;
  /** Day of the use, 'YYYY-MM-DD'. */
  readonly day: string;
}

/** Slots that nobody has used or reserved. */
export const slotsLeft = ({ free_slot, used_slot, reserved_slot }: SlotFacts): number =>
  free_slot - used_slot - reserved_slot;

/** Its last day is over, or the night has taken it. */
export const isSlotExpired = ({ status, expires_at }: Pick<SlotFacts, 'status' | 'expires_at'>, day: string): boolean =>
  status === slotState.expired || (expires_at !== null && day > expires_at);

const expiredOf = (slot: Pick<SlotFacts, 'name' | 'expires_at'>): Refusal =>
  new Refusal('slot-expired', { name: slot.name, tgl: formatDate(slot.expires_at ?? '') });

const lifeBlock = (slot: SlotFacts, { n, day }: SlotUse): Refusal | null => {
  if (slot.membership_status === membershipState.waiting) return new Refusal('membership-unpaid');
  if (isSlotExpired(slot, day)) return expiredOf(slot);
  return n > slotsLeft(slot) || slot.status !== slotState.active ? new Refusal('slot-none', { name: slot.name }) : null;
};

const ruleBlock = (slot: SlotFacts, { n }: SlotUse): Refusal | null => {
  const { name, near_day, min_gap_days, max_per_visit, in_visit } = slot;
  if (near_day !== null && min_gap_days !== null)
    return new Refusal('slot-gap', { name, tgl: formatDate(addDays(near_day, min_gap_days)) });
  return max_per_visit !== null && in_visit + n > max_per_visit
    ? new Refusal('slot-visit', { n: max_per_visit, name })
    : null;
};

/** The installments of its package are overdue for too long. */
export const arrearsBlock = ({ arrears }: Pick<SlotFacts, 'arrears'>): Refusal | null =>
  arrears?.blocks
    ? new Refusal('slot-arrears', { tgl: formatDate(arrears.since), x: formatNumber(arrears.amount) })
    : null;

/** Why it cannot be used, overdue installments last: those alone may be passed over. Null: it can. */
export const blockOf = (slot: SlotFacts, use: SlotUse): Refusal | null =>
  lifeBlock(slot, use) ?? ruleBlock(slot, use) ?? arrearsBlock(slot);

/** Why what was reserved can no longer be used up on a day; null: it can. */
export const spendBlock = (
  slot: Pick<SlotFacts, 'name' | 'membership_status' | 'expires_at'>,
  day: string,
): Refusal | null => {
  const { waiting, cancelled } = membershipState;
  if (slot.membership_status === waiting || slot.membership_status === cancelled)
    return new Refusal('membership-unpaid');
  return slot.expires_at !== null && day > slot.expires_at ? expiredOf(slot) : null;
};
