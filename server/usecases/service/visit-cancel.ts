// Cancels a visit that has not ended (service.md 3.1).
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { DOKTER } from '../../../src/policies/role.ts';
import { named, run } from '../../db/statement.ts';
import { requestFor } from '../approval.ts';
import type { UseCases } from '../contract.ts';
import { hasDone } from './visit-queue.ts';
import { changeVisit, countOut, requireOwnVisit, visitOutcome } from './visit-write.ts';

const IN_UNIT = 2;

const dropPlanned = named<unknown, [number]>(
  'visit_drop_planned',
  `update visitperawatans set status = -1, version = version + 1, updated_at = now() where visit_id = $1 and status = 0`,
);

/**
 * -> -1 with its planned treatments. A patient in the unit: before anything was done, not by his doctor, and by an admin where
 * the branch's rule lets him.
 * @throws Refusal forbidden (403), cancel-reason-missing, visit-has-treatment (422)
 */
export const cancelVisit: UseCases['service.visit']['batal'] = async (context, row, { cancel_type, reason }) => {
  await requireOwnVisit(context, row);
  const inUnit = row.status === IN_UNIT;
  if (inUnit && context.actor.role === DOKTER) throw new Refusal('forbidden');
  const cancel_reason = reason?.trim();
  if (!cancel_reason) throw refuseField('cancel-reason-missing', 'reason');
  if (await hasDone(context, row.id)) throw new Refusal('visit-has-treatment');
  await run(context.tx, dropPlanned, row.id);
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
