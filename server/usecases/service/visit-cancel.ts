// Cancels a visit that has not ended (service.md 3.1).
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { DOKTER } from '../../../src/policies/role.ts';
import { requestFor } from '../approval.ts';
import type { UseCases } from '../contract.ts';
import { tellParts } from './visit-parts.ts';
import { changeVisit, countOut, requireOwnVisit, visitOutcome } from './visit-write.ts';

const IN_UNIT = 2;

/**
 * -> -1 with what was only planned. A patient in the unit: before anything was done, not by his doctor, and by an admin where
 * the branch's rule lets him.
 * @throws Refusal forbidden (403), cancel-reason-missing, visit-has-treatment (422)
 */
export const cancelVisit: UseCases['service.visit']['batal'] = async (context, row, { cancel_type, reason }) => {
  await requireOwnVisit(context, row);
  const inUnit = row.status === IN_UNIT;
  if (inUnit && context.actor.role === DOKTER) throw new Refusal('forbidden');
  const cancel_reason = reason?.trim();
  if (!cancel_reason) throw refuseField('cancel-reason-missing', 'reason');
  await tellParts('requireUndone', context, row);
  await tellParts('cancelled', context, row);
  await countOut(context, row.customer_id);
  await changeVisit(context, row.id, {
    status: -1,
    unit_id: inUnit ? null : row.unit_id,
    cancelled_at: context.now.toISOString(),
    cancel_type,
    cancel_reason,
  });
  const outcome = await visitOutcome(context, row, 'pembatalan', { after: { cancel_type, reason: cancel_reason } });
  return inUnit ? { ...outcome, request: await requestFor(context, 'service.visit.cancel') } : outcome;
};
