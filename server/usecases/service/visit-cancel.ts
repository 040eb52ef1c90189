// Cancels a visit that has not ended (service.md 3.1).
import { Refusal, refuseField } from '../../../src/resources/refusals.ts';
import { MANAGER, SUPERADMIN } from '../../../src/policies/role.ts';
import { named, run } from '../../db/statement.ts';
import type { UseCases } from '../contract.ts';
import { hasDone } from './visit-queue.ts';
import { changeVisit, countOut, requireOwnVisit, visitOutcome } from './visit-write.ts';

const IN_UNIT = 2;

const dropPlanned = named<unknown, [number]>(
  'visit_drop_planned',
  `update visitperawatans set status = -1, version = version + 1, updated_at = now() where visit_id = $1 and status = 0`,
);

/**
 * -> -1 with its planned treatments; a patient in the unit only by manager and superadmin, and before anything was done.
 * @throws Refusal forbidden (403), cancel-reason-missing, visit-has-treatment (422)
 */
export const cancelVisit: UseCases['service.visit']['batal'] = async (context, row, { cancel_type, reason }) => {
  await requireOwnVisit(context, row);
  const { role } = context.actor;
  if (row.status === IN_UNIT && role !== MANAGER && role !== SUPERADMIN) throw new Refusal('forbidden');
  const cancel_reason = reason?.trim();
  if (!cancel_reason) throw refuseField('cancel-reason-missing', 'reason');
  if (await hasDone(context, row.id)) throw new Refusal('visit-has-treatment');
  await run(context.tx, dropPlanned, row.id);
  await countOut(context, row.customer_id);
  await changeVisit(context, row.id, {
    status: -1,
    unit_id: row.status === IN_UNIT ? null : row.unit_id,
    cancelled_at: context.now.toISOString(),
    cancel_type,
    cancel_reason,
  });
  return visitOutcome(context, row, 'pembatalan', { after: { cancel_type, reason: cancel_reason } });
};
