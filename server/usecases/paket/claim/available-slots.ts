// GET /api/paket/membership/tersedia: what a patient has left of his packages, and why a slot cannot be used (paket.md 5, 6.6).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { blockOf, slotsLeft } from '../../../domain/paket/slot-block.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { type OwnedSlot, readOwned } from './slot-facts.ts';
import { mayOverride } from './take-slot.ts';

const customerOf = named<{ id: number }, [number, readonly number[]]>(
  'slots_whose',
  `select u.id from users u where u.id = $1 and (u.profile_id = any ($2) or exists (
     select from customerprofiles c where c.user_id = u.id and c.profile_id = any ($2)))`,
);
const dayOf = named<{ day: string }, [visit: number, customer: number, branches: readonly number[]]>(
  'slots_visit_day',
  'select visit_date::text as day from visits where id = $1 and customer_id = $2 and profile_id = any ($3)',
);

/** @throws Refusal not-found (404) for who is not seen */
const requireSeen = async ({ tx, branches }: Context, customer: number): Promise<void> => {
  if (!(await runOne(tx, customerOf, customer, branches))) throw new Refusal('not-found');
};

/** @throws Refusal not-found (404) for a visit that is not his */
const dayAsked = async (context: Context, customer: number, visit: number | undefined): Promise<string> => {
  if (visit === undefined) return context.today;
  const found = await runOne(context.tx, dayOf, visit, customer, context.branches);
  if (!found) throw new Refusal('not-found');
  return found.day;
};

const answerOf = ({ actor }: Context, slot: OwnedSlot, day: string) => {
  const { id, membership_id, code, paket, type, perawatan_id, item_id, laboratoriumjasa_id, name, expires_at } = slot;
  const { free_slot, used_slot, reserved_slot } = slot;
  const block = blockOf(slot, { n: 1, day });
  return {
    id,
    membership_id,
    code,
    paket,
    type,
    perawatan_id,
    item_id,
    laboratoriumjasa_id,
    name,
    free_slot,
    used_slot,
    reserved_slot,
    expires_at,
    sisa: slotsLeft(slot),
    blocked_reason: block?.message ?? null,
    overridable: block?.code === 'slot-arrears' && mayOverride(actor.role),
  };
};

/** @throws Refusal not-found (404) for a patient, or a visit of his, that is not seen */
export const listAvailable: CallHandlers['paket.membership.tersedia'] = async (context, { query }) => {
  const { customer, type, tindakanmedis, laboratoriumjasa, visit } = query;
  const read = async () => {
    const day = await dayAsked(context, customer, visit);
    return { day, slots: await readOwned(context, customer, { day, visit_id: visit ?? null }) };
  };
  const [{ day, slots }] = await Promise.all([read(), requireOwnCustomer(context, customer)]);
  // Who has a package in these branches is seen in them.
  if (slots.length === 0) await requireSeen(context, customer);
  const isWanted = (slot: OwnedSlot): boolean =>
    (type === undefined || slot.type === type) &&
    (tindakanmedis === undefined || slot.perawatan_id === tindakanmedis) &&
    (laboratoriumjasa === undefined || slot.laboratoriumjasa_id === laboratoriumjasa);
  return { data: slots.filter(isWanted).map((slot) => answerOf(context, slot, day)) };
};
