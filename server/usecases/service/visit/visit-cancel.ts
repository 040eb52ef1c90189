// Cancels a visit that has not ended (service.md 3.1).
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { requestFor } from '../../kernel/approval.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { notifyVisitParts } from './visit-parts.ts';
import { aboutCancelling, plannedIn } from './visit-review.ts';
import { changeVisit, requireOwnVisit, type StoredVisit, visitOutcome } from './visit-write.ts';
import { countOut } from '../../platform/person/patient-header.ts';

/** Why a visit is cancelled. */
interface Grounds {
  readonly cancel_type: NonNullable<StoredVisit['cancel_type']>;
  readonly reason: string;
}

/**
 * What cancelling does, whoever cancels: a person at the desk, or the night for who did not come. The visit is locked.
 * @throws Refusal visit-has-treatment (422), before anything is written
 */
export const giveUpVisit = async (
  context: WriteContext,
  row: StoredVisit,
  { cancel_type, reason }: Grounds,
): Promise<void> => {
  await notifyVisitParts('requireUndone', context, row);
  await notifyVisitParts('cancelled', context, row);
  await countOut(context, row.customer_id);
  await changeVisit(context, row.id, {
    status: visitDocument.state.cancelled,
    unit_id: row.status === visitDocument.state.inUnit ? null : row.unit_id,
    cancelled_at: context.now.toISOString(),
    cancel_type,
    cancel_reason: reason,
  });
};

/**
 * -> -1 with what was only planned. A patient in the unit: before anything was done, not by his doctor, and by an admin where
 * the branch's rule lets him.
 * @throws Refusal forbidden (403), cancel-reason-missing, visit-has-treatment (422)
 */
export const cancelVisit: UseCases['service.visit']['batal'] = async (context, row, { cancel_type, reason: given }) => {
  await requireOwnVisit(context, row);
  const inUnit = row.status === visitDocument.state.inUnit;
  if (inUnit && context.actor.role === DOKTER) throw new Refusal('forbidden');
  const reason = given?.trim();
  if (!reason) throw refuseField('cancel-reason-missing', 'reason');
  const planned = inUnit ? await plannedIn(context, row) : [];
  await giveUpVisit(context, row, { cancel_type, reason });
  const outcome = await visitOutcome(context, row, 'pembatalan', { after: { cancel_type, reason } });
  if (!inUnit) return outcome;
  const about = () => aboutCancelling(context, row, { reason, planned });
  return { ...outcome, request: await requestFor(context, 'service.visit.cancel', about) };
};
