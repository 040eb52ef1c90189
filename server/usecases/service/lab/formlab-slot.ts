// A form lab that a package pays for: it costs the patient nothing, and has its own fee and revenue (paket.md 3.3; corrections 3).
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { Slot } from '../visit/follow-slot.ts';
import { packageSlots, type SlotSource } from '../visit/package-port.ts';

export const slotSource = (id: number): SlotSource => ({ type: 'formlab', id });

interface Ordered extends Slot {
  readonly laboratoriumjasa_id: number;
  readonly qty: number;
}
/** The slot that an order takes: on the day on which it is made. */
export const slotOf = (
  { today }: WriteContext,
  { visit_id, customer_id, doctor_id }: Readonly<Record<'visit_id' | 'customer_id' | 'doctor_id', number>>,
  id: number,
  { laboratoriumjasa_id: of, qty: n, membershipperawatan_id, override_reason }: Ordered,
) => ({
  membershipperawatan_id,
  override_reason,
  n,
  of,
  source: slotSource(id),
  customer_id,
  visit_id,
  doctor_id,
  day: today,
});

const passOn = named<unknown, [from: number, to: number]>(
  'formlab_slot_pass',
  `with was as materialized (select membershipperawatan_id, override_reason from formlabs where id = $1), gone as (
     update formlabs set membershipperawatan_id = null, override_reason = null where id = $1)
   update formlabs set membershipperawatan_id = was.membershipperawatan_id, override_reason = was.override_reason
   from was where id = $2`,
);

/** The slot of work that is made again goes on to the new order, unless it is used already. */
export const passSlot = async (
  context: WriteContext,
  row: { readonly id: number; readonly membershipperawatan_id: number | null },
  to: number,
): Promise<void> => {
  if (row.membershipperawatan_id === null) return;
  const isPassed = await packageSlots.given().pass(context, slotSource(row.id), slotSource(to));
  if (isPassed) await run(context.tx, passOn, row.id, to);
};
