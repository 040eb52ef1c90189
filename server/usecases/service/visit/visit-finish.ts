// The end of a visit and its reopening: the bill comes and goes in the same transaction (service.md 3.1, 6.3).
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { ADMIN } from '../../../../src/policies/role.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { cancelBill } from '../../finance/bill/void-bill.ts';
import { requestFor } from '../../kernel/approval.ts';
import { billVisit } from './visit-bill.ts';
import { linesOfParts, notifyVisitParts } from './visit-parts.ts';
import { takeUnit } from './visit-unit.ts';
import { aboutReopening } from './visit-review.ts';
import { changeVisit, requireOwnVisit, requireReach, visitOutcome } from './visit-write.ts';

type Verbs = UseCases['service.visit'];

const mayAdminFinish = named<{ admin_boleh_selesai: boolean }, [number]>(
  'branch_admin_finish',
  'select admin_boleh_selesai from branchpreferences where profile_id = $1',
);

/** An admin finishes only where the branch lets him. */
const requireMayFinish = async ({ actor, tx, branch }: WriteContext): Promise<void> => {
  if (actor.role !== ADMIN) return;
  const preference = await runOne(tx, mayAdminFinish, branch.id);
  if (!preference?.admin_boleh_selesai) throw new Refusal('forbidden');
};

/**
 * 2 -> 3 with the draft bill, when every part of the visit is complete.
 * @throws Refusal forbidden (403), control-date (422), and those of the parts (422)
 */
export const finishVisit: Verbs['selesai'] = async (context, row, input) => {
  await requireOwnVisit(context, row);
  await requireMayFinish(context);
  if (input.next_control_at && input.next_control_at <= row.visit_date)
    throw refuseField('control-date', 'next_control_at');
  await notifyVisitParts('requireComplete', context, row);
  await notifyVisitParts('ending', context, row);
  const {
    desk_note = row.desk_note,
    next_control_perawatan_id = row.next_control_perawatan_id,
    next_control_minutes = row.next_control_minutes,
  } = input;
  const bill_id = await billVisit(context, row, await linesOfParts(context, row), desk_note);
  await changeVisit(context, row.id, {
    status: visitDocument.state.finished,
    finished_at: context.now.toISOString(),
    bill_id,
    next_control_at: input.next_control_at ?? row.next_control_at,
    next_control_perawatan_id,
    next_control_minutes,
    desk_note,
  });
  await notifyVisitParts('finished', context, row);
  return visitOutcome(context, row, 'penyelesaian');
};

/**
 * 3 -> 2: the bill is taken back and the unit must be free. An admin's waits for an approver where the branch's rule says so.
 * @throws Refusal bill-has-payments, unit-occupied (409)
 */
export const reopenVisit: Verbs['bukakembali'] = async (context, row, { reason }) => {
  await requireReach(context, row);
  if (row.unit_id !== null) await takeUnit(context, row.unit_id);
  await notifyVisitParts('reopening', context, row);
  await cancelBill(context, { type: 'visit', id: row.id }, reason);
  await changeVisit(context, row.id, { status: visitDocument.state.inUnit, finished_at: null, bill_id: null });
  await notifyVisitParts('reopened', context, row);
  const outcome = await visitOutcome(context, row, 'pembukaan kembali', { after: { reason } });
  const request = await requestFor(context, 'service.visit.reopen', () => aboutReopening(context, row, reason));
  return { ...outcome, request };
};
