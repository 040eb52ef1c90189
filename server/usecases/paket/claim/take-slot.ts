// The slot that is taken: locked, of this branch, and free to be used (paket.md 3.3, 6.3, 9).
import { MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { arrearsBlock, blockOf } from '../../../domain/paket/slot-block.ts';
import type { SlotDay } from '../../../domain/paket/slot-uses.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { lockSlot, type Slot } from '../membership/slot-rows.ts';
import { readUses } from './slot-facts.ts';

/** Roles that may use slots in spite of overdue installments (paket.md 6.3). */
const OVERRIDES: readonly number[] = [MANAGER, SUPERADMIN];
export const mayOverride = (role: number): boolean => OVERRIDES.includes(role);

interface Taken extends SlotDay {
  readonly n: number;
  readonly override_reason: string | null;
}

const moduleOn = named<{ paket: number }, [number]>(
  'claim_module',
  'select paket from profilecontrols where profile_id = $1',
);
/** A visit is written in another module: the lock of packages is asked here. */
const requireModule = async ({ tx, branch }: WriteContext): Promise<void> => {
  const row = await runOne(tx, moduleOn, branch.id);
  if (row?.paket === 0) throw new Refusal('module-locked', { module: 'Paket Promo' });
};

/** Overdue installments are passed over by who may, with a reason; answers the reason where there was something to pass over. */
const passArrears = ({ actor }: WriteContext, slot: Slot, given: string | null): string | null => {
  const arrears = arrearsBlock(slot);
  if (!arrears) return null;
  const reason = given?.trim();
  if (!reason || !mayOverride(actor.role)) throw arrears;
  return reason;
};

/**
 * The slot, locked and judged, with the reason that is kept.
 * @param wrongFor what it cannot be taken for, asked before anything else of it
 * @throws Refusal not-found (404), slot-none (409), slot-branch, slot-other, slot-expired, membership-unpaid, slot-gap, slot-visit,
 *   slot-arrears (422), module-locked (423)
 */
export const takeSlot = async (
  context: WriteContext,
  id: number,
  { n, override_reason, ...at }: Taken,
  wrongFor: (slot: Slot) => Refusal | null,
): Promise<{ readonly slot: Slot; readonly reason: string | null }> => {
  await requireModule(context);
  const slot = await lockSlot(context, id);
  const wrong = wrongFor(slot);
  if (wrong) throw wrong;
  const judged = await readUses(context, slot, at);
  const block = blockOf({ ...judged, membership_status: slot.membership.status }, { n, day: at.day });
  if (block && block.code !== 'slot-arrears') throw block;
  return { slot, reason: passArrears(context, slot, override_reason) };
};
