// Slots of sold packages as visits ask for them (../../service/visit/package-port.ts; paket.md 3.3).
import { claimState } from '../../../../src/resources/paket/membership-life.ts';
import { programType } from '../../../../src/resources/paket/history-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { spendBlock } from '../../../domain/paket/slot-block.ts';
import { writeLog } from '../../kernel/log.ts';
import type { PackageSlots } from '../../service/visit/package-port.ts';
import { expireReleased } from '../membership/expire-slots.ts';
import { followMembership } from '../membership/membership-rows.ts';
import { lockSlot, releaseSlots, reserveSlots, restoreSlots, spendSlots } from '../membership/slot-rows.ts';
import { bookUse, unbookUse } from './claim-journals.ts';
import { addClaim, passOn, readClaims, readValues, setCancelled, setReserved, setUsed } from './claim-rows.ts';
import { takeSlot } from './take-slot.ts';

const OF = {
  visitperawatan: { type: programType.treatment, key: 'perawatan_id', noun: 'tindakan' },
  formlab: { type: programType.formlab, key: 'laboratoriumjasa_id', noun: 'form lab' },
} as const;

const { reserved, used } = claimState;

const reserve: PackageSlots['reserve'] = async (context, wanted) => {
  const { slot: id, n, source, of, customer_id, visit_id, doctor_id, day, override_reason } = wanted;
  const { type, key, noun } = OF[source.type];
  const { slot, reason } = await takeSlot(context, id, { n, visit_id, day, override_reason }, (found) => {
    if (found.customer_id !== customer_id) return new Refusal('not-found');
    return found.type === type && found[key] === of ? null : new Refusal('slot-other');
  });
  await reserveSlots(context, slot, n);
  await addClaim(context, {
    slot,
    used: n,
    source_type: source.type,
    source_id: source.id,
    doctor_id,
    override_reason: reason,
  });
  await writeLog(context, 'paket', {
    message: `pemesanan ${n} slot ${slot.name} paket ${slot.membership.code} untuk ${noun}`,
    url: `/paket/sales/${slot.membership_id}`,
    groupvisit: visit_id,
    after: { membershipperawatan_id: id, used: n, ...(reason !== null && { override_reason: reason }) },
  });
};

const release: PackageSlots['release'] = async (context, sources) => {
  for (const claim of await readClaims(context, sources, [reserved])) {
    const slot = await lockSlot(context, claim.membershipperawatan_id);
    await setCancelled(context, claim.id, null);
    await expireReleased(context, slot, await releaseSlots(context, slot, claim.used));
  }
};

const use: PackageSlots['use'] = async (context, sources, day) => {
  for (const claim of await readClaims(context, sources, [reserved])) {
    const slot = await lockSlot(context, claim.membershipperawatan_id);
    const block = spendBlock({ ...slot, membership_status: slot.membership.status }, day);
    if (block) throw block;
    const { value } = await spendSlots(context, slot, claim.used, 'reserved');
    const at = day === context.today ? context.now.toISOString() : null;
    await setUsed(context, claim.id, { at, day, value });
    await followMembership(context, slot.membership_id);
  }
};

const book: PackageSlots['book'] = async (context, sources) => {
  for (const claim of await readClaims(context, sources, [used])) await bookUse(context, claim);
};

const unuse: PackageSlots['unuse'] = async (context, sources) => {
  for (const { id, membershipperawatan_id, used: n, value_amount: value } of await readClaims(context, sources, [
    used,
  ])) {
    const slot = await lockSlot(context, membershipperawatan_id);
    await restoreSlots(context, slot, n, { value, to: 'reserved' });
    await setReserved(context, id);
    await followMembership(context, slot.membership_id);
  }
};

const unbook: PackageSlots['unbook'] = async (context, sources) => {
  for (const claim of await readClaims(context, sources, [reserved]))
    await unbookUse(context, claim, 'Kunjungan dibuka kembali');
};

export const packageSlots: PackageSlots = {
  reserve,
  release,
  use,
  book,
  unuse,
  unbook,
  pass: (context, from, to) => passOn(context, from, to.id),
  valuesOf: readValues,
};
