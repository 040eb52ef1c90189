// Goods of a package that are handed over at the desk, and taken back (paket.md 3.3, 7).
import { claim as claimDocument } from '../../../../src/resources/paket/claim.ts';
import { programType } from '../../../../src/resources/paket/history-life.ts';
import { claimSource } from '../../../../src/resources/paket/membership-life.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { dateIn } from '../../../../src/resources/kernel/date.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { stockSource } from '../../../domain/inventory/stock-source.ts';
import { requireReferences } from '../../../db/repository-write.ts';
import { inventoryPort } from '../../inventory/use/port.ts';
import { defaultWarehouse } from '../../inventory/use/default-warehouse.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import { requestFor } from '../../kernel/approval.ts';
import type { ApprovalRequest, StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import { expireReleased } from '../membership/expire-slots.ts';
import { followMembership } from '../membership/membership-rows.ts';
import { lockSlot, restoreSlots, spendSlots } from '../membership/slot-rows.ts';
import { bookIssue, bookReturn, bookUse, unbookUse } from './claim-journals.ts';
import { addClaim, readClaim, setCancelled, setIssued, setUsed } from './claim-rows.ts';
import { showClaim } from './list-claim.ts';
import { takeSlot } from './take-slot.ts';

type Operations = UseCases['paket.membershipperawatanused'];
type Stored = StoredOf<typeof claimDocument>;

const urlOf = (membership: number): string => `/paket/sales/${membership}`;

/** The moment of the hand-over: now, or one before. @throws Refusal date-in-future (422) */
const momentOf = ({ now, timezone, today }: WriteContext, given: string | null | undefined) => {
  const at = given ?? now.toISOString();
  const day = dateIn(timezone, new Date(at));
  if (day > today) throw refuseField('date-in-future', 'used_at');
  return { at, day };
};

/**
 * POST /api/paket/membershipperawatanused: an item of a package is handed over. The slot is locked before the stock.
 * @throws Refusal claim-elsewhere (422) for a treatment or a form lab, those of `takeSlot`, of the stock and of posting
 */
export const createClaim: Operations['create'] = async (context, body) => {
  await requireReferences(context.tx, claimDocument.fields, body, [context.branch.id]);
  const { membershipperawatan_id: id, used: n } = body;
  const { at, day } = momentOf(context, body.used_at);
  const use = { n, day, visit_id: null, override_reason: body.override_reason ?? null };
  const { slot, reason } = await takeSlot(context, id, use, ({ type }) =>
    type === programType.item ? null : new Refusal('claim-elsewhere'),
  );
  const warehouse = body.warehouse_id ?? (await defaultWarehouse(context, 'sale'));
  const { value } = await spendSlots(context, slot, n, 'free');
  const claimId = await addClaim(context, {
    slot,
    used: n,
    source_type: claimSource.item,
    source_id: null,
    doctor_id: null,
    override_reason: reason,
  });
  await setUsed(context, claimId, { at, day, value });
  await followMembership(context, slot.membership_id);
  const { cost, amounts } = await inventoryPort.issuePackage(context, {
    source: { type: stockSource.claim, id: claimId },
    customer_id: slot.customer_id,
    warehouse_id: warehouse,
    item_id: slot.item_id ?? 0,
    qty: n,
    about: `Paket ${slot.membership.code}`,
  });
  await setIssued(context, claimId, warehouse, cost);
  const claim = await readClaim(context, claimId);
  await bookUse(context, claim);
  await bookIssue(context, { id: claimId, code: claim.code, amounts });
  const message = `penyerahan ${n} ${slot.name} paket ${slot.membership.code}`;
  return {
    status: 201,
    record: await showClaim(context, claimId),
    log: { message, url: urlOf(slot.membership_id), after: { ...body, override_reason: reason ?? undefined } },
  };
};

/** On a later day than that of the hand-over a superadmin decides (paket.md 3.3). */
const askLater = async (context: WriteContext, row: Stored, reason: string): Promise<ApprovalRequest | undefined> => {
  if (row.used_at !== null && dateIn(context.timezone, new Date(row.used_at)) === context.today) return undefined;
  const request = await requestFor(context, 'paket.claim.cancel', () => ({
    record: { type: claimDocument.name, id: row.id },
    grounds: [unchanged(claimDocument.table, row, claimDocument.singular)],
    told: {
      amount: row.value_amount,
      date: context.today,
      changes: [inWords('Klaim', row.code, null), inRupiah('Nilai', row.value_amount, null), reasonOf(reason)],
    },
  }));
  return request && { ...request, assignerRole: SUPERADMIN };
};

/**
 * 1 -> -1 of goods: stock, slot and ledger as they were before; by a manager on a later day it waits for a superadmin.
 * @throws Refusal claim-elsewhere (422) for what a visit has taken
 */
export const cancelClaim: Operations['batal'] = async (context, row, { reason }) => {
  if (row.source_type !== claimSource.item) throw new Refusal('claim-elsewhere');
  const claim = await readClaim(context, row.id);
  const slot = await lockSlot(context, claim.membershipperawatan_id);
  await setCancelled(context, claim.id, reason);
  const back = await restoreSlots(context, slot, claim.used, { value: claim.value_amount, to: 'free' });
  const { amounts, cost } = await inventoryPort.returnPackage(
    context,
    { type: stockSource.claim, id: row.id },
    `Batal ${row.code}: ${reason}`,
  );
  await unbookUse(context, claim, reason);
  await expireReleased(context, slot, back);
  await bookReturn(context, { id: row.id, code: row.code, amounts });
  const request = await askLater(context, row, reason);
  return {
    record: await showClaim(context, row.id),
    log: {
      message: `pembatalan klaim ${row.code} senilai ${formatRupiah(claim.value_amount)}, HPP ${formatRupiah(cost)}: ${reason}`,
      url: urlOf(row.membership_id),
    },
    ...(request && { request }),
  };
};
