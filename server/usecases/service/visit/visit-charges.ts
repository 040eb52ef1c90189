// GET /api/service/visit/{id}/biaya: the lines that the visit's bill would have now, for who is about to end it (workspace.md 3).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { linesOfParts } from './visit-parts.ts';
import { findVisit } from './visit-record.ts';

/** As the bill will say them, before a discount of the whole. @throws Refusal not-found: out of reach, or not the doctor's own patient */
export const visitCharges = async (
  context: Context,
  { params }: CallRequest<Calls['service.visit.charges']>,
): Promise<AnswerOf<'service.visit.charges'>> => {
  const visit = await findVisit(context, params['id'] ?? 0);
  if (visit.doctor_id !== context.actor.id) await requireOwnCustomer(context, visit.customer_id);
  const found = await linesOfParts({ tx: context.tx, branch: { id: visit.profile_id } }, visit);
  const lines = found.map(({ name, qty, price, discount_amount, package_value }, at) => ({
    line_no: at + 1,
    name,
    qty,
    discount_amount,
    amount: Math.round(qty * price) - discount_amount,
    covered: package_value > 0,
  }));
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0) };
};
