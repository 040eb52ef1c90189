// The draft bill of a finished visit whose own was cancelled (finance.md 5).
import type { billFromVisit as billFromVisitCall } from '../../../../src/resources/finance/bill-calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { findLocked } from '../../kernel/generic.ts';
import { billVisit } from './visit-bill.ts';
import { linesOfParts } from './visit-parts.ts';
import { changeVisit } from './visit-write.ts';
import { findBillOf } from '../../finance/bill/bill-rows.ts';
import { showBill } from '../../finance/bill/show-bill.ts';

/**
 * POST /api/finance/bill/fromvisit: 201 with the new draft, 200 with the bill that the visit has.
 * @throws Refusal not-found (404), visit-unfinished, bill-empty (422)
 */
export const billFromVisit = async (context: WriteContext, { body }: CallRequest<typeof billFromVisitCall>) => {
  const found = await findLocked(visit, context, body.visit_id, [context.branch.id]);
  if (!found) throw new Refusal('not-found');
  if (found.status !== visit.state.finished) throw new Refusal('visit-unfinished');
  const living = await findBillOf(context.tx, { type: 'visit', id: found.id }, context.branch.id);
  if (living !== undefined) return { status: 200 as const, record: await showBill(context, living), log: null };
  const id = await billVisit(context, found, await linesOfParts(context, found), found.desk_note);
  if (id === null) throw new Refusal('bill-empty');
  await changeVisit(context, found.id, { bill_id: id });
  return {
    status: 201 as const,
    record: await showBill(context, id),
    log: {
      message: `pembuatan tagihan kunjungan ${found.code}`,
      url: `/finance/payment/bill/${id}`,
      groupvisit: found.id,
    },
  };
};
