// The visit that something is written in: locked, within reach, and open where that is asked.
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

export interface HeldVisit {
  readonly id: number;
  readonly code: string;
  readonly status: number;
  readonly customer_id: number;
  readonly doctor_id: number;
  readonly visit_date: string;
}

const holdVisit = named<HeldVisit, [number, number]>(
  'visit_hold',
  'select id, code, status, customer_id, doctor_id, visit_date from visits where id = $1 and profile_id = $2 for update',
);
export const raiseVisit = named<unknown, [number]>(
  'visit_raise',
  'update visits set version = version + 1, updated_at = now() where id = $1',
);

/** The visit, locked; `not-found` in another branch or for a doctor who does not treat the patient. */
export const lockVisit = async (context: WriteContext, id: number): Promise<HeldVisit> => {
  const visit = await runOne(context.tx, holdVisit, id, context.branch.id);
  if (!visit) throw new Refusal('not-found');
  if (visit.doctor_id !== context.actor.id) await requireOwnCustomer(context, visit.customer_id);
  return visit;
};

/** The locked visit, which must not have ended. @throws Refusal visit-cancelled, treatment-visit-closed (409) */
export const lockOpenVisit = async (context: WriteContext, id: number): Promise<HeldVisit> => {
  const visit = await lockVisit(context, id);
  if (visit.status === visitDocument.state.cancelled) throw new Refusal('visit-cancelled');
  if (visit.status === visitDocument.state.finished) throw new Refusal('treatment-visit-closed');
  return visit;
};
