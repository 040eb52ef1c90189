// The slot of a package follows the work that is taken out of it, a treatment or an order to a laboratory (paket.md 3.3).
import type { WriteContext } from '../../kernel/contract.ts';
import { packageSlots, type WantedSlot } from './package-port.ts';

/** The slot of a package that pays for a work, and why it may although installments are overdue. */
export interface Slot {
  readonly membershipperawatan_id?: number | null;
  readonly override_reason?: string | null;
}
/** What is stored of it: a reason without a slot says nothing. */
export const slotValues = ({
  membershipperawatan_id,
  override_reason,
}: Slot): readonly [number | null, string | null] => [
  membershipperawatan_id ?? null,
  membershipperawatan_id ? (override_reason ?? null) : null,
];

/** The slot, what it was for, and how many. */
type Held = Readonly<Record<'slot' | 'of' | 'n', number | null | undefined>>;

/**
 * Gives back the slot that the work had and reserves the one that it has now; nothing where both are the same.
 * @param before left out: the work is new. @throws Refusal those of `PackageSlots.reserve`
 */
export const followSlot = async (
  context: WriteContext,
  after: Omit<WantedSlot, keyof Slot | 'slot'> & Slot,
  before?: Held,
): Promise<void> => {
  const [slot, override_reason] = slotValues(after);
  const was = before?.slot ?? null;
  if (was === slot && (slot === null || (before?.of === after.of && before.n === after.n))) return;
  const slots = packageSlots.given();
  if (was !== null) await slots.release(context, [after.source]);
  if (slot !== null) await slots.reserve(context, { ...after, slot, override_reason });
};
